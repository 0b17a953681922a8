import {
  exit,
  killed,
  line,
  noted,
  type Reported,
  timer,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { oneShotChecks } from './one-shot.ts'
import { readOneShot } from './one-shot-reading.ts'

const QUESTION = { id: 'go', text: 'Go on?', answer_type: 'Boolean' }
const asks = line({ type: 'needs_input', question: QUESTION })
const succeeds = line({ type: 'success', content: 'done' })
const run = (answers: object = {}) => ({ event: 'run', answers }) as Reported
const called = (...events: Reported[]) => readOneShot(transcript({}, ...events))
const again = (...events: Reported[]) =>
  readOneShot(transcript({ fault: { kind: 'again' } }, ...events))
const raw = called(run(), line('hello'), exit())
const asked = called(run(), asks, exit(), run({ go: true }), succeeds, exit())
const left = (text: string) => noted('project-snapshot', { files: { 'a.txt': text } })
const before = (...events: Reported[]) =>
  readOneShot(transcript({ fault: { kind: 'answered-before' } }, ...events))
const leaves = called(run(), asks, exit(), run({ go: false }), succeeds, exit(), left('old'))
const CUT = '{"type":"needs_input","question":{"id":"go"'

trios(oneShotChecks, {
  'prints nothing beside its report': {
    satisfied: called(run(), line('  '), succeeds, line(''), exit()),
    violated: [
      ...['', '\n', '\r\n'].map((between): [ReturnType<typeof called>, string] => {
        const report = JSON.stringify({ type: 'success', content: 'd' }, null, 1)
        const quoted = `\`${report.replaceAll('\n', '\\n')}\``
        const twice = `${report}${between}${report}`.split('\n').map((each) => line(each))
        return [called(run(), ...twice, exit()), `the report ${quoted} stands among other output`]
      }),
      [
        called(run(), line('saving'), asks, exit()),
        `the report \`${JSON.stringify({ type: 'needs_input', question: QUESTION }).slice(0, 60)}…\` stands among other output`,
      ],
    ],
    silent: raw,
  },
  'gives its report the members of its type': {
    satisfied: called(
      ...[run(), line({ type: 'stopped', result: { Ok: '' } }), exit()],
      ...[{ id: 'q' }, { ...QUESTION, answer_type: { type: 'boolean' } }].flatMap((question) => [
        ...[run(), line({ type: 'needs_input', question }), exit()],
        ...[run(), line({ type: 'waiting', question }), exit()],
      ]),
    ),
    violated: [
      ...['q', { id: '' }].map((question): [ReturnType<typeof called>, string] => [
        called(run(), line({ type: 'needs_input', question }), exit()),
        'a report of type needs_input has a member of another form',
      ]),
      [
        called(run(), line({ type: 'needs_input', question: {} }), exit()),
        'a report of type needs_input has a question without `id`',
      ],
      [
        called(run(), line({ type: 'success' }), exit()),
        'a report of type success lacks `content`',
      ],
      [
        called(run(), line({ type: 'waiting' }), exit()),
        'a report of type waiting lacks `question`',
      ],
    ],
    silent: raw,
  },
  'exits after its question': {
    satisfied: asked,
    violated: [
      [
        called(run(), asks, timer('idle'), killed, exit()),
        'the process was still there after its question',
      ],
    ],
    inconclusive: [
      [
        called(run(), asks, timer('idle', { late: 900 }), killed, exit()),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: called(run(), line('hello'), timer('idle'), killed),
  },
  'prints the whole question before it exits': {
    satisfied: asked,
    violated: [[called(run(), line(CUT, 'none'), exit()), 'the output ends within the question']],
    silent: raw,
  },
  'does not ask what it was started with the answer to': {
    satisfied: asked,
    violated: [
      [called(run({ go: true }), asks, exit()), 'question `go` is asked in spite of its answer'],
    ],
    silent: called(run(), asks, exit(), run({ go: 'yes' }), asks, exit()),
  },
  'asks the same question of the same answers': {
    satisfied: { now: again(run(), asks, exit()), plain: asked },
    violated: [
      [
        { now: again(run(), succeeds, exit()), plain: asked },
        'the question is another one in another run',
      ],
    ],
    silent: { now: again(run(), succeeds, exit()), plain: raw },
  },
  'changes nothing before its question that its answer decides': {
    satisfied: { now: before(run({ go: false }), succeeds, exit(), left('old')), plain: leaves },
    violated: [
      [
        { now: before(run({ go: false }), succeeds, exit(), left('new')), plain: leaves },
        '`a.txt` is another one where the tool asks first',
      ],
    ],
    silent: { now: before(run(), asks, exit(), left('new')), plain: leaves },
  },
})
