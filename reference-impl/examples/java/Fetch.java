import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fetches a URL, with POST when there is a `body`, and saves what comes in the file `to`. */
public final class Fetch {
    public static void main(String[] arguments) throws IOException {
        Host.run(Fetch::fetch);
    }

    private static String fetch(Host host) throws IOException {
        String url = text(host, "url");
        String to = text(host, "to");
        Map<?, ?> response = request(host, url);
        int status = ((Double) response.get("status")).intValue();
        if (status < 200 || status > 299) {
            throw new IOException(url + " answered with status " + status);
        }
        host.call("fs.write", content(response, to));
        return "saved " + url + " in " + to;
    }

    private static Map<?, ?> request(Host host, String url) throws IOException {
        List<?> headers = host.arguments.get("headers") instanceof List<?> list ? list : List.of();
        if (!host.arguments.containsKey("body")) {
            return host.call("http.get", Map.of("url", url, "headers", headers));
        }
        return host.call("http.post", Map.of("url", url, "headers", headers, "body", text(host, "body")));
    }

    /** A binary body comes as base64, and goes to the file in the same form. */
    private static Map<String, ?> content(Map<?, ?> response, String path) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("path", path);
        params.put("content", response.get("body"));
        if (response.get("encoding") instanceof String encoding) {
            params.put("encoding", encoding);
        }
        return params;
    }

    private static String text(Host host, String name) {
        if (host.arguments.get(name) instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("argument `" + name + "` is not a text");
    }
}
