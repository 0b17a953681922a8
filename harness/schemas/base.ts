/** Host under which every schema of the specification has its address. */
export const base = 'https://jp-conformance.dev'
