/** Lets milliseconds pass. */
export const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
