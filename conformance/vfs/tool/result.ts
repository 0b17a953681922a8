import type { Notification } from '../../../harness/conversation.ts'
import { contentBlock } from '../../../harness/validators/vfs.ts'
import { isObject, type JsonObject, withoutNulls } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { firstError } from './methods.ts'
import { rules } from './tool-check.ts'

/** How a tool reports success. @see rfd-d11 §Request and response format */
export const resultRules = rules(
  {
    verifies: 'vfs.result.content-form',
    title: 'reports success as a string or as typed blocks',
    toExercise: 'Add a case that succeeds.',
    judge: ({ finals }) => finals.filter(({ method }) => method === 'result').map(contentForm),
  },
  {
    verifies: 'vfs.result.block-shape',
    title: 'gives each content block the members of its type',
    toExercise: 'Add a case whose result holds content blocks.',
    judge: ({ finals }) => finals.flatMap(blocksOf),
  },
)

/** Whether a result has content in one of its forms. */
export function contentForm({ line, params }: Notification): Finding {
  const expected = 'params.content as a string or an array of objects with a type'
  if (!isObject(line.message?.params))
    return satisfiedUnless('params of result are no object', expected, line.index)
  const { content } = params
  if (typeof content === 'string') return satisfiedUnless(undefined, expected)
  if (!Array.isArray(content))
    return satisfiedUnless(
      `params.content is ${content === undefined ? 'missing' : `of type ${typeof content}`}`,
      expected,
      line.index,
    )
  const untyped = content.findIndex((block) => !isObject(block) || typeof block.type !== 'string')
  return satisfiedUnless(untyped !== -1 && `content[${untyped}] has no type`, expected, line.index)
}

function blocksOf({ line, params, method }: Notification): Finding[] {
  if (method !== 'result' || !Array.isArray(params.content)) return []
  return params.content
    .filter((block) => isObject(block) && typeof block.type === 'string')
    .map((block: JsonObject & { type: string }, i) =>
      blockShape(`content[${i}]`, block, line.index),
    )
}

function blockShape(place: string, block: JsonObject & { type: string }, index: number): Finding {
  const { type } = block
  if (!DESCRIBED.includes(type))
    return satisfied(`${place} is a block of another type, ${quote(type)}`)
  const wrong =
    !contentBlock(withoutNulls(block)) && `${place} (${type}): ${firstError(contentBlock)}`
  return satisfiedUnless(wrong, 'the members that its type asks for', index)
}

/** The types of which the members are known. @see rfd058 */
const DESCRIBED = ['text', 'resource', 'question']
