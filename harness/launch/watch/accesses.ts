import { basename, resolve } from 'node:path'
import type { Access, Accesses } from './access.ts'
import { isWithin, OwnFiles, type Places } from './own-files.ts'
import { isSystemSocket, socketAddressIn, socketIn } from './socket-address.ts'
import { descriptorFile, type SystemCall, SystemCallReader, stringsIn } from './system-call.ts'
import { ATTRIBUTES } from './watched-calls.ts'

/** A process, which its threads share. */
interface Process {
  /** The program that it runs, and whether it ran before the first message. */
  program: string
  isOwn: boolean
  /** Whether it has read of what the tool is sent, by itself or before it was forked. */
  heard: boolean
  directory: string
}

type Handler = (call: SystemCall, process: Process) => void

/** The name of a pipe of ours, of which a subject reads one only: its input. */
const INPUT = /\/jp-conformance-[^/]+\/\d+\b/
/** What another process may pass it on by. */
const PASSED_ON = /^(?:pipe|socket):/
const SHELLS = ['sh', 'bash', 'dash', 'ash', 'zsh', 'ksh', 'mksh', 'busybox', 'fish', 'yash']
/** What a runtime runs to find its libraries. */
const RUNTIMES_OWN = ['ldconfig', 'jspawnhelper']
const REFUSED = ['EACCES', 'EPERM', 'EROFS']
/** Accesses that are kept. */
const MOST = 20

/**
 * Follows a tree of processes by their system calls, and gathers what they reached. What a process does before it has read
 * of a message, which another may pass on to it, shows what its runtime needs; what a shell runs is how it works.
 */
export class AccessReader {
  readonly #places: Places
  readonly #calls = new SystemCallReader()
  readonly #processes = new Map<number, Process>()
  readonly #own: OwnFiles
  readonly #programs = new Set<string>()
  /** Abstract sockets that the program has made itself, and their names. */
  readonly #abstract = new Set<string>()
  readonly #accesses = new Map<string, Access>()
  #readInput = false

  constructor(places: Places) {
    this.#places = places
    this.#own = new OwnFiles(places)
  }

  /** Takes a line of strace. */
  read(line: string): void {
    const call = this.#calls.read(line)
    if (call) this.#handlers[call.name]?.(call, this.#processOf(call.thread))
  }

  get accesses(): Accesses {
    return { readInput: this.#readInput, accesses: [...this.#accesses.values()] }
  }

  readonly #open: Handler = (call, process) => {
    if (call.text.includes('O_PATH')) return
    const writes = call.name === 'creat' || /O_(?:WRONLY|RDWR|CREAT|TRUNC)/.test(call.text)
    const path = call.opened ?? pathOf(call, process)
    // What is opened by `/dev/fd` may be a pipe or a socket, which has no path.
    if (!path?.startsWith('/') || !isReached(call)) return
    this.#own.notice(path)
    if (!process.heard) this.#own.add(path)
    else if (writes) this.#writes(path, process)
    else if (!this.#mayOpen(path, call.text)) this.#add('read', path)
  }

  readonly #change: Handler = (call, process) => {
    const path = pathOf(call, process)
    if (path !== undefined && isReached(call)) this.#writes(path, process)
  }

  /** Of what is renamed or linked the last path is the one that is made. */
  readonly #place: Handler = (call, process) => {
    const path = stringsIn(call.text).at(-1)
    if (path && isReached(call)) this.#writes(resolve(process.directory, path), process)
  }

  readonly #execute: Handler = (call, process) => {
    if (call.result !== 0) return
    const program = pathOf(call, process) ?? ''
    const name = basename(program)
    const isOwn = !process.heard
    if (isOwn) this.#programs.add(name)
    else if (process.isOwn && !this.#mayRun(name, program, process)) this.#add('run', name)
    Object.assign(process, { program, isOwn })
  }

  readonly #fork: Handler = (call, process) => {
    const { result, text } = call
    if (result === undefined || result <= 0 || this.#processes.has(result)) return
    this.#processes.set(result, text.includes('CLONE_THREAD') ? process : { ...process })
  }

  readonly #connect: Handler = ({ name, text }, { heard }) => {
    const { address, path, abstract } = socketAddressIn(text)
    if (abstract !== undefined && name === 'bind') this.#abstract.add(abstract).add(socketIn(text))
    if (!heard) return
    if (address !== undefined) this.#add('connect', address)
    if (abstract !== undefined && !this.#abstract.has(abstract))
      this.#add('connect', `@${abstract}`)
    if (path === undefined) return
    this.#own.notice(path)
    if (!isSystemSocket(path) && !this.#own.mayWrite(path)) this.#add('connect', path)
  }

  readonly #listen: Handler = ({ text, result }, { heard }) => {
    const isOwn = this.#abstract.has(socketIn(text))
    if (heard && result === 0 && !isOwn) this.#add('listen', 'a socket')
  }

  readonly #move: Handler = (call, process) => {
    const path = pathOf(call, process) ?? descriptorFile(call.text)
    if (call.result === 0 && path !== undefined) process.directory = path
  }

  readonly #input: Handler = ({ text, result = 0 }, process) => {
    const file = result > 0 ? (descriptorFile(text) ?? '') : ''
    this.#readInput ||= INPUT.test(file)
    process.heard ||= INPUT.test(file) || (this.#readInput && PASSED_ON.test(file))
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    ...rowsOf(this.#open, 'open openat openat2 creat'),
    ...rowsOf(this.#change, 'mkdir mkdirat mknod mknodat unlink unlinkat rmdir truncate'),
    ...rowsOf(this.#change, ATTRIBUTES),
    ...rowsOf(this.#place, 'rename renameat renameat2 link linkat symlink symlinkat'),
    ...rowsOf(this.#execute, 'execve execveat'),
    ...rowsOf(this.#fork, 'clone clone3 fork vfork'),
    ...rowsOf(this.#connect, 'connect bind sendto sendmsg sendmmsg'),
    ...rowsOf(this.#listen, 'listen'),
    ...rowsOf(this.#move, 'chdir fchdir'),
    ...rowsOf(this.#input, 'read readv'),
  }

  #mayOpen = (path: string, text: string) =>
    text.includes('O_DIRECTORY') ? this.#own.mayList(path) : this.#own.mayRead(path)

  #mayRun = (name: string, program: string, by: Process) =>
    SHELLS.includes(basename(by.program)) ||
    this.#programs.has(name) ||
    RUNTIMES_OWN.includes(name) ||
    program === '/proc/self/exe'

  #writes(path: string, { heard }: Process): void {
    if (heard && !this.#own.mayWrite(path)) this.#add('write', path)
  }

  #add(how: Access['how'], target: string): void {
    const access = { how, target: how === 'run' ? target : this.#shown(target) }
    if (this.#accesses.size < MOST) this.#accesses.set(`${how} ${target}`, access)
  }

  /** A path by the place where it lies, which is another one on each machine. */
  #shown(path: string): string {
    const { start, home } = this.#places
    if (isWithin(path, start)) return `.${path.slice(start.length)}`
    return isWithin(path, home) ? `~${path.slice(home.length)}` : path
  }

  /** A thread may be seen before the call that made it has returned. */
  #processOf(thread: number): Process {
    const known = this.#processes.get(thread)
    if (known) return known
    const made = [...this.#calls.open].find(([, text]) => /^(?:clone3?|v?fork)\(/.test(text))
    const parent = made && this.#processes.get(made[0])
    const process =
      parent && made[1].includes('CLONE_THREAD') ? parent : { ...(parent ?? this.#root) }
    this.#processes.set(thread, process)
    return process
  }

  get #root(): Process {
    return { program: '', isOwn: true, heard: false, directory: this.#places.start }
  }
}

/** A call that was refused was made all the same; one for a file that is not there reached nothing. */
const isReached = ({ result = -1, error = '' }: SystemCall) =>
  result >= 0 || REFUSED.includes(error)

/** The first path that a call names. */
function pathOf({ text }: SystemCall, { directory }: Process): string | undefined {
  const [path] = stringsIn(text)
  return path === undefined ? undefined : resolve(descriptorFile(text) ?? directory, path)
}

const rowsOf = (handler: Handler, names: string): Record<string, Handler> =>
  Object.fromEntries(names.split(' ').map((name) => [name, handler]))
