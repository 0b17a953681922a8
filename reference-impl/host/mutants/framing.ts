import { onLine } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

export const framingMutants = mutantsOf({
  id: 'host.framing.pretty-prints',
  violates: 'vfs.framing.host-writes-one-object-per-line',
  change: 'indents its messages over several lines',
  apply: onLine((_, message) => `${JSON.stringify(message, null, 2)}\n`),
})
