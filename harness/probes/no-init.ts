/** What a probe returns that reads no `init`. */
export const NO_INIT = 'no init'
