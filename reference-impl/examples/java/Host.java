import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The host at the other end of stdin and stdout; `cancel` and the end of input end the program. */
final class Host {
    interface Tool {
        String run(Host host) throws IOException;
    }

    /** The host answered a call with an error. */
    static final class HostException extends IOException {
        private static final double TIMEOUT = -32004;
        final boolean isTransient;

        HostException(Map<?, ?> error) {
            super(String.valueOf(error.get("message")));
            isTransient = error.get("code") instanceof Double code && code == TIMEOUT;
        }
    }

    /** The call's arguments. */
    final Map<?, ?> arguments;
    private final InputStream stdin = new BufferedInputStream(System.in);
    private int lastId;

    private Host() throws IOException {
        Map<?, ?> init = (Map<?, ?>) await(message -> "init".equals(message.get("method"))).get("params");
        arguments = ((Map<?, ?>) init.get("tool")).get("arguments") instanceof Map<?, ?> map ? map : Map.of();
    }

    /** Runs the tool; the text that it returns is the result, what it throws the error. */
    static void run(Tool tool) throws IOException {
        Host host = new Host();
        Map<String, Object> last;
        try {
            last = Map.of("method", "result", "params", Map.of("content", tool.run(host)));
        } catch (IOException | RuntimeException failure) {
            last = Map.of("method", "error", "params", error(failure));
        }
        host.send(last);
    }

    /** Sends one request and returns its result. */
    Map<?, ?> call(String method, Map<String, ?> params) throws IOException {
        double id = ++lastId;
        send(Map.of("id", lastId, "method", method, "params", params));
        Map<?, ?> response = await(message -> !message.containsKey("method") && message.get("id") instanceof Double it && it == id);
        if (response.get("error") instanceof Map<?, ?> error) {
            throw new HostException(error);
        }
        return (Map<?, ?>) response.get("result");
    }

    private static Map<String, Object> error(Exception failure) {
        boolean isTransient = failure instanceof HostException denied && denied.isTransient;
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return Map.of("message", message, "trace", List.of(), "transient", isTransient);
    }

    private Map<?, ?> await(Predicate<Map<?, ?>> wanted) throws IOException {
        while (true) {
            Object message = Json.read(line());
            if (!(message instanceof Map<?, ?> members)) {
                continue;
            }
            if ("cancel".equals(members.get("method"))) {
                System.exit(0);
            }
            if (wanted.test(members)) {
                return members;
            }
        }
    }

    /** Not `readLine`, for which a carriage return ends a line too. */
    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = stdin.read(); next != '\n'; next = stdin.read()) {
            if (next < 0) {
                System.exit(0);
            }
            line.write(next);
        }
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line.toByteArray())).toString();
    }

    private void send(Map<String, ?> members) {
        Map<String, Object> message = new LinkedHashMap<>(Map.of("jsonrpc", "2.0"));
        message.putAll(members);
        byte[] line = (Json.write(message) + "\n").getBytes(StandardCharsets.UTF_8);
        System.out.write(line, 0, line.length);
        System.out.flush();
    }
}
