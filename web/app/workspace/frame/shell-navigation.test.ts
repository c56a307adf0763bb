import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { SHELL_GROUPS } from './shell-navigation.ts'

const paths = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [path ? `/${path}` : '', ...paths(children)])

test('every entry of the sidebar has a screen of its own', () => {
  const entries = SHELL_GROUPS.flatMap((group) => group.entries.map(({ to }) => to))
  expect(entries).toContain('/dashboard')
  expect(entries.filter((to) => !paths(routes).includes(to))).toEqual([])
})
