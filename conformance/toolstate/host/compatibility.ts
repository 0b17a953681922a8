import { isObject } from '../../../harness/wire/json.ts'
import { notApplicable } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import {
  FAILURE,
  NESTED as HANDLES,
  LETTERS,
  NUMBERED,
  numbered,
  printed,
  WHOLE,
} from './compatibility-scenarios.ts'
import {
  endsWell,
  failsLike,
  inNoOtherState,
  isTransient,
  isWithin,
  keepsTrace,
  marked,
  observed,
  onceShown,
  reportsTexts,
  showsState,
} from './compatibility-shown.ts'
import { has, shows } from './handle-shown.ts'
import { prints, printsOther } from './one-shot-output.ts'
import { KEPT, NESTED, programs } from './one-shot-programs.ts'
import { refuses } from './refusal.ts'
import { endsWithNothing } from './turn-handles.ts'

const on = checksIn('toolstate.compatibility')

const LINES = FAILURE.message.split('\n')

/** How a host takes the older form of a result. @see rfd009 §Backward compatibility of ToolState serialization */
export const compatibilityChecks: readonly HostCheck[] = [
  ...on(programs, {
    'success-outcome#one-shot': prints('success', KEPT),
    'other-types-are-output#output': printsOther,
    'tag-tells-format#states': {
      title: 'takes a stopped state for the end of a program with its output',
      judge: prints('stopped well', KEPT),
    },
    'content-not-decoded-again': {
      title: 'takes the content of an outcome for the output of a program as it is',
      judge: prints('nested', NESTED),
    },
    'outcome-content-unchanged#empty': {
      title: 'takes an empty content for an empty output of a program',
      judge: prints('empty', ''),
    },
  }),
  ...on(printed, {
    'success-outcome#stateful': endsWell('success', 'fine 4778'),
    'error-outcome#stopped': failsLike('error', 'failed'),
    'error-outcome#message': reportsTexts('error', LINES),
    'error-outcome#trace': keepsTrace,
    'error-outcome#transient': onceShown(
      'failed',
      (like) => (c) =>
        isTransient(c, like) === undefined
          ? [notApplicable('the host shows no mark on a failure')]
          : [
              ...onceShown('error', (name) => marked(name, true))(c),
              ...onceShown('lasting', (name) => marked(name, false))(c),
            ],
    ),
    'needs-input-outcome#waiting': showsState('asks', 'waiting'),
    'needs-input-outcome#question': onceShown('asks', (name) =>
      shows(name, 'the whole question', ({ question }) =>
        isObject(question) && isWithin(WHOLE, question) ? undefined : JSON.stringify(question),
      ),
    ),
    'needs-input-outcome#no-content': onceShown('asks', (name) =>
      shows(name, 'no content', ({ content }) => (content ? 'one' : undefined)),
    ),
    'tag-tells-format#states': [
      showsState('runs', 'running', 'busy 4787'),
      showsState('waits', 'waiting', 'paused'),
      endsWell('stopped', 'over 4779'),
    ],
    'tag-tells-format#outcomes': [
      endsWell('success', 'fine 4778'),
      failsLike('error', 'failed'),
      showsState('asks', 'waiting'),
    ],
    'tag-tells-format#tag-alone': [
      showsState('like_error', 'running', 'busy 4788'),
      endsWell('like_stopped', 'fine 4781'),
    ],
    'spawned-is-answered': [observed('spawned'), inNoOtherState('spawned')],
    'other-types-are-output#no-state': endsWell('other', 'after it 4783'),
    'outcomes-of-stateful-tools#outcome-alone': endsWell('success', 'fine 4778'),
    'outcomes-of-stateful-tools#after-states': endsWell('after', 'then 4780'),
    'content-not-decoded-again': [
      endsWell('nested_question', HANDLES.nested_question),
      endsWell('nested_failure', HANDLES.nested_failure),
    ],
    'lower-case-result#ok': endsWell('stopped', 'over 4779'),
    'lower-case-result#err': [failsLike('failed', 'error'), reportsTexts('failed', LINES)],
    'content-and-error-form': observed('sample'),
    'outcome-content-unchanged#empty': endsWell('empty', ''),
    'outcome-content-unchanged#unchanged': endsWell('letters', LETTERS),
    'plain-string-result': observed('bare'),
  }),
  ...on(numbered, {
    'no-numbered-ids#chosen-id': ['first', 'second'].map((id) =>
      ['spawn', 'fetch'].map((name) => has(`${name} ${id}`, 'id', id)),
    ),
    'no-numbered-ids#none-made-up': [NUMBERED.map((id) => refuses(`fetch ${id}`)), endsWithNothing],
  }),
]
