import { every } from './elements.js'

/** Shows the results that match the chosen verdicts, level, area and searched words. */
export function startFilters() {
  const form = document.querySelector('form.toolbar')
  if (!(form instanceof HTMLFormElement)) return
  const tiles = every('.tile').filter((tile) => tile instanceof HTMLButtonElement)
  form.hidden = false
  for (const tile of tiles) enable(tile, form)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => apply(form))
  for (const reset of every('[data-reset]')) reset.addEventListener('click', () => clear(form))
}

/** @param {HTMLButtonElement} tile @param {HTMLFormElement} form */
function enable(tile, form) {
  tile.disabled = false
  press(tile, false)
  tile.addEventListener('click', () => {
    press(tile, tile.ariaPressed !== 'true')
    apply(form)
  })
}

/** @param {HTMLElement} tile @param {boolean} pressed */
function press(tile, pressed) {
  tile.setAttribute('aria-pressed', String(pressed))
}

/** @param {HTMLFormElement} form */
function clear(form) {
  form.reset()
  for (const tile of every('.tile')) press(tile, false)
  apply(form)
  form.querySelector('input')?.focus()
}

/** @param {HTMLFormElement} form */
function apply(form) {
  const wanted = filterOf(form)
  const results = every('.result')
  let shown = 0
  for (const result of results) {
    result.hidden = !matches(result, wanted)
    if (!result.hidden) shown++
  }
  const isNarrowed = shown < results.length
  for (const several of every('.several')) {
    several.hidden = !several.querySelector('.result:not([hidden])')
    if (isNarrowed && several instanceof HTMLDetailsElement) several.open = true
  }
  for (const group of every('.group')) group.hidden = !group.querySelector('.result:not([hidden])')
  announce(form, shown, results.length)
}

/** @param {HTMLFormElement} form */
function filterOf(form) {
  const data = new FormData(form)
  return {
    verdicts: every('.tile[aria-pressed=true]').map((tile) => tile.dataset.verdict),
    level: String(data.get('level')),
    area: String(data.get('area')),
    words: String(data.get('text')).toLowerCase().split(/\s+/).filter(Boolean),
  }
}

/** @param {HTMLElement} result @param {ReturnType<typeof filterOf>} wanted */
function matches(result, { verdicts, level, area, words }) {
  const { dataset } = result
  if (verdicts.length > 0 && !verdicts.includes(dataset.verdict)) return false
  if (level !== '' && dataset.level !== level) return false
  if (area !== '' && dataset.area !== area) return false
  return words.length === 0 || words.every((word) => textOf(result).includes(word))
}

/** @type {WeakMap<HTMLElement, string>} */
const texts = new WeakMap()

/** @param {HTMLElement} result */
function textOf(result) {
  const text = texts.get(result) ?? (result.textContent ?? '').toLowerCase()
  texts.set(result, text)
  return text
}

/** @param {HTMLFormElement} form @param {number} shown @param {number} total */
function announce(form, shown, total) {
  const output = form.querySelector('output')
  if (output) output.value = shown === total ? `${total} results` : `${shown} of ${total} results`
  const reset = form.querySelector('[data-reset]')
  if (reset instanceof HTMLElement) reset.hidden = shown === total
  const none = document.querySelector('.none')
  if (none instanceof HTMLElement) none.hidden = shown > 0 || total === 0
}
