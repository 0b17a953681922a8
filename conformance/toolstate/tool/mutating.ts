import type { Request } from '../../../harness/conversation.ts'

/** The methods that change something beyond the tool. @see rfd-d11 §Protocol methods */
const MUTATING = ['fs.write', 'fs.delete', 'fs.rename', 'http.post', 'process.run']

/** Whether a request changes something beyond the tool. */
export const isMutating = ({ method }: Request): boolean => MUTATING.includes(method)
