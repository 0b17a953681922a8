import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { entry as flattener } from '../conformance/flattener/entry.ts'
import { entry as vfsTool } from '../conformance/vfs/tool/entry.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'
import { template } from './init/template.ts'
import { init } from './init.ts'
import { loadConfigurationOf } from './load-configuration.ts'
import { problemText } from './problem.ts'

afterAll(removeFolders)

async function outputOf(text: string): Promise<string> {
  const folder = folderWith({ 'c.yaml': text })
  const { problems } = await loadConfigurationOf(vfsTool, join(folder, 'c.yaml'))
  return problemText(problems ?? []).replaceAll(`${folder}/`, '')
}

describe('init', () => {
  test('writes a configuration that loads', async () => {
    expect(await outputOf(template(vfsTool))).toBe('')
  })

  test('explains every key that the schema has', () => {
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '../spec/config/tool.schema.json'), 'utf8'),
    )
    const { content: _, ...definitions } = schema.$defs
    for (const { properties } of [schema, ...Object.values<typeof schema>(definitions)])
      for (const key of Object.keys(properties))
        expect(template(vfsTool)).toMatch(new RegExp(`^ *#?(- )?${key}:`, 'm'))
  })

  test('writes a configuration of a flattener with every key', () => {
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '../spec/config/flattener.schema.json'), 'utf8'),
    )
    for (const key of Object.keys(schema.properties))
      expect(template(flattener)).toMatch(new RegExp(`^#?${key}:`, 'm'))
  })

  test('never writes over a file', async () => {
    const cwd = folderWith({ 'jp-conformance.yaml': 'mine' })
    const { status, stderr } = await run(['init', 'tool'], { cwd })
    expect(stderr).toContain('there already')
    expect(status).toBe(2)
    expect(readFileSync(join(cwd, 'jp-conformance.yaml'), 'utf8')).toBe('mine')
  })

  test('states what to do next', async () => {
    const { status, stdout } = await run(['init', 'tool'])
    expect(stdout).toContain('jp-conformance tool --config jp-conformance.yaml')
    expect(status).toBe(0)
  })

  test('states why it cannot write', () => {
    expect(init('tool', { output: join(folderWith(), 'no', 'x.yaml') })).toBe(2)
  })
})
