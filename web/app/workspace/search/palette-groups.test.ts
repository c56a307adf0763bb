import { expect, test } from 'vitest'
import { offeredGroups, paletteGroups } from './palette-groups.ts'

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
