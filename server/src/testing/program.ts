import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { releaseLock, tryLock } from './process-lock.ts'
import { ADMINISTRATOR_SETTINGS, visitorAt } from './visitor.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Emptied by each build, so that no template outlives the server that filled it. */
const BUILD = join(ROOT, 'server/build')
const BUILT_MAIN = join(BUILD, 'main.js')
/** What a first start writes into the database, beside what is built. */
const SHIPPED = ['server/migrations', 'auth/migrations', 'content', 'data']
/** Started in development, which reads sources. */
export const SOURCE_MAIN = join(ROOT, 'server/src/main.ts')
/** As `npm start` does: compiling the server takes longer than starting it. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node-compile')
/** The Bureau's parts, and of the others one of each kind: all of them take longer to load. */
export const TESTED_LIBRARY = 'bureau,748,701,31-1020,usc-31'
/** For a program that starts on an empty database and whose test reads no law: filling the rest takes a minute of the processor. */
export const ONE_PART = { REGULATION_LIBRARY: '748' }
const READY_WITHIN_MS = 120_000
const BUILT_WITHIN_MS = 300_000

export interface Program {
  child: ChildProcess
  origin: string
  dataDirectory: string
  /** Its output so far. */
  output: () => string
  /** Stops it and returns the exit status. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export const newDataDirectory = () => mkdtempSync(join(tmpdir(), 'plumbline-program-'))

/**
 * A data directory as a first start leaves it, with the administrator of `ADMINISTRATOR_SETTINGS` and all
 * regulation texts: a copy, because a first start takes many seconds. Tests of a first start use
 * `newDataDirectory`.
 */
export async function filledDataDirectory(copy = newDataDirectory()): Promise<string> {
  await buildServer()
  const template = join(BUILD, `filled-${hashOf(...SHIPPED.flatMap(filesIn))}`)
  if (!existsSync(template)) await byOneProcess('filling', () => fillOnce(template))
  cpSync(template, copy, { recursive: true })
  return copy
}

/** Whether all texts of law are in the database. */
export async function isFilled(origin: string): Promise<boolean> {
  const { body } = await visitorAt(origin).call('GET', '/api/regulations')
  return (body as { isComplete: boolean }).isComplete
}

/** Named when it is whole; nobody sees a half-filled one. */
async function fillOnce(template: string): Promise<void> {
  if (existsSync(template)) return
  const dataDirectory = mkdtempSync(join(BUILD, 'filling-'))
  const program = await startProgram({ ...ADMINISTRATOR_SETTINGS, DATA_DIR: dataDirectory })
  while (!(await isFilled(program.origin))) await delay(100)
  if ((await program.stop()) !== 0) throw new Error(`the program did not stop:\n${program.output()}`)
  try {
    renameSync(dataDirectory, template)
  } catch (error) {
    // Another process filled one meanwhile.
    if (!existsSync(template)) throw error
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(...files: string[]): string {
  const sum = createHash('sha256')
  for (const file of files) sum.update(file).update(readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}

let isBuilt = false

/** Builds the server where a source is newer. */
export async function buildServer(): Promise<void> {
  if (isBuilt) return
  await byOneProcess('building', () =>
    execFileSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'build', 'server'], { stdio: 'ignore' }),
  )
  isBuilt = true
}

/** Work of which several processes need the result: the others wait. */
async function byOneProcess(name: string, work: () => unknown): Promise<void> {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `plumbline-${name}-${checkout}`)
  const deadline = Date.now() + BUILT_WITHIN_MS
  while (!tryLock(lock)) {
    if (Date.now() > deadline) throw new Error(`another test holds ${lock} for minutes`)
    await delay(100)
  }
  try {
    await work()
  } finally {
    releaseLock(lock)
  }
}

/** Starts the real program as a process, as it is built unless told otherwise, and waits until it is ready. */
export async function startProgram(
  environment: Record<string, string> = {},
  main: string = BUILT_MAIN,
  args: string[] = [],
  /** Of Node; measurements of memory take those of `npm start`. */
  flags: readonly string[] = [],
): Promise<Program> {
  const port = environment.PORT ?? String(await freePort())
  const dataDirectory = environment.DATA_DIR ?? newDataDirectory()
  const origin = `http://localhost:${port}`
  if (main === BUILT_MAIN) await buildServer()
  const { child, output, ended } = run(
    args,
    { PORT: port, DATA_DIR: dataDirectory, ...environment },
    main,
    flags,
  )
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the program ended at its start:\n${output()}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the program is not ready:\n${output()}`)
    }
    await delay(50)
  }
  return {
    child,
    origin,
    dataDirectory,
    output,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs it to the end: output and exit status. */
export async function runProgram(args: string[], environment: Record<string, string>) {
  await buildServer()
  const { output, ended } = run(args, environment, BUILT_MAIN)
  const status = await ended
  return { status, output: output() }
}

function run(
  args: string[],
  environment: Record<string, string>,
  main: string,
  flags: readonly string[] = [],
) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, main, ...args], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE,
      REGULATION_LIBRARY: TESTED_LIBRARY,
      // How full the machine is that runs the tests is not what they show.
      DISK_RESERVE_GB: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
