import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Nothing is decided by how fast the machine is: what is waited for may take its time. */
const everywhere = {
  setupFiles: ['./scripts/fail-on-console-error.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

/** Tests that start no database run once, with the unit tests. */
const STARTS_A_DATABASE =
  /\/test-(server|database|auth)\.ts|testing\/(program|fault-rounds|small-disk)|@plumbline\/database|TEST_ENGINE/
const serverTests = globSync(['auth/src/**/*.test.ts', 'server/src/**/*.test.ts'])
const withDatabase = serverTests.filter((path) => STARTS_A_DATABASE.test(readFileSync(path, 'utf8')))
const withoutDatabase = serverTests.filter((path) => !withDatabase.includes(path))

/**
 * Tests of protocols, pages, documents, and commands, where a second engine would show the same: the SQL below
 * them has tests of its own. They run on the embedded engine. Tests of stores, locks, and isolation run on both.
 */
const ON_ONE_ENGINE = [
  'auth/src/{identities,passkeys,phones,sso,web3}/**/*.test.ts',
  'auth/src/limits/captcha.test.ts',
  'server/src/{http,pages}/**/*.test.ts',
  'server/src/compliance/{calendar-feed,checklists,hmda}/**/*.test.ts',
  'server/src/compliance/exams/exam-disclosure.test.ts',
  'server/src/compliance/policies/policy-documents.test.ts',
  'server/src/insight/reports/**/*.test.ts',
  'server/src/lending/{loan-tests,reference-data}/**/*.test.ts',
  'server/src/operator/commands/**/*.test.ts',
  'server/src/platform/{live,markdown}/**/*.test.ts',
  'server/src/publishing/{media,seed-content,site-content}/**/*.test.ts',
  'server/src/regulations/sources/**/*.test.ts',
  'server/src/testing/{access,auth-access,fuzz,secrets-in-logs,statement-budgets}.test.ts',
]

/**
 * Files that start a database share one process per worker, because loading the server takes seconds; each file
 * has a database of its own. A file that replaces a module runs in a process of its own.
 */
const REPLACES_A_MODULE = /\bvi\.mock\(/
const alone = withDatabase.filter((path) => REPLACES_A_MODULE.test(readFileSync(path, 'utf8')))
const together = [...withDatabase.filter((path) => !alone.includes(path)), 'database/src/**/*.test.ts']

function projectsOn(
  engine: 'embedded' | 'postgres',
  settings: { exclude?: string[]; globalSetup?: string[] },
) {
  const shared = { ...everywhere, ...settings, env: { TEST_ENGINE: engine } }
  return [
    { test: { ...shared, name: engine, isolate: false, include: together } },
    { test: { ...shared, name: `${engine}, alone`, include: alone } },
  ]
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['*.test.ts', '{contract,rules,web,content,scripts}/**/*.test.ts', ...withoutDatabase],
          exclude: ['**/node_modules/**'],
        },
      },
      ...projectsOn('embedded', {}),
      ...projectsOn('postgres', {
        exclude: ['**/node_modules/**', ...ON_ONE_ENGINE],
        globalSetup: ['database/src/testing/provide-postgres.ts'],
      }),
    ],
  },
})
