/** @typedef {string | Node | undefined} Child */

/**
 * A new element; its children are nodes or text, never markup.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function element(name, attributes, ...children) {
  return filled(document.createElement(name), attributes, children)
}

/**
 * A new element of a drawing.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function drawn(name, attributes, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  return filled(/** @type {SVGElement} */ (node), attributes, children)
}

/**
 * All elements of the page that match a selector.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export function every(selector, within = document) {
  return [...within.querySelectorAll(selector)].filter((node) => node instanceof HTMLElement)
}

/** Lets the keyboard scroll each text that is cut off: not every browser does so by itself. @param {ParentNode} within */
export function reachable(within) {
  for (const text of every('pre', within)) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = text
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) text.tabIndex = 0
  }
}

/**
 * @template {Element} Node
 * @param {Node} node
 * @param {Record<string, string>} attributes
 * @param {Child[]} children
 * @returns {Node}
 */
function filled(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children.filter((child) => child !== undefined))
  return node
}
