import { type CallPlan, independent } from '../scenario-checks.ts'
import {
  BYTES,
  EMPTY,
  env,
  FILLER,
  MADE,
  MISSING,
  narrow,
  OK,
  outputs,
  PLAIN,
  params,
  type Requests,
  run,
  SH,
  scrubbing,
  sh,
  shared,
  variables,
} from './requests.ts'

const call = (id: string, requests: Requests, tool = 'probe'): CallPlan => ({
  id,
  tool,
  requests,
})

const writable = { allow: ['.'], writable: true }

const shell = { sh: { envs: [SH, BYTES] } }

/** Everything that is asked of programs, by tools with rules of their own. */
export const programs = independent(
  {
    name: 'process: tools with rules of their own',
    files: {
      'marker.txt': 'the root of the project',
      'marker2.txt': 'as it was',
      'plain.txt': PLAIN,
      'filler.txt': FILLER,
    },
    env,
    timeoutMs: 15_000,
    policy: {
      filesystem: writable,
      commands: {
        ...shell,
        env: { envs: [OK, EMPTY] },
        cat: { envs: [EMPTY] },
        printf: {},
        true: {},
        false: {},
        [MISSING]: {},
      },
    },
    tools: [
      {
        name: 'narrow',
        policy: {
          commands: {
            cat: { args: [['marker.txt']] },
            printf: {
              args: [['exact%s'], ['open', '**'], ['open %s', '**'], ['open %s%s', '**']],
            },
            env: { args: [['printf', '**']] },
            true: {},
          },
        },
      },
      { name: 'bare', policy: undefined },
    ],
  },
  call('outputs', outputs),
  call('variables', variables),
  call('scrubbing', scrubbing),
  call('params', params),
  call('shared', shared),
  call('narrow', narrow, 'narrow'),
  call('bare', { bare: run('true'), 'bare sh': sh('printf made >bare.txt') }, 'bare'),
  call('decoy', { 'make decoy': sh(MADE), decoy: run('./true') }),
)
