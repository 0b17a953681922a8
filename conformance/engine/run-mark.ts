/** A new mark for one run, by which everything that it starts is found again. */
export const newMark = () => `${process.pid}-${Math.random().toString(36).slice(2)}`
