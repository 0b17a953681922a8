import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { having, onLine } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

const isError = (message: JsonObject) => 'error' in message
const isResponse = (message: JsonObject) => !('method' in message)

/** Reads the text of a line differently. */
const onText = (change: (text: string) => string) =>
  having(({ decode }) => ({
    decode: (line) => decode(Buffer.from(change(line.toString('utf8')))),
  }))

export const framingMutants = mutantsOf(
  {
    id: 'vfs.framing.indents-errors',
    violates: 'vfs.framing.host-writes-one-object-per-line',
    change: 'indents errors over several lines',
    apply: onLine((line, message) =>
      isError(message) ? `${JSON.stringify(message, null, 2)}\n` : line,
    ),
  },
  {
    id: 'vfs.framing.plain-line-feeds',
    violates: 'vfs.framing.host-escapes-line-breaks',
    change: 'escapes quotes and backslashes alone',
    apply: onLine((line) => `${line.slice(0, -1).replaceAll('\\n', '\n')}\n`),
  },
  {
    id: 'vfs.framing.unescapes-before-reading',
    violates: 'vfs.framing.escaped-breaks-are-content',
    change: 'undoes escaped line feeds before it reads a line',
    apply: onText((text) => text.replace(/(?<!\\)\\n/g, ' ')),
  },
  {
    id: 'vfs.framing.reads-pieces',
    violates: 'vfs.framing.host-reassembles-input',
    change: 'takes each piece that it reads for lines of its own',
    apply: having(({ cut }) => ({
      cut: (onLine) => {
        const lines = cut(onLine)
        return {
          ...lines,
          push(chunk) {
            lines.push(chunk)
            lines.end()
          },
        }
      },
    })),
  },
  {
    id: 'vfs.framing.answers-early',
    violates: 'vfs.framing.host-reassembles-input',
    change: 'reads a message as soon as its last brace is there',
    apply: having(({ cut, decode }) => ({
      cut: (onLine) => {
        let early = Buffer.alloc(0)
        const lines = cut((line, ending) => line.length > 0 && onLine(line, ending))
        return {
          ...lines,
          push(chunk) {
            early = Buffer.concat([early, chunk])
            if (isObject(decode(early))) early = Buffer.concat([early, Buffer.from('\n')])
            else if (!early.includes('\n')) return
            lines.push(early)
            early = Buffer.alloc(0)
          },
        }
      },
    })),
  },
  {
    id: 'vfs.framing.first-of-a-piece',
    violates: 'vfs.framing.host-splits-input',
    change: 'reads the first line of what comes together, and drops the rest',
    apply: having(({ cut }) => ({
      cut: (onLine) => {
        const lines = cut(onLine)
        const first = (chunk: Buffer) => chunk.subarray(0, chunk.indexOf('\n') + 1 || chunk.length)
        return { ...lines, push: (chunk) => lines.push(first(chunk)) }
      },
    })),
  },
  {
    id: 'vfs.framing.takes-lists-apart',
    violates: 'vfs.framing.host-refuses-batches',
    change: 'takes the elements of a list for messages',
    apply: having(({ cut, decode }) => ({
      cut: (onLine) =>
        cut((line, ending, size) => {
          const message = decode(line)
          if (!Array.isArray(message)) return onLine(line, ending, size)
          for (const each of message) onLine(Buffer.from(JSON.stringify(each)), ending)
        }),
    })),
  },
  {
    id: 'vfs.framing.errors-in-a-list',
    violates: 'vfs.framing.host-sends-no-batch',
    change: 'writes an error as a list of one message',
    apply: onLine((line, message) => (isError(message) ? `[${line.trimEnd()}]\n` : line)),
  },
  {
    id: 'vfs.framing.blank-lines',
    violates: 'vfs.framing.only-messages-on-stdin',
    change: 'puts a blank line behind each message',
    apply: onLine((line) => `${line}\n`),
  },
  {
    id: 'vfs.framing.says-what-it-does',
    violates: 'vfs.framing.only-messages-on-stdin',
    change: 'writes a remark before each answer',
    apply: onLine((line, message) => (isResponse(message) ? `answering\n${line}` : line)),
  },
  {
    id: 'vfs.framing.other-encoding',
    violates: 'vfs.framing.host-writes-utf8',
    change: 'encodes its answers twice',
    apply: onLine((line, message) =>
      isResponse(message) ? Buffer.from(line, 'utf8').toString('latin1') : line,
    ),
  },
  {
    id: 'vfs.framing.halves-of-surrogates',
    violates: 'vfs.framing.host-decodes-escapes',
    change: 'decodes each half of an escaped surrogate pair by itself',
    apply: onText((text) => text.replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\ufffd')),
  },
  {
    id: 'vfs.framing.keeps-the-last-answer',
    violates: 'vfs.framing.host-flushes',
    change: 'keeps an answer until there is more to write',
    apply: having(({ write }) => {
      let kept: (() => void)[] = []
      return {
        write(line, plainly) {
          for (const tell of kept) tell()
          kept = []
          const message = parse(line)
          if (isObject(message) && isResponse(message)) kept.push(() => write(line, plainly))
          else write(line, plainly)
        },
      }
    }),
  },
  {
    id: 'vfs.framing.expects-its-own-order',
    violates: 'vfs.framing.host-ignores-member-order',
    change: 'knows a message by how its line begins',
    apply: having(({ decode }) => ({
      decode: (line) =>
        line.toString('latin1').startsWith('{"jsonrpc":"2.0"') ? decode(line) : undefined,
    })),
  },
  {
    id: 'vfs.framing.carriage-returns',
    violates: 'vfs.framing.host-ends-lines-with-lf',
    change: 'ends its lines with carriage return and line feed',
    apply: onLine((line) => line.replace(/\n$/, '\r\n')),
  },
  {
    id: 'vfs.framing.trailing-space',
    violates: 'vfs.framing.host-ends-lines-with-lf',
    change: 'pads its answers with a space',
    apply: onLine((line, message) => (isResponse(message) ? line.replace(/\n$/, ' \n') : line)),
  },
  {
    id: 'vfs.framing.repairs-bytes',
    violates: 'vfs.framing.invalid-utf8-is-not-repaired',
    change: 'repairs bytes that are not UTF-8 and goes on',
    apply: onText((text) => text),
  },
)
