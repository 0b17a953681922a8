import type { ProbeEntry, WebRequest } from '../spec/generated/transcript.ts'
import type { TranscriptEvent } from './results.ts'

/** The word that a line of stderr begins with. */
export const STDERR = 'stderr '

/** One event in words, as raw text. */
export function textOf(event: TranscriptEvent): string {
  switch (event.event) {
    case 'start':
      return `start ${event.command.join(' ')}`
    case 'sent':
      return bytesOf(event) + (event.note === undefined ? '' : `  (${event.note})`)
    case 'received':
      return bytesOf(event) + (event.ending === 'none' ? '  (no line end)' : '')
    case 'stderr':
      return `${STDERR}${event.text}`
    case 'closed':
      return `closed ${event.stream}`
    case 'signal':
      return `signal ${event.signal}: ${event.reason}`
    case 'timer':
      return `deadline ${event.name} expired after ${event.after ?? `${event.ms} ms`}${limitOf(event.name)}`
    case 'exit':
      return exitText(event)
    case 'probe':
      return `probe ${event.call}: ${entryText(event.entry)}`
    case 'web':
      return `web ${webText(event.request)}`
    case 'reply':
      return replyText(event.reply)
    case 'instance':
      return `instance ${JSON.stringify(event.instance.value)}`
    default:
      return namedText(event)
  }
}

/** Keys of the configuration that set a deadline, by its name. */
const LIMITS: Readonly<Record<string, string>> = {
  startup: 'limits.startup_ms',
  idle: 'limits.idle_ms',
  exit: 'limits.exit_ms',
  'cancel-grace': 'limits.cancel_grace_ms',
  'term-grace': 'limits.term_grace_ms',
}

/** Whose limit a deadline is, and what sets it. */
const limitOf = (name: string) =>
  Object.hasOwn(LIMITS, name) ? ` (the suite's limit ${LIMITS[name]})` : ''

/** What the harness recorded of itself: its name, and its members. */
function namedText({ event, at: _, ...members }: TranscriptEvent): string {
  const values = Object.values(members).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
  return [event.replaceAll('-', ' '), ...values].join(' ')
}

/** What the probe reported, shortly: a line that it was sent, what it wrote, a signal or a mark, or what a step saw. */
function entryText({ line, sent, complained, event, mark, seen, pid }: ProbeEntry): string {
  if (line !== undefined) return `heard ${line}`
  if (sent !== undefined) return `wrote ${sent.trimEnd()}`
  if (complained !== undefined) return `wrote to stderr: ${complained.trimEnd()}`
  if (mark !== undefined) return `mark ${mark}`
  if (event !== undefined) return `${event}${pid === undefined ? '' : ` (process ${pid})`}`
  return seen === undefined ? `began as process ${String(pid)}` : `saw ${JSON.stringify(seen)}`
}

/** What came in place of a line that answers. */
function replyText({ kind, sentence, ...rest }: { [k: string]: unknown }): string {
  return typeof sentence === 'string' ? `${kind}: ${sentence}` : `${kind} ${JSON.stringify(rest)}`
}

function webText({ method, path, headers }: WebRequest): string {
  return `${method} ${path} ${JSON.stringify(headers)}`
}

function exitText(event: Extract<TranscriptEvent, { event: 'exit' }>): string {
  const how = event.signal === null ? `exit with status ${event.code}` : `killed by ${event.signal}`
  const { survivors = [], zombies = [] } = event
  return [
    how,
    ...(survivors.length > 0 ? [`leaving ${survivors.join(', ')}`] : []),
    ...(zombies.length > 0 ? [`not reaping ${zombies.join(', ')}`] : []),
  ].join(', ')
}

/** The bytes of a line as text. */
export function bytesOf(event: { text?: string; base64?: string }): string {
  return event.text ?? decoded(event.base64 ?? '')
}

// Bytes that are not UTF-8 are shown one character a byte; whoever prints spells them out.
function decoded(base64: string): string {
  try {
    return atob(base64).replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`)
  } catch {
    return base64
  }
}
