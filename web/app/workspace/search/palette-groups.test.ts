import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { offeredGroups, paletteGroups } from './palette-groups.ts'
import { PLACES } from './places.ts'

const hit = (title: string, snippet: string, href: string, isCited = false) => ({
  slug: href,
  title: [{ text: title, isMatch: false }],
  snippet: [{ text: snippet, isMatch: false }],
  href,
  isCited,
})
const nothing = {
  ...{ regulations: [], thresholds: [], work: [], evidence: [] },
  ...{ articles: [], regulatoryUpdates: [], policies: [], help: [] },
}
const nobody = { people: [], exams: [], isManager: false }
const labels = (groups: { label: string }[]) => groups.map(({ label }) => label)

test('own records come before law, and a typed citation before all', () => {
  const work = [hit('Fair lending', 'Policy', '/policies/1')]
  const regulations = [hit('12 CFR 1022.42(a)', 'Policies and procedures', '/r')]
  const groups = paletteGroups('fair lending policy', { ...nothing, work, regulations }, nobody)
  expect(labels(groups)).toEqual(['Your work', 'Regulations'])
  const cited = [hit('12 CFR 1026.19(e)', 'Disclosures', '/r', true)]
  const about = [hit('Check 1026.19(e)', 'Task', '/tasks?task=1')]
  expect(
    labels(paletteGroups('1026.19(e)', { ...nothing, work: about, regulations: cited }, nobody))[0],
  ).toBe('Regulations')
})

test('people who do not manage are offered what they can do', () => {
  const titles = (isManager: boolean) =>
    paletteGroups('new', undefined, { ...nobody, isManager })
      .flatMap(({ items }) => items)
      .map(({ slug }) => slug)
  expect(titles(true)).toContain('Command New policy')
  expect(titles(false)).toContain('Command New task')
  expect(titles(false)).not.toContain('Command New policy')
  expect(offeredGroups(false).flatMap(({ items }) => items).length).toBeGreaterThan(4)
})

test('"settings" is the screen, before the policies that speak of settings', () => {
  const policies = [hit('Information security', 'Settings of the firewall', '/policies/1')]
  const groups = paletteGroups('settings', { ...nothing, policies }, nobody)
  expect(groups[0]).toMatchObject({ label: 'Go to', items: [{ href: '/settings' }] })
  expect(labels(groups).at(-1)).toBe('In your policies')
})

/** Opened from within another screen only, or shown to the people named on them alone. */
const NOT_OFFERED = [
  ...['/welcome', '/bsa-log', '/hmda/self-tests', '/articles/new', '/articles/own/new', '/oauth/authorize'],
  ...['/analytics/rows'],
  ...['/resources/regulations/search', '/admin', '/admin/institutions', '/admin/requests', '/admin/audit'],
  '/admin/data',
]

test('every screen of the workspace is found by its name', () => {
  const known = PLACES.map(({ to }) => to.split('?')[0])
  const missing = shellAddresses().filter(
    (address) => !/[:*]/.test(address) && !known.includes(address) && !NOT_OFFERED.includes(address),
  )
  expect(missing).toEqual([])
})

function shellAddresses(): string[] {
  const shell = routes.find(({ file }) => file === 'workspace/frame/shell-layout.tsx')!
  return addressesBelow(shell, '')
}

function addressesBelow({ path, children }: RouteConfigEntry, base: string): string[] {
  const address = path === undefined ? base : `${base}/${path}`
  return children ? children.flatMap((child) => addressesBelow(child, address)) : [address]
}
