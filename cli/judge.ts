import type { Transcript } from '../harness/transcript.ts'
import type { Results } from '../spec/generated/results.ts'
import { deliver, deliveryOf } from './delivery.ts'
import type { JudgeOptions } from './options.ts'
import { type Problem, type Problems, problemText } from './problem.ts'
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
  problems.push(...strangers(transcripts))
  const delivery = await deliveryOf(options, problems)
  if (problems.length > 0) {
    process.stderr.write(problemText(problems))
    return status.usage
  }
  const results = await judged(transcripts, { argv: ['jp-conformance', ...argv] })
  return deliver(results, delivery, { whole: false, interrupted: false })
}

type Judge = (transcripts: Transcript[], about: { argv: string[] }) => Results

/** Who judges the sessions of a role. */
const judges: Partial<Record<string, () => Promise<Judge>>> = {
  tool: async () => (await import('../conformance/certify/tool.ts')).judgeTranscripts,
  host: async () => (await import('../conformance/certify/host/stored.ts')).judgeHostTranscripts,
}

const roleOf = ([start]: Transcript) => (start?.event === 'start' ? start.role : 'tool')

/** One report is about one subject, so its sessions are of one role, and of one that can be judged. */
function strangers(transcripts: readonly Transcript[]): Problem[] {
  const roles = [...new Set(transcripts.map(roleOf))]
  const [first, second] = roles
  if (second)
    return [{ says: `sessions of a ${first} and of a ${second} cannot be judged together.` }]
  if (first === undefined || judges[first]) return []
  return [{ says: `sessions of a ${first} cannot be judged by this version.` }]
}

async function judged(transcripts: Transcript[], about: { argv: string[] }): Promise<Results> {
  const [first] = transcripts
  const load = judges[first ? roleOf(first) : 'tool']
  if (!load) throw new TypeError('sessions were read that nobody judges')
  return (await load())(transcripts, about)
}
