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
      {
        test: {
          ...everywhere,
          name: 'embedded',
          env: { TEST_ENGINE: 'embedded' },
          include: ['database/src/**/*.test.ts', ...withDatabase],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'postgres',
          env: { TEST_ENGINE: 'postgres' },
          include: ['database/src/**/*.test.ts', ...withDatabase],
          exclude: ['**/node_modules/**', ...ON_ONE_ENGINE],
          globalSetup: ['database/src/testing/provide-postgres.ts'],
        },
      },
    ],
  },
})
