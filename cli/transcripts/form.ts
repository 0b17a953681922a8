/** What a value must be: of a kind, or an object with such members; one whose name ends in `?` may be left out. */
export type Form = Kind | Members

/** Members by name. */
export type Members = { readonly [member: string]: Form }

type Kind = keyof typeof kinds

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown) => typeof value === 'string'

const isNumber = (value: unknown) => typeof value === 'number'

const kinds = {
  'a text': isText,
  'a number': isNumber,
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a list of texts': (value: unknown) => Array.isArray(value) && value.every(isText),
  'an object': isObject,
  'a text or null': (value: unknown) => value === null || isText(value),
  'a number or null': (value: unknown) => value === null || isNumber(value),
} as const

/** What is wrong with the members of an object, in words that follow its name. */
export function misfit(value: object, members: Members, path = ''): string | undefined {
  for (const [spelled, form] of Object.entries(members)) {
    const name = spelled.replace(/\?$/, '')
    const own: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined
    const wrong =
      own === undefined
        ? name === spelled && `has no \`${path}${name}\`.`
        : memberMisfit(own, form, path + name)
    if (wrong) return wrong
  }
  return undefined
}

function memberMisfit(value: unknown, form: Form, path: string): string | undefined {
  if (typeof form === 'string')
    return kinds[form](value) ? undefined : `has a \`${path}\` that is not ${form}.`
  if (!isObject(value)) return `has a \`${path}\` that is not an object.`
  return misfit(value as object, form, `${path}.`)
}
