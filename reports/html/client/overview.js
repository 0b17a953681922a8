import { isReported, lineOf } from '../../conversation.ts'
import { drawn, element } from './elements.js'

/** @typedef {import('../../results.ts').TranscriptEvent} TranscriptEvent */

/**
 * The whole conversation over time in two lanes, to see at a glance where it waited; the list below
 * states the same in words, so this picture is hidden from those who cannot see it.
 * @param {TranscriptEvent[]} events @param {number | undefined} marked @param {HTMLElement} list
 */
export function overview(events, marked, list) {
  const end = Math.max(1, events.at(-1)?.at ?? 1)
  const picture = drawn('svg', { class: 'overview' })
  picture.append(...lanes(), ...sample(events, marked).map((at) => markOf(events, at, marked, end)))
  picture.addEventListener('click', ({ target }) => {
    const at =
      target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined
    const row = at && list.querySelector(`[data-at="${at}"] > button`)
    if (row instanceof HTMLElement) row.focus()
  })
  return element('div', { class: 'strip', 'aria-hidden': 'true' }, names(), picture, axis(end))
}

const LANES = { suite: 14, probe: 26, subject: 38 }
const MOST_MARKS = 400

/**
 * The events to draw: of a long conversation evenly many from either side, and always the finding.
 * @param {TranscriptEvent[]} events @param {number | undefined} marked
 */
function sample(events, marked) {
  const stride = Math.ceil(events.length / MOST_MARKS)
  const seen = { suite: 0, probe: 0, subject: 0 }
  const drawn = [...events.entries()].filter(
    ([, event]) => isReported(event) && seen[lineOf(event, false).side]++ % stride === 0,
  )
  const all = drawn.map(([at]) => at).filter((at) => at !== marked)
  return marked === undefined ? all : [...all, marked]
}

function lanes() {
  return [LANES.suite, LANES.subject].map((y) =>
    drawn('line', { x1: '0', x2: '100%', y1: String(y), y2: String(y), class: 'track' }),
  )
}

/** @param {TranscriptEvent[]} events @param {number} at @param {number | undefined} marked @param {number} end */
function markOf(events, at, marked, end) {
  const event = /** @type {TranscriptEvent} */ (events[at])
  const { side, kind } = lineOf(event, false)
  const place = { x: `${1 + (event.at / end) * 98}%`, y: String(LANES[side]), overflow: 'visible' }
  const name = at === marked ? 'offending' : kind
  const shape = drawn('path', { d: shapes[kind] ?? DOT, class: `shape ${name}` })
  const title = drawn('title', {}, `${(event.at / 1000).toFixed(3)} ms ${kind}`)
  return drawn('svg', { ...place, 'data-at': String(at) }, title, shape)
}

const DOT = 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0'

/** @type {Partial<Record<TranscriptEvent['event'], string>>} */
const shapes = {
  stderr: 'M0-5 5 4H-5z',
  signal: 'M1.5-7-4 1H0L-1.5 7 4-1H0z',
  timer: 'M-4-5H4L-4 5H4z',
  exit: 'M-4-4H4V4H-4z',
  closed: 'M0-5 5 0 0 5-5 0z',
}

function names() {
  return element(
    'div',
    { class: 'names' },
    element('span', {}, 'Suite'),
    element('span', {}, 'Subject'),
  )
}

/** @param {number} end */
function axis(end) {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => element('span', {}, duration(end * part)))
  return element('div', { class: 'axis' }, ...ticks)
}

/** @param {number} us */
function duration(us) {
  if (us === 0) return '0'
  if (us >= 1_000_000) return `${(us / 1_000_000).toFixed(2)} s`
  return us >= 10_000 ? `${Math.round(us / 1000)} ms` : `${Math.round(us)} µs`
}
