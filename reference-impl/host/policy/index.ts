export { decideBy } from './decide.ts'
export { mayUseBy } from './may-use.ts'
