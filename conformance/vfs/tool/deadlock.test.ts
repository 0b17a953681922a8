import { sameTrio, trios } from '../../fixtures/trios.ts'
import { deadlockChecks } from './deadlock.ts'

trios(deadlockChecks, {
  'reads on when much arrives at once': sameTrio({ kind: 'notification-flood', at: 1 }),
})
