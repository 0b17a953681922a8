import { isObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { onInput } from './inputs.ts'
import { onContent } from './reading.ts'

/** Changes every value of an input, at any depth. */
const inDepth = (change: (value: unknown) => unknown) => {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value.map(changed))
    if (!isObject(value)) return change(value)
    return change(
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)])),
    )
  }
  return onInput(changed)
}

const onTexts = (change: (text: string) => string) =>
  inDepth((value) => (typeof value === 'string' ? change(value) : value))

const onMembers = (change: (name: string, value: unknown) => [string, unknown][]) =>
  inDepth((value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).flatMap(([name, each]) => change(name, each)))
      : value,
  )

/** Mutants that take what is spelt in a text for more than its letters, and tidy values. */
export const speltMutants = mutantsIn('vfs.state')({
  'input-keeps-type': {
    'drops-marks: leaves out a byte-order mark before an input': onTexts((text) =>
      text.replace(/^\ufeff/, ''),
    ),
    'fills-variables: takes a dollar in an input for a variable': onTexts((text) =>
      text.replaceAll('$HOME', '/home'),
    ),
    'renders-templates: leaves out what stands in double braces of an input': onTexts((text) =>
      text.replace(/\{\{.*?\}\}/g, ''),
    ),
    'reads-escapes: takes a backslash and n in an input for a line feed': onTexts((text) =>
      text.replaceAll('\\n', '\n'),
    ),
    'escapes-markup: writes an entity for a sign of markup': onTexts((text) =>
      text.replaceAll('<', '&lt;'),
    ),
    'drops-colours: leaves out what colours a terminal': onTexts((text) =>
      text.replaceAll('\u001b[1m', ''),
    ),
    'finds-homes: takes a tilde for the home directory': onTexts((text) =>
      text.replace(/^~/, '/home'),
    ),
    'reads-dates: makes a date of a text that looks like one': onTexts((text) =>
      /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text).toISOString() : text,
    ),
    'each-once: leaves elements of lists out that are there already': inDepth((value) =>
      Array.isArray(value) ? value.filter((each, at) => value.indexOf(each) === at) : value,
    ),
    'flattens: takes the elements of a list within for elements': inDepth((value) =>
      Array.isArray(value) ? value.flat() : value,
    ),
    'rounds-to-zero: takes a small fraction for 0': inDepth((value) =>
      typeof value === 'number' && Math.abs(value) < 1e-6 ? 0 : value,
    ),
    'trims-names: takes blanks from the names of members': onMembers((name, value) => [
      [name.trim(), value],
    ]),
    'lower-case-names: writes the names of members in lower case': onMembers((name, value) => [
      [name.toLowerCase(), value],
    ]),
    'drops-inner-false: leaves members out that are false': onMembers((name, value) =>
      value === false ? [] : [[name, value]],
    ),
    'loses-prototypes: loses a member with the name `__proto__`': onMembers((name, value) =>
      name === '__proto__' ? [] : [[name, value]],
    ),
  },
  'running-reported': {
    'escapes-words: shows an entity for a sign of markup': onContent((content) =>
      content.replaceAll('<', '&lt;'),
    ),
    'renders-words: leaves out what stands in double braces of a content': onContent((content) =>
      content.replace(/\{\{.*?\}\}/g, ''),
    ),
    'words-without-tabs: shows a blank for a tab': onContent((content) =>
      content.replaceAll('\t', ' '),
    ),
    'unescapes-words: shows a line feed for a backslash and n': onContent((content) =>
      content.replaceAll('\\n', '\n'),
    ),
  },
})
