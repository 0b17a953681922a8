/** What the system copies into the memory of a program that it starts. */
interface Given {
  command: readonly string[]
  env: Readonly<Record<string, string>>
}

/** What one word of a command, or one variable, may have on Linux, in bytes. @see https://man7.org/linux/man-pages/man2/execve.2.html */
const MOST_OF_ONE = 131_072

/** Why a program could not be started; where its command or environment is too long for the system, by which part. */
export function reasonOf(error: NodeJS.ErrnoException, how: Given): string {
  if (error.code !== 'E2BIG') return error.message
  const [longest] = partsOf(how).toSorted((a, b) => b.bytes - a.bytes)
  if (longest === undefined) return error.message
  const { name, bytes } = longest
  const limit = bytes > MOST_OF_ONE ? `, of which Linux takes ${MOST_OF_ONE} at most` : ''
  return `${error.message}: ${name} has ${bytes} bytes${limit}`
}

/** The words and variables, each with the zero at its end. */
const partsOf = ({ command, env }: Given) => [
  ...command.map((word, at) => ({ name: `word ${at + 1} of the command`, bytes: lengthOf(word) })),
  ...Object.entries(env).map(([name, value]) => ({
    name: `the variable ${name}`,
    bytes: lengthOf(`${name}=${value}`),
  })),
]

const lengthOf = (text: string): number => Buffer.byteLength(text) + 1
