/** How many containers an engine holds at once before each waits for the others. */
export const CONTAINERS_AT_ONCE = 4
