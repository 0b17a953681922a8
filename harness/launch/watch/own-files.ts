import { dirname } from 'node:path'

/** Where a machine keeps what programs are made of; a file below any of them is nobody's project. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix', '/gnu'],
  ...['/snap', '/proc', '/sys', '/dev', '/run', '/var/run', '/var/lib', '/var/cache'],
]

/** What the libraries of runtimes read in `/etc`, by the beginning of its name. */
const SETTINGS = [
  ...['ld.so', 'locale', 'localtime', 'timezone', 'nsswitch.conf', 'host.conf', 'hosts'],
  ...['resolv.conf', 'gai.conf', 'services', 'protocols', 'mime.types', 'magic', 'ssl', 'pki'],
  ...['ca-certificates', 'crypto-policies', 'openssl', 'gnutls', 'alternatives', 'terminfo'],
  ...['python', 'java', 'node', 'perl', 'ruby', 'php', 'mono', 'malloc.conf', 'os-release'],
  ...['lsb-release', 'debian_version', 'selinux', 'fonts', 'inputrc'],
]

/** What the libraries look users up in, once they have read where to look. */
const USERS = ['/etc/passwd', '/etc/group']

/** Where a runtime keeps what it has compiled. */
const COMPILED = /\/(?:__pycache__|\.cache)\/|\.pyc(?:\.\d+)?$|\.so(?:\.[\d.]+)?$/

/** Directories that a watched program is not to reach by itself. */
export interface Places {
  /** The directory that it was started in. */
  start: string
  home: string
  /** Where it may put what nobody else looks at. */
  temporary: readonly string[]
  /** Where its environment has the runtime keep what it compiled. */
  compiled?: string
}

/**
 * What the runtime of a program needs, so that reading it reaches nothing: files of the machine's own, and what lies
 * beside a file that was opened before the program read its first message.
 */
export class OwnFiles {
  readonly #places: Places
  readonly #before = new Set<string>()
  readonly #trees = new Set<string>()
  #looksUsersUp = false

  constructor(places: Places) {
    this.#places = places
  }

  /** Takes a file that was opened before the first message. */
  add(path: string): void {
    this.#before.add(path)
    for (const tree of [path, dirname(path)]) if (!this.#isBroad(tree)) this.#trees.add(tree)
  }

  /** Takes a file that was opened at any time. */
  notice(path: string): void {
    if (path === '/etc/nsswitch.conf' || path.endsWith('/nscd/socket')) this.#looksUsersUp = true
  }

  mayRead(path: string): boolean {
    const { start, home, temporary } = this.#places
    if (this.#before.has(path)) return true
    if (isWithin(path, start)) return false
    if (this.#isCompiled(path) || ancestorsOf(path).some((tree) => this.#trees.has(tree)))
      return true
    if (isWithin(path, home)) return false
    return isSystems(path) || this.#isUsers(path) || isWithinAny(path, temporary)
  }

  mayWrite(path: string): boolean {
    const { start, home, temporary } = this.#places
    if (isWithin(path, start)) return false
    if (this.#isCompiled(path) || isWithinAny(path, ['/dev', '/proc', '/sys'])) return true
    return !isWithin(path, home) && isWithinAny(path, temporary)
  }

  /** Python lists the directory it was started in to find its modules. */
  mayList(path: string): boolean {
    return path === this.#places.start || this.mayRead(path)
  }

  #isCompiled(path: string): boolean {
    const { compiled } = this.#places
    return COMPILED.test(path) || (compiled !== undefined && isWithin(path, compiled))
  }

  #isUsers = (path: string) => this.#looksUsersUp && USERS.includes(path)

  /** Whether far more lies below a directory than a program is made of. */
  #isBroad(tree: string): boolean {
    const { start, home } = this.#places
    return tree === '/etc' || isWithin(home, tree) || isWithin(start, tree) || isWithin(tree, start)
  }
}

/** Whether a path is a directory or lies below it. */
export const isWithin = (path: string, tree: string): boolean =>
  path === tree || path.startsWith(tree.endsWith('/') ? tree : `${tree}/`)

const isWithinAny = (path: string, trees: readonly string[]) =>
  trees.some((tree) => isWithin(path, tree))

const isSystems = (path: string) =>
  path === '/' ||
  isWithinAny(path, SYSTEM) ||
  SETTINGS.some((name) => path.startsWith(`/etc/${name}`))

function ancestorsOf(path: string): string[] {
  const above = dirname(path)
  return above === path ? [] : [above, ...ancestorsOf(above)]
}
