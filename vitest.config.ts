import { defineConfig } from 'vitest/config'

/** Nothing is decided by how fast the machine is: what is waited for may take its time. */
const everywhere = {
  setupFiles: ['./scripts/fail-on-console-error.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}
const databaseTests = ['database/src/**/*.test.ts', 'auth/src/**/*.test.ts', 'server/src/**/*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['*.test.ts', '{contract,rules,web,content,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'embedded',
          env: { TEST_ENGINE: 'embedded' },
          include: databaseTests,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'postgres',
          env: { TEST_ENGINE: 'postgres' },
          include: databaseTests,
          globalSetup: ['database/src/testing/provide-postgres.ts'],
        },
      },
    ],
  },
})
