/** Options of every command that gives a verdict. */
export interface JudgeOptions {
  knownFailures?: string
  updateKnownFailures?: true
  report?: string[]
  verbose?: true
  quiet?: true
  color: boolean
}

/** Options of every command that certifies. */
export interface CertifyingOptions extends JudgeOptions {
  config?: string
  only?: string[]
  skip?: string[]
  revision?: string
  profile?: string
  seed: number
  shard?: { index: number; of: number }
  timeScale: number
  jobs?: number
  transcripts?: string
  image?: string
}

/** Options of the command that tries generated sessions. */
export interface FuzzOptions extends CertifyingOptions {
  runs?: number
  seconds?: number
}
