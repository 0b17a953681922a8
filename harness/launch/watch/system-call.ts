/** A system call as strace prints it, once it has returned. @see https://man7.org/linux/man-pages/man1/strace.1.html */
export interface SystemCall {
  /** The thread that made it. */
  thread: number
  name: string
  /** The arguments as they are printed. */
  text: string
  /** Its result; undefined when it is no number. */
  result: number | undefined
  /** The file that a descriptor which it returned stands for. */
  opened?: string
  /** The name of the error, such as `ENOENT`. */
  error?: string
}

const CALL = /^(\w+)\((.*)\)\s+= (-?\d+|\?|0x[0-9a-f]+)(?:<(.*)>)?(?: (E\w+)\b.*)?(?: \(.*\))?$/s
const RESUMED = /^<\.\.\. \w+ resumed>/
const UNFINISHED = ' <unfinished ...>'

/** Reads the lines of strace, and joins those of a call during which another thread made one. */
export class SystemCallReader {
  /** The beginning of calls that have not returned, by their threads. */
  readonly #open = new Map<number, string>()

  /** The call that a line completes. */
  read(line: string): SystemCall | undefined {
    const [, pid, rest = ''] = /^(\d+) +(.*)$/s.exec(line) ?? []
    if (pid === undefined) return undefined
    const thread = Number(pid)
    if (rest.endsWith(UNFINISHED)) {
      this.#open.set(thread, rest.slice(0, -UNFINISHED.length))
      return undefined
    }
    const begun = this.#open.get(thread)
    if (begun === undefined || !RESUMED.test(rest)) return callOf(thread, rest)
    this.#open.delete(thread)
    return callOf(thread, begun + rest.replace(RESUMED, ''))
  }

  /** The calls that have not returned. */
  get open(): ReadonlyMap<number, string> {
    return this.#open
  }
}

function callOf(thread: number, text: string): SystemCall | undefined {
  const [, name, args, result, opened, error] = CALL.exec(text) ?? []
  if (name === undefined || args === undefined) return undefined
  const number = Number(result)
  return {
    ...{ thread, name, text: args, result: Number.isNaN(number) ? undefined : number },
    ...(opened !== undefined && { opened: unescaped(opened) }),
    ...(error !== undefined && { error }),
  }
}

/** The strings among the arguments of a call. */
export const stringsIn = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, string = '']) => unescaped(string))

/** The file that a descriptor argument stands for: `3</tmp/x>`, `AT_FDCWD</tmp>`. */
export const descriptorFile = (text: string): string | undefined => {
  const [, file] = /^(?:AT_FDCWD|\d+)<([^>]*)>/.exec(text) ?? []
  return file === undefined ? undefined : unescaped(file)
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, v: 11, f: 12 }

/** Undoes the escapes of a C string, of which those in octal stand for bytes of UTF-8. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  const bytes = [...text.matchAll(/\\x([0-9a-f]{2})|\\([0-7]{1,3})|\\(.)|([^\\])/gsu)].flatMap(
    ([, hex, octal, letter, plain]) => {
      if (hex !== undefined) return [Number.parseInt(hex, 16)]
      if (octal !== undefined) return [Number.parseInt(octal, 8)]
      if (letter !== undefined) return [ESCAPES[letter] ?? letter.charCodeAt(0)]
      return [...Buffer.from(plain ?? '')]
    },
  )
  return Buffer.from(bytes).toString('utf8')
}
