import type { Result } from '../../spec/generated/results.ts'

/** Whether a row reports a defect. */
export const isRed = ({ verdict }: Result): boolean => verdict === 'fail' || verdict === 'warn'
