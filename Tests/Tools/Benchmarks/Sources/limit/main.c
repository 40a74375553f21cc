// The same program in plain C: as little work as it can be done with.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#define COUNT 100

struct film {
    char title[32], director[16];
    int year, halves, score;
};

static struct film films[COUNT];

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

int main(void) {
    for (int i = 0; i < COUNT; i++) {
        snprintf(films[i].title, sizeof films[i].title, "The Film of the Year %d", i);
        snprintf(films[i].director, sizeof films[i].director, "Director %d", i % 17);
        films[i].year = 1940 + i % 75;
        films[i].halves = i % 3 ? i % 21 : -1;
        films[i].score = i * 7 % 101;
    }
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    int in_detail = 0;
    print_list();
    while ((length = getline(&line, &size, stdin)) > 0) {
        if (line[length - 1] == '\n') line[length - 1] = 0;
        printf("%s\n\n", line);
        if (!in_detail) {
            long number = strtol(line, NULL, 10);
            if (number < 1 || number > 10) return 65;
            print_detail(&films[number - 1]);
            in_detail = 1;
        } else {
            if (strcmp(line, "b") != 0) return 65;
            print_list();
            in_detail = 0;
        }
    }
    printf("\n");
    free(line);
    return 0;
}
