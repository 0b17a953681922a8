import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes JSON as Map, List, String, Double, Boolean and null; writes every Number. */
final class Json {
    private static final String ESCAPED = "\"\\\b\f\n\r\t";
    private static final String LETTERS = "\"\\bfnrt";

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Reads the one value that the text holds. */
    static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        if (reader.peek() != 0) {
            throw reader.failure();
        }
        return value;
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            String separator = "{";
            for (Map.Entry<?, ?> member : map.entrySet()) {
                out.append(separator);
                quote((String) member.getKey(), out);
                out.append(':');
                write(member.getValue(), out);
                separator = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String separator = "[";
            for (Object element : list) {
                out.append(separator);
                write(element, out);
                separator = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String string) {
            quote(string, out);
        } else {
            out.append(value);
        }
    }

    private static void quote(String string, StringBuilder out) {
        out.append('"');
        for (char c : string.toCharArray()) {
            int escape = ESCAPED.indexOf(c);
            if (escape >= 0) {
                out.append('\\').append(LETTERS.charAt(escape));
            } else if (c < ' ' || Character.isSurrogate(c)) {
                out.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private Object value() {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return string();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        for (take('{'); peek() != '}'; ) {
            if (!members.isEmpty()) {
                take(',');
            }
            String name = string();
            take(':');
            members.put(name, value());
        }
        take('}');
        return members;
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        for (take('['); peek() != ']'; ) {
            if (!elements.isEmpty()) {
                take(',');
            }
            elements.add(value());
        }
        take(']');
        return elements;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        take('"');
        for (char c = next(); c != '"'; c = next()) {
            out.append(c == '\\' ? escape() : c);
        }
        return out.toString();
    }

    private char escape() {
        char letter = next();
        if (letter == 'u' && at + 4 <= text.length()) {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int found = LETTERS.indexOf(letter);
        if (found < 0 && letter != '/') {
            throw failure();
        }
        return letter == '/' ? letter : ESCAPED.charAt(found);
    }

    private Double number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return Double.valueOf(text.substring(start, at));
    }

    private Object word(String word, Boolean value) {
        if (!text.startsWith(word, at)) {
            throw failure();
        }
        at += word.length();
        return value;
    }

    private void take(char expected) {
        if (peek() != expected) {
            throw failure();
        }
        at++;
    }

    private char next() {
        if (at == text.length()) {
            throw failure();
        }
        return text.charAt(at++);
    }

    /** The next character after white space; 0 at the end. */
    private char peek() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private IllegalArgumentException failure() {
        return new IllegalArgumentException("not JSON at character " + at);
    }
}
