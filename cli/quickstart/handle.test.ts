import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { driveByHost, handleText, hasStopped } from './handle.ts'

const file = join(import.meta.dirname, '../../reference-impl/examples/python/replace.yaml')
const config = parse(readFileSync(file, 'utf8'))

test('the reference host runs a stateful example from its spawn to its end', async () => {
  const steps = await driveByHost(config, file)
  expect(hasStopped(steps)).toBe(true)
  expect(handleText('example', steps)).toBe(`example, run by the reference host:
  spawn          running  1 of 2: a [colour]
  fetch          running  1 of 2: a [colour]
  apply "n"      running  2 of 2: two [colour]s
  apply "y"      waiting  Write notes.txt with 1 of 2 places replaced?
  apply true     stopped  replaced 1 of 2 in notes.txt
`)
})

test('a tool that cannot be spawned is reported as refused', async () => {
  const steps = await driveByHost({ ...config, command: ['no-such-program'] }, file)
  expect(hasStopped(steps)).toBe(false)
  expect(handleText('example', steps)).toMatch(/^ {2}spawn +(refused|stopped) .+/m)
})
