// The same program in plain C with one buffer and one write: nothing is looked at, and no text formatted but numbers.
#include <unistd.h>

#include "../limit/films.h"

static char out[1 << 17];
static size_t used;

static void flush(void) {
    for (size_t done = 0; done < used;) {
        ssize_t count = write(1, out + done, used - done);
        if (count < 0) exit(74);
        done += (size_t)count;
    }
    used = 0;
}

static inline void put(const char *bytes, size_t count) {
    memcpy(out + used, bytes, count);
    used += count;
}

#define TEXT(literal) put(literal, sizeof(literal) - 1)

static inline void text(const char *text) { put(text, strlen(text)); }

static inline void number(int value) {
    char digits[10];
    int place = sizeof digits;
    do digits[--place] = (char)('0' + value % 10);
    while (value /= 10);
    put(digits + place, sizeof digits - (size_t)place);
}

static void print_rating(int halves) {
    number(halves / 2);
    if (halves % 2) TEXT(".5");
}

static void print_list(void) {
    TEXT("Movies\nBy title, A to Z\n1–10 of ");
    number(COUNT);
    TEXT("\n");
    for (int i = 0; i < 10; i++) {
        number(i + 1);
        TEXT(". ");
        text(films[i].title);
        TEXT(" (");
        number(films[i].year);
        TEXT(")");
        if (films[i].halves >= 0) {
            TEXT(", you ");
            print_rating(films[i].halves);
        }
        TEXT(", critics ");
        number(films[i].score);
        TEXT("\n");
    }
    TEXT("\nn next, p previous, s sort, ? help, q quit\n> ");
}

static void print_detail(const struct film *film) {
    text(film->title);
    TEXT(" (");
    number(film->year);
    TEXT(")\nDirectors: ");
    text(film->director);
    TEXT("\nGenres: Drama, Comedy\nRuntime: ");
    number(80 + film->score);
    TEXT(" minutes\nCritics: ");
    number(film->score);
    TEXT(" of 100\nYour rating: ");
    if (film->halves >= 0) {
        print_rating(film->halves);
        TEXT(" of 10\n");
    } else {
        TEXT("none yet\n");
    }
    TEXT("\ne edit, d delete, b back, h home, ? help, q quit\n> ");
}

static void echo(const char *answer) {
    if (used > sizeof out / 2) flush();
    text(answer);
    TEXT("\n\n");
}

int main(void) {
    int status = answer_all();
    if (status != 0) return status;
    TEXT("\n");
    flush();
    return 0;
}
