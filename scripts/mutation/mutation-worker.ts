import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { CollectedTest } from './small-test-runner.ts'

export interface WorkerData {
  /** Instrumented text by path. */
  code: Record<string, string>
  tests: string[]
  mutantCount: number
  /** Alive from the first line on, for what modules work out while they load. */
  active: number
}

export type Order = { kind: 'baseline' } | { kind: 'try'; id: number; tests: number[] }

export type Report =
  | { kind: 'loaded' }
  | { kind: 'broken'; because: string }
  | {
      kind: 'baseline'
      atLoad: number[]
      tests: { name: string; ms: number; failure?: string; hits: number[] }[]
    }
  | { kind: 'tried'; id: number; killedBy: string | null; isStained: boolean }

const { code, tests: files, mutantCount, active } = workerData as WorkerData
const hits = new Uint8Array(mutantCount)
let alive = active

const isAlive = (id: number) => {
  hits[id] = 1
  return alive === id
}
type Value = number & bigint & string
const OPERATIONS: Record<string, (left: Value, right: Value) => unknown> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}
const mutation = {
  binary: (id: number, operator: string, other: string, left: Value, right: Value) =>
    OPERATIONS[isAlive(id) ? other : operator]!(left, right),
  logical(id: number, operator: string, left: unknown, right: () => unknown) {
    const isAnd = (operator === '&&') !== isAlive(id)
    return isAnd ? left && right() : left || right()
  },
  test(id: number, value: unknown) {
    hits[id + 1] = 1
    if (isAlive(id)) return true
    return alive === id + 1 ? false : value
  },
  not: (id: number, value: unknown) => (isAlive(id) ? !value : value),
  other: (id: number, value: unknown, other: unknown) => (isAlive(id) ? other : value),
  plusOne: (id: number, one: Value, value: Value) => (isAlive(id) ? value + one : value),
  name: (id: number, name: string, other: string) => (isAlive(id) ? other : name),
  keeps: (id: number) => !isAlive(id),
}
Object.assign(globalThis, { $mutation: mutation })

const RUNNER = new URL('./small-test-runner.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: RUNNER, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const instrumented = url.startsWith('file:') ? code[fileURLToPath(url)] : undefined
    return instrumented === undefined
      ? next(url, context)
      : { format: 'module', source: instrumented, shortCircuit: true }
  },
})

const report = (message: Report) => parentPort!.postMessage(message)
let all: CollectedTest[] = []

async function failureOf({ run }: CollectedTest): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function baseline() {
  const atLoad = takeHits()
  const tests = []
  for (const one of all) {
    const began = performance.now()
    const failure = await failureOf(one)
    tests.push({
      name: one.name,
      ms: performance.now() - began,
      hits: takeHits(),
      ...(failure === undefined ? {} : { failure }),
    })
  }
  report({ kind: 'baseline', atLoad, tests })
}

function takeHits(): number[] {
  const taken: number[] = []
  for (const [id, hit] of hits.entries()) if (hit) taken.push(id)
  hits.fill(0)
  return taken
}

async function tryMutant(id: number, tests: readonly number[]) {
  for (const index of tests) {
    const one = all[index]!
    alive = id
    const failure = await failureOf(one)
    alive = active
    if (failure === undefined) continue
    // What a mutant left behind in a module would kill the next one as well.
    const isStained = active === -1 && (await failureOf(one)) !== undefined
    return report({ kind: 'tried', id, killedBy: one.name, isStained })
  }
  report({ kind: 'tried', id, killedBy: null, isStained: false })
}

parentPort!.on('message', (order: Order) => {
  if (order.kind === 'baseline') void baseline()
  else void tryMutant(order.id, order.tests)
})

try {
  for (const file of files) await import(pathToFileURL(file).href)
  const runner = (await import(RUNNER)) as typeof import('./small-test-runner.ts')
  all = runner.collected
  report({ kind: 'loaded' })
} catch (error) {
  report({ kind: 'broken', because: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
