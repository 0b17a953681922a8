#!/usr/bin/env bash
# Deletes the files below the folder of the project whose names end in one of `suffixes`: a one-shot tool on plain
# stdio, which asks before it deletes and is run again with the answer.
set -euo pipefail

fail() {
  jq -n --arg message "$1" '{type: "error", message: $message, trace: [], transient: false}'
  exit
}

suffixes=$(jq -er '.arguments.suffixes | if type == "array" then .[] else error end' <<<"$JP_TOOL" 2>/dev/null) ||
  fail 'the argument suffixes must be an array of texts'

files=()
while IFS= read -r file; do
  while IFS= read -r suffix; do
    [[ $file == *"$suffix" ]] && files+=("$file") && break
  done <<<"$suffixes"
done < <(find . -type f | cut -c3- | sort)

if ((${#files[@]} == 0)); then
  jq -n '{type: "success", content: "nothing to delete"}'
  exit
fi

case $(jq -r '.answers.delete_files' <<<"$JP_TOOL") in
  null)
    jq -n --arg text "Delete ${#files[@]} files?" --arg files "$(printf '%s\n' "${files[@]}")" '{
      type: "needs_input",
      question: {id: "delete_files", text: $text, pre_amble: $files, answer_type: "Boolean", default: false}
    }'
    ;;
  true)
    rm -- "${files[@]}"
    jq -n --arg content "deleted ${#files[@]} files" '{type: "success", content: $content}'
    ;;
  *) jq -n '{type: "success", content: "all files stay"}' ;;
esac
