import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from '@plumbline/server/testing/program.ts'
import { SERVER_ENVIRONMENT } from '../scripts/server-process.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Program {
  origin: string
  pid: number
  readyAfterMs: number
  residentMegabytes(): number
  /** At any time since its start. */
  mostMegabytes(): number
  /** Of the processor, since its start. */
  busySeconds(): number
  /** It does nothing at all until it is resumed. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** The product of these sources, started as they start it. */
export async function startProduct(environment: Record<string, string>, root = ROOT): Promise<Program> {
  const own: typeof import('../scripts/server-process.mjs') = await import(
    pathToFileURL(join(root, 'scripts/server-process.mjs')).href
  )
  return start([...own.SERVER_FLAGS, own.SERVER], { ...own.SERVER_ENVIRONMENT, ...environment }, root)
}

export const startBareServer = (environment: Record<string, string>) =>
  start(['benchmarks/bare-server.ts'], { ...SERVER_ENVIRONMENT, ...environment })

async function start(args: string[], environment: Record<string, string>, root = ROOT): Promise<Program> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
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
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
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
