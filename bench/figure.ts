import type { Workspace } from './workspace.ts'

/** One figure: what is measured, next to a limit that is measured in the same run. */
export interface Figure {
  /** What `--only` selects. */
  name: string
  /** Measures; a figure may have several rows. */
  measure(workspace: Workspace): Promise<Row[]>
}

/** The worst ratio of the measured value to its limit that is still good. */
export type Target = { atMost: number } | { atLeast: number }

/** The unit of a measured value and its limit. */
export type Unit = 'ms' | '/s' | 'MB' | 'MB/s'

/** One line of the table. */
export interface Row {
  figure: string
  measured: number
  limit: number
  unit: Unit
  /** The median of the rounds' own ratios, which a drifting machine disturbs less than the medians' ratio. */
  ratio: number
  target: Target
  /** What the limit is, and what else is to be known. */
  note: string
}

/** Whether a ratio reaches its target. */
export function reaches({ ratio, target }: Pick<Row, 'ratio' | 'target'>): boolean {
  return 'atMost' in target ? ratio <= target.atMost : ratio >= target.atLeast
}
