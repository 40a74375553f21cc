// The same program in plain C, with as little work as possible.
#include "films.h"

static void print_rating(int halves) {
    if (halves % 2) printf("%d.5", halves / 2);
    else printf("%d", halves / 2);
}

static void print_list(void) {
    printf("Movies\nBy title, A to Z\n1–10 of %d\n", COUNT);
    for (int i = 0; i < 10; i++) {
        printf("%d. %s (%d)", i + 1, films[i].title, films[i].year);
        if (films[i].halves >= 0) {
            printf(", you ");
            print_rating(films[i].halves);
        }
        printf(", critics %d\n", films[i].score);
    }
    printf("\nn next, p previous, s sort, ? help, q quit\n> ");
}

static void print_detail(const struct film *film) {
    printf("%s (%d)\n", film->title, film->year);
    printf("Directors: %s\nGenres: Drama, Comedy\nRuntime: %d minutes\n", film->director, 80 + film->score);
    printf("Critics: %d of 100\nYour rating: ", film->score);
    if (film->halves >= 0) {
        print_rating(film->halves);
        printf(" of 10\n");
    } else {
        printf("none yet\n");
    }
    printf("\ne edit, d delete, b back, h home, ? help, q quit\n> ");
}

static void echo(const char *answer) { printf("%s\n\n", answer); }

int main(void) {
    int status = answer_all();
    if (status == 0) printf("\n");
    return status;
}
