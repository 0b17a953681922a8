import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answerText, type ProbeAnswer } from '../answer.ts'
import { both, code } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { exit } from './expected.ts'
import { programs } from './programs.ts'
import { names, wrongs } from './requests.ts'
import { withoutVariables } from './variables.ts'

function lists({ result: found, error, index }: ProbeAnswer, c: HostConversation): Finding {
  const expected = 'the program run without variables, or the error -32602'
  if (error)
    return satisfiedUnless(
      error.code !== -32602 && answerText({ method: '', error, index }),
      expected,
    )
  const wrong = both(exit(0), withoutVariables(...Object.values(names))).wrong(
    { method: '', result: found, index },
    c,
  )
  return wrong ? violated(expected, wrong, index) : satisfied('run without')
}

/** Where a program was run that a request wanted elsewhere. */
function directory({ result: found, error }: ProbeAnswer): Finding {
  if (error) return satisfied(`refused with the error ${String(error.code)}`)
  const isRoot = isObject(found) && found.stdout === 'the root of the project'
  return isRoot
    ? satisfied('without effect')
    : violated('the program in the root of the project', 'the program run elsewhere')
}

/** Params that are wrong, missing or beside the point. */
export const paramChecks = hostChecks(
  programs.check('vfs.process.invalid-params-refused', {
    precondition: { before: exit(0), control: exit(0) },
    projectBefore: { 'control.txt': 'made' },
    expect: Object.fromEntries(Object.keys(wrongs).map((name) => [name, code(-32602)])),
    project: Object.fromEntries(
      ['text', 'number', 'map', 'envs', 'name'].map((name) => [`wrong-${name}.txt`, null]),
    ),
  }),
  programs.check('vfs.process.lists-optional', {
    precondition: { before: exit(0) },
    requests: ['no lists', 'no envs'],
    also: (c) =>
      ['no lists', 'no envs'].flatMap((name) =>
        programs.onAnswer(name, 'an answer', (answer) => lists(answer, c))(c),
      ),
  }),
  programs.check('vfs.process.cwd-member-without-effect', {
    precondition: { 'working directory': exit(0) },
    requests: ['directory'],
    also: (c) => programs.onAnswer('directory', 'an answer', directory)(c),
  }),
)
