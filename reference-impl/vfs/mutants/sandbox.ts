import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onRequest } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

export const sandboxMutants = mutantsOf(
  {
    id: 'vfs.sandbox.reads-files-itself',
    violates: 'vfs.sandbox.tool-uses-protocol-only#start-directory',
    change: 'reads a file that lies in its working directory past the host',
    apply: onRequest((send) => async (method, params) => {
      const path = String(params.path)
      if (method !== 'fs.read' || !existsSync(path)) return send(method, params)
      return { content: readFileSync(path, 'utf8') }
    }),
  },
  {
    id: 'vfs.sandbox.compares-with-its-directory',
    violates: 'vfs.sandbox.tool-uses-protocol-only#read',
    change: 'opens the file of the same name in its working directory, and does nothing with it',
    apply: besides(({ path }) => {
      if (existsSync(String(path))) readFileSync(String(path))
    }),
  },
  {
    id: 'vfs.sandbox.looks-its-user-up',
    violates: 'vfs.sandbox.tool-uses-protocol-only#read',
    change: 'reads the names of the users from /etc/passwd',
    apply: besides(() => readFileSync('/etc/passwd')),
  },
  {
    id: 'vfs.sandbox.remembers-at-home',
    violates: 'vfs.sandbox.tool-uses-protocol-only#write',
    change: "writes a file in its user's directory, and removes it again",
    apply: besides(() => {
      const file = join(homedir(), '.jp-conformance-reference')
      writeFileSync(file, 'copied')
      rmSync(file, { force: true })
    }),
  },
  {
    id: 'vfs.sandbox.runs-a-program',
    violates: 'vfs.sandbox.tool-uses-protocol-only#programs',
    change: 'runs a program that does nothing',
    apply: besides(() => execFileSync('true')),
  },
  {
    id: 'vfs.sandbox.calls-a-server',
    violates: 'vfs.sandbox.tool-uses-protocol-only#network',
    change: 'connects to a port of its machine at which nobody listens',
    apply: besides(
      () =>
        new Promise((done) =>
          connect({ host: '127.0.0.1', port: 9 }).on('error', done).on('connect', done),
        ),
    ),
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

/** Does something beside every request, before it is sent. */
function besides(action: (params: Record<string, unknown>) => unknown): Apply {
  return onRequest((send) => async (method, params) => {
    await action(params)
    return send(method, params)
  })
}

/** An error without a trace, which would reveal where the sources lie. */
function untraced(message: string): Error {
  return Object.assign(new Error(message), { stack: '' })
}
