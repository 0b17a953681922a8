/** Numbers of Linux. @see https://man7.org/linux/man-pages/man2/socket.2.html */
export const [AF_INET, AF_INET6, SOCK_STREAM] = [2, 10, 1]

/** Sockets that a process is refused: of some domains, and of one type where one is stated. */
export interface Closed {
  domains: readonly number[]
  type?: number
}

/** How a machine numbers itself and the system call that makes a socket. @see https://man7.org/linux/man-pages/man2/seccomp.2.html */
const MACHINES: Readonly<Record<string, { machine: number; socket: number }>> = {
  x64: { machine: 0xc000003e, socket: 41 },
  arm64: { machine: 0xc00000b7, socket: 198 },
}

/** Instructions of a filter. */
const [LOAD, AND, IS, RETURN] = [0x20, 0x54, 0x15, 0x06]

/** Where a filter finds the number of a call, the machine, and the first two arguments. */
const [NUMBER, MACHINE, DOMAIN, TYPE] = [0, 4, 16, 24]

/** Whatever else a type holds are flags. */
const TYPES = 0xf

const [ALLOWED, REFUSED] = [0x7fff0000, 0x00050000 + 13]

type Instruction = readonly [code: number, value: number, ifSo?: number, ifNot?: number]

/** A filter for seccomp under which those sockets are refused with EACCES. */
export function socketFilter({ domains, type }: Closed): Buffer {
  const { machine, socket } = MACHINES[process.arch] ?? { machine: 0, socket: 0 }
  const last: Instruction[] = [
    ...(type === undefined ? [] : ofType(type)),
    [RETURN, REFUSED],
    [RETURN, ALLOWED],
  ]
  const allowed = last.length - 1
  const among = domains.map((domain, i): Instruction => {
    const left = domains.length - 1 - i
    return [IS, domain, left, left === 0 ? allowed : 0]
  })
  const before = among.length + 1
  return encoded([
    [LOAD, MACHINE],
    [IS, machine, 0, 2 + before + allowed],
    [LOAD, NUMBER],
    [IS, socket, 0, before + allowed],
    [LOAD, DOMAIN],
    ...among,
    ...last,
  ])
}

const ofType = (type: number): Instruction[] => [
  [LOAD, TYPE],
  [AND, TYPES],
  [IS, type, 0, 1],
]

/** As the kernel of a machine reads it, whose numbers begin with their lowest byte. */
function encoded(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(8 * instructions.length)
  for (const [i, [code, value, ifSo = 0, ifNot = 0]] of instructions.entries()) {
    bytes.writeUInt16LE(code, 8 * i)
    bytes.writeUInt8(ifSo, 8 * i + 2)
    bytes.writeUInt8(ifNot, 8 * i + 3)
    bytes.writeUInt32LE(value, 8 * i + 4)
  }
  return bytes
}
