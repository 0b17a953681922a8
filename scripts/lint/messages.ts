import { listOf } from '../spec/requirements.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** A message has the parts of its kind, and its answers exist. */
export const messageRules: LintRule[] = [
  {
    id: 'message-parts',
    statement: 'A request has params and result, a notification params, anything else one schema.',
    find: (tree) => tree.message.flatMap(partViolations),
  },
  {
    id: 'message-replies',
    statement: 'The replies that a message names are messages of its protocol.',
    find: (tree) => tree.message.flatMap((file) => replyViolations(file, tree)),
  },
]

const partsByKind = {
  request: ['params', 'result'],
  notification: ['params'],
  response: ['schema'],
  message: ['schema'],
  object: ['schema'],
} as const

function partViolations(file: SpecTree['message'][number]): Violation[] {
  const { kind } = file.value
  const wanted: readonly string[] = partsByKind[kind]
  const has = (['params', 'result', 'schema'] as const).filter((name) => file.value[name])
  const missing = wanted.filter((name) => !has.some((each) => each === name))
  const extra = has.filter((name) => !wanted.includes(name))
  const words = { expected: `a ${kind} has ${wanted.join(' and ')}` }
  return [
    ...missing.map((name) => ({
      name,
      problem: `${name} is missing`,
      fix: `describe it under \`${name}\``,
    })),
    ...extra.map((name) => ({
      name,
      problem: `${name} does not belong here`,
      fix: 'change the kind or remove it',
    })),
  ].map(({ name, ...rest }) => ({ file: file.path, line: file.line([name]), ...words, ...rest }))
}

function replyViolations(file: SpecTree['message'][number], { message }: SpecTree): Violation[] {
  const known = message.filter(({ protocol }) => protocol === file.protocol).map(({ name }) => name)
  return listOf(file.value.replies)
    .filter((reply) => !known.includes(reply))
    .map((reply) => ({
      file: file.path,
      line: file.line(['replies']),
      problem: `reply \`${reply}\` is no message of ${file.protocol}`,
      expected: `one of ${known.join(', ')}`,
      fix: 'respell it, or describe that message',
    }))
}
