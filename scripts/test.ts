import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'

interface Count {
  passed: number
  failed: number
}

/** Format, lint, types, unit, integration on both engines, browser journeys; `--fast` leaves out the last two. */
const fast = process.argv.includes('--fast')
const reports = mkdtempSync(join(tmpdir(), 'plumbline-reports-'))
const total: Count = { passed: 0, failed: 0 }

step('format and lint', () => exitStatus('node_modules/.bin/biome', ['check', '.']))
step('types of the routes', () => exitStatus('node_modules/.bin/react-router', ['typegen', 'web']))
for (const project of ['contract', 'rules', 'database', 'auth', 'server', 'web', '.']) {
  step(`types of ${project}`, () => exitStatus('node_modules/.bin/tsc', ['-p', project]))
}
if (fast) {
  step('unit', () => vitest(['--project', 'unit']))
} else {
  ensurePostgres()
  ensureChromium()
  step('unit and integration, on both engines', () => vitest([]))
  step('browser journeys', playwright)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function step(name: string, work: () => Count): void {
  console.log(`\n── ${name}`)
  const { passed, failed } = work()
  total.passed += passed
  total.failed += failed
}

function exitStatus(program: string, args: string[], environment: Record<string, string> = {}): Count {
  return run(program, args, environment) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function run(program: string, args: string[], environment: Record<string, string> = {}): number {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
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
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    outputFile,
  )
  if (!report) return { passed: 0, failed: 1 }
  // A file that cannot even be loaded has no failed test in it; the exit status knows.
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

function playwright(): Count {
  const outputFile = join(reports, 'playwright.json')
  const status = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    PLUMBLINE_E2E_REPORT: outputFile,
  })
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(outputFile)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: Math.max(unexpected + flaky, status === 0 ? 0 : 1) }
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

/** As root on Debian what is missing is installed; elsewhere the copy that an optional dependency brings serves. */
function ensurePostgres(): void {
  const debian = '/usr/lib/postgresql'
  const found =
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'initdb')))
  if (!found) installDebianPackage('postgresql')
}

function ensureChromium(): void {
  if (findChromium()) return
  if (installDebianPackage('chromium') && findChromium()) return
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`\nInstalling the package ${name} …`)
  run('apt-get', ['update', '-qq'])
  return (
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      DEBIAN_FRONTEND: 'noninteractive',
    }) === 0
  )
}
