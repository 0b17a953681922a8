import { execFileSync } from 'node:child_process'
import type { Figure, Row } from '../figure.ts'
import type { Certified, Certify } from '../programs/certify.ts'
import { middleOf } from '../rounds.ts'
import { exampleIn } from '../subjects.ts'
import { Unmeasurable, type Workspace } from '../workspace.ts'

// One round starts hundreds of processes on either side, which evens out what disturbs a few.
const ROUNDS = 1

/** Certification of a Python tool, next to starting and ending it as often. */
export const certifyPython: Figure = {
  name: 'certify-python',
  measure: (workspace) =>
    measure(workspace, 'Python', { ...exampleIn('python'), command: python() }),
}

/** Certification of a Node tool. */
export const certifyNode: Figure = {
  name: 'certify-node',
  measure: (workspace) =>
    measure(workspace, 'Node', {
      ...exampleIn('typescript'),
      command: [process.execPath, 'check.ts'],
    }),
}

/** The interpreter itself: a version manager's script in front of it costs more than it does. */
function python(): string[] {
  try {
    const reported = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'])
    return [reported.toString().trim(), 'upper.py']
  } catch {
    throw new Unmeasurable('there is no python3')
  }
}

async function measure(workspace: Workspace, language: string, certify: Certify): Promise<Row[]> {
  const { command, base: cwd } = certify
  const rounds = { measured: [] as number[], limit: [] as number[] }
  let times = 0
  for (let i = 0; i < ROUNDS; i++) {
    const { ms, sessions } = await workspace.run<Certified>('certify', certify)
    times = sessions
    const bare = await workspace.run<{ ms: number }>('bare-starts', { command, cwd, times })
    rounds.measured.push(ms)
    rounds.limit.push(bare.ms)
  }
  return [
    {
      figure: `certification of a ${language} tool`,
      ...middleOf(rounds),
      unit: 'ms',
      target: { atMost: 1.25 },
      note: `start and exit of ${times} processes, two at once`,
    },
  ]
}
