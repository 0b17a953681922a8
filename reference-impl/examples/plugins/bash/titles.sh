#!/usr/bin/env bash
# Lists the titles of all conversations: `jp titles`, where this file is on the PATH as `jp-titles`.
set -u

if [[ -t 0 ]]; then
  echo 'Usage: jp titles' >&2
  exit
fi

if ! command -v jq >/dev/null; then
  echo 'titles: jq, which reads the JSON of the host, is not installed' >&2
  printf '{"type":"exit","code":1,"reason":"jq is not installed"}\n'
  exit 1
fi

# receive: the next message of the host, and its type; the end of the input is taken for `shutdown`.
receive() {
  IFS= read -r message || message='{"type":"shutdown"}'
  type=$(jq -r .type <<<"$message")
}

# leave CODE [REASON]
leave() {
  jq -nc --argjson code "$1" --arg reason "${2-}" '{type: "exit", code: $code} + if $reason == "" then {} else {reason: $reason} end'
  exit 0
}

receive
case $type in
  describe)
    jq -nc '{type: "describe", name: "titles", version: "1.0.0", description: "Lists the titles of all conversations"}'
    exit 0
    ;;
  init) printf '{"type":"ready"}\n' ;;
  *) leave 1 "the first message is $type, and not init or describe" ;;
esac

printf '{"type":"list_conversations"}\n'
receive
case $type in
  conversations)
    jq -c '{type: "print", text: (.data | map((.title // "(untitled)") + "\n") | join(""))}' <<<"$message"
    leave 0
    ;;
  error) leave 1 "$(jq -r .message <<<"$message")" ;;
  *) leave 0 ;;
esac
