import { type ProcessParts, plainProcess, processServices } from '../../process/index.ts'
import type { End, Start } from '../../process/program.ts'
import { having, onResult } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

export const RUN = 'process.run'

/** Changes the parts that the host runs programs with. */
export const onProcess = (change: (parts: ProcessParts) => Partial<ProcessParts>): Apply =>
  having(({ services, project }) => {
    const parts = plainProcess()
    const changed = processServices(project.directory, { ...parts, ...change(parts) })
    return { services: { ...services, ...changed } }
  })

/** Changes how a program is started. */
export const onStart = (change: (how: Start) => Start): Apply =>
  onProcess(({ run }) => ({ run: (how, limits, signal) => run(change(how), limits, signal) }))

/** Changes what is known when a program has ended. */
export const onEnd = (change: (end: End) => End): Apply =>
  onProcess(({ run }) => ({
    run: async (how, limits, signal) => change(await run(how, limits, signal)),
  }))

/** Changes the text of a stream. */
export const onStream = (name: 'stdout' | 'stderr', change: (text: string) => string): Apply =>
  onResult(RUN, (result) => ({ ...result, [name]: change(String(result[name])) }))

/** How much of a stream some hosts look at by itself, in bytes. */
export const CHUNK = 65_536

export const chunks = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, i) =>
    bytes.subarray(i * CHUNK, (i + 1) * CHUNK),
  )
