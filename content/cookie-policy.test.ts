import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const POLICY = readFileSync(join(ROOT, 'content/legal/cookies.md'), 'utf8')

/** Names of ours that nothing in a browser is stored under. */
const NOT_KEPT = [
  'plumbline-reset', // a client's name; its session lives in the page alone
  'plumbline-recovery-codes', // files
  'plumbline-person-',
  'plumbline-export-',
  'plumbline-',
  'plumbline-check-', // a folder on the server
  'plumbline-live-', // a lock and a channel between tabs
  'plumbline-regulations-', // the format of a file on the server
  'plumbline-client', // a package
  'plumbline-client-address', // a header within the process
  'plumbline-probe', // an object in the store of files
]

/** Every name of ours in the sources, where it is written as a text of its own or begins one. */
function namesInSources(): string[] {
  const files = globSync('{web/app,server/src,auth/src}/**/*.{ts,tsx}', { cwd: ROOT })
  const sources = files.filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
  expect(sources.length).toBeGreaterThan(300)
  const names = sources.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return [...text.matchAll(/['"`](plumbline-[a-z-]*)/g)].map(([, name]) => name!)
  })
  return [...new Set(names)].filter((name) => !NOT_KEPT.includes(name)).sort()
}

test('the cookie policy names all that is stored in a browser, and nothing else', () => {
  const named = [...POLICY.matchAll(/^\| `(plumbline-[a-z-]+)` \|/gm)].map(([, name]) => name!)
  expect(named.toSorted()).toEqual(namesInSources())
})
