import {
  call,
  exit,
  init,
  plain,
  type Reported,
  result,
  rpc,
  sent,
} from '../../../harness/fixtures/transcript-lines.ts'
import { sameTrio, trios } from '../../fixtures/trios.ts'
import { sdkAcrossRules, sdkChecks, sdkRules } from './sdk.ts'

const FINISH = [{ finish: 'done' }, { stderr: 'after' }]
const stderr = { event: 'stderr', text: 'and after' } as Reported
const reports = (reported: object) => result(JSON.stringify({ init: reported }))
const wasReported = { name: 't', arguments: { script: FINISH } }

const versioned = sent(
  rpc({ method: 'init', params: { tool: wasReported, protocol_version: '0.1.0' } }),
)

const calls = (...methods: string[]) =>
  init({ script: methods.map((method) => ({ call: method })) })

trios([...sdkRules, ...sdkChecks, ...sdkAcrossRules], {
  'hands on what init contains': {
    satisfied: plain(versioned, reports({ ...wasReported, more: 1 })),
    violated: [
      [
        plain(init({ script: FINISH }), reports({ name: 't', arguments: {} })),
        "the report's init differs in arguments",
      ],
      [
        plain(init({ script: FINISH }), result('done')),
        "the report's init differs in name, arguments",
      ],
    ],
    silent: plain(init({ script: [{ call: 'fs.read' }] }), result()),
  },
  'goes on after its final notification': {
    satisfied: plain(init({ script: FINISH }), result(), stderr, exit()),
    violated: [
      [
        plain(init({ script: FINISH }), result(), exit()),
        'the step after the final notification was not done',
      ],
      [plain(init({ script: FINISH }), stderr, exit()), 'the final notification is not complete'],
    ],
    silent: plain(init({ script: FINISH.slice(0, 1) }), result(), exit()),
  },
  'returns from a call only with its response': sameTrio({ kind: 'late-answers' }),
  'offers a call for every method': {
    satisfied: [
      plain(calls('fs.read'), call(1, 'fs.read')),
      plain(calls('fs.grep'), call(1, 'fs.grep')),
    ],
    violated: [
      [
        [plain(calls('fs.read', 'fs.grep'), call(1, 'fs.read'))],
        "the script's call of fs.grep was not made",
      ],
    ],
    silent: [plain(init(), call(1, 'fs.read')), plain(calls('fs.nothing'))],
  },
})
