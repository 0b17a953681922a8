import type { TranscriptEvent } from '../../harness/transcript.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { type Members, misfit } from './form.ts'

/** The facts that a session may bring along. */
const context: Members = {
  'stateful?': 'true or false',
  'probe?': 'true or false',
  'declared?': 'an object',
  'debugEnv?': 'an object',
  'tool?': 'a text',
  'expect?': { 'outcome?': 'a text', 'files?': 'an object' },
  'limits?': 'an object',
  'timeScale?': 'a number',
  'features?': 'a list of texts',
  'places?': { web: 'a text', 'web-port': 'a text', outside: 'a text' },
  'epoch?': 'a number',
}

const entry: Members = {
  'line?': 'a text',
  'bytes?': 'a number',
  'event?': 'a text',
  'mark?': 'a text',
  'pid?': 'a number',
}

const request: Members = {
  method: 'a text',
  path: 'a text',
  headers: 'an object',
  rawHeaders: 'a list of texts',
  'body?': 'a text',
  'base64?': 'a text',
}

const bytes: Members = { 'text?': 'a text', 'base64?': 'a text' }

/** What a judge reads of each event without asking; beside it there may be more. */
const membersOf: Record<TranscriptEvent['event'], Members> = {
  start: {
    session: 'a text',
    role: 'a text',
    command: 'a list of texts',
    'case?': 'a text',
    'scenario?': 'a text',
    'fault?': { kind: 'a text' },
    'baseline?': 'a text',
    revision: 'a text',
    'context?': context,
  },
  sent: { ...bytes, 'note?': 'a text' },
  received: { ...bytes, 'bytes?': 'a number', ending: 'a text' },
  reply: { exchange: 'a number', reply: { kind: 'a text' } },
  instance: { instance: 'an object' },
  stderr: { text: 'a text' },
  closed: { stream: 'a text' },
  signal: { signal: 'a text', reason: 'a text' },
  timer: { name: 'a text', ms: 'a number', 'after?': 'a text' },
  exit: {
    code: 'a number or null',
    signal: 'a text or null',
    'survivors?': 'a list of texts',
    'zombies?': 'a list of texts',
  },
  probe: { call: 'a text', entry },
  web: { request },
  note: { text: 'a text' },
}

const events = new Map(Object.entries(membersOf))

/** Reads one line of a transcript, or says what is wrong with it. */
export function eventIn(line: string): TranscriptEvent | Problem {
  const value = objectIn(line)
  if (value === undefined) return { says: 'this line is not a JSON object.', hint: HINT }
  const name = String(value.event)
  const members = events.get(name)
  if (members === undefined)
    return { says: `unknown event \`${name}\`; ${didYouMean(name, [...events.keys()])}` }
  const wrong = misfit(value, { at: 'a number', ...members })
  if (wrong) return { says: `the event \`${name}\` ${wrong}` }
  return value as unknown as TranscriptEvent
}

/** Where transcripts come from. */
export const HINT =
  'A transcript is what `jp-conformance tool --transcripts DIR` or `jp-conformance host --transcripts DIR` writes.'

function objectIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
