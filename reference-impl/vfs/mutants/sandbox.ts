import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onRequest } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

export const sandboxMutants = mutantsIn('vfs.sandbox')({
  'tool-uses-protocol-only#start-directory': {
    'reads-files-itself: reads a file that lies in its working directory past the host': onRequest(
      (send) => async (method, params) => {
        const path = String(params.path)
        if (method !== 'fs.read' || !existsSync(path)) return send(method, params)
        return { content: readFileSync(path, 'utf8') }
      },
    ),
  },
  'tool-uses-protocol-only#read': {
    'compares-with-its-directory: opens the file of the same name in its working directory, and does nothing with it':
      besides(({ path }) => {
        if (existsSync(String(path))) readFileSync(String(path))
      }),
    'looks-its-user-up: reads the names of the users from /etc/passwd': besides(() =>
      readFileSync('/etc/passwd'),
    ),
  },
  'tool-uses-protocol-only#write': {
    'touches-files: sets the times of the file that it asks for, in its working directory': besides(
      ({ path }) => {
        if (existsSync(String(path))) utimesSync(String(path), 1, 1)
      },
    ),
    "remembers-at-home: writes a file in its user's directory, and removes it again": besides(
      () => {
        const file = join(homedir(), '.jp-conformance-reference')
        writeFileSync(file, 'copied')
        rmSync(file, { force: true })
      },
    ),
  },
  'tool-uses-protocol-only#programs': {
    'runs-a-program: runs a program that does nothing': besides(() => execFileSync('true')),
  },
  'tool-uses-protocol-only#network': {
    'calls-a-server: connects to a port of its machine at which nobody listens': besides(
      () =>
        new Promise((done) =>
          connect({ host: '127.0.0.1', port: 9 }).on('error', done).on('connect', done),
        ),
    ),
    'calls-by-name: connects to an abstract socket at which nobody listens': besides(
      () =>
        new Promise((done) =>
          connect({ path: '\0jp-conformance-of-nobody' }).on('error', done).on('connect', done),
        ),
    ),
  },
  'tool-needs-no-project-directory': {
    'expects-project-directory: refuses to work where its working directory is empty': onRequest(
      (send) => (method, params) => {
        if (readdirSync('.').length === 0) throw untraced('this is no project')
        return send(method, params)
      },
    ),
  },
})

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
