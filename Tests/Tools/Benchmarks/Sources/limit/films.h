// Shared by both programs in plain C: the films and the loop over the answers.
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

// Each program prints in its own way.
static void print_list(void);
static void print_detail(const struct film *film);
static void echo(const char *answer);

static int answer_all(void) {
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
        echo(line);
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
    free(line);
    return 0;
}
