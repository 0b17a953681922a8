"""Replaces a text in a file where its user wants it: a stateful tool, which shows one place after the other."""

from jp_tool import Failure, run

HELP = "y: replace, n: leave, a: replace all that follow, q: leave all that follow"


def replace(host):
    path, find, new = (argument(host, name) for name in ("path", "find", "replace"))
    parts = read_text(host, path).split(find)
    chosen = choose(host, parts, find)
    if not any(chosen):
        return f"{path} stays as it is"
    if not is_sure(host, f"Write {path} with {sum(chosen)} of {len(chosen)} places replaced?"):
        return f"{path} stays as it is, as you decided"
    text = parts[0] + "".join((new if yes else find) + part for yes, part in zip(chosen, parts[1:]))
    host.call("fs.write", path=path, content=text)
    return f"replaced {sum(chosen)} of {len(chosen)} in {path}"


def argument(host, name):
    value = host.arguments.get(name)
    if not isinstance(value, str) or not value:
        raise Failure(f"the argument {name} must be a text")
    return value


def read_text(host, path):
    file = host.call("fs.read", path=path)
    if file.get("encoding") == "base64":
        raise Failure(f"{path} is not a text file")
    return file["content"]


def choose(host, parts, find):
    """Asks about each place by a running state, and takes one word for it."""
    chosen = []
    for number in range(1, len(parts)):
        before, after = parts[number - 1].split("\n")[-1], parts[number].split("\n")[0]
        answer = word(host, f"{number} of {len(parts) - 1}: {before}[{find}]{after}")
        if answer in ("a", "q"):
            return chosen + [answer == "a"] * (len(parts) - number)
        chosen.append(answer == "y")
    return chosen


def word(host, shown):
    host.state(type="running", content=f"{shown}\nReplace it [y/n/a/q]?")
    while (answer := str(host.next_input()).strip()) not in ("y", "n", "a", "q"):
        host.state(type="running", content=f"{shown}\n{HELP}")
    return answer


def is_sure(host, text):
    return host.ask(id="write", text=text, answer_type="Boolean") is True


run(replace)
