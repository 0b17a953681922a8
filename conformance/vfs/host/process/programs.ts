import { run, sh, writable } from '../method-calls.ts'
import { type CallPlan, independent, type Requests } from '../scenario-checks.ts'
import * as asked from './requests.ts'
import { narrow } from './ruled-requests.ts'
import { MISSING, NO_PROGRAM, params } from './wrong-requests.ts'

const call = (id: string, requests: Requests, tool = 'probe'): CallPlan => ({
  id,
  tool,
  requests,
})

/** Everything that is asked of programs, by tools with rules of their own. */
export const programs = independent(
  {
    name: 'process: tools with rules of their own',
    needs: ['process'],
    files: {
      'marker.txt': 'the root of the project',
      'marker2.txt': 'as it was',
      'gone.txt': 'until a program deletes it',
      'plain.txt': asked.PLAIN,
      'filler.txt': asked.FILLER,
      'signs.txt': asked.SIGNS,
    },
    env: asked.env,
    timeoutMs: 15_000,
    policy: {
      ...writable('.'),
      network: { envs: [asked.names.header] },
      commands: {
        sh: { envs: [asked.SH, asked.BYTES, asked.EMPTY, ...Object.keys(asked.SHELL_VALUES)] },
        env: { envs: [asked.OK, asked.EMPTY] },
        cat: { envs: [asked.EMPTY] },
        printf: {},
        true: {},
        false: {},
        [MISSING]: {},
        [NO_PROGRAM]: {},
      },
    },
    tools: [
      {
        name: 'narrow',
        policy: {
          commands: {
            cat: { args: [['marker.txt']] },
            printf: {
              args: [
                ['exact%s'],
                ...['open', 'open %s', 'open %s%s'].map((first) => [first, '**']),
                ['%s:%s:%s', 'a', 'b', 'c'],
                ['%s+%s+%s', 'a', '**'],
                ['%s<%s>%s', 'a', '**', 'c'],
                ['%s-', '*'],
              ],
            },
            env: { args: [['printf', '**']] },
            echo: { args: [['**']] },
            false: { args: [[]] },
            true: {},
          },
        },
      },
      { name: 'bare', policy: undefined },
      { name: 'files', policy: writable('.') },
    ],
  },
  call('outputs', asked.outputs),
  call('variables', asked.variables),
  call('scrubbing', asked.scrubbing),
  call('params', params),
  call('shared', asked.shared),
  call('narrow', narrow, 'narrow'),
  call('bare', { bare: run('true'), 'bare sh': sh('printf made >bare.txt') }, 'bare'),
  call('files', { 'without programs': sh('printf made >section.txt') }, 'files'),
  call('decoy', { 'make decoy': sh(asked.MADE), decoy: run('./true') }),
)

/** A program that writes a short value. */
export const shortValues = independent(
  {
    name: 'process: a short value of a variable',
    env: asked.shortEnv,
    policy: { commands: { sh: { envs: [asked.FOURTH] } } },
  },
  call('short', asked.shortValue),
)
