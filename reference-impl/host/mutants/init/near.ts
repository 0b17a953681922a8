import { isObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { beside, onOrder, onTexts } from './values.ts'

/** Changes what `init` is made of when a call is run again. */
const onRerun = (change: Parameters<typeof onOrder>[0]) =>
  onOrder((order) => (Object.keys(order.answers).length > 0 ? change(order) : {}))

/** Mutants that lose what few calls hold. */
export const nearInitMutants = mutantsIn('vfs.init')({
  'names-the-tool': {
    'names-of-32: keeps 32 characters of a name': onOrder(({ name }) => ({
      name: name.slice(0, 32),
    })),
    'nameless-rerun: names a tool that is run again by its program': onRerun(() => ({
      name: 'node',
    })),
  },
  'carries-arguments': {
    'single-precision: keeps numbers in single precision': beside((given) => ({
      ...given,
      ...Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) =>
          Array.isArray(value) && name === 'no exact fraction'
            ? [[name, value.map((each) => Math.fround(Number(each)))]]
            : [],
        ),
      ),
    })),
    'unix-lines: makes a line feed of CR LF': onTexts((text) => text.replaceAll('\r\n', '\n')),
    'words-of-yaml: makes a boolean of the text yes': onTexts((text) =>
      text === 'yes' ? true : text,
    ),
    'parses-texts: makes an object of a text that spells one': onTexts((text) =>
      text.startsWith('{"a"') ? JSON.parse(text) : text,
    ),
  },
  'carries-options': {
    'no-empty-options: leaves options out that are an empty object': onOrder(({ options }) => ({
      options: Object.fromEntries(
        Object.entries(options).filter(
          ([, value]) => !isObject(value) || Object.keys(value).length > 0,
        ),
      ),
    })),
    'optionless-rerun: gives a tool that is run again no options': onRerun(() => ({ options: {} })),
  },
})
