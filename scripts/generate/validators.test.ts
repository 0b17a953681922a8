import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type MessageSchema, messageSchema, type Part } from '../spec/messages.ts'
import { validatorName } from '../spec/names.ts'
import { readTree } from '../spec/tree.ts'

const root = join(import.meta.dirname, '../..')
const messages = readTree(root).tree.message.map(messageSchema)
const protocols = [...new Set(messages.map(({ file }) => file.protocol))]

describe.each(protocols)('the committed validators of %s', async (protocol) => {
  const validators = await import(`../../spec/generated/validators/${protocol}.js`)
  const own = messages.filter(({ file }) => file.protocol === protocol).flatMap(partsOf)

  test.each(own)('$name lets its examples through and refuses the rest', ({ name, part }) => {
    const validate: (value: unknown) => boolean = validators[name]
    expect(part.examples.filter((example) => !validate(example))).toEqual([])
    expect(part.refused.filter(({ value }) => validate(value))).toEqual([])
  })
})

function partsOf({ file, parts }: MessageSchema): { name: string; part: Part }[] {
  return parts.map((part) => ({
    name: validatorName(file, part.name === 'schema' ? undefined : part.name),
    part,
  }))
}
