import { expect, test } from 'vitest'
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts'
import { checklistItems } from './checklist-items.ts'

const itemsOf = (markdown: string) => checklistItems(renderMarkdown(markdown).tasks)

test('task items are read in their order, without their markup', () => {
  const texts = itemsOf(
    'Intro\n\n- plain\n\n## Checklist\n\n- [ ] Keep **proof** of `receipt`\n- [x] Done\n',
  ).map(({ text }) => text)
  expect(texts).toEqual(['Keep proof of receipt', 'Done'])
})

test('an item keeps its key while its words stay, wherever it moves', () => {
  const [before] = itemsOf('- [ ] Same words')
  const [, after] = itemsOf('- [ ] Another\n- [x] Same words')
  expect(after?.key).toBe(before?.key)
})

test('items within an item are items of their own, and a break of the line is a space', () => {
  const texts = itemsOf(
    '- [ ] Keep proof\n\n  of the day\n  - [ ] of receipt,\\\n    by mail\n    - [x] or by hand\n- plain\n  - [ ] within plain\n',
  ).map(({ text }) => text)
  expect(texts).toEqual(['Keep proof of the day', 'of receipt, by mail', 'or by hand', 'within plain'])
})

test('items of equal words are ticked each by itself; the first keeps its key', () => {
  const [only] = itemsOf('- [ ] File it')
  const keys = itemsOf('- [ ] File it\n- [ ] Other\n- [ ] File it\n- [ ] File it').map(({ key }) => key)
  expect(keys[0]).toBe(only!.key)
  expect(new Set(keys).size).toBe(4)
  expect(keys.every((key) => key.length === 16)).toBe(true)
})
