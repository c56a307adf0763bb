import { expect, test } from 'vitest'
import { checklistItems } from './checklist-items.ts'

test('task items are read in their order, without their markup', () => {
  const texts = checklistItems(
    'Intro\n\n- plain\n\n## Checklist\n\n- [ ] Keep **proof** of `receipt`\n- [x] Done\n',
  ).map(({ text }) => text)
  expect(texts).toEqual(['Keep proof of receipt', 'Done'])
})

test('an item keeps its key while its words stay, wherever it moves', () => {
  const [before] = checklistItems('- [ ] Same words')
  const [, after] = checklistItems('- [ ] Another\n- [x] Same words')
  expect(after?.key).toBe(before?.key)
})
