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
  /\/test-(server|database|auth)\.ts|testing\/(exam-bank|program|fault-rounds|small-disk)|@plumbline\/database|TEST_ENGINE/
const serverTests = globSync(['auth/src/**/*.test.ts', 'server/src/**/*.test.ts'])
const withDatabase = serverTests.filter((path) => STARTS_A_DATABASE.test(readFileSync(path, 'utf8')))
const withoutDatabase = serverTests.filter((path) => !withDatabase.includes(path))

/** Tests that are of the embedded engine, or that start the program on a data folder, run there. */
const OF_THE_EMBEDDED_ENGINE = /skipIf\(onPostgres\)|runIf\(!onPostgres\)|\bonEmbedded\b/
const ofEmbedded = [...serverTests, ...globSync('database/src/**/*.test.ts')].filter((path) =>
  OF_THE_EMBEDDED_ENGINE.test(readFileSync(path, 'utf8')),
)

/**
 * Where the engine matters: isolation, text search, collation, deletes in bulk, copies of whole databases, and what
 * is stored for good. These run on both engines. Everything else runs on PostgreSQL, which answers twice as
 * fast; the browser journeys run on the embedded engine.
 */
const ON_BOTH_ENGINES = [
  'auth/src/{keys,limits}/**/*.test.ts',
  'database/src/**/*.test.ts',
  'server/src/compliance/exams/exam-policies.test.ts',
  'server/src/compliance/tasks/**/*.test.ts',
  'server/src/compliance/complaints/complaint-deadlines.test.ts',
  'server/src/insight/search/**/*.test.ts',
  'server/src/operator/{faults,retention,upgrades}/**/*.test.ts',
  'server/src/platform/{audit-log,jobs,quotas,session,text-search}/**/*.test.ts',
  'server/src/tenancy/{institution-export,legal-holds}/**/*.test.ts',
  'server/src/testing/{isolation,statements,work-tables}.test.ts',
  'server/src/work/**/*.test.ts',
]

/**
 * Files of a project share one process per worker, because loading modules takes longer than most tests; each file that
 * starts a database has its own. A file that replaces a module runs in a process of its own.
 */
const REPLACES_A_MODULE = /\bvi\.(do)?[mM]ock\(/
const isAlone = (path: string) => REPLACES_A_MODULE.test(readFileSync(path, 'utf8'))
const alone = withDatabase.filter(isAlone)
const together = [
  ...withDatabase.filter((path) => !alone.includes(path)),
  ...globSync('database/src/**/*.test.ts'),
]

const units = [
  ...globSync(['*.test.ts', '{benchmarks,client,contract,rules,web,content,scripts}/**/*.test.ts'], {
    exclude: ['**/node_modules/**'],
  }),
  ...withoutDatabase,
]

function projectsOn(
  engine: 'embedded' | 'postgres',
  { include, ...settings }: { include: string[]; exclude?: string[]; globalSetup?: string[] },
) {
  const paths = new Set(globSync(include))
  const shared = { ...everywhere, ...settings, env: { TEST_ENGINE: engine } }
  return [
    {
      test: { ...shared, name: engine, isolate: false, include: together.filter((path) => paths.has(path)) },
    },
    { test: { ...shared, name: `${engine}, alone`, include: alone.filter((path) => paths.has(path)) } },
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
          isolate: false,
          include: units.filter((path) => !isAlone(path)),
        },
      },
      { test: { ...everywhere, name: 'unit, alone', include: units.filter(isAlone) } },
      ...projectsOn('embedded', { include: [...ofEmbedded, ...ON_BOTH_ENGINES] }),
      ...projectsOn('postgres', {
        include: [...serverTests, ...ON_BOTH_ENGINES],
        globalSetup: ['database/src/testing/provide-postgres.ts'],
      }),
    ],
  },
})
