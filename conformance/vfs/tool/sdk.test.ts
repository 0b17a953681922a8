import {
  call,
  exit,
  init,
  plain,
  result,
  rpc,
  sent,
  type Told,
} from '../../../harness/fixtures/talk.ts'
import { sameTrio, trios } from '../../fixtures/trios.ts'
import { sdkAcrossRules, sdkChecks, sdkRules } from './sdk.ts'

const FINISH = [{ finish: 'done' }, { stderr: 'after' }]
const stderr = { event: 'stderr', text: 'and after' } as Told
const reports = (told: object) => result(JSON.stringify({ init: told }))
const wasTold = { name: 't', arguments: { script: FINISH } }

const versioned = sent(
  rpc({ method: 'init', params: { tool: wasTold, protocol_version: '0.1.0' } }),
)

const calls = (...methods: string[]) =>
  init({ script: methods.map((method) => ({ call: method })) })

trios([...sdkRules, ...sdkChecks, ...sdkAcrossRules], {
  'hands on what init says': {
    kept: plain(versioned, reports({ ...wasTold, more: 1 })),
    broken: [
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
    kept: plain(init({ script: FINISH }), result(), stderr, exit()),
    broken: [
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
    kept: [
      plain(calls('fs.read'), call(1, 'fs.read')),
      plain(calls('fs.grep'), call(1, 'fs.grep')),
    ],
    broken: [
      [
        [plain(calls('fs.read', 'fs.grep'), call(1, 'fs.read'))],
        "the script's call of fs.grep was not made",
      ],
    ],
    silent: [plain(init(), call(1, 'fs.read')), plain(calls('fs.nothing'))],
  },
})
