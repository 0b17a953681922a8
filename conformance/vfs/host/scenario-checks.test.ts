import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { code, contentOf } from './expected.ts'
import { conversationOf, reportOf } from './fixtures/conversation.ts'
import { scenarioThenSnapshot } from './scenario-checks.ts'

const READ = { call: 'fs.read', result: { content: 'hello', size: 5 } }
const MISSING = { call: 'fs.read', error: { code: -32002, message: 'no such file' } }
const EMPTY = { call: 'fs.read', result: {} }
const DENIED = { call: 'fs.read', error: { code: -32001, message: 'denied' } }

const { check, scenario } = scenarioThenSnapshot(
  { name: 'test: two reads' },
  {
    there: ['fs.read', { path: 'hello.txt' }],
    missing: ['fs.read', { path: 'nope.txt' }],
    again: ['fs.read', { path: 'hello.txt' }],
  },
)
const missingFile = check('vfs.read.missing-file', {
  title: 'states that a file does not exist',
  precondition: { there: contentOf('hello'), again: contentOf('hello') },
  projectBefore: { 'hello.txt': 'hello' },
  expect: { missing: code(-32002) },
  project: { 'nope.txt': null },
})

test('asks for what is named, and looks at the project', () => {
  expect(scenario.actions).toMatchObject([
    { call: { id: 'call', script: [{ call: 'fs.read' }, {}, {}, { finish: 'asked' }] } },
    { snapshot: true },
  ])
})

describe('finds a host', () => {
  const project = { 'hello.txt': 'hello' }
  test.each([
    ['right', [READ, MISSING, READ], project, 'satisfied'],
    ['wrong that answers with another error', [READ, DENIED, READ], project, 'violated'],
    ['wrong that never answers', [READ], project, 'violated'],
    ['wrong that leaves a file', [READ, MISSING, READ], { ...project, 'nope.txt': '' }, 'violated'],
    ['inconclusive that refuses all', [DENIED, MISSING, DENIED], project, 'inconclusive'],
    [
      'inconclusive that refuses the control afterwards',
      [READ, MISSING, DENIED],
      project,
      'inconclusive',
    ],
    ['inconclusive that answers {}', [EMPTY, EMPTY, EMPTY], project, 'inconclusive'],
    ['inconclusive whose project is empty', [READ, MISSING, READ], {}, 'inconclusive'],
    ['inconclusive whose project is not shown', [READ, MISSING, READ], undefined, 'inconclusive'],
  ])('%s', (_, seen, files, kind) => {
    const kinds = missingFile.judge(conversation(seen, files)).map((finding) => finding.kind)
    expect(kinds.find((each) => each !== 'satisfied') ?? 'satisfied').toBe(kind)
  })
})

/** The conversation in which the probe saw this, and the project was left like that. */
const conversation = (seen: JsonObject[], files?: JsonObject) =>
  conversationOf([{ id: 'call', result: 'asked', report: reportOf(...seen) }], {
    snapshots: files ? [files] : [],
  })
