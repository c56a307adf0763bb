import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { conflictsOf, mergedText, mergeSections } from './merge-sections.ts'
import { sectionPieces } from './policy-sections.ts'

const BASE =
  'Who it is for.\n\n# Purpose\n\nWe follow the rule.\n\n## Files\n\nKept for two years.\n\n## Board\n\nIt hears of it.\n'

const merged = (mine: string, theirs: string) => {
  const pieces = mergeSections(BASE, mine, theirs)
  return { text: mergedText(pieces, () => 'both'), asked: conflictsOf(pieces).map(({ name }) => name) }
}

test('two people in different sections: both texts stay, and nobody is asked', () => {
  const mine = BASE.replace('two years', 'five years')
  const theirs = BASE.replace('hears of it', 'hears of it in March')
  expect(merged(mine, theirs)).toEqual({
    text: mine.replace('hears of it', 'hears of it in March'),
    asked: [],
  })
})

test('a section that both changed is asked about, and shows both', () => {
  const mine = BASE.replace('two years', 'five years')
  const theirs = BASE.replace('two years', 'three years').replace('the rule', 'the law')
  const pieces = mergeSections(BASE, mine, theirs)
  expect(conflictsOf(pieces)).toEqual([
    {
      name: 'Files',
      mine: '## Files\n\nKept for five years.\n\n',
      theirs: '## Files\n\nKept for three years.\n\n',
    },
  ])
  expect(mergedText(pieces, () => 'mine')).toBe(mine.replace('the rule', 'the law'))
  expect(mergedText(pieces, () => 'theirs')).toBe(theirs)
})

test('the same change by both is no question', () => {
  const both = BASE.replace('two years', 'five years')
  expect(merged(both, both)).toEqual({ text: both, asked: [] })
  expect(merged(both, `${both}\n`).asked).toEqual([])
})

test('sections that one added or took away', () => {
  const mine = `${BASE}\n## Training\n\nEach year.\n`
  const theirs = BASE.replace('## Files\n\nKept for two years.\n\n', '')
  expect(merged(mine, theirs)).toEqual({
    text: mine.replace('## Files\n\nKept for two years.\n\n', ''),
    asked: [],
  })
  const changed = BASE.replace('two years', 'five years')
  expect(merged(changed, theirs).asked).toEqual(['Files'])
})

test('keeps the order that one person changed', () => {
  const board = '## Board\n\nIt hears of it.\n'
  const mine = BASE.replace(board, '').replace('## Files', `${board}\n## Files`)
  const theirs = BASE.replace('the rule', 'the law')
  expect(merged(mine, theirs).text.trimEnd()).toBe(mine.replace('the rule', 'the law').trimEnd())
})

const body = fastCheck
  .array(fastCheck.constantFrom('# A\n', '## B\n', 'C\n===\n', 'words\n', 'more\r\n', '\n', '```\n', 'end'), {
    maxLength: 14,
  })
  .map((lines) => lines.join(''))

test('any text falls into pieces that are the text', () => {
  fastCheck.assert(
    fastCheck.property(body, (text) => {
      const pieces = sectionPieces(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length)
    }),
  )
})

test('any two texts: who changed nothing loses nothing, and every piece comes from somebody', () => {
  fastCheck.assert(
    fastCheck.property(body, body, body, (base, mine, theirs) => {
      expect(mergedText(mergeSections(base, base, theirs), () => 'both')).toBe(theirs)
      expect(mergedText(mergeSections(base, mine, base), () => 'both')).toBe(mine)
      const known = new Set(
        [mine, theirs].flatMap((text) => [text, ...sectionPieces(text).map((one) => one.text)]),
      )
      for (const piece of mergeSections(base, mine, theirs))
        for (const words of typeof piece === 'string' ? [piece] : [piece.mine, piece.theirs])
          if (words !== null) expect(known).toContain(words)
    }),
  )
})
