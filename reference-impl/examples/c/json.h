/* A small JSON reader and writer (RFC 8259). */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct json json;

typedef enum { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } json_kind;

struct json {
    json_kind kind;
    double number;
    char *text;   /* of a string: UTF-8, ended by a zero byte */
    size_t size;  /* of a string: bytes in text */
    char *name;   /* of an object's member */
    json *first;  /* of an array or object: its first element or member */
    json *next;   /* the one after this in the same array or object */
};

/* Reads the one value that text holds, which ends with a zero byte; NULL when it is no JSON. */
json *json_read(const char *text);

void json_free(json *value);

/* The member of that name; NULL when there is none, or value is NULL or no object. */
const json *json_member(const json *value, const char *name);

/* The text of a string; NULL when value is NULL or no string. */
const char *json_text(const json *value);

/* Writes the text as a JSON string, with its quotes. */
void json_write_text(FILE *out, const char *text);

#endif
