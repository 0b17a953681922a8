import { isObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { beside, onOrder } from './values.ts'

/** Changes every value, at any depth. */
const inDepth =
  (change: (value: unknown) => unknown) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value.map(inDepth(change)))
    if (!isObject(value)) return change(value)
    const members = Object.entries(value).map(([name, each]) => [name, inDepth(change)(each)])
    return change(Object.fromEntries(members))
  }

const eachMember = (members: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      name === 'script' ? value : inDepth(change)(value),
    ]),
  )

const onArguments = (change: (value: unknown) => unknown) =>
  beside((given) => eachMember(given, change))

const onOptions = (change: (value: unknown) => unknown) =>
  onOrder(({ options }) => ({ options: eachMember(options, change) }))

const onTexts = (change: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

const eachOnce = (value: unknown) =>
  Array.isArray(value) ? value.filter((each, at) => value.indexOf(each) === at) : value

const onNames = (change: (name: string) => string) => (value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [change(name), each]))
    : value

const camelCase = (name: string) =>
  name.replace(/([a-z])_([a-z])/g, (_, before, after) => `${before}${after.toUpperCase()}`)

/** Mutants that tidy what stands within values. */
export const speltInitMutants = mutantsIn('vfs.init')({
  'carries-arguments': {
    'each-once: leaves elements of lists out that are there already': onArguments(eachOnce),
    'one-for-true: makes 1 of true': onArguments((value) => (value === true ? 1 : value)),
    'no-lists-of-null: makes an empty list of one that holds null alone': onArguments((value) =>
      Array.isArray(value) && value.length > 0 && value.every((each) => each === null) ? [] : value,
    ),
    'inner-camel-case: joins words of names within an argument': onArguments(onNames(camelCase)),
    'camel-case: joins words of names of arguments': beside((given) =>
      Object.fromEntries(Object.entries(given).map(([name, value]) => [camelCase(name), value])),
    ),
    'trims-inner-names: takes blanks from names within an argument': onArguments(
      onNames((name) => name.trim()),
    ),
    'drops-inner-false: leaves members out of nested objects that are false': onArguments(
      (value) =>
        isObject(value)
          ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== false))
          : value,
    ),
    'drops-marks: leaves out a byte-order mark before a text': onArguments(
      onTexts((text) => text.replace(/^\ufeff/, '')),
    ),
  },
  'carries-options': {
    'options-once: leaves elements of lists out that are there already': onOptions(eachOnce),
    'options-of-yaml: makes booleans of the words yes and off': onOptions(
      onTexts((text) => (/^(yes|off)$/.test(text) ? text === 'yes' : text)),
    ),
    'options-as-dates: makes a date of a text that looks like one': onOptions(
      onTexts((text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text).toISOString() : text)),
    ),
    'options-in-unix-lines: makes a line feed of CR LF': onOptions(
      onTexts((text) => text.replaceAll('\r\n', '\n')),
    ),
    'expands-options: takes a dollar for a variable': onOptions(
      onTexts((text) => text.replace(/\$[A-Z]+/g, '/home')),
    ),
    'home-of-options: takes a tilde for the home directory': onOptions(
      onTexts((text) => text.replace(/^~/, '/home')),
    ),
    'single-options: takes a list of one element for its element': onOptions((value) =>
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ),
    'short-options: cuts texts at 255 characters': onOptions(onTexts((text) => text.slice(0, 255))),
    'joined-options: makes underscores of hyphens in names': onOrder(({ options }) => ({
      options: Object.fromEntries(
        Object.entries(options).map(([name, value]) => [name.replaceAll('-', '_'), value]),
      ),
    })),
  },
})
