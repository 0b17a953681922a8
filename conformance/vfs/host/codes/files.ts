import { type Finding, satisfied } from '../../../engine/finding.ts'
import type { ProbeAnswer } from '../answer.ts'
import { aResult, code, type Expected, empty, same } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { files, ORDINARY } from './scenarios.ts'

const notOf = (...codes: number[]): Expected => ({
  expected: `no error ${codes.join(' or ')}`,
  wrong: (answer) =>
    codes.includes(Number(answer.error?.code)) ? `error ${answer.error?.code}` : undefined,
})

const IO = ['write below a file', 'a long name', 'read a directory', 'delete a directory']

/** A failure of the file system, by the code that it has. */
const failure = (name: string, { error }: ProbeAnswer): Finding =>
  satisfied(error ? `${name}: the error ${String(error.code)}` : `${name}: done`)

/** Files in the way and out of it. */
export const fileChecks = hostChecks(
  files.check('vfs.codes.not-found', {
    precondition: { overwrite: empty, after: aResult },
    expect: same(['read', 'read below', 'list', 'metadata', 'delete', 'rename'], code(-32002)),
  }),
  files.check('vfs.codes.already-exists-only-for-targets', {
    expect: {
      ...same(['overwrite', 'overwrite again'], empty),
      ...same(
        ORDINARY.filter((name) => name !== 'write on a directory'),
        notOf(-32003),
      ),
    },
  }),
  files.check('vfs.codes.timeout-and-cancelled-reserved', {
    precondition: { after: aResult },
    expect: same(ORDINARY, notOf(-32004, -32005)),
  }),
  files.check('vfs.codes.io-failure-answered', {
    precondition: { after: aResult },
    also: (c) =>
      IO.flatMap((name) => files.onAnswer(name, 'an answer', (answer) => failure(name, answer))(c)),
  }),
)
