import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith, removeFolders, run, runReally } from './fixtures/run.ts'

afterAll(removeFolders)

const CHECK = 'vfs.framing.one-object-per-line'
const RESULT = `echo '{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}'`
/** Prints a banner while there is a file beside it. */
const TOOL = `read init\n[ -e "$(dirname "$0")/broken" ] && echo banner\n${RESULT}\n`

/** A folder with a tool that fails, and the report of it. */
async function failed(): Promise<string> {
  const cwd = folderWith({ 'tool.sh': TOOL, broken: '' })
  const options = ['--only', CHECK, '--report', 'json=report.json', '--quiet']
  expect((await runReally(['tool', ...options, '--', 'sh', 'tool.sh'], cwd)).status).toBe(1)
  return cwd
}

test('a failure is still failing, not reproducible, or fixed', { timeout: 60_000 }, async () => {
  const cwd = await failed()
  const saved = readFileSync(join(cwd, 'report.json'), 'utf8')
  const replay = (...words: string[]) => runReally(['replay', 'report.json', CHECK, ...words], cwd)

  const still = await replay()
  expect(still.stdout).toContain('again: jp-conformance tool')
  expect(still.stdout).toMatch(/\n✗ \S+ is still failing: line 1 is no JSON object: `banner`\n$/)
  expect(still.status).toBe(1)

  const other = await replay('--', 'sh', '-c', `read init; ${RESULT}`)
  expect(other.stdout).toMatch(/\n✓ \S+ is fixed: .* results pass, and none fails\.\n$/)
  expect(other.status).toBe(0)

  rmSync(join(cwd, 'broken'))
  const gone = await replay()
  expect(gone.stdout).toMatch(/\n\? \S+ is not reproducible: it passes now, .*\n$/)
  expect(gone.status).toBe(3)

  writeFileSync(join(cwd, 'tool.sh'), `read init\n${RESULT}\n`)
  const fixed = await replay()
  expect(fixed.stdout).toContain(`✓ ${CHECK} is fixed`)
  expect(fixed.status).toBe(0)
  expect(readFileSync(join(cwd, 'report.json'), 'utf8')).toBe(saved)
  expect(fixed.stdout).not.toContain('results.json')
})

test('what cannot be played again is refused', { timeout: 60_000 }, async () => {
  const cwd = await failed()
  const report = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'))
  const passed = { ...report.results[0], requirement: 'vfs.rpc.call-shape', verdict: 'pass' }
  const files = {
    'mixed.json': { ...report, results: [...report.results, passed] },
    'judged.json': { ...report, command: ['jp-conformance', 'judge', 'a.ndjson'] },
    'green.json': { ...report, results: [passed] },
    'gone.json': { ...report, command: ['jp-conformance', 'tool', '--config', 'no.yaml'] },
  }
  for (const [name, document] of Object.entries(files))
    writeFileSync(join(cwd, name), JSON.stringify(document))
  for (const [words, sentence] of [
    [['mixed.json', `${CHECK}s`], `\`${CHECK}s\` is not in mixed.json; did you mean \`${CHECK}\`?`],
    [['mixed.json', passed.requirement], 'did not fail in mixed.json: its verdict is pass.'],
    [['judged.json', CHECK], 'jp-conformance judge a.ndjson'],
    [['green.json', CHECK], 'nothing failed in green.json.'],
    [['tool.sh', CHECK], 'the results tool.sh are not JSON'],
    [['absent.json', CHECK], 'the results absent.json cannot be read'],
    [['gone.json', CHECK], 'no.yaml'],
    [['mixed.json'], 'missing required argument `check`'],
  ] as const) {
    const { status, stdout, stderr } = await run(['replay', ...words], { cwd })
    expect(stderr).toContain(sentence)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  }
  expect(existsSync(join(cwd, 'results.json'))).toBe(false)
})
