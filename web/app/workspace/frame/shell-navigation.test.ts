import { NOUN_SCREENS } from '@plumbline/contract/noun-list.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { entryOf, groupsOf, groupsWithRooms, SHELL_GROUPS } from './shell-navigation.ts'

const paths = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [path ? `/${path}` : '', ...paths(children)])

test('every entry of the sidebar has a screen of its own', () => {
  const entries = groupsWithRooms(['bsaLog', 'selfTests']).flatMap((group) =>
    group.entries.map(({ to }) => to),
  )
  expect(entries).toContain('/dashboard')
  expect(entries.filter((to) => !paths(routes).includes(to))).toEqual([])
})

test('every noun that asks for an entry has it', () => {
  const asked = NOUN_SCREENS.filter(({ sidebar }) => sidebar).map(({ path }) => path)
  const shown = SHELL_GROUPS.flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(asked.filter((path) => !shown.includes(path))).toEqual([])
})

test('what is pinned comes first, what is hidden is gone, and the way back always stays', () => {
  const groups = groupsOf({ pinned: ['/tasks/findings', '/no-such'], hidden: ['/hmda', '/settings'] })
  expect(groups[0]!.entries.map(({ to }) => to)).toEqual(['/tasks/findings'])
  const shown = groups.flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(shown.filter((to) => to === '/tasks/findings')).toHaveLength(1)
  expect(shown).not.toContain('/hmda')
  expect(shown).toContain('/settings')
  expect(groupsOf({ pinned: [], hidden: [] })).toEqual(SHELL_GROUPS)
})

test.each([
  ['bsaLog', '/bsa-log', '/incidents'],
  ['selfTests', '/hmda/self-tests', '/hmda'],
] as const)('the room %s is an entry of the people named on it alone', (room, to, below) => {
  const paths = (groups: typeof SHELL_GROUPS) =>
    groups.flatMap(({ entries }) => entries.map((each) => each.to))
  expect(paths(groupsWithRooms([]))).not.toContain(to)
  const shown = paths(groupsWithRooms([room]))
  expect(shown.filter((each) => each !== to)).toEqual(paths(SHELL_GROUPS))
  expect(shown[shown.indexOf(to) - 1]).toBe(below)
  expect(entryOf(to, groupsWithRooms([room]))).toBe(to)
})

test.each([
  ['/tasks', '/tasks'],
  ['/tasks/complaints', '/tasks/complaints'],
  ['/tasks/monitoring/sampling', '/tasks/monitoring'],
  ['/settings/keys', '/settings'],
  ['/checklists', undefined],
])('%s belongs to %s', (pathname, entry) => {
  expect(entryOf(pathname)).toBe(entry)
})
