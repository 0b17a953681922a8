import { lineOf, wordsOf } from '../../conversation.ts'
import { visible, visibleLines } from '../../visible.ts'
import { visibleCut } from '../../visible-cut.ts'
import { element, reachable } from './elements.js'

/** @typedef {import('../../results.ts').TranscriptEvent} TranscriptEvent */

/**
 * One event as a row of the swim lane; its button shows the full text beneath.
 * @param {TranscriptEvent} event @param {number} at @param {TranscriptEvent | undefined} before @param {boolean} marked
 */
export function eventRow(event, at, before, marked) {
  const line = lineOf(event, marked)
  const message = line.kind === 'sent' || line.kind === 'received'
  const kind = message ? 'message' : `mark ${line.kind}`
  const button = element(
    'button',
    {
      type: 'button',
      tabindex: '-1',
      'aria-expanded': 'false',
    },
    element('span', { class: 'at' }, (event.at / 1000).toFixed(3)),
    element('span', { class: 'unseen' }, ` milliseconds, ${line.side}: `),
    element(
      'span',
      { class: 'lane' },
      element('span', { class: 'label-text' }, ...label(event, line, marked)),
    ),
  )
  const row = element('li', { class: `event ${line.side} ${kind}`, 'data-at': String(at) }, button)
  if (marked) row.classList.add('offending')
  button.addEventListener('click', () => toggle(row, button, event, before))
  return row
}

/** A row that states how long nothing happened; none for less than a quarter of a second. @param {number} us */
export function gapRow(us) {
  if (us < 250_000) return undefined
  return element('li', { class: 'gap' }, `${(us / 1_000_000).toFixed(2)} s pass`)
}

const TEXT_LENGTH = 400

/** @param {TranscriptEvent} event @param {import('../../conversation.ts').Line} line @param {boolean} marked */
function label(event, line, marked) {
  const flag = marked ? [element('b', { class: 'flag' }, 'finding')] : []
  if (line.sign === '·') return [...flag, ...markLabel(line)]
  const name = nameOf(textOf(event))
  return [
    ...flag,
    ...(name ? [element('b', {}, visibleCut(name, 60))] : []),
    ` ${visibleCut(line.text, TEXT_LENGTH)}`,
  ]
}

// Of stderr so much is seen in one line; the rest is one click away.
const STDERR_LENGTH = 60

/** @param {import('../../conversation.ts').Line} line */
function markLabel(line) {
  const { kind, text } = line
  const words = {
    start: 'start',
    stderr: 'stderr',
    signal: 'signal',
    timer: 'deadline',
    exit: 'exit',
    closed: 'closed',
    probe: 'probe',
    web: 'web',
  }
  const name = kind in words ? words[/** @type {keyof typeof words} */ (kind)] : kind
  const rest = text.startsWith(`${name} `) ? text.slice(name.length) : ` ${text}`
  const described =
    kind === 'stderr'
      ? wordsOf(line, STDERR_LENGTH).slice(name.length)
      : visibleCut(rest, TEXT_LENGTH)
  return [element('b', {}, name), described]
}

const LONGEST_PARSED = 200_000

/** What a message is called: its method, its type, or whether it is a result or an error. @param {string} text */
function nameOf(text) {
  const message = parsed(text)
  if (message === undefined) return undefined
  if (typeof message.method === 'string') return message.method
  if ('result' in message) return 'result'
  if ('error' in message) return 'error'
  return typeof message.type === 'string' ? message.type : undefined
}

/** @param {TranscriptEvent} event */
function textOf(event) {
  return 'text' in event && typeof event.text === 'string' ? event.text : ''
}

/** @param {string} text @returns {Record<string, unknown> | undefined} */
function parsed(text) {
  if (!text.startsWith('{') || text.length > LONGEST_PARSED) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * @param {HTMLElement} row @param {HTMLElement} button
 * @param {TranscriptEvent} event @param {TranscriptEvent | undefined} before
 */
function toggle(row, button, event, before) {
  const open = row.querySelector('.full')
  button.setAttribute('aria-expanded', String(open === null))
  if (open) return open.remove()
  row.append(full(event, before))
  reachable(row)
}

/** @param {TranscriptEvent} event @param {TranscriptEvent | undefined} before */
function full(event, before) {
  const { text } = lineOf(event, false)
  const body = event.event === 'stderr' ? visibleLines(event.text) : visible(text)
  const message = parsed(textOf(event))
  const formatted = message && text.length > 60 ? JSON.stringify(message, null, 2) : undefined
  return element(
    'div',
    { class: 'full' },
    element('p', {}, facts(event, before)),
    element('pre', {}, body),
    formatted === undefined
      ? undefined
      : element('pre', { class: 'formatted' }, visibleLines(formatted)),
  )
}

/** @param {TranscriptEvent} event @param {TranscriptEvent | undefined} before */
function facts(event, before) {
  const since = before ? `, ${grouped(event.at - before.at)} µs after the event before` : ''
  const bytes =
    event.event === 'received' && event.bytes ? `, ${grouped(event.bytes)} bytes in all` : ''
  const cut = event.event === 'stderr' && event.cut ? ', cut' : ''
  return `${grouped(event.at)} µs after the start${since}${bytes}${cut}`
}

/** @param {number} number */
function grouped(number) {
  return number.toLocaleString('en-US')
}
