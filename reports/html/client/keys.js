import { every } from './elements.js'

/** Keys beyond the browser's own: `/` to search, `j` and `k` between results, Escape to leave the search. */
export function startKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const typing =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (typing) leave(event)
    else act(event)
  })
  addEventListener('hashchange', openTarget)
  addEventListener('beforeprint', openFailures)
  openTarget()
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

/** Whether no closed requirement holds a result. @param {HTMLElement} result */
function isInSight(result) {
  const around = result.parentElement?.closest('.several')
  return !(around instanceof HTMLDetailsElement) || around.open
}

function openTarget() {
  const target = /^#r\d+$/.test(location.hash) ? document.querySelector(location.hash) : null
  open(target)
}

function openFailures() {
  for (const result of every('.result.fail')) open(result)
}

/** Opens a result and the requirement around it. @param {Element | null} result */
function open(result) {
  for (const each of [result, result?.parentElement?.closest('.several')])
    if (each instanceof HTMLDetailsElement) each.open = true
}
