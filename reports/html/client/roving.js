import { every } from './elements.js'

/** One tab stop for a list of events; the arrows, Home and End move within it. @param {HTMLElement} list */
export function startRoving(list) {
  const first = list.querySelector('.offending > button') ?? list.querySelector('.event > button')
  if (first instanceof HTMLElement) first.tabIndex = 0
  list.addEventListener('keydown', (event) => move(list, event))
  list.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.event > button')) settle(list, target)
  })
}

/** @param {HTMLElement} list @param {KeyboardEvent} event */
function move(list, event) {
  const buttons = every('.event > button', list)
  const now = buttons.findIndex((button) => button.matches(':focus'))
  const next = target(event.key, now, buttons.length - 1)
  if (now < 0 || next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}

/** @param {string} key @param {number} now @param {number} last */
function target(key, now, last) {
  if (key === 'ArrowDown') return Math.min(last, now + 1)
  if (key === 'ArrowUp') return Math.max(0, now - 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** @param {HTMLElement} list @param {HTMLElement} button */
function settle(list, button) {
  for (const other of every('.event > button[tabindex="0"]', list)) other.tabIndex = -1
  button.tabIndex = 0
}
