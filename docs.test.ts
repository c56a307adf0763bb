import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

const SOURCES = {
  scripts: Object.keys(JSON.parse(read('package.json')).scripts),
  commands: [
    ...[...read('server/src/operator/commands/command-list.ts').matchAll(/usage: '([a-z-]+)/g)].map(
      ([, name]) => name,
    ),
    'restore',
    'check-hmda',
    'check-loan',
    'loan-register',
    'verify-binder',
    'loan-test',
    'fair-lending',
  ],
  settings: [
    ...`${read('server/src/program/config.ts')}${read('auth/src/auth-settings.ts')}`.matchAll(
      /^ {2}([A-Z_]+): /gm,
    ),
  ].map(([, name]) => name),
}

/** What npm knows without us. */
const NPM_OWN = ['ci', 'install', 'run']

/** Sections whose promises each stand in a line of a list. */
const PROMISES = ['Who gets in', 'What pages may do', 'What is kept']

const TEST_FILE = /`((?:[\w.-]+\/)*[\w.-]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")*)/g

describe.each(['docs/security.md', 'docs/operations.md'])('%s', (path) => {
  const text = read(path)
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))]

  test('names files that exist', () => {
    const files = found(/`((?:[\w.-]+\/)+[\w.-]+\.[a-z]+)`/g)
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const links = found(/\]\(([^)#:]+)\)/g).map((link) => new URL(link, `file:///docs/`).pathname.slice(1))
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })

  test('names tests that exist, by their titles', () => {
    const titles = [...text.matchAll(TEST_FILE)].flatMap(([, file, named]) =>
      [...named!.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file: file!, title: title! })),
    )
    expect(titles.length).toBeGreaterThan(10)
    expect(titles.filter(({ file, title }) => !read(file).includes(title))).toEqual([])
  })

  test('names scripts and commands that exist', () => {
    const scripts = found(/\bnpm (?:run )?(?:-s )?([a-z]+)/g)
    expect(scripts.filter((name) => !SOURCES.scripts.includes(name) && !NPM_OWN.includes(name))).toEqual([])
    const commands = found(/npm run plumbline -- ([a-z-]+)/g)
    expect(commands).toContain('verify-audit')
    expect(commands.filter((name) => !SOURCES.commands.includes(name))).toEqual([])
  })

  test('names settings that exist', () => {
    const settings = found(/(?<![\w$])([A-Z]{2,}(?:_[A-Z]+)+|[A-Z]{4,}(?==))/g)
    expect(settings.length).toBeGreaterThan(5)
    expect(settings.filter((name) => !SOURCES.settings.includes(name))).toEqual([])
  })
})

test('every promise names its test', () => {
  const sections = read('docs/security.md').split(/^## /m)
  const promises = sections
    .filter((section) => PROMISES.some((title) => section.startsWith(`${title}\n`)))
    .flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')))
  expect(promises.length).toBeGreaterThan(15)
  expect(promises.filter((promise) => !promise.match(TEST_FILE))).toEqual([])
})

test('every part of the operator’s guide names a test', () => {
  const sections = read('docs/operations.md').split(/^## /m).slice(1)
  expect(
    sections.filter((section) => !section.match(TEST_FILE)).map((section) => section.split('\n')[0]),
  ).toEqual([])
})

test('the README of the sign-in service lists every setting of it', () => {
  const readme = read('auth/README.md')
  const missing = [...read('auth/src/auth-settings.ts').matchAll(/^ {2}(AUTH_[A-Z0-9_]+): /gm)]
    .map(([, name]) => name!)
    .filter((name) => !readme.includes(`\`${name}\``))
  expect(missing).toEqual([])
})

test('the operator’s guide lists every command, and the README every setting of the program', () => {
  const guide = read('docs/operations.md')
  for (const name of SOURCES.commands) expect(guide).toContain(`npm run plumbline -- ${name}`)
  const readme = read('README.md')
  const missing = [...read('server/src/program/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)]
    .map(([, name]) => name!)
    .filter((name) => !readme.includes(`\`${name}\``))
  expect(missing).toEqual([])
})
