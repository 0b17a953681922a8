#include "json.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 512 };

typedef struct {
    const char *at;
    int depth;
} reader;

static json *read_value(reader *r);

json *json_read(const char *text)
{
    reader r = { text, 0 };
    json *value = read_value(&r);
    r.at += strspn(r.at, " \t\r\n");
    if (value != NULL && *r.at == '\0')
        return value;
    json_free(value);
    return NULL;
}

void json_free(json *value)
{
    while (value != NULL) {
        json *next = value->next;
        json_free(value->first);
        free(value->name);
        free(value->text);
        free(value);
        value = next;
    }
}

const json *json_member(const json *value, const char *name)
{
    if (value == NULL || value->kind != JSON_OBJECT)
        return NULL;
    const json *member = value->first;
    while (member != NULL && strcmp(member->name, name) != 0)
        member = member->next;
    return member;
}

const char *json_text(const json *value)
{
    return value != NULL && value->kind == JSON_STRING ? value->text : NULL;
}

void json_write_text(FILE *out, const char *text)
{
    putc('"', out);
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            fprintf(out, "\\%c", c);
        else if (c < 0x20)
            fprintf(out, "\\u%04x", c);
        else
            putc(c, out);
    }
    putc('"', out);
}

static json *new_value(json_kind kind)
{
    json *value = calloc(1, sizeof *value);
    if (value == NULL)
        abort();
    value->kind = kind;
    return value;
}

static bool take(reader *r, const char *token)
{
    r->at += strspn(r->at, " \t\r\n");
    size_t size = strlen(token);
    if (strncmp(r->at, token, size) != 0)
        return false;
    r->at += size;
    return true;
}

static json *fail(json *value)
{
    json_free(value);
    return NULL;
}

static int hex4(const char *at)
{
    int code = 0;
    for (int i = 0; i < 4; i++) {
        unsigned char digit = (unsigned char)at[i];
        if (!isxdigit(digit))
            return -1;
        code = code * 16 + (isdigit(digit) ? digit - '0' : tolower(digit) - 'a' + 10);
    }
    return code;
}

static char *put_utf8(char *to, uint32_t code)
{
    static const unsigned char lead[] = { 0x00, 0xc0, 0xe0, 0xf0 };
    int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    *to++ = (char)(lead[more] | code >> 6 * more);
    while (more-- > 0)
        *to++ = (char)(0x80 | (code >> 6 * more & 0x3f));
    return to;
}

/* Reads what follows "\u"; a surrogate without its partner becomes U+FFFD. */
static char *read_code(reader *r, char *to)
{
    int code = hex4(r->at);
    if (code < 0)
        return NULL;
    r->at += 4;
    if (code < 0xd800 || code > 0xdfff)
        return put_utf8(to, (uint32_t)code);
    int low = code < 0xdc00 && r->at[0] == '\\' && r->at[1] == 'u' ? hex4(r->at + 2) : -1;
    if (low < 0xdc00 || low > 0xdfff)
        return put_utf8(to, 0xfffd);
    r->at += 6;
    return put_utf8(to, 0x10000u + ((uint32_t)(code - 0xd800) << 10) + (uint32_t)(low - 0xdc00));
}

static char *read_escape(reader *r, char *to)
{
    static const char letters[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    char letter = *r->at;
    const char *found = letter == '\0' ? NULL : strchr(letters, letter);
    if (found == NULL && letter != 'u')
        return NULL;
    r->at++;
    if (found == NULL)
        return read_code(r, to);
    *to = values[found - letters];
    return to + 1;
}

/* The text is never longer than its spelling. */
static char *read_text(reader *r, size_t *size)
{
    const char *end = r->at;
    while (*end != '"' && *end != '\0')
        end += *end == '\\' && end[1] != '\0' ? 2 : 1;
    char *text = malloc((size_t)(end - r->at) + 1), *to = text;
    if (text == NULL)
        abort();
    while (to != NULL && *r->at != '"' && (unsigned char)*r->at >= 0x20) {
        if (*r->at != '\\')
            *to++ = *r->at++;
        else
            r->at++, to = read_escape(r, to);
    }
    if (to == NULL || *r->at != '"') {
        free(text);
        return NULL;
    }
    r->at++;
    *to = '\0';
    *size = (size_t)(to - text);
    return text;
}

static json *read_string(reader *r)
{
    json *value = new_value(JSON_STRING);
    value->text = read_text(r, &value->size);
    return value->text == NULL ? fail(value) : value;
}

static json *read_number(reader *r)
{
    size_t size = strspn(r->at, "+-.0123456789eE");
    char *end;
    json *value = new_value(JSON_NUMBER);
    value->number = strtod(r->at, &end);
    if (size == 0 || end != r->at + size)
        return fail(value);
    r->at = end;
    return value;
}

static json *read_member(reader *r)
{
    size_t size;
    char *name = take(r, "\"") ? read_text(r, &size) : NULL;
    json *value = name != NULL && take(r, ":") ? read_value(r) : NULL;
    if (value == NULL)
        free(name);
    else
        value->name = name;
    return value;
}

static json *read_list(reader *r, json_kind kind, const char *close, json *(*read_item)(reader *))
{
    json *list = new_value(kind), **last = &list->first;
    if (take(r, close))
        return list;
    do {
        *last = read_item(r);
        if (*last == NULL)
            return fail(list);
        last = &(*last)->next;
    } while (take(r, ","));
    return take(r, close) ? list : fail(list);
}

static json *read_any(reader *r)
{
    if (take(r, "{"))
        return read_list(r, JSON_OBJECT, "}", read_member);
    if (take(r, "["))
        return read_list(r, JSON_ARRAY, "]", read_value);
    if (take(r, "\""))
        return read_string(r);
    if (take(r, "null"))
        return new_value(JSON_NULL);
    if (take(r, "true"))
        return new_value(JSON_TRUE);
    if (take(r, "false"))
        return new_value(JSON_FALSE);
    return read_number(r);
}

static json *read_value(reader *r)
{
    if (r->depth == DEEPEST)
        return NULL;
    r->depth++;
    json *value = read_any(r);
    r->depth--;
    return value;
}
