import { keep, kept } from './kept.js'

/** Lets the reader turn from light to dark and back; what was chosen is kept where that is allowed. */
export function startTheme() {
  const button = document.getElementById('theme')
  if (button === null) return
  show(kept('theme') ?? preferred())
  button.hidden = false
  button.addEventListener('click', () => {
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
    show(next)
    keep('theme', next)
  })
}

/** @param {string} theme */
function show(theme) {
  document.documentElement.dataset.theme = theme
  const label = document.querySelector('#theme span')
  if (label) label.textContent = theme === 'dark' ? 'Light' : 'Dark'
}

function preferred() {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
