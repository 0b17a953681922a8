import { isObject } from '../../../harness/wire/json.ts'
import { escaped } from '../../escaped.ts'
import { onLine, onMessage, onParams } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import { variantsOf } from './variant.ts'

const PADDING = ' '.repeat(10_000_000)

/** One message can be spelled in many ways. @see rfc8259 */
export const spellingVariants = variantsOf(
  {
    name: 'odd-spacing',
    does: 'puts spaces and tabs wherever JSON allows them but at the end of a line',
    apply: onLine((_, message) => ` \t${spaced(message)}\n`),
  },
  {
    name: 'reordered-members',
    does: 'writes members in reverse order, at every depth',
    apply: onMessage((message) => reversed(message) as Message),
  },
  {
    name: 'escaped',
    does: 'spells every character of every string as a \\u escape, but for the strings of large files',
    apply: onLine((_, message) => `${escaped(message)}\n`),
  },
  {
    name: 'extra-members',
    does: 'adds members of its own to every message',
    apply: onMessage((message) => ({ ...message, 'x-tool': { made: [1, null] } })),
  },
  {
    name: 'null-members',
    does: 'gives null for each member that a call may leave out',
    apply: onParams('fs.write', (params) => ({ encoding: null, ...params })),
  },
  {
    name: 'crlf',
    does: 'puts a carriage return before each line feed, as a text-mode stream does',
    apply: onLine((line) => line.replace('\n', '\r\n')),
  },
  {
    name: 'big-messages',
    does: 'makes each message that writes a file ten megabytes long',
    apply: onLine((line, { method }) =>
      method === 'fs.write' ? line.replace('{', `{${PADDING}`) : line,
    ),
  },
)

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(spaced).join(' ,\t')} ]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, v]) => `${JSON.stringify(name)}\t:  ${spaced(v)}`)
    .join(' ,  ')} }`
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (!isObject(value)) return value
  const members = Object.entries(value).reverse()
  return Object.fromEntries(members.map(([name, v]) => [name, reversed(v)]))
}
