import { every } from './elements.js'
import { keep, kept } from './kept.js'

const OFF = 'off'

let areOff = kept('keys') === OFF

/**
 * Keys beyond the browser's own: `/` to search, `j` and `k` between results, Escape to leave the search. The reader can
 * turn those off that are single characters, which speech input may type (WCAG 2.1.4).
 */
export function startKeys() {
  offerSwitch()
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const typing =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (typing) leave(event)
    else if (!areOff) act(event)
  })
  addEventListener('hashchange', openTarget)
  addEventListener('beforeprint', openFailures)
  openTarget()
}

function offerSwitch() {
  const button = document.getElementById('keys')
  if (button === null) return
  const show = () => {
    button.textContent = areOff ? 'Turn these keys on' : 'Turn these keys off'
  }
  show()
  button.hidden = false
  button.addEventListener('click', () => {
    areOff = !areOff
    keep('keys', areOff ? OFF : 'on')
    show()
  })
}

/** @param {KeyboardEvent} event */
function leave(event) {
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur()
}

/** @param {KeyboardEvent} event */
function act(event) {
  if (event.key === '/') {
    event.preventDefault()
    document.querySelector('input')?.focus()
  }
  if (event.key === 'j') step(1)
  if (event.key === 'k') step(-1)
}

/** @param {number} by */
function step(by) {
  const results = every(':is(.result, .several):not([hidden])').filter(isInSight)
  const now = results.findLastIndex((result) => result.contains(document.activeElement))
  const next = results[Math.max(0, Math.min(results.length - 1, now < 0 ? 0 : now + by))]
  next?.querySelector('summary')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Whether nothing closed holds a result. @param {HTMLElement} result */
function isInSight(result) {
  return around(result).every(({ open }) => open)
}

/** The requirements around a result, and what they follow from. @param {Element} result @returns {HTMLDetailsElement[]} */
function around(result) {
  const nearest = result.parentElement?.closest('.several')
  return nearest instanceof HTMLDetailsElement ? [nearest, ...around(nearest)] : []
}

function openTarget() {
  const target = /^#r\d+$/.test(location.hash) ? document.querySelector(location.hash) : null
  open(target)
}

function openFailures() {
  for (const result of every('.result.fail')) open(result)
}

/** Opens a result and what is around it. @param {Element | null} result */
function open(result) {
  if (!(result instanceof HTMLDetailsElement)) return
  for (const each of [result, ...around(result)]) each.open = true
}
