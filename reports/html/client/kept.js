/** A choice of the reader, where one was kept. @param {string} name */
export function kept(name) {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

/** Keeps a choice where that is allowed. @param {string} name @param {string} choice */
export function keep(name, choice) {
  try {
    localStorage.setItem(keyOf(name), choice)
  } catch {
    // Pages opened from a file may have no storage; the choice then lasts as long as the page.
  }
}

/** @param {string} name */
const keyOf = (name) => `jp-conformance-${name}`
