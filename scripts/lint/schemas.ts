import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { ajvOptions } from '../../harness/validators/options.ts'
import { addressOf, definitionsOf } from '../spec/definitions.ts'
import type { SpecFile, Steps } from '../spec/file.ts'
import { type MessageSchema, messageSchema, type Part } from '../spec/messages.ts'
import type { SpecTree } from '../spec/tree.ts'
import type { LintRule, Violation } from './rule.ts'

/** Schemas are valid, and their examples prove what they let through and what they refuse. */
export const schemaRules: LintRule[] = [
  {
    id: 'schema',
    statement: 'Every schema compiles in strict mode and its references lead somewhere.',
    find: (tree) => compiledIn(tree).violations,
  },
  {
    id: 'example',
    statement: 'Every part has an example, and every example is valid.',
    find: (tree) => judged(tree, exampleViolations),
  },
  {
    id: 'refused',
    statement: 'Every value under `invalid` is refused by its part.',
    find: (tree) => judged(tree, refusedViolations),
  },
]

type Compiled = {
  validators: Map<string, ValidateFunction>
  messages: MessageSchema[]
  violations: Violation[]
}

/** Compiles every schema of the tree, and reports which do not compile. */
export function compiledIn(tree: SpecTree): Compiled {
  const known = compiled.get(tree)
  if (known) return known
  const fresh = compile(tree)
  compiled.set(tree, fresh)
  return fresh
}

// Several rules look at the same schemas, and compiling them is most of the work.
const compiled = new WeakMap<SpecTree, Compiled>()

function compile(tree: SpecTree): Compiled {
  const ajv = new Ajv2020({ ...ajvOptions, logger: false })
  const messages = tree.message.map(messageSchema)
  const validators = new Map<string, ValidateFunction>()
  const bad = messages.flatMap(({ file, schema }) => attempt(file, [], () => ajv.addSchema(schema)))
  const uncompiled = messages.flatMap((message) =>
    definitionsOf([message]).flatMap((each) =>
      attempt(message.file, [each.key ?? 'schema'], () => {
        const found = ajv.getSchema(addressOf(each))
        if (found) validators.set(addressOf(each), found)
      }),
    ),
  )
  const documents = tree.documents.flatMap((file) =>
    attempt(file, [], () => ajv.compile(file.value)),
  )
  return { validators, messages, violations: [...bad, ...uncompiled, ...documents] }
}

function attempt(file: SpecFile, steps: Steps, action: () => unknown): Violation[] {
  try {
    action()
    return []
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return [
      {
        file: file.path,
        line: file.line(steps),
        problem,
        expected: 'a JSON Schema 2020-12 that Ajv compiles in strict mode',
        fix: 'mend the keyword or the reference that the problem names',
      },
    ]
  }
}

type Judge = (message: MessageSchema, part: Part, validate: ValidateFunction) => Violation[]

function judged(tree: SpecTree, judge: Judge): Violation[] {
  const { validators, messages } = compiledIn(tree)
  return messages.flatMap((message) =>
    message.parts.flatMap((part) => {
      const key = part.name === 'schema' ? '' : `#/$defs/${part.name}`
      const validate = validators.get(String(message.schema.$id) + key)
      return validate ? judge(message, part, validate) : []
    }),
  )
}

function exampleViolations(
  { file }: MessageSchema,
  part: Part,
  validate: ValidateFunction,
): Violation[] {
  if (part.examples.length === 0) return [noExample(file, part)]
  return part.examples.flatMap((example, at) => {
    if (validate(example)) return []
    const error = validate.errors?.[0]
    return [
      {
        file: file.path,
        line: file.line([part.name, 'examples', at]),
        problem: `example ${at + 1} of ${part.name} is refused: ${error?.instancePath ?? ''} ${error?.message ?? ''}`,
        expected: `a value that ${part.name} lets through`,
        fix: 'mend the example or the schema',
      },
    ]
  })
}

const noExample = (file: SpecFile, part: Part): Violation => ({
  file: file.path,
  line: file.line([part.name]),
  problem: `${part.name} has no example`,
  expected: 'at least one value that shows what is meant',
  fix: `add \`examples:\` to ${part.name}`,
})

const refusedViolations = (
  { file }: MessageSchema,
  part: Part,
  validate: ValidateFunction,
): Violation[] =>
  part.refused
    .filter(({ value }) => validate(value))
    .map(({ because, at }) => ({
      file: file.path,
      line: file.line(at),
      problem: `${part.name} lets through what it must refuse (${because})`,
      expected: 'the schema refuses the value',
      fix: 'tighten the schema, or remove the value',
    }))
