import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '@plumbline/server/testing/program.ts'
import { SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-process.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PRODUCT = [...SERVER_FLAGS, SERVER]
const BARE_SERVER = ['benchmarks/bare-server.ts']

export interface Program {
  origin: string
  pid: number
  readyAfterMs: number
  residentMegabytes(): number
  /** At any time since its start. */
  mostMegabytes(): number
  /** Of the processor, since its start. */
  busySeconds(): number
  stop(): Promise<void>
}

export const startProduct = (environment: Record<string, string>) => start(PRODUCT, environment)
export const startBareServer = (environment: Record<string, string>) => start(BARE_SERVER, environment)

async function start(args: string[], environment: Record<string, string>): Promise<Program> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...SERVER_ENVIRONMENT,
      DISK_RESERVE_GB: '0',
      PORT: String(port),
      ...environment,
    },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await ready(origin, child)
  return {
    origin,
    pid: child.pid!,
    readyAfterMs: performance.now() - started,
    residentMegabytes: () => megabytes(child, 'VmRSS'),
    mostMegabytes: () => megabytes(child, 'VmHWM'),
    busySeconds: () => busySeconds(child),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the program ended at its start')
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Of all its threads. */
function busySeconds({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

function megabytes({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
