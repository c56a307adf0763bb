/**
 * `npm run mutation` changes one thing at a time in the calculators and asks whether a test notices.
 * `npm run mutation -- trid-forward` tries the files whose path contains it; `--list` prints every survivor.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { instrument, type Mutant } from './instrument.ts'
import type { Order, Report, WorkerData } from './mutation-worker.ts'

const RULES = fileURLToPath(new URL('../../rules/src/', import.meta.url))
/** The calculators and what they stand on; HMDA has tests of its own against the official checker. */
const FOLDERS = [
  ...['loan-tests', 'trid', 'fees', 'apr', 'apor', 'servicing', 'mortgage-price', 'thresholds'],
  ...['dates', 'money'],
]
/** Words and lists for readers: nothing is computed there. */
const LEFT_OUT =
  /(rule-register|citation-reference|calculators|loan-test-data|cure-letter|republished-weeks)\.ts$/
const WORKERS = 2
const TIME_MS = 10_000
const KILLED_AT_LEAST = 0.85

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
})

const filesOf = (folder: string) => globSync(join(RULES, folder, '*.ts'))
const all = FOLDERS.flatMap(filesOf).sort()
const tests = all.filter((file) => file.endsWith('.test.ts'))
const sources = all.filter((file) => !file.endsWith('.test.ts') && !LEFT_OUT.test(file))

const code: Record<string, string> = {}
const mutants: Mutant[] = []
for (const file of sources) {
  const made = instrument(relative(RULES, file), readFileSync(file, 'utf8'), mutants.length)
  code[file] = made.code
  mutants.push(...made.mutants)
}
const began = performance.now()
const wanted = mutants.filter(
  ({ file }) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
)

class Runner {
  readonly worker: Worker
  #wake: ((report: Report | 'ended') => void) | undefined
  constructor(active = -1) {
    this.worker = new Worker(new URL('./mutation-worker.ts', import.meta.url), {
      workerData: { code, tests, mutantCount: mutants.length, active } satisfies WorkerData,
    })
    this.worker.on('message', (report: Report) => this.#wake?.(report))
    this.worker.on('error', () => this.#wake?.('ended'))
    this.worker.on('exit', () => this.#wake?.('ended'))
  }
  /** The next report; "ended" after the time, or when the thread went. */
  next(timeMs: number): Promise<Report | 'ended'> {
    return new Promise((resolve) => {
      const late = setTimeout(() => done('ended'), timeMs)
      const done = (report: Report | 'ended') => {
        clearTimeout(late)
        this.#wake = undefined
        resolve(report)
      }
      this.#wake = done
    })
  }
  ask(order: Order, timeMs: number): Promise<Report | 'ended'> {
    const answer = this.next(timeMs)
    this.worker.postMessage(order)
    return answer
  }
  async stop(): Promise<void> {
    await this.worker.terminate()
  }
}

async function startRunner(active = -1): Promise<Runner | undefined> {
  const runner = new Runner(active)
  const loaded = await runner.next(60_000)
  if (loaded !== 'ended' && loaded.kind === 'loaded') return runner
  await runner.stop()
  if (active === -1) throw new Error(loaded === 'ended' ? 'The tests did not load.' : JSON.stringify(loaded))
  return undefined
}

const first = (await startRunner())!
const baseline = await first.ask({ kind: 'baseline' }, 120_000)
if (baseline === 'ended' || baseline.kind !== 'baseline') throw new Error('The tests did not run.')
const failing = baseline.tests.filter(({ failure }) => failure !== undefined)
if (failing.length > 0) {
  for (const { name, failure } of failing) console.error(`${name}: ${failure}`)
  throw new Error(`${failing.length} tests fail without any mutant.`)
}
const atLoad = new Set(baseline.atLoad)
const testsOf = new Map<number, number[]>()
const bySpeed = baseline.tests
  .map((one, index) => ({ ...one, index }))
  .sort((one, other) => one.ms - other.ms)
for (const { hits, index } of bySpeed)
  for (const id of hits) {
    const known = testsOf.get(id)
    if (known) known.push(index)
    else testsOf.set(id, [index])
  }
const everyTest = bySpeed.map(({ index }) => index)

type Verdict = 'killed' | 'survived' | 'not reached'
const verdicts = new Map<number, Verdict>()
const queue = [...wanted]

async function work(given?: Runner): Promise<void> {
  let runner = given ?? (await startRunner())!
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { id } = mutant
    const own = testsOf.get(id) ?? []
    let verdict: Verdict = own.length === 0 ? 'not reached' : 'survived'
    for (let attempt = 0; own.length > 0 && attempt < 2; attempt++) {
      const report = await runner.ask({ kind: 'try', id, tests: own }, TIME_MS)
      const isStained = report !== 'ended' && report.kind === 'tried' && report.isStained
      if (report === 'ended' || isStained) {
        await runner.stop()
        runner = (await startRunner())!
      }
      // A mutant that never ends is noticed as well.
      if (report === 'ended') verdict = 'killed'
      else if (report.kind === 'tried') verdict = report.killedBy === null ? 'survived' : 'killed'
      // The stain may be of an earlier mutant: only a fresh thread tells.
      if (!(isStained && attempt === 0)) break
    }
    if (verdict !== 'killed' && atLoad.has(id)) verdict = await tryFromTheStart(id)
    verdicts.set(id, verdict)
    if (verdicts.size % 250 === 0) console.error(`${verdicts.size} of ${wanted.length} …`)
  }
  await runner.stop()
}

async function tryFromTheStart(id: number): Promise<Verdict> {
  const runner = await startRunner(id)
  if (!runner) return 'killed'
  const report = await runner.ask({ kind: 'try', id, tests: everyTest }, 60_000)
  await runner.stop()
  return report === 'ended' || (report.kind === 'tried' && report.killedBy !== null) ? 'killed' : 'survived'
}

await Promise.all([work(first), ...Array.from({ length: WORKERS - 1 }, () => work())])

const count = (verdict: Verdict, of = wanted) => of.filter(({ id }) => verdicts.get(id) === verdict).length
if (values.list)
  for (const { id, file, line, before, after } of wanted)
    if (verdicts.get(id) !== 'killed')
      console.log(`${file}:${line}  ${verdicts.get(id)}  ${before}  →  ${after}`)
for (const [file, own] of Map.groupBy(wanted, ({ file }) => file))
  console.log(`${file.padEnd(44)} ${String(count('killed', own)).padStart(5)} of ${own.length}`)
const share = count('killed') / wanted.length
console.log(
  `${wanted.length} mutants, ${count('killed')} killed (${(share * 100).toFixed(1)} %), ${count('survived')} survived, ${count('not reached')} not reached, ${Math.round((performance.now() - began) / 1000)} seconds`,
)
process.exit(share >= KILLED_AT_LEAST ? 0 : 1)
