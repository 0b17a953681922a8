/** One step of a probe's script; `README.md` and `PROBE.md` describe what each of them does. */
export type { Step as ProbeStep } from '../../spec/generated/transcript.ts'
