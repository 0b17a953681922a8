import { isObject } from '../../../../harness/wire/json.ts'
import type { Block } from '../../runtime/outcome.ts'
import { having, onOutcome } from '../combinators.ts'

/** Builders of mutants that read results wrongly. */

/** Changes a result that is a text. */
export const onText = (change: (text: string) => string | Block[]) =>
  onOutcome((outcome) =>
    'content' in outcome && typeof outcome.content === 'string'
      ? { ...outcome, content: change(outcome.content) }
      : outcome,
  )

/** Changes a result that is blocks. */
export const onBlocks = (change: (blocks: Block[]) => Block[]) =>
  onOutcome((outcome) =>
    'content' in outcome && typeof outcome.content !== 'string'
      ? { ...outcome, content: change(outcome.content) }
      : outcome,
  )

/** Reads other content of results. */
export const onContent = (change: (content: unknown) => unknown) =>
  having(({ reported }) => ({
    reported: (method, params) =>
      reported(
        method,
        method === 'result' && isObject(params)
          ? { ...params, content: change(params.content) }
          : params,
      ),
  }))
