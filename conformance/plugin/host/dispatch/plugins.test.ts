import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installProgram } from '../../../../harness/session/plugin-host/install-probe.ts'
import { plugin } from './plugins.ts'

const folder = mkdtempSync(join(tmpdir(), 'jp-dispatch-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['{"type":"init","args":[]}', 'ready'],
  ['{"type":"\\u0069n\\u0069t","args":[]}', 'ready'],
  ['{"args":["a"],\t"type" : "\\u0069\\u006e\\u0069\\u0074"}', 'ready'],
  ['{"type":"i\\u006Eit"}', 'ready'],
  ['{"type":"describe"}', 'describe'],
  ['{"type":"\\u0064escribe"}', 'describe'],
])('the program of a plugin reads %s', (line, type) => {
  const channel = installProgram(folder, 'bin/jp-read', plugin())
  const [first = ''] = execFileSync(join(folder, 'bin/jp-read'), { input: `${line}\n` })
    .toString()
    .split('\n')
  expect(JSON.parse(first)).toMatchObject({ type })
  const reported = readFileSync(channel, 'utf8').trimEnd().split('\n').at(-1) ?? ''
  expect(JSON.parse(JSON.parse(reported).line)).toEqual(JSON.parse(line))
})
