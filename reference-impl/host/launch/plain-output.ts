import { parse } from '../../../harness/wire/json.ts'
import { failure, type Result } from '../registry/result.ts'
import type { ToolObserver } from '../registry/world.ts'
import type { Parts } from '../runtime/parts.ts'
import { tail } from '../runtime/tail.ts'
import { reportOf, resultOf } from './report.ts'

/** What a tool without the protocol's messages has written so far. */
export interface PlainOutput {
  /** Takes a line: a report, or ordinary output, which becomes the content of a running tool. */
  line(text: string): void
  stderr(chunk: Buffer): void
  /** The result of a tool whose process has ended so, where it has reported none. */
  resultOfExit(code: number | null, signal: NodeJS.Signals | null): Result
}

/** Reads the output of a tool by `printed`; of what is no report some is kept, and `stopped` is called at its last word. */
export function openPlainOutput(
  { limits: { stderrBytes: bytes }, printed }: Pick<Parts, 'limits' | 'printed'>,
  observer: ToolObserver,
  stopped: () => void,
): PlainOutput {
  const plain = tail(bytes)
  const errors = tail(bytes)
  return {
    line(text) {
      const report = printed(parse(text), text)
      if (!report) {
        plain.push(Buffer.from(`${text}\n`))
        observer.reported({ type: 'running', content: plain.text() })
      } else if ('state' in report) observer.reported(reportOf(report.state))
      else {
        observer.stopped(resultOf(report.outcome))
        stopped()
      }
    },
    stderr: (chunk) => errors.push(chunk),
    resultOfExit(code, signal) {
      if (code === 0) return { Ok: plain.text() }
      const how = signal === null ? `exited with status ${code}` : `died of ${signal}`
      return failure([`the tool ${how}`, errors.text().trimEnd()].filter(Boolean).join(': '))
    },
  }
}
