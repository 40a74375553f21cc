/// The HTML head, with all styles, of the page that `numbers --html` writes.
let reviewHead = """
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <style>
    :root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1f1a16; --muted: #6d6259; --line: #e2dace;
      --bar: #b4512b; --l0: #ece5da; --l1: #f3cfae; --l2: #e39e6c; --l3: #b4512b; --l4: #73290f; --on: #fffaf4; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #15120f; --ink: #f4ede4; --muted: #a89c8f; --line: #38312a;
        --bar: #e08e45; --l0: #27221d; --l1: #54341f; --l2: #8a5229; --l3: #e08e45; --l4: #fbd08a; --on: #1a120b; }
    }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    html { -webkit-text-size-adjust: 100%; }
    body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      font-variant-numeric: tabular-nums; }
    main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
    h1 { font: 600 clamp(2.2rem, 7vw, 4rem)/1.1 "Iowan Old Style", Palatino, Georgia, "Times New Roman", serif;
      letter-spacing: -0.02em; overflow-wrap: anywhere; }
    h2 { font-size: 0.8rem; font-weight: 600; letter-spacing: 0.1em; text-transform: uppercase; color: var(--muted);
      margin-bottom: 0.9rem; display: flex; justify-content: space-between; align-items: baseline; }
    h2 small { font-weight: 400; letter-spacing: 0; text-transform: none; }
    header { padding: 3.5rem 0 1.5rem; }
    header p, .key, section > p, .empty { color: var(--muted); }
    .empty { padding: 1rem 0 3rem; font-size: 1.25rem; }
    ol, ul { list-style: none; }
    .sums { display: flex; flex-wrap: wrap; gap: 0.5rem 3rem; margin: 1.5rem 0 1rem; color: var(--muted); }
    .sums b { display: block; color: var(--bar); font: 600 clamp(2.6rem, 9vw, 4.5rem)/1.1 "Iowan Old Style", Palatino,
      Georgia, "Times New Roman", serif; }
    section { border-top: 1px solid var(--line); padding: 1.25rem 0 2rem; min-width: 0; }
    .charts, .movies, .lists { display: grid; gap: 0 3rem; }
    svg { display: block; width: 100%; height: auto; font: 10px system-ui, -apple-system, "Segoe UI", sans-serif;
      fill: var(--muted); }
    .columns { display: flex; gap: 2%; height: 10rem; border-bottom: 1px solid var(--line); margin-bottom: 1.6rem;
      justify-content: center; font-size: 0.75rem; }
    .columns li { flex: 0 1 3rem; min-width: 0; display: flex; flex-direction: column; justify-content: flex-end;
      align-items: center; position: relative; }
    .columns span { position: absolute; bottom: -1.4rem; color: var(--muted); }
    .columns b { font-weight: 400; }
    .columns small { display: none; }
    .columns i { width: 75%; height: calc(var(--part) * 0.85); background: var(--bar); border-radius: 2px 2px 0 0; }
    .days { display: grid; gap: 0.75rem 1rem; max-width: var(--width); }
    .years > :first-child { grid-row: span 2; }
    table { width: 100%; border-spacing: 2px; table-layout: fixed; font-size: 0.8rem; text-align: center; }
    th { font-weight: 400; color: var(--muted); }
    td { border-radius: 3px; padding: 0.1rem 0; }
    td:last-child { text-align: right; }
    .l3, .l4 { color: var(--on); }
    .l0 { fill: var(--l0); background: var(--l0); }
    .l1 { fill: var(--l1); background: var(--l1); }
    .l2 { fill: var(--l2); background: var(--l2); }
    .l3 { fill: var(--l3); background: var(--l3); }
    .l4 { fill: var(--l4); background: var(--l4); }
    .key { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 0.75rem;
      font-size: 0.85rem; }
    .key i { display: inline-block; width: 0.7rem; height: 0.7rem; border-radius: 2px; }
    cite { font-style: normal; font-weight: 600; unicode-bidi: isolate; overflow-wrap: break-word; }
    cite ~ small::before { content: "· "; }
    header p:empty { display: none; }
    cite + span, small { color: var(--muted); font-size: 0.85rem; }
    .best li { display: grid; grid-template-columns: 3rem minmax(0, 1fr); margin-bottom: 0.9rem; }
    .best li > b { color: var(--bar); font: 600 1.5rem/1 "Iowan Old Style", Palatino, Georgia, serif; }
    blockquote { color: var(--muted); border-left: 2px solid var(--line); padding-left: 0.75rem; margin-top: 0.25rem;
      overflow-wrap: break-word; unicode-bidi: isolate; }
    dl > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); margin-bottom: 0.6rem; }
    dt { color: var(--muted); grid-row: span 3; }
    dd { grid-column: 2; }
    .ranked li { display: grid; grid-template-columns: minmax(0, 1fr) auto 1.9rem; gap: 0 0.5rem; align-items: baseline;
      margin-bottom: 0.55rem; }
    .ranked span { overflow-wrap: break-word; unicode-bidi: isolate; }
    .ranked small { text-align: right; }
    .ranked i { grid-column: 1 / -1; height: 5px; border-radius: 3px; background: var(--bar); margin-top: 0.15rem;
      width: var(--part); }
    footer { color: var(--muted); font-size: 0.8rem; padding: 1.25rem 1.25rem 3rem; }
    @media (min-width: 40rem) {
      .charts, .movies, .lists { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .days:has(svg + svg) { grid-template-columns: 1fr 1fr; max-width: none; }
    }
    @media (min-width: 62rem) {
      .charts:not(.years) { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
      .charts.years { grid-template-columns: 3fr 2fr; }
      .lists { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    }
    @media print {
      @page { margin: 10mm; }
      :root { --paper: #ffffff; font-size: 6.6pt; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      main, footer { max-width: none; padding: 0; }
      header { padding: 0 0 1rem; display: grid; grid-template-columns: 1fr auto; align-items: end; }
      header p { grid-column: 1 / -1; }
      h1 { font-size: 3.4rem; }
      .sums { margin: 0; gap: 0 2rem; }
      .sums b { font-size: 2.6rem; }
      section { padding: 1rem 0 1.2rem; break-inside: avoid; }
      .charts, .movies, .lists { gap: 0 2.2rem; }
      .movies { grid-template-columns: 1fr 1fr; }
      .charts:not(.years) { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
      .charts.years { grid-template-columns: 1fr 1fr; }
      .columns { height: 8rem; }
      td { padding: 0; }
      .lists { grid-template-columns: repeat(4, minmax(0, 1fr)); }
      .days:has(svg + svg) { grid-template-columns: 1fr 1fr; max-width: none; }
      blockquote { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
      .ranked li { margin-bottom: 0.35rem; }
      .ranked i { height: 3px; }
      footer { padding: 0.5rem 0 0; }
    }
    </style>
    """
