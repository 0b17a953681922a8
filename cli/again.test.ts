import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { certify as certifyBy } from '../conformance/engine/certify.ts'
import { vfsToolSuite } from '../conformance/vfs/tool/suite.ts'
import { WORDS } from '../harness/fixtures/session.ts'
import { again } from '../reports/reproduce.ts'
import type { Result, Results } from '../spec/generated/results.ts'

const RULE = 'vfs.framing.only-messages-on-stdout'
const CHECK = 'vfs.framing.tool-reassembles-input'

/** It prints what is no message once it is refused something. */
const SLIPS = `${WORDS} read -r init || exit 0
  ask 1 fs.read '{"path":"a.txt"}' || exit 0
  case $answer in *'"error"'*) echo oops;; esac
  result`

const certify = (only: string[]): Promise<Results> =>
  certifyBy(vfsToolSuite, {
    config: { cases: [{ name: 'reads', files: { 'a.txt': 'A' } }] },
    command: ['sh', '-c', SLIPS],
    base: tmpdir(),
    ...{ only, skip: [], seed: 1, jobs: 2, timeScale: 1, argv: ['jp-conformance', 'tool'] },
  })

const failureIn = ({ results }: Results) =>
  results.find(({ requirement, verdict }) => requirement === RULE && verdict === 'fail')

test('a failure under a fault is seen again by the requirements that its line names', async () => {
  const whole = await certify(['vfs.framing.*', 'vfs.rpc.*'])
  const failure = failureIn(whole) as Result
  const chosen = Array.from(again(failure, whole).matchAll(/--only (\S+)/g), ([, id]) => `${id}`)
  expect(chosen).toEqual([RULE, CHECK])
  const { reason, fault, case: name } = failure
  expect(failureIn(await certify(chosen))).toMatchObject({ reason, fault, case: name })
}, 60_000)
