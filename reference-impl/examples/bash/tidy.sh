#!/usr/bin/env bash
# Deletes those of the given files that are there.
set -u

# jq starts before `init` is read, and turns every message into lines that the shell can read.
# Texts stay JSON, so that they go back as they came and nothing needs to be escaped here.
exec 3< <(exec jq --unbuffered --raw-output '
  if .method == "init" then (.params.tool.arguments.paths | arrays[] | strings | "path \(tojson)"), "begin"
  elif .method == "cancel" then "cancel"
  elif has("method") then empty
  elif has("error") then "error \(.id | tojson) \(.error.code == -32004) \(.error.message | tojson)"
  else "result \(.id | tojson) \(.result.exists | tojson)"
  end')
trap 'kill $! 2>/dev/null' EXIT

main() {
  local deleted=0 path
  local -a paths=()
  receive
  while [[ $kind != begin ]]; do
    [[ $kind == path ]] && paths+=("$rest")
    receive
  done
  for path in "${paths[@]}"; do
    call fs.exists "$path"
    [[ $answer == true ]] || continue
    call fs.delete "$path"
    deleted=$((deleted + 1))
  done
  send '"method":"result","params":{"content":"deleted %d of %d files"}' "$deleted" "${#paths[@]}"
}

# Reads one message; `cancel` and the end of input end the program.
receive() {
  read -r kind rest <&3 || exit 0
  [[ $kind != cancel ]] || exit 0
}

# Sends a request about a path (METHOD PATH), waits for the answer; the host's error ends the program.
call() {
  local id=$((++last_id))
  send '"id":%d,"method":"%s","params":{"path":%s}' "$id" "$1" "$2"
  receive
  while [[ ${rest%% *} != "$id" ]]; do
    receive
  done
  answer=${rest#* }
  [[ $kind != error ]] || fail "${answer#* }" "${answer%% *}"
}

# Sends the final error (MESSAGE TRANSIENT).
fail() {
  send '"method":"error","params":{"message":%s,"trace":[],"transient":%s}' "$@"
  exit 0
}

send() {
  # shellcheck disable=SC2059 # the format is always one of this file's own
  printf '{"jsonrpc":"2.0",'"$1"'}\n' "${@:2}"
}

last_id=0
main
