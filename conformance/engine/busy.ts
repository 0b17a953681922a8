import { availableParallelism, loadavg } from 'node:os'

/** How often a conversation is held whose verdict a busy machine makes doubtful. */
export const TRIES = 3

/** Whether much more wants to run than there are processors; as much as that is our own doing. */
export const isBusy = () => (loadavg()[0] as number) > 2 * availableParallelism()
