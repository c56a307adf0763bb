import { defineConfig } from 'vitest/config'

const setupFiles = ['./scripts/fail-on-console-error.ts']
const databaseTests = ['database/src/**/*.test.ts', 'auth/src/**/*.test.ts', 'server/src/**/*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*.test.ts', '{contract,rules,web,content,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'embedded',
          env: { TEST_ENGINE: 'embedded' },
          include: databaseTests,
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          env: { TEST_ENGINE: 'postgres' },
          include: databaseTests,
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['database/src/testing/provide-postgres.ts'],
        },
      },
    ],
  },
})
