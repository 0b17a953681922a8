import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { write } from './output.ts'

/** Milliseconds in which such a program reads what its host may have written to it. */
const READ_MS = 300

/** What such a program does. */
interface Plain {
  prints: string
  errs: string
  exit: number
  /** It prints where it was given this text, once it was; before that, what it prints otherwise. */
  until?: string
}

/** Does what is stated for it, and ends the program; `words` are the others of its command line. */
export async function beginPlainly(stated: unknown, words: readonly string[]): Promise<void> {
  const { prints, errs, exit, until } = plainIn(stated)
  const place = until === undefined ? undefined : await placeOf(until, words)
  const found = place && JSON.stringify({ type: 'success', content: `found in ${place}` })
  write('stdout', Buffer.from(found ?? prints))
  write('stderr', Buffer.from(errs))
  process.exit(exit)
}

function plainIn(value: unknown): Plain {
  const { prints = '', errs = '', exit = 0, until } = isObject(value) ? value : {}
  const plain = { prints: String(prints), errs: String(errs), exit: Number(exit) }
  return until === undefined ? plain : { ...plain, until: String(until) }
}

/** Where the program was given a text: in its words, its environment or its input. */
async function placeOf(text: string, words: readonly string[]): Promise<string | undefined> {
  const given: JsonObject = { words: words.map(parsed), environment: environment() }
  return pathTo(text, given) ?? pathTo(text, { input: parsed(await inputText()) })
}

const environment = (): JsonObject =>
  Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, parsed(value ?? '')]),
  )

const parsed = (text: string): unknown => parse(text) ?? text

/** The members that lead to a text which is, or holds, another. */
function pathTo(text: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes(text) ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    const path = pathTo(text, member)
    if (path !== undefined) return path === '' ? name : `${name}/${path}`
  }
  return undefined
}

async function inputText(): Promise<string> {
  let text = ''
  process.stdin.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  process.stdin.once('end', resolve).once('error', () => resolve())
  setTimeout(resolve, READ_MS)
  await promise
  return text
}
