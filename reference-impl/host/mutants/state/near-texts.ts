import { isObject, parse } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { onInput } from './inputs.ts'

/** Changes inputs that are texts. */
const onText = (change: (text: string) => unknown) =>
  onInput((input) => (typeof input === 'string' ? change(input) : input))

/** Mutants that change few inputs. */
export const nearTextMutants = mutantsIn('vfs.state')({
  'input-keeps-type': {
    'inputs-of-10000: keeps 10,000 characters of an input': onText((text) => text.slice(0, 10_000)),
    'unix-lines: makes a line feed of CR LF in an input': onText((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'inputs-without-nul: drops NUL from an input': onText((text) => text.replaceAll('\0', '')),
    'yes-is-true: takes the input yes for true': onText((text) => (text === 'yes' ? true : text)),
    'reads-lists: makes a list of a text that spells one': onText((text) =>
      text.startsWith('[') ? parse(text) : text,
    ),
    'unquotes-inputs: takes the quotes from an input': onText((text) =>
      text.replace(/^"(.*)"$/, '$1'),
    ),
    'single-precision: keeps fractions in single precision': onInput((input) =>
      typeof input === 'number' && !Number.isInteger(input) ? Math.fround(input) : input,
    ),
    'sorts-lists: sorts a list': onInput((input) =>
      Array.isArray(input) ? input.toSorted() : input,
    ),
    'unwraps-values: takes the only member of an object for the input': onInput((input) =>
      isObject(input) && 'value' in input ? input.value : input,
    ),
  },
})
