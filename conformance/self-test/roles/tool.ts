import { manners } from '../../../reference-impl/vfs/manners/index.ts'
import { mutants } from '../../../reference-impl/vfs/mutants/index.ts'
import type { Mutant } from '../../../reference-impl/vfs/mutants/mutant.ts'
import { judgeTranscripts, toolChecks } from '../../certify/tool.ts'
import { certify } from '../certify.ts'
import type { Correct, Proving } from '../proving.ts'

const configOf = (name = 'jp-conformance') => `reference-impl/vfs/${name}.yaml`

/** What must pass is given time, for several are certified at once. */
const PATIENT = 3

const references = ['jp-conformance', 'stateful', 'probe'].map(
  (name): Correct => ({
    about: `the reference (${name})`,
    certify: (onTranscript) =>
      certify({ config: configOf(name), timeScale: PATIENT, onTranscript }),
  }),
)

/** So many unusual subjects share the checks among them. */
const PARTS = 3

/** Correct but unusual subjects pass like the plain one. */
const unusual = manners.map(
  ({ name }, at): Correct => ({
    about: `the reference, ${name}`,
    certify: (onTranscript) =>
      certify({
        onTranscript,
        config: configOf(),
        words: ['--manner', name],
        cases: ['copies text and bytes'],
        shard: { index: (at % PARTS) + 1, of: PARTS },
        timeScale: PATIENT,
      }),
  }),
)

/** A busy machine must not kill by silence what dies of something else; one mutant alone dies of silence. */
const UNHURRIED = { idle_ms: 15_000 }

/** The proof of the checks of VFS tools. */
export const tool: Proving<Mutant> = {
  role: 'tool',
  correct: [...references, ...unusual],
  mutants,
  atOnce: 2,
  certifyMutant: ({ id, violates, config, cases, timeScale, limits }, onTranscript) =>
    certify({
      onTranscript,
      config: configOf(config),
      words: ['--mutant', id],
      only: [violates],
      cases,
      timeScale,
      limits: { ...UNHURRIED, ...limits },
    }),
  judge: judgeTranscripts,
  checks: toolChecks(),
}
