import { describe, expect, test } from 'vitest'
import { changedSections, policySections, sectionNames, withImplemented } from './policy-sections.ts'

const BODY = `Who it is for.

# Purpose

We follow the rule.

Implements: Reg Z 35(b); 12 CFR 1026.43(c), 31 CFR 1020.210

## Escrow *accounts*

\`\`\`
# no heading
Implements: 12 CFR 1026.1
\`\`\`

**Implements:** 12 CFR 1024.17, the law of escrow.

Records
-------

Implements: 12 CFR 1026.25(a) and 12 CFR 1024.38(c)(1).
`

test('each section names the law that its lines name, and what cannot be read', () => {
  expect(policySections(BODY)).toEqual([
    { number: 0, heading: '', citations: [], unreadable: [] },
    {
      number: 1,
      heading: 'Purpose',
      citations: ['12 CFR 1026.35(b)', '12 CFR 1026.43(c)', '31 CFR 1020.210'],
      unreadable: [],
    },
    {
      number: 2,
      heading: 'Escrow accounts',
      citations: [],
      unreadable: ['12 CFR 1024.17, the law of escrow'],
    },
    {
      number: 3,
      heading: 'Records',
      citations: ['12 CFR 1026.25(a)', '12 CFR 1024.38(c)(1)'],
      unreadable: [],
    },
  ])
})

test('a citation that a sentence mentions is not implemented by it', () => {
  expect(policySections('# A\n\nThis is not about 12 CFR 1026.35(b).')[1]!.citations).toEqual([])
})

test.each([
  [
    '# A\n\nText.\n\n# B\n\nMore.',
    1,
    ['12 CFR 1026.19'],
    '# A\n\nText.\n\nImplements: 12 CFR 1026.19\n\n# B\n\nMore.',
  ],
  [
    '# A\n\nText.',
    1,
    ['12 CFR 1026.19', '12 CFR 1026.37'],
    '# A\n\nText.\n\nImplements: 12 CFR 1026.19; 12 CFR 1026.37\n',
  ],
  [
    '# A\n\nImplements: 12 CFR 1026.19\n\n# B',
    1,
    ['12 CFR 1026.37'],
    '# A\n\nImplements: 12 CFR 1026.37\n\n# B',
  ],
  ['# A\n\nImplements: 12 CFR 1026.19\n\n# B', 1, [], '# A\n\n# B'],
  ['', 0, ['12 CFR 1026.19'], 'Implements: 12 CFR 1026.19\n'],
  ['# A', 1, [], '# A'],
])('writes the line of a section: %j', (body, section, citations, expected) => {
  expect(withImplemented(body, section, citations)).toBe(expected)
})

test('a written line reads back', () => {
  const written = withImplemented(BODY, 2, ['12 CFR 1024.17', '12 CFR 1026.35(b)'])
  expect(policySections(written)[2]).toMatchObject({
    citations: ['12 CFR 1024.17', '12 CFR 1026.35(b)'],
    unreadable: [],
  })
  expect(policySections(written)[3]).toEqual(policySections(BODY)[3])
})

describe('sections that changed between two versions', () => {
  const before = '# Purpose\nWe lend.\n\n## Notices\nTen days.\n\n## Records\nTwo years.'
  test.each([
    ['nothing', before, []],
    ['spacing alone', before.replace('Ten days.', '\n  Ten\ndays.  \n'), []],
    ['another order', '# Purpose\nWe lend.\n\n## Records\nTwo years.\n\n## Notices\nTen days.', []],
    ['words', before.replace('Ten', 'Five'), ['Notices']],
    ['a new section', `${before}\n\n## Training\nEach year.`, ['Training']],
    ['a section less', '# Purpose\nWe lend.\n\n## Records\nTwo years.', ['Notices']],
    ['another heading', before.replace('## Notices', '## Notice'), ['Notice', 'Notices']],
    ['text before the first heading', `Draft of May.\n\n${before}`, ['']],
  ])('%s', (_, after, changed) => {
    expect(changedSections(before, after)).toEqual(changed)
  })

  test('a heading that comes twice is two sections', () => {
    const text = '## Scope\nOne.\n\n## Scope\nTwo.'
    expect(sectionNames(text)).toEqual(['Scope', 'Scope (2)'])
    expect(changedSections(text, text.replace('Two', 'Three'))).toEqual(['Scope (2)'])
  })
})
