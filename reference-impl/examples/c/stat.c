/* Reports for each of the paths whether it is there, what it is and how large. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json.h"

enum { TIMEOUT = -32004 };

static int last_id;

/* Reads messages up to the wanted one; `cancel` and the end of input end the program. */
static json *await(bool (*wanted)(const json *message));
static bool is_init(const json *message);
static bool is_response(const json *message);
static void fail(const char *message, bool transient);

/* Sends one request about a path and returns the response; the host's error ends the program. */
static json *call(const char *method, const char *path)
{
    printf("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":{\"path\":", ++last_id, method);
    json_write_text(stdout, path);
    puts("}}");
    fflush(stdout);
    json *response = await(is_response);
    const json *error = json_member(response, "error");
    if (error != NULL) {
        const char *message = json_text(json_member(error, "message"));
        const json *code = json_member(error, "code");
        fail(message != NULL ? message : "the host gave no reason", code != NULL && code->number == TIMEOUT);
    }
    return response;
}

static void describe(FILE *text, const char *path)
{
    json *response = call("fs.exists", path);
    const json *exists = json_member(json_member(response, "result"), "exists");
    bool missing = exists == NULL || exists->kind != JSON_TRUE;
    json_free(response);
    if (missing) {
        fprintf(text, "%s: not there\n", path);
        return;
    }
    response = call("fs.metadata", path);
    const json *result = json_member(response, "result"), *size = json_member(result, "size");
    const char *kind = json_text(json_member(result, "kind"));
    fprintf(text, "%s: %s, %.0f bytes\n", path, kind ? kind : "?", size ? size->number : 0);
    json_free(response);
}

static void finish(const char *text)
{
    fputs("{\"jsonrpc\":\"2.0\",\"method\":\"result\",\"params\":{\"content\":", stdout);
    json_write_text(stdout, text);
    puts("}}");
}

int main(void)
{
    json *init = await(is_init);
    const json *arguments = json_member(json_member(json_member(init, "params"), "tool"), "arguments");
    const json *paths = json_member(arguments, "paths");
    if (paths == NULL || paths->kind != JSON_ARRAY)
        fail("argument `paths` is not a list", false);

    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    for (const json *path = paths->first; path != NULL; path = path->next) {
        if (path->kind != JSON_STRING || strlen(path->text) != path->size)
            fail("argument `paths` holds something that is not a path", false);
        describe(out, path->text);
    }
    fclose(out);
    finish(text);
    free(text);
    json_free(init);
    return 0;
}

static bool is_init(const json *message)
{
    const char *method = json_text(json_member(message, "method"));
    return method != NULL && strcmp(method, "init") == 0;
}

static bool is_response(const json *message)
{
    const json *id = json_member(message, "id");
    return json_member(message, "method") == NULL && id != NULL && id->kind == JSON_NUMBER && id->number == last_id;
}

static json *await(bool (*wanted)(const json *message))
{
    static char *line;
    static size_t capacity;
    for (;;) {
        ssize_t size = getline(&line, &capacity, stdin);
        if (size < 1 || line[size - 1] != '\n')
            exit(0);
        json *message = json_read(line);
        if (message == NULL)
            fail("the host sent a line that is not JSON", false);
        const char *method = json_text(json_member(message, "method"));
        if (method != NULL && strcmp(method, "cancel") == 0)
            exit(0);
        if (wanted(message))
            return message;
        json_free(message);
    }
}

static void fail(const char *message, bool transient)
{
    fputs("{\"jsonrpc\":\"2.0\",\"method\":\"error\",\"params\":{\"message\":", stdout);
    json_write_text(stdout, message);
    printf(",\"trace\":[],\"transient\":%s}}\n", transient ? "true" : "false");
    exit(0);
}
