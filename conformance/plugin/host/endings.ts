import { endsWith, firstOf, type Observe } from './observed.ts'
import { LIST, read } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, begin, exit, NOWHERE, print } from './script.ts'

const noComplaint: Observe = ({ stderr }) => /error/i.test(stderr) && 'an error is reported'

/** The lines of a reason. */
const REASON = ['because of "ü"', 'and of nothing else than "表 📏"']

/** A reason of many lines. */
const CAUSES = Array.from({ length: 60 }, (_, at) => `because of cause ${at}.`)

/** How runs end. @see rfd072 §Lifecycle */
export const endingScenes = [
  ending('success', [...exit(0), { status: 9 }], 'code-zero-is-success#status', endsWith(0)),
  ending(
    'success behind a refusal',
    [...ask(read(NOWHERE)), ...exit(0)],
    'code-zero-is-success#status',
    endsWith(0),
  ),
  ending(
    'success without complaint',
    exit(0, 'all is done'),
    'code-zero-is-success#no-error',
    noComplaint,
  ),
  ending('code 7', [...exit(7, 'why so'), { status: 9 }], 'exit-code-becomes-status', endsWith(7)),
  ...[2, 128, 255].map((code) =>
    ending(`code ${code}`, exit(code), 'exit-code-becomes-status', endsWith(code)),
  ),
  ending(
    'a reason',
    exit(1, REASON.join('\n')),
    'reason-is-shown',
    ({ stderr }) => !REASON.every((line) => stderr.includes(line)) && 'the reason is not on stderr',
  ),
  ending('a long reason', exit(1, CAUSES.join('\n')), 'reason-is-shown', ({ stderr }) => {
    const missing = CAUSES.find((line) => !stderr.includes(line))
    return missing !== undefined && `${missing.slice(0, -1)} is not on stderr`
  }),
  ending('no reason', exit(3), 'reason-is-optional#status', endsWith(3)),
  ending(
    'no reason is missed',
    exit(3),
    'reason-is-optional#no-complaint',
    ({ stderr }) => /reason|undefined|null/i.test(stderr) && 'the absent reason is complained of',
  ),
  ending('no exit', [{ status: 0 }], 'missing-exit-is-failure#success-ignored', endsWith(1)),
  ending(
    'no exit, status 9',
    [{ status: 9 }],
    'missing-exit-is-failure#failure-replaced',
    endsWith(1),
  ),
  ending(
    'no exit, a signal',
    [{ die: 'SIGKILL' }],
    'missing-exit-is-failure#failure-replaced',
    endsWith(1),
  ),
  ending(
    'more after exit',
    [...exit(0), ...print('too late\n'), { send: { type: 'exit', code: 5 } }],
    'messages-after-exit-are-ignored',
    firstOf(
      endsWith(0),
      ({ stdout }) => stdout.includes('too late') && 'text behind `exit` is shown',
    ),
  ),
  ending(
    'ready after a request',
    [...ask(LIST), ...exit(0), { pass_ms: 2_000 }],
    'no-reply-to-notices#exit',
    ({ replies }) => replies.length > 1 && 'a message follows `exit`',
  ),
]

/** A scenario about the end of a run, and the promise that it shows. */
function ending(
  name: string,
  steps: Parameters<typeof begin>,
  verifies: EndingRequirement,
  observe: Observe,
) {
  const [title, expected] = [
    `ends as it should after ${name}`,
    'the status and the texts that belong to it',
  ]
  const row = { verifies: `plugin.lifecycle.${verifies}` as const, title, expected, observe }
  return scene(`lifecycle: ${name}`, { steps: begin(...steps) }, {}, row)
}

type EndingRequirement =
  | `code-zero-is-success#${'status' | 'no-error'}`
  | `reason-is-optional#${'status' | 'no-complaint'}`
  | `missing-exit-is-failure#${'success-ignored' | 'failure-replaced'}`
  | 'exit-code-becomes-status'
  | 'reason-is-shown'
  | 'messages-after-exit-are-ignored'
  | 'no-reply-to-notices#exit'
