import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { onRequest } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

export const sandboxMutants = mutantsOf(
  {
    id: 'vfs.sandbox.reads-files-itself',
    violates: 'vfs.sandbox.tool-uses-protocol-only',
    change: 'reads a file that lies in its working directory past the host',
    apply: onRequest((send) => async (method, params) => {
      const path = String(params.path)
      if (method !== 'fs.read' || !existsSync(path)) return send(method, params)
      return { content: readFileSync(path, 'utf8') }
    }),
  },
  {
    id: 'vfs.sandbox.expects-project-directory',
    violates: 'vfs.sandbox.tool-needs-no-project-directory',
    change: 'refuses to work where its working directory is empty',
    apply: onRequest((send) => (method, params) => {
      if (readdirSync('.').length === 0) throw untraced('this is no project')
      return send(method, params)
    }),
  },
)

/** An error without a trace, which would tell where the sources lie. */
function untraced(message: string): Error {
  return Object.assign(new Error(message), { stack: '' })
}
