import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]/gm

/** Packages that the program loads before it serves. What else is needed loads when it is needed, by `import()`. */
const LOADED_AT_THE_START = [
  '@hono/node-server',
  '@node-rs/argon2',
  '@orpc/contract',
  '@orpc/json-schema',
  '@orpc/openapi',
  '@orpc/server',
  '@orpc/standard-server-fetch',
  '@orpc/zod',
  'bcryptjs',
  'csv-parse',
  'drizzle-orm',
  'hono',
  'jose',
  'lru-cache',
  'nodemailer',
  'openid-client',
  'otpauth',
  'pino',
  'prom-client',
  'react-router',
  'rehype-sanitize',
  'rehype-slug',
  'rehype-stringify',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'rrule',
  'saxes',
  'standardwebhooks',
  'unified',
  'yaml',
  'zod',
]

function packageOf(specifier: string): string {
  const [scope, name] = specifier.split('/')
  return scope!.startsWith('@') ? `${scope}/${name}` : scope!
}

function sourceOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  if (!specifier.startsWith('@plumbline/')) return undefined
  const [, workspace, ...rest] = specifier.split('/')
  return [`${workspace}/src/${rest.join('/')}`, `${workspace}/${rest.join('/')}`].find(existsSync)
}

/** Every package that one of our files reaches from the entry by imports that run at once. */
function packagesFrom(entry: string): string[] {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(STATIC_IMPORT)) {
      const source = sourceOf(specifier, path)
      if (source) waiting.push(source)
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier))
    }
  }
  return [...packages].sort()
}

test('the start loads no package beyond the list', () => {
  expect(packagesFrom('server/src/main.ts')).toEqual(LOADED_AT_THE_START)
})
