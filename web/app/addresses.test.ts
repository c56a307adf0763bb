import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const APP = import.meta.dirname
/** Answered by the server beside the routes. */
const OF_THE_SERVER =
  /^\/(api|auth|developers|fonts|icons|favicon|manifest|updates\/feed|blog\/feed|press\/feed)/

test('every address that a screen links to is a route', () => {
  const known = asObjects(routes as RouteConfigEntry[])
  const linked = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(APP, file), 'utf8')
      return [...text.matchAll(/\b(?:to|href)(?:=|: )["'](\/[^"'?#$]*)["'?#]/g)].map(([, address]) => ({
        file,
        address: address!,
      }))
    })
  expect(linked.length).toBeGreaterThan(100)
  const dead = linked.filter(({ address }) => !OF_THE_SERVER.test(address) && !leadsSomewhere(known, address))
  expect(dead).toEqual([])
})

/** The routes for every other address say "Not Found" or redirect home. */
function leadsSomewhere(known: RouteObject[], address: string): boolean {
  const matches = matchRoutes(known, address) ?? []
  return matches.length > 0 && !matches.some(({ route }) => route.path === '*')
}

function asObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }) =>
    index ? { index: true, path } : { path, children: children && asObjects(children) },
  ) as RouteObject[]
}
