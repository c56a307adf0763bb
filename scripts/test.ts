import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { provideChromium, providePostgres } from './machine.ts'
import { runFolder } from './run-folder.ts'
import { type Failure, withSecondTry } from './second-try.ts'
import { type Check, sideBySide } from './side-by-side.ts'

interface Duration {
  file: string
  seconds: number
}

interface Count {
  passed: number
  failed: number
}

/**
 * Format, lint, types, unit, integration on both engines, browser journeys; `--fast` leaves out the last
 * two. What fails of a whole run is run once more.
 */
const fast = process.argv.includes('--fast')
/** `npm test -- --changed` runs what a change since `main`, or the given commit, can reach by imports. */
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument))
/** `npm test -- FILE…` runs only these files or folders. */
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const typesOf = (project: string): Check => ({
  name: `types of ${project}`,
  program: 'node_modules/.bin/tsc',
  args: ['-p', project],
})
/** Of a whole run, beside the checks; `run.mjs` builds before other runs. */
const BUILD: Check = {
  name: 'builds of the screens and the server',
  program: process.execPath,
  args: ['scripts/run.mjs', 'build', 'web', 'server'],
}
/** The longest begin. */
const STATIC_CHECKS: readonly Check[] = [
  typesOf('server'),
  {
    name: 'unused files, exports, and dependencies',
    program: 'node_modules/.bin/knip',
    args: ['--no-progress'],
  },
  { name: 'format and lint', program: 'node_modules/.bin/biome', args: ['check', '.'] },
  ...['web', '.', 'contract', 'rules', 'database', 'auth', 'client'].map(typesOf),
]
/** Lines of each failure's message in the closing list. */
const MESSAGE_LINES = 12
/** What tests leave in the folder for temporary files goes with the run: databases fill a disk otherwise. */
const leftBehind = mkdtempSync(join(runFolder(), 'plumbline-run-'))
// PostgreSQL runs as a user of its own.
chmodSync(leftBehind, 0o755)
process.on('exit', () => rmSync(leftBehind, { recursive: true, force: true, maxRetries: 3 }))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
const reports = mkdtempSync(join(leftBehind, 'reports-'))
const total: Count = { passed: 0, failed: 0 }
const durations = new Map<string, number>()
const failures: Failure[] = []
const unsteady: Failure[] = []

if (changed) await runChanged(changed.split('=')[1] ?? 'main')
else if (files.length > 0) await runOnly(files)
else await runAll()

printSlowest()
printFailures('failed, and passed when they ran again', unsteady)
printFailures('failed', failures)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runOnly(paths: readonly string[]): Promise<void> {
  const journeys = paths.filter((path) => path.startsWith('e2e/'))
  const tests = paths.filter((path) => !path.startsWith('e2e/'))
  if (tests.length > 0) {
    if (tests.some((path) => /^(server|auth|database)\//.test(path))) await providePostgres()
    step('tests', () => vitest([...tests]))
  }
  if (journeys.length > 0) {
    await provideChromium()
    step('browser journeys', () => playwright(journeys))
  }
}

async function runChanged(since: string): Promise<void> {
  await providePostgres()
  step(`tests that a change since ${since} can reach`, () =>
    vitest(['--changed', since, '--passWithNoTests']),
  )
}

async function runAll(): Promise<void> {
  // Packages arrive while the checks run.
  const provided = fast ? undefined : providePostgres().then(provideChromium)
  step('types of the routes', () => exitStatus('node_modules/.bin/react-router', ['typegen', 'web']))
  add(await sideBySide(fast ? STATIC_CHECKS : [BUILD, ...STATIC_CHECKS]))
  if (fast) {
    step('unit', () => vitest(['--project', 'unit*']))
  } else {
    await provided
    step('unit and integration, on both engines', () => triedTwice(() => vitest([]), vitest))
    step('browser journeys', () => triedTwice(playwright, () => playwright(['--last-failed'])))
  }
}

function step(name: string, work: () => Count): void {
  console.log(`\n── ${name}`)
  add(work())
}

function add({ passed, failed }: Count): void {
  total.passed += passed
  total.failed += failed
}

/** The failures of the last try are those that count. */
function triedTwice(first: () => Count, again: (files: string[]) => Count): Count {
  const before = failures.length
  const counted = (work: () => Count) => ({ ...work(), failures: failures.splice(before) })
  const outcome = withSecondTry(counted(first), (files) => {
    console.log(`\n── once more: ${files.join(', ')}`)
    return counted(() => again([...files]))
  })
  failures.push(...outcome.failures)
  unsteady.push(...outcome.unsteady)
  return outcome
}

function exitStatus(program: string, args: string[], environment: Record<string, string> = {}): Count {
  return run(program, args, environment) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function run(program: string, args: string[], environment: Record<string, string> = {}): number {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: leftBehind, ...environment },
  })
  return status ?? 1
}

function vitest(args: string[]): Count {
  const outputFile = join(reports, 'vitest.json')
  const status = run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
    ...args,
  ])
  const report = readReport<VitestReport>(outputFile)
  if (!report) return { passed: 0, failed: 1 }
  noteDurations(
    report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  )
  for (const { name, message, assertionResults } of report.testResults) {
    const file = relative(process.cwd(), name)
    if (message) failures.push({ name: file, message })
    for (const test of assertionResults) {
      if (test.status !== 'failed') continue
      failures.push({ name: `${file} › ${test.fullName}`, message: test.failureMessages?.[0] ?? '' })
    }
  }
  // An error outside of every test, such as an unhandled rejection, has no failed test; the exit status tells of it.
  if (status !== 0 && failures.length === 0)
    failures.push({ name: 'vitest', message: 'Errors outside of the tests: see "Unhandled Errors" above.' })
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

function playwright(journeys: readonly string[] = []): Count {
  const outputFile = join(reports, 'playwright.json')
  const status = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...journeys], {
    PLUMBLINE_E2E_REPORT: outputFile,
  })
  const report = readReport<PlaywrightReport>(outputFile)
  if (!report) return { passed: 0, failed: 1 }
  noteDurations(report.suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) })))
  for (const suite of report.suites) noteFailures(suite)
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: Math.max(unexpected + flaky, status === 0 ? 0 : 1) }
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    /** Why the file could not be loaded. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  results: { duration: number; error?: { message?: string } }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

function secondsOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

function noteFailures({ file, specs = [], suites = [] }: PlaywrightSuite): void {
  for (const { title, tests } of specs) {
    for (const { status, results } of tests) {
      if (status === 'expected' || status === 'skipped') continue
      const message = results.find(({ error }) => error)?.error?.message ?? status
      failures.push({ name: `e2e/${file} › ${title}`, message })
    }
  }
  for (const suite of suites) noteFailures(suite)
}

/** A file counts once per engine that it ran on. */
function noteDurations(files: readonly Duration[]): void {
  for (const { file, seconds } of files) durations.set(file, (durations.get(file) ?? 0) + seconds)
}

function printSlowest(): void {
  const slowest = [...durations].sort(([, one], [, other]) => other - one).slice(0, 10)
  if (slowest.length === 0) return
  console.log('\n── ten slowest files, both engines together')
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
}

/** The last lines of a long run name every failure, so that nobody searches for them. */
function printFailures(title: string, listed: readonly Failure[]): void {
  if (listed.length === 0) return
  console.log(`\n── ${title}`)
  for (const { name, message } of listed) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)
    console.log([`   ${name}`, ...lines.map((line) => `     ${line.slice(0, 200)}`)].join('\n'))
  }
}
