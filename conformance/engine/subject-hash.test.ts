import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf } from './subject-hash.ts'

test('the hash is that of the last word which names a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jp-test-'))
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  writeFileSync(join(folder, 'tool.py'), 'tool')
  writeFileSync(join(folder, 'data'), 'data')
  expect(hashOf(['python3', 'tool.py'], folder)).toBe(sha('tool'))
  expect(hashOf(['python3', 'tool.py', 'data', '--flag'], folder)).toBe(sha('data'))
  expect(hashOf(['python3', '.', 'nowhere', ''], folder)).toBeUndefined()
  expect(hashOf(['sh', '-c', 'echo '.repeat(1_000), 'tool.py/x'], folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
})
