/* A tool for measuring: calls the host, hangs, or writes a long line, as its arguments state. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *line;
static size_t capacity;

static void next(void)
{
    if (getline(&line, &capacity, stdin) < 1 || strstr(line, "\"cancel\"") != NULL)
        exit(0);
}

static void call(int times)
{
    for (int id = 1; id <= times; id++) {
        printf("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"fs.read\",\"params\":{\"path\":\"a.txt\"}}\n", id);
        fflush(stdout);
        next();
    }
}

static void fill(long megabytes)
{
    static char block[1 << 20];
    memset(block, 'x', sizeof block);
    while (megabytes-- > 0)
        fwrite(block, 1, sizeof block, stdout);
}

static void chatter(void)
{
    for (;;)
        puts("{\"jsonrpc\":\"2.0\",\"method\":\"state\",\"params\":{\"type\":\"running\",\"content\":\"again\"}}");
}

/* tool calls TIMES | tool line MEGABYTES | tool flood | tool chatter; an argument named `stuck` makes any of them hang. */
int main(int count, char **words)
{
    const char *what = count > 1 ? words[1] : "calls";
    long much = count > 2 ? atol(words[2]) : 1;
    next();
    if (strstr(line, "\"stuck\"") != NULL)
        for (;;) pause();
    call(strcmp(what, "calls") == 0 ? (int)much : 1);
    if (strcmp(what, "flood") == 0)
        for (;;) fill(1);
    if (strcmp(what, "chatter") == 0)
        chatter();
    fputs("{\"jsonrpc\":\"2.0\",\"method\":\"result\",\"params\":{\"content\":\"", stdout);
    fill(strcmp(what, "line") == 0 ? much : 0);
    puts("\"}}");
    return 0;
}
