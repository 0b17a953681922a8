import { elementsOf, equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'

/**
 * The values that a question takes, bare, in whichever form it states them; none where it takes any text, or where what it
 * takes is not listed. @see rfd058
 */
export function optionsOf({ answer_type: kind, schema }: JsonObject): unknown[] {
  if (kind === 'Boolean') return YES_OR_NO
  if (isObject(kind)) return kind.type === 'boolean' ? YES_OR_NO : listedIn(kind)
  return isObject(schema) && (kind === undefined || kind === null) ? allowedBy(schema) : []
}

/** Whether an answer is none of the values that a question is known to take. */
export function isNoneOf(answer: unknown, question: JsonObject): boolean {
  const options = optionsOf(question)
  return options.length > 0 && !options.some((option) => equal(option, answer))
}

const YES_OR_NO = [true, false]

/** Options under `Select`, or beside a tag, where an option may be an object with its value. */
const listedIn = ({ type, Select: select, options }: JsonObject): unknown[] =>
  type === 'select'
    ? elementsOf(options).map((each) => (isObject(each) ? each.value : each))
    : elementsOf(isObject(select) ? select.options : undefined)

/** A schema with more than its type and its values is left to its tool. */
function allowedBy({ type, enum: values, ...more }: JsonObject): unknown[] {
  if (Object.keys(more).some((key) => !NOTES.includes(key))) return []
  return Array.isArray(values) ? values : type === 'boolean' ? YES_OR_NO : []
}

const NOTES = ['$schema', 'title', 'description', 'default', 'examples']
