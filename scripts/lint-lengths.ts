/** Reports every file of TypeScript with more than 200 lines, where it is not generated and has no reason to be longer. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const MOST = 200

/** Files that are longer, each with its reason. */
const LONGER: Readonly<Record<string, string>> = {
  'scripts/words/rules.ts': 'one table of words',
  'cli/spec.test.ts': 'its commands share what they are run with',
  'conformance/vfs/tool/framing.test.ts': 'two tables of transcripts with shared parts',
  'conformance/engine/worker-pool.test.ts': 'one pool for all orders of jobs',
  'harness/session/tool-deadlines.test.ts': 'one block about one set of deadlines',
  'harness/launch/watch/watch.test.ts': 'one set-up of folders for all programs',
  'harness/probes/probe-tool.test.ts': 'one session for correct and incorrect steps',
  'harness/session/host-session.test.ts': 'one driver for all scenarios',
  'reference-impl/host/files/files.test.ts': 'one block that is run for two kinds of files',
  'reference-impl/host/project/project.test.ts': 'one block that is run for two kinds of projects',
  'reference-impl/host/runtime/run.test.ts': 'one probe for all ends of a run',
  'reference-impl/plugin-host/program/agent/chat-completions.test.ts': 'one server for all replies',
  'reports/html.browser.test.ts': 'one browser for all pages',
}

const lengths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file !== '' &&
      !/^(spec|reports\/html)\/generated\//.test(file) &&
      existsSync(join(root, file)),
  )
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))

const long = lengths.filter(({ lines }) => lines > MOST).map(({ file }) => file)
const problems = [
  ...long.filter((file) => !(file in LONGER)).map((file) => `${file} has more than ${MOST} lines.`),
  ...Object.keys(LONGER)
    .filter((file) => !long.includes(file))
    .map((file) => `${file} is not longer than ${MOST} lines: remove it from the list.`),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
