import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ORPCError } from '@orpc/server'
import { BeyondLimit, UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { workerThread } from '../project-folders.ts'
import { createTurns } from '../turns.ts'
import { BEYOND_MEMORY, SANDBOX_LIMITS } from './sandbox-limits.ts'
import { READY, type SandboxAnswer, type SandboxOrder } from './sandbox-messages.ts'

const SANDBOX_PROCESS = fileURLToPath(
  workerThread('platform/sandbox/sandbox-process.ts', 'sandbox-process.js'),
)
const ROOM = { all: 4, each: 2, waiting: 24, waitingEach: 8 }
/** A request is answered before its own time is over. */
const WAITS_AT_MOST_MS = 8_000
const STARTS_WITHIN_MS = 15_000
/** Beyond the limits that the process watches itself. */
const GRACE_MS = 2_000
/** Then an idle process ends. */
const RESTS_AFTER_MS = 10_000
/** The kernel ends a sandbox before it ends the server. */
const FIRST_TO_GO = '1000'

interface Sandbox {
  /** The institution whose files it reads: no process reads those of two. */
  group: string
  child: ChildProcess
  /** False where it was not started in time. */
  ready: Promise<boolean>
  rest?: NodeJS.Timeout
}

const turns = createTurns(ROOM)
const idle = new Set<Sandbox>()
const counts = { started: 0, read: 0, refused: 0, stopped: 0, busy: 0 }

/** How many processes were started, and how many files were read, refused, stopped at a limit, and put off. */
export const sandboxCounts = (): Readonly<typeof counts> => counts

/** Reads a file of a foreign format: in another process, with limits, and in turns between institutions. */
export function sandboxed<Read extends (input: never) => unknown>(
  kind: string,
  {
    processorMs = SANDBOX_LIMITS.processorMs,
    clockMs = SANDBOX_LIMITS.clockMs,
  }: Partial<SandboxOrder['limits']> = {},
) {
  return async (group: string, input: Parameters<Read>[0]): Promise<Awaited<ReturnType<Read>>> => {
    const endTurn = await turns.take(group, AbortSignal.timeout(WAITS_AT_MOST_MS))
    if (!endTurn) throw tryAgain(TOO_MANY_FILES)
    const sandbox = takeIdle(group) ?? start(group)
    try {
      const answer = await ask(sandbox, { kind, input, limits: { processorMs, clockMs } })
      return resultOf(answer) as Awaited<ReturnType<Read>>
    } finally {
      letRest(sandbox)
      endTurn()
    }
  }
}

function resultOf(answer: SandboxAnswer): unknown {
  if ('result' in answer) {
    counts.read++
    return answer.result
  }
  if ('failure' in answer) throw new Error(`reading a file failed: ${answer.failure}`)
  if ('isBusy' in answer) {
    counts.busy++
    throw tryAgain(TOO_BUSY)
  }
  if ('stoppedAt' in answer) {
    counts.stopped++
    throw new BeyondLimit(answer.stoppedAt)
  }
  const { message, because, isBeyondLimit } = answer.refusal
  counts.refused++
  throw isBeyondLimit ? new BeyondLimit(message) : new UnreadableFile(message, because)
}

const TOO_MANY_FILES =
  'Other files are being read, and too many are waiting. Send this one again in a few seconds.'
/** Nothing is wrong with the file: the machine has too much else to do. */
const TOO_BUSY = 'The server is too busy to read the file just now. Send it again in a few seconds.'

function tryAgain(message: string) {
  return new ORPCError('TOO_MANY_REQUESTS', {
    defined: true,
    status: 429,
    message,
    data: { retryAfterSeconds: 5 },
  })
}

function takeIdle(group: string): Sandbox | undefined {
  const mine = [...idle].find((one) => one.group === group && one.child.connected)
  if (mine) {
    idle.delete(mine)
    clearTimeout(mine.rest)
    return mine
  }
  // One of another institution makes room.
  for (const other of idle) end(other)
  return undefined
}

function start(group: string): Sandbox {
  counts.started++
  const child = fork(SANDBOX_PROCESS, {
    // Neither settings nor secrets of the server.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  // The exit says the same.
  child.on('error', () => {})
  void writeFile(`/proc/${child.pid}/oom_score_adj`, FIRST_TO_GO).catch(() => {})
  const ready = new Promise<boolean>((resolve, reject) => {
    const late = setTimeout(() => {
      resolve(false)
      child.kill('SIGKILL')
    }, STARTS_WITHIN_MS)
    child.once('message', (message) => {
      clearTimeout(late)
      if (message === READY) resolve(true)
      else reject(new Error(`a sandbox did not start: ${JSON.stringify(message)}`))
    })
    child.once('exit', (code, signal) => {
      clearTimeout(late)
      reject(new Error(`a sandbox did not start: ${signal ?? code}`))
    })
  })
  ready.catch(() => {})
  return { group, child, ready }
}

async function ask({ child, ready }: Sandbox, order: SandboxOrder): Promise<SandboxAnswer> {
  if (!(await ready)) return { isBusy: true }
  return new Promise<SandboxAnswer>((resolve, reject) => {
    const late = setTimeout(() => {
      // It could not even watch over itself.
      resolve({ isBusy: true })
      child.kill('SIGKILL')
    }, order.limits.clockMs + GRACE_MS)
    const ended = () => {
      clearTimeout(late)
      // Nobody here ended it: the kernel does so where memory runs out.
      resolve({ stoppedAt: BEYOND_MEMORY })
    }
    if (!child.connected) return ended()
    child.once('exit', ended)
    child.once('message', (answer) => {
      clearTimeout(late)
      child.off('exit', ended)
      resolve(answer as SandboxAnswer)
      if (!isWell(answer as SandboxAnswer)) child.kill('SIGKILL')
    })
    child.send(order, (error) => {
      if (error) reject(error)
    })
  })
}

/** A process that failed, or was stopped in the middle, is not used again. */
const isWell = (answer: SandboxAnswer) => 'result' in answer || 'refusal' in answer

function letRest(sandbox: Sandbox): void {
  if (sandbox.child.killed || !sandbox.child.connected) return
  sandbox.rest = setTimeout(() => end(sandbox), RESTS_AFTER_MS).unref()
  idle.add(sandbox)
}

function end(sandbox: Sandbox): void {
  idle.delete(sandbox)
  clearTimeout(sandbox.rest)
  sandbox.child.kill('SIGKILL')
}
