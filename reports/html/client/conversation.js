import { isReported } from '../../conversation.ts'
import { element, every, reachable } from './elements.js'
import { eventRow, gapRow } from './event.js'
import { overview } from './overview.js'
import { startRoving } from './roving.js'

/** @typedef {import('../../results.ts').TranscriptEvent} TranscriptEvent */

/** Draws the conversation of a result when it is opened for the first time. */
export function drawConversations() {
  for (const result of every('.result')) {
    if (!(result instanceof HTMLDetailsElement)) continue
    if (result.open) draw(result)
    else result.addEventListener('toggle', () => draw(result), { once: true })
  }
}

/** @param {HTMLDetailsElement} result */
function draw(result) {
  reachable(result)
  const place = result.querySelector('.conversation')
  const events = eventsOf(result.dataset.session)
  if (place === null || events.length === 0) return
  const marked = result.dataset.event === '' ? undefined : Number(result.dataset.event)
  place.querySelector('.plain')?.remove()
  place.append(...swimLane(events, marked))
}

/** @param {string | undefined} session @returns {TranscriptEvent[]} */
function eventsOf(session) {
  const data = session && document.getElementById(`s${session}`)
  return data ? JSON.parse(data.textContent ?? '[]') : []
}

/** @param {TranscriptEvent[]} events @param {number | undefined} marked */
function swimLane(events, marked) {
  const list = element('ol', { class: 'events', 'aria-label': 'Events in the order of time' })
  const { from, to } = firstWindow(events.length, marked)
  list.append(...rows(events, from, to, marked))
  startRoving(list)
  const top = moreButton(events, list, marked, { from, to, before: true })
  const end = moreButton(events, list, marked, { from, to, before: false })
  const three = events.some(({ event }) => event === 'probe')
  return [overview(events, marked, list), lanes(three), top, list, end]
}

/** @param {boolean} three */
function lanes(three) {
  return element(
    'div',
    { class: three ? 'lanes three' : 'lanes', 'aria-hidden': 'true' },
    element('span', {}, 'ms'),
    element('span', {}, 'Suite'),
    ...(three ? [element('span', {}, 'Our probe, which it runs')] : []),
    element('span', {}, 'Subject'),
  )
}

/** How many events are shown at first: before and after the finding, and of a conversation without one. */
const SHOWN_BEFORE = 12
const SHOWN_AFTER = 8
const SHOWN_FIRST = 160
const SHOWN_MORE = 500

/** @param {number} length @param {number | undefined} marked */
function firstWindow(length, marked) {
  if (marked === undefined) return { from: 0, to: Math.min(length, SHOWN_FIRST) }
  return {
    from: Math.max(0, marked - SHOWN_BEFORE),
    to: Math.min(length, marked + 1 + SHOWN_AFTER),
  }
}

/** @param {TranscriptEvent[]} events @param {number} from @param {number} to @param {number | undefined} marked */
function rows(events, from, to, marked) {
  return events.slice(from, to).flatMap((event, at) => {
    if (!isReported(event)) return []
    const before = events[from + at - 1]
    const row = eventRow(event, from + at, before, from + at === marked)
    const gap = before ? gapRow(event.at - before.at) : undefined
    return gap ? [gap, row] : [row]
  })
}

/**
 * @param {TranscriptEvent[]} events @param {HTMLElement} list @param {number | undefined} marked
 * @param {{ from: number, to: number, before: boolean }} shown
 */
function moreButton(events, list, marked, shown) {
  const button = element('button', { type: 'button', class: 'more' })
  const left = () => (shown.before ? shown.from : events.length - shown.to)
  const announce = () => {
    button.hidden = left() === 0
    button.textContent = `Show ${Math.min(left(), SHOWN_MORE)} of ${left()} ${shown.before ? 'earlier' : 'later'} events`
  }
  button.addEventListener('click', () => {
    const from = shown.before ? Math.max(0, shown.from - SHOWN_MORE) : shown.to
    const to = shown.before ? shown.from : Math.min(events.length, shown.to + SHOWN_MORE)
    if (shown.before) list.prepend(...rows(events, from, to, marked))
    else list.append(...rows(events, from, to, marked))
    if (shown.before) shown.from = from
    else shown.to = to
    announce()
  })
  announce()
  return button
}
