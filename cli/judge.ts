import { deliver, deliveryOf } from './delivery.ts'
import type { JudgeOptions } from './options.ts'
import { type Problems, problemText } from './problem.ts'
import { type Status, status } from './status.ts'
import { readTranscripts } from './transcripts.ts'

/** Judges recorded sessions again. */
export async function judge(
  options: JudgeOptions,
  files: readonly string[],
  argv: readonly string[],
): Promise<Status> {
  const problems: Problems = []
  const transcripts = files.flatMap((file) => readTranscripts(file, problems))
  const delivery = await deliveryOf(options, problems)
  if (problems.length > 0) {
    process.stderr.write(problemText(problems))
    return status.usage
  }
  const { judgeTranscripts } = await import('../conformance/certify/tool.ts')
  const results = judgeTranscripts(transcripts, { argv: ['jp-conformance', ...argv] })
  return deliver(results, delivery, { whole: false, interrupted: false })
}
