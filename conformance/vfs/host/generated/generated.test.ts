import { expect, test } from 'vitest'
import { randomFrom } from '../../../../harness/random.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { isViolation } from '../../../engine/findings-of.ts'
import { type Flaw, scriptedSession } from './fixtures/scripted-session.ts'
import { shownBy } from './replay.ts'
import { generatedSession, planned, type Session, sessionOf } from './scenario.ts'
import { smaller } from './smaller.ts'

const FEATURES = ['vfs', 'fs', 'policy']

const sessions = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    generatedSession(randomFrom(seed, 'generated', String(i)), FEATURES),
  )

const violatedBy = (session: Session, flaw?: Flaw) =>
  shownBy(scriptedSession(session, flaw)).flatMap(({ verifies, finding }) =>
    isViolation(finding) ? [{ verifies, ...(finding as object) }] : [],
  )

const smallerThan = (session: Session) =>
  smaller(planned('generated 1', session, FEATURES)).flatMap(({ hostScenario }) =>
    hostScenario ? [sessionOf(hostScenario)] : [],
  )

/** Goes to what is smaller as long as it shows the same. */
function smallest(session: Session, shows: (session: Session) => boolean): Session {
  const next = smallerThan(session).find(shows)
  return next ? smallest(next, shows) : session
}

test('the same seed gives the same sessions, and another one gives others', () => {
  expect(sessions(1, 30)).toEqual(sessions(1, 30))
  expect(sessions(1, 30)).not.toEqual(sessions(2, 30))
})

test('a session is run as it was generated', () => {
  for (const session of sessions(3, 30)) {
    const { hostScenario } = planned('generated 1', session, FEATURES)
    expect(hostScenario && sessionOf(hostScenario)).toEqual(session)
  }
})

test('a host that does not claim to check policies is given none but the plain one', () => {
  const without = Array.from({ length: 20 }, (_, i) =>
    generatedSession(randomFrom(i, 'generated'), ['fs']),
  )
  for (const { policy } of without)
    expect(policy).toEqual({ filesystem: { allow: ['.'], writable: true } })
})

test('a host that was written apart answers as it is to, and whatever is left out', () => {
  for (const session of sessions(5, 400))
    expect(violatedBy(session), JSON.stringify(session)).toEqual([])
  for (const session of sessions(6, 10))
    for (const less of smallerThan(session))
      expect(violatedBy(less), JSON.stringify(less)).toEqual([])
})

test('nearly everything that is looked for is shown by some session', () => {
  const shown = new Set(
    sessions(7, 400).flatMap((each) =>
      shownBy(scriptedSession(each)).map(({ verifies }) => verifies),
    ),
  )
  for (const area of [
    'read',
    'write',
    'delete',
    'rename',
    'exists',
    'metadata',
    'list-dir',
    'grep',
  ])
    expect([...shown].filter((id) => id.startsWith(`vfs.${area}.`)).length, area).toBeGreaterThan(2)
})

const onResult =
  (method: string, change: (result: JsonObject) => JsonObject): Flaw =>
  (answer, request) =>
    request.method === method && answer.result !== undefined
      ? { result: change(answer.result as JsonObject) }
      : answer

const FLAWS: Record<string, Flaw> = {
  'vfs.read.size-is-bytes': onResult('fs.read', (found) => ({
    ...found,
    size: String(found.content).length,
  })),
  'vfs.exists.missing-path': (answer, { method, params }) =>
    method === 'fs.exists' &&
    (answer.result as JsonObject | undefined)?.exists === false &&
    String((params as JsonObject).path).includes('/')
      ? { result: { exists: true } }
      : answer,
  'vfs.grep.finds-all': onResult('fs.grep', (found) => ({
    matches: (found.matches as unknown[]).slice(1),
  })),
  'vfs.list-dir.all-in-one-response': onResult('fs.list_dir', (found) => ({
    entries: (found.entries as unknown[]).slice(0, 1),
  })),
  'vfs.policy.refusal-code': (answer) =>
    (answer.error as JsonObject | undefined)?.code === -32001
      ? { error: { code: -32602, message: 'no' } }
      : answer,
  'vfs.rename.moves-content': (answer, { method, params }, project) => {
    const { from, to } = (params ?? {}) as Record<string, string>
    if (method === 'fs.rename' && answer.result && from && to && from !== to) {
      if (project.kindOf(to) === 'file' && project.kindOf(from) === undefined)
        project.write(from, project.read(to))
    }
    return answer
  },
}

test.each(Object.entries(FLAWS))('%s is found missing, by a session of few steps', (id, flaw) => {
  const found = sessions(9, 300).find((each) =>
    violatedBy(each, flaw).some(({ verifies }) => verifies === id),
  )
  expect(found).toBeDefined()
  const least =
    found &&
    smallest(found, (each) => violatedBy(each, flaw).some(({ verifies }) => verifies === id))
  expect(least?.scripts.flat().length).toBeLessThanOrEqual(3)
  expect(Object.keys(least?.files ?? {}).length).toBeLessThanOrEqual(2)
})
