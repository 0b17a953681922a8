/**
 * What a session with a host waits for by time: `look` until the side channels are read again, `mark` and `gone` until
 * what they show counts as missing, `pause` in which the host is to do nothing, and the answer to an inquiry.
 */
export type HostDeadline = 'look' | 'mark' | 'gone' | 'pause' | `inquiry ${number}`
