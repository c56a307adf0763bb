import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const READY_WITHIN_MS = 120_000

export interface Program {
  child: ChildProcess
  origin: string
  dataDirectory: string
  /** All that it printed so far. */
  output: () => string
  /** Asks it to stop and gives its exit status. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export const newDataDirectory = () => mkdtempSync(join(tmpdir(), 'plumbline-program-'))

/** The real program as a process of its own, ready to answer; from its sources, or as it was built. */
export async function startProgram(
  environment: Record<string, string> = {},
  main: string = MAIN,
  args: string[] = [],
): Promise<Program> {
  const port = environment.PORT ?? String(await freePort())
  const dataDirectory = environment.DATA_DIR ?? newDataDirectory()
  const origin = `http://localhost:${port}`
  const { child, output, ended } = run(args, { PORT: port, DATA_DIR: dataDirectory, ...environment }, main)
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the program ended at its start:\n${output()}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the program is not ready:\n${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
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

/** One run to its end: what it printed, and its exit status. */
export async function runProgram(args: string[], environment: Record<string, string>) {
  const { output, ended } = run(args, environment)
  const status = await ended
  return { status, output: output() }
}

function run(args: string[], environment: Record<string, string>, main: string = MAIN) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment },
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
