import { Fault } from '../driver/wire.ts'
import { having } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { refused } from '../service.ts'
import { variantsOf } from './variant.ts'

/** Settings that a small host does not know. */
const UNKNOWN = /"(?:network|commands|lifecycle|notifications)":/

/** Refuses to be configured with what it does not know. */
function knownAlone(params: unknown): unknown {
  const [unknown] = UNKNOWN.exec(JSON.stringify(params)) ?? []
  if (unknown) throw new Fault(-32_602, `there is no setting ${unknown}`)
  return params
}

/** Knows no method of the file system. */
const withoutFiles: Apply = having(({ around }) => ({
  around: (serve) => {
    const plainly = around(serve)
    return async (method, ...request) =>
      method.startsWith('fs.')
        ? refused(-32_601, `there is no method ${method}`)
        : plainly(method, ...request)
  },
}))

/** Hosts that have less than the reference. */
export const fewerVariants = variantsOf(
  {
    name: 'small',
    does: 'has neither network nor programs nor policies of handles, and refuses settings about them',
    lacks: ['http', 'process', 'turn-end', 'notifications'],
    keeping: { configured: knownAlone },
    near: [
      ...['vfs.policy.*', 'vfs.methods.*', 'vfs.codes.*', 'vfs.config.*', 'vfs.sandbox.*'],
      ...['toolstate.lifecycle.*', 'toolstate.await-conditions.*', 'toolstate.await-errors.*'],
    ],
  },
  {
    name: 'fileless',
    does: 'serves no files, nor anything that is seen by files alone',
    lacks: ['fs', 'policy', 'sandbox', 'http', 'process'],
    apply: withoutFiles,
    near: [
      ...['vfs.rpc.*', 'vfs.codes.*', 'vfs.methods.*', 'vfs.framing.*', 'vfs.version.*'],
      ...['vfs.state.*', 'vfs.deadlock.*', 'vfs.concurrency.*', 'vfs.lifecycle.*'],
      ...['toolstate.commands.*', 'toolstate.state.*', 'toolstate.registry.*'],
    ],
  },
  {
    name: 'alone',
    does: 'has nobody to ask',
    lacks: ['inquiry', 'interactive', 'run-modes'],
    near: [
      'vfs.policy.*',
      'toolstate.notifications.*',
      'toolstate.one-shot.*',
      'toolstate.state.*',
    ],
  },
)
