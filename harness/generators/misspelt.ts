import { isObject } from '../wire/json.ts'

/** Spells a value of one kind as another one that a careless reader may take for it; undefined for other kinds. */
export type Misspell = (value: unknown) => unknown

const ofText =
  (change: (text: string) => unknown): Misspell =>
  (value) =>
    typeof value === 'string' && value !== '' ? change(value) : undefined

/** How models misspell arguments: in other capitals, with blanks, as another type, alone or in a list, twice. */
export const MISSPELT: readonly Misspell[] = [
  ofText((text) => text.toUpperCase()),
  ofText((text) => ` ${text} `),
  ofText((text) => [text]),
  ofText(() => 7),
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined),
  (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  (value) => (Number.isInteger(value) ? Number(value) + 0.5 : undefined),
  (value) => (Array.isArray(value) && value.length === 1 ? value[0] : undefined),
  (value) => (Array.isArray(value) ? [...value, ...value] : undefined),
  (value) => (value === null ? undefined : null),
]

/** The copies of an instance in which one member is misspelt. */
export const misspelt = (instance: unknown, misspell: Misspell): unknown[] =>
  isObject(instance)
    ? Object.entries(instance).flatMap(([name, value]) => {
        const other = misspell(value)
        return other === undefined ? [] : [{ ...instance, [name]: other }]
      })
    : []
