import { type Launch, launch } from '../../harness/launch/process.ts'
import type { Recorder } from '../../harness/recorder.ts'
import { cutLines } from '../../harness/wire/lines.ts'

/** Milliseconds between the end of its input and SIGKILL. */
const END_MS = 5_000

/** Writes lines to a program, ends its input, and records what it writes until it ends. */
export async function converse(
  how: Launch,
  lines: readonly string[],
  recorder: Recorder,
): Promise<void> {
  const [read, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const cutter = cutLines(recorder.line)
  const subject = launch(how, {
    stdout: (chunk) => cutter.push(chunk),
    stdoutEnd: () => read.resolve(cutter.end()),
    stderr: (chunk) => recorder.stderr(chunk),
    inputRefused: () => {},
    failed() {
      read.resolve()
      gone.resolve()
    },
    exit: (code, signal) => {
      recorder.add({ event: 'exit', code, signal })
      gone.resolve()
    },
  })
  for (const text of lines) {
    recorder.add({ event: 'sent', text })
    subject.write(`${text}\n`)
  }
  subject.closeInput()
  const timer = setTimeout(() => subject.signal('SIGKILL'), END_MS)
  await Promise.all([read.promise, gone.promise])
  clearTimeout(timer)
  subject.release()
}
