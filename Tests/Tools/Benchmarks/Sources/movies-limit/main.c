// What `movies` shows of a catalog that films.csv was imported into, in plain C: prepared statements and printf.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#define WIDTH 80
#define PAGES 4096

struct key {
    unsigned char bytes[1024];
    int count;
    long id;
};

static sqlite3 *catalog;
static sqlite3_stmt *first, *next, *total, *step, *one;
static struct key keys[PAGES];
static long ids[10];
static int page;
static int knows_list, knows_detail, knows_filling;

static const char *grouped(long number, char *buffer) {
    char digits[32];
    int count = sprintf(digits, "%ld", number), end = 0;
    for (int i = 0; i < count; i++) {
        if (i && (count - i) % 3 == 0) buffer[end++] = ',';
        buffer[end++] = digits[i];
    }
    buffer[end] = 0;
    return buffer;
}

static int columns(const char *text, size_t count) {
    int width = 0;
    for (size_t i = 0; i < count; i++) width += (text[i] & 0xC0) != 0x80;
    return width;
}

static void print_wrapped(const char *text, int indent) {
    if (columns(text, strlen(text)) <= WIDTH) {
        printf("%s\n", text);
        return;
    }
    int column = 0, is_empty = 1;
    while (*text) {
        while (*text == ' ') text++;
        size_t count = strcspn(text, " ");
        if (!count) break;
        int width = columns(text, count);
        if (!is_empty) {
            if (column + 1 + width > WIDTH) {
                printf("\n%*s", indent, "");
                column = indent;
            } else {
                putchar(' ');
                column++;
            }
        }
        fwrite(text, 1, count, stdout);
        column += width;
        is_empty = 0;
        text += count;
    }
    putchar('\n');
}

static void print_field(const char *name, const char *value) {
    static char line[65536];
    if (!value || !*value) return;
    snprintf(line, sizeof line, "%s: %s", name, value);
    print_wrapped(line, 2);
}

static void print_number(const char *name, int column, const char *unit) {
    if (sqlite3_column_type(one, column) == SQLITE_NULL) return;
    printf("%s: %lld%s\n", name, sqlite3_column_int64(one, column), unit);
}

static const char *text(int column) { return (const char *)sqlite3_column_text(one, column); }

// The first of a list's values, as many as stand on two lines, and how many more there are.
static void print_list_field(const char *name, int column) {
    static char joined[65536];
    const char *list = text(column);
    if (!list) return;
    int count = 1, shown = 0, length = 0;
    for (const char *c = list; *c; c++) count += *c == 0x1F;
    const char *end = list;
    while (*end) {
        const char *stop = strchrnul(end, 0x1F);
        length += columns(end, stop - end) + 2;
        if (length > 128 && shown) break;
        shown++;
        if (length > 128) break;
        end = *stop ? stop + 1 : stop;
    }
    if (shown + 1 == count) shown = count;
    int place = 0, value = 0;
    for (const char *c = list; *c; c++) {
        if (*c != 0x1F) {
            joined[place++] = *c;
            continue;
        }
        joined[place++] = ',';
        joined[place++] = ' ';
        if (++value == shown) break;
    }
    joined[place] = 0;
    if (shown < count) sprintf(joined + place, "and %d more", count - shown);
    print_field(name, joined);
}

static int bar_column;

static void print_command(const char *command, int is_last) {
    int width = strlen(command) + !is_last;
    if (bar_column && bar_column + 1 + width > WIDTH) {
        putchar('\n');
        bar_column = 0;
    } else if (bar_column) {
        putchar(' ');
        bar_column++;
    }
    printf("%s%s", command, is_last ? "" : ",");
    bar_column += width;
}

static void print_bar(const char *const *commands, int count) {
    bar_column = 0;
    putchar('\n');
    for (int i = 0; i < count; i++) print_command(commands[i], i + 1 == count);
    printf("\n> ");
}

static void print_list(int is_new) {
    char buffer[32], last[32], all[32];
    sqlite3_step(total);
    long count = sqlite3_column_int64(total, 0);
    sqlite3_reset(total);
    int can_undo = sqlite3_step(step) == SQLITE_ROW;
    sqlite3_reset(step);
    if (is_new) printf("Movies\nAll, by title, A to Z\n");
    printf("%s–%s of %s\n", grouped(page * 10 + 1, buffer), grouped(page * 10 + 10, last), grouped(count, all));
    sqlite3_stmt *rows = page ? next : first;
    if (page) {
        sqlite3_bind_blob(next, 1, keys[page].bytes, keys[page].count, SQLITE_STATIC);
        sqlite3_bind_int64(next, 2, keys[page].id);
    }
    for (int row = 0; sqlite3_step(rows) == SQLITE_ROW; row++) {
        ids[row] = sqlite3_column_int64(rows, 0);
        char line[65536];
        int end = snprintf(line, 60000, "%d. %s", row + 1, sqlite3_column_text(rows, 1));
        if (sqlite3_column_type(rows, 2) != SQLITE_NULL)
            end += sprintf(line + end, " (%lld)", sqlite3_column_int64(rows, 2));
        if (sqlite3_column_type(rows, 3) != SQLITE_NULL) {
            int tenths = sqlite3_column_int(rows, 3);
            end += sprintf(line + end, tenths % 10 ? ", you %d.%d" : ", you %d", tenths / 10, tenths % 10);
        }
        // A row is one line on a pipe, however long.
        puts(line);
        if (row != 9) continue;
        struct key *key = &keys[page + 1];
        key->count = sqlite3_column_bytes(rows, 4);
        if (key->count > (int)sizeof key->bytes || page + 2 == PAGES) exit(1);
        memcpy(key->bytes, sqlite3_column_blob(rows, 4), key->count);
        key->id = ids[row];
    }
    sqlite3_reset(rows);
    static const char *const all_commands[] = {
        "n next", "p previous", "s sort", "f filter", "i import", "e export", "d duplicates", "a add",
        "r pick for me", "u undo", "/ search", "t watchlist", "v diary", "c numbers", "j overview",
        "k lists", "? help", "q quit",
    };
    print_bar(all_commands + (knows_list ? 16 : 0), knows_list ? 1 : 18);
    knows_list = can_undo;
}

static void print_detail(long id) {
    sqlite3_bind_int64(one, 1, id);
    if (sqlite3_step(one) != SQLITE_ROW) exit(1);
    printf("%s", text(0));
    if (sqlite3_column_type(one, 1) != SQLITE_NULL) printf(" (%lld)", sqlite3_column_int64(one, 1));
    putchar('\n');
    if (sqlite3_column_type(one, 6) == SQLITE_NULL) printf("Watched: not yet\n");
    print_list_field("Directors", 2);
    print_number("Runtime", 3, " minutes");
    print_list_field("Genres", 4);
    print_list_field("Cast", 5);
    int lacks_facts = !text(2) || !text(4) || sqlite3_column_type(one, 3) == SQLITE_NULL;
    sqlite3_reset(one);
    const char *commands[16];
    int count = 0;
    if (!knows_detail) {
        commands[count++] = "e edit";
        commands[count++] = "s seen";
        commands[count++] = "w viewings";
        commands[count++] = "l put on watchlist";
        commands[count++] = "o more";
    }
    if (lacks_facts && !knows_filling) commands[count++] = "f fill in";
    if (!knows_detail) {
        commands[count++] = "d delete";
        commands[count++] = "m movies";
        commands[count++] = "b back";
        commands[count++] = "h home";
    }
    commands[count++] = "? help";
    print_bar(commands, count);
    knows_detail = 1;
    knows_filling = lacks_facts;
}

static void prepare(const char *sql, sqlite3_stmt **statement) {
    if (sqlite3_prepare_v3(catalog, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, 0) != SQLITE_OK) exit(1);
}

int main(int count, char **arguments) {
    if (count != 2 || sqlite3_open_v2(arguments[1], &catalog, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, 0) != SQLITE_OK)
        return 1;
    prepare("SELECT id, title, year, your_rating, sort_key FROM movie ORDER BY sort_key, id LIMIT 10", &first);
    prepare("SELECT id, title, year, your_rating, sort_key FROM movie WHERE (sort_key, id) > (?, ?) "
            "ORDER BY sort_key, id LIMIT 10", &next);
    prepare("SELECT movies FROM total", &total);
    prepare("SELECT id, name, films FROM step WHERE NOT is_undone ORDER BY id DESC LIMIT 1", &step);
    prepare("SELECT title, year, directors, runtime, genres, \"cast\", viewings FROM movie WHERE id = ?",
            &one);
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    int is_detail = 0;
    print_list(1);
    while ((length = getline(&line, &size, stdin)) > 0) {
        if (line[length - 1] == '\n') line[length - 1] = 0;
        printf("%s\n", line);
        if (!strcmp(line, "q")) break;
        putchar('\n');
        if (is_detail) {
            is_detail = 0;
            print_list(1);
        } else if (!strcmp(line, "n")) {
            page++;
            print_list(0);
        } else {
            long number = strtol(line, NULL, 10);
            if (number < 1 || number > 10) return 65;
            print_detail(ids[number - 1]);
            is_detail = 1;
        }
    }
    return 0;
}
