import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { HEADING_ID_PREFIX } from './server/src/platform/markdown/heading-ids.ts'

const MAY_IMPORT: Record<string, readonly string[]> = {
  rules: [],
  contract: ['rules'],
  database: [],
  auth: ['rules', 'database'],
  server: ['contract', 'rules', 'auth', 'database'],
  web: ['contract', 'rules'],
  client: [],
}

const SPECIFIER = /(?:^|[\s;(])(?:import|export)\s*(?:[^'"();]*?\sfrom\s*)?\(?\s*['"]([^'"]+)['"]/g

interface SourceFile {
  path: string
  workspace: string
  text: string
  imports: string[]
}

const sources: SourceFile[] = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((path) => existsSync(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    const imports = [...text.matchAll(SPECIFIER)].map(([, specifier]) => specifier!)
    return { path, workspace: path.split('/')[0]!, text, imports }
  })

/** What each noun declares beside itself for the systematic tests. */
const READ_BY_TESTS = /-(statement-budgets|test-calls)\.ts$/

/** Days that are said to be in UTC, and days of the law, which belong to no institution. */
const DAYS_IN_UTC = ['(UTC)', 'regulatory-update-store.ts']

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|\/testing\//.test(path) || READ_BY_TESTS.test(path)
const ours = (workspace: string) => sources.filter((source) => source.workspace === workspace)

test('workspaces import only what the table allows', () => {
  const broken = Object.entries(MAY_IMPORT).flatMap(([workspace, allowed]) =>
    ours(workspace).flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => specifier.startsWith('@plumbline/'))
        .filter((specifier) => !allowed.includes(specifier.split('/')[1]!))
        .map((specifier) => `${path} imports ${specifier}`),
    ),
  )
  expect(broken).toEqual([])
})

test('nothing reaches into another workspace by a relative path', () => {
  const broken = Object.keys(MAY_IMPORT).flatMap((workspace) =>
    ours(workspace).flatMap(({ path, imports }) => {
      const depth = path.split('/').length - 2
      return imports
        .filter((specifier) => specifier.startsWith('../') && specifier.split('../').length - 1 > depth)
        .map((specifier) => `${path} imports ${specifier}`)
    }),
  )
  expect(broken).toEqual([])
})

test('no part of a page takes an id that a heading of a text may have', () => {
  const taken = ours('web').flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`\\bid=[{"'\`]*${HEADING_ID_PREFIX}`, 'g'))].map(([id]) => `${path}: ${id}`),
  )
  expect(taken).toEqual([])
})

test('what a workspace imports from npm, its own package.json names', () => {
  const broken = Object.keys(MAY_IMPORT).flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(`${workspace}/package.json`, 'utf8'),
    )
    const root = JSON.parse(readFileSync('package.json', 'utf8'))
    return ours(workspace).flatMap((source) => {
      // Configuration and tests may lean on what the whole project develops with.
      const tools =
        isTest(source) || /config|plugin/.test(source.path)
          ? { ...devDependencies, ...root.devDependencies }
          : {}
      return source.imports
        .filter(
          (specifier) =>
            /^(@[a-z]|[a-z])/.test(specifier) && !/^(node:|virtual:|@plumbline\/)/.test(specifier),
        )
        .map((specifier) =>
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((name) => !(name in dependencies) && !(name in tools) && !(name in devDependencies))
        .map((name) => `${source.path} imports ${name}`)
    })
  })
  expect([...new Set(broken)]).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = sources
    .filter(
      ({ path, text }) =>
        !/^(scripts|e2e|benchmarks|web\/.*config|web\/app\/routes|database\/src\/testing)|config\.ts$/.test(
          path,
        ) && /process\.env\b/.test(text),
    )
    .filter((source) => !isTest(source))
    .map(({ path }) => path)
  expect(readers).toEqual(['server/src/main.ts'])
})

test('rules are pure: no clock, no randomness, no I/O', () => {
  const impure = ours('rules')
    .filter((source) => !isTest(source))
    .filter(({ text }) => /Date\.now|new Date\(\)|Math\.random|fetch\(|from 'node:/.test(text))
    .map(({ path }) => path)
  expect(impure).toEqual([])
})

test('the work of an institution names the day where it is, not the day in UTC', () => {
  const broken = sources
    .filter((source) =>
      /^server\/src\/(tenancy|compliance|work|insight|lending|regulations\/updates)\//.test(source.path),
    )
    .filter((source) => !isTest(source) && !/-sample\.ts$/.test(source.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/.*(?:_at::date|current_date|new Date\(\)\.toISOString\(\)\.slice\(0, 10\)).*/g)]
        .map(([line]) => `${path}: ${line.trim()}`)
        .filter((line) => !DAYS_IN_UTC.some((said) => line.includes(said))),
    )
  expect(broken).toEqual([])
})

test('no screen cuts a day out of a stored moment', () => {
  // The sitemap tells search engines when a page changed, in UTC as they expect.
  const allowed = /^web\/app\/site\/search-engines\//
  const broken = sources
    .filter(({ path }) => path.startsWith('web/app/') && !allowed.test(path))
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/.*(?:\.slice\(0, ?10\)|\.toISOString\(\)\.(?:split|substring\(0, ?10)).*/g)].map(
        ([line]) => `${path}: ${line.trim()}`,
      ),
    )
    // A moment that is said to be in UTC is no day of anybody.
    .filter((line) => !line.startsWith('web/app/ui/day-of-moment.ts') && !line.includes(' UTC`'))
  expect(broken).toEqual([])
})

test('a field of the contract that is a day or a moment by its name is one by its type', () => {
  const plain = /\b(?:at|on|day|\w+(?:edAt|sAt|On|Day)): z(?:\.iso)?\s*\.(?:string|date|datetime)\(\)/g
  const broken = ours('contract')
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) => [...text.matchAll(plain)].map(([field]) => `${path}: ${field}`))
  expect(broken).toEqual([])
})

test('no two locks of the database have one number', () => {
  const migrations = execFileSync('git', ['ls-files', '*/migrations/*.sql'], { encoding: 'utf8' })
  const texts = [
    ...sources.map(({ text }) => text),
    ...migrations
      .trim()
      .split('\n')
      .map((path) => readFileSync(path, 'utf8')),
  ]
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(/(?:_LOCK = |pg_advisory_xact_lock\()([\d_]+)/g)].map(([, number]) =>
      Number(number!.replaceAll('_', '')),
    ),
  )
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('no screen casts an error to read its code', () => {
  const casts = ours('web')
    .filter((source) => !isTest(source))
    .filter(({ text }) => /\bas \{ code\??: /.test(text))
    .map(({ path }) => path)
  expect(casts).toEqual([])
})

test('no file is a drawer', () => {
  const drawers = sources
    .map(({ path }) => path)
    .filter((path) => /(^|\/)(index|utils?|helpers?|types|constants|common)\.tsx?$/.test(path))
  expect(drawers).toEqual(['contract/src/index.ts'])
})

const SERVER_WINGS = ['tenancy', 'publishing', 'regulations', 'compliance', 'lending', 'insight', 'outreach']

/** A file of `server/src` may import its own layer and those below it. */
const SERVER_LAYERS = [
  ['main'],
  ['program'],
  ['job-list', 'sandbox-jobs'],
  ['operator', 'pages'],
  ['http'],
  ['router'],
  ['nouns'],
  SERVER_WINGS,
  ['work'],
  ['platform'],
]

/** Imports of other wings that are neither a store nor yet gone. Remove lines, never add one. */
const OTHER_WING: readonly string[] = [
  'server/src/outreach/requests/request-handlers.ts imports server/src/tenancy/users/member-creation.ts',
]

const product = sources.filter((source) => !isTest(source))
const paths = new Set(sources.map(({ path }) => path))

/** The project files that a file imports by relative paths. */
function importedFiles({ path, imports }: SourceFile): string[] {
  return imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(path), specifier))
    .filter((imported) => paths.has(imported))
}

/** `server/src/http/app.ts` belongs to `http`, `server/src/main.ts` to `main`. */
const areaOf = (path: string) => path.split('/')[2]!.replace(/\.tsx?$/, '')

test('the server imports downward: main, program, pages, http, router, wings, work, platform', () => {
  const layerOf = (path: string) => SERVER_LAYERS.findIndex((layer) => layer.includes(areaOf(path)))
  const server = product.filter(({ path }) => path.startsWith('server/src/'))
  expect(server.filter(({ path }) => layerOf(path) === -1)).toEqual([])
  const broken = server.flatMap((source) =>
    importedFiles(source)
      .filter((imported) => imported.startsWith('server/src/') && layerOf(imported) < layerOf(source.path))
      .map((imported) => `${source.path} imports ${imported}`),
  )
  expect(broken).toEqual([])
})

test('the program imports nothing that only tests read', () => {
  const broken = product.flatMap((source) =>
    importedFiles(source)
      .filter((imported) => READ_BY_TESTS.test(imported))
      .map((imported) => `${source.path} imports ${imported}`),
  )
  expect(broken).toEqual([])
})

test('a wing imports another wing only by its stores and services', () => {
  const broken = product
    .filter(({ path }) => path.startsWith('server/src/') && SERVER_WINGS.includes(areaOf(path)))
    .flatMap((source) =>
      importedFiles(source)
        .filter((imported) => SERVER_WINGS.includes(areaOf(imported)))
        .filter(
          (imported) => areaOf(imported) !== areaOf(source.path) && !/-(store|service)\.ts$/.test(imported),
        )
        .map((imported) => `${source.path} imports ${imported}`),
    )
  expect(broken.sort()).toEqual([...OTHER_WING].sort())
})

test('platform names no product noun', () => {
  const NOUN =
    /article|blog|press-|report(?!-uri)|checklist|policies|attestation|evidence-|exam-|loan|hmda|regulat/
  const named = product
    .filter(({ path }) => path.startsWith('server/src/platform/'))
    .filter(
      ({ path, text }) => NOUN.test(path) || /^export .*\b(Article|Blog|Press|Report|Checklist)/m.test(text),
    )
    .map(({ path }) => path)
  expect(named).toEqual([])
})

test('site, workspace, and admin import what they share from elsewhere', () => {
  const SCREENS = ['site', 'workspace', 'admin']
  const broken = product
    .filter(({ path }) => path.startsWith('web/app/') && SCREENS.includes(areaOf(path)))
    .flatMap((source) =>
      importedFiles(source)
        .filter((imported) => SCREENS.includes(areaOf(imported)) && areaOf(imported) !== areaOf(source.path))
        .map((imported) => `${source.path} imports ${imported}`),
    )
  expect(broken).toEqual([])
})

/** Import circles that are not opened yet. Remove lines, never add one. */
const CIRCLES: readonly string[] = [
  'auth/src/factors/factor-proofs.ts, auth/src/factors/factor-verification.ts',
]

test('no files import each other in a circle', () => {
  const graph = new Map(product.map((source) => [source.path, importedFiles(source)]))
  const circles = findCircles(graph).map((files) => files.sort().join(', '))
  expect(circles.sort()).toEqual([...CIRCLES].sort())
})

/** Tarjan's algorithm: the strongly connected components with more than one file. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  function visit(file: string): void {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    stack.push(file)
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) visit(imported)
      if (stack.includes(imported)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(imported)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1) circles.push(component)
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
