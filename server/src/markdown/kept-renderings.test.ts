import { expect, test } from 'vitest'
import { keepRenderings } from './kept-renderings.ts'

function keepUpTo(charactersAtMost: number) {
  const rendered: string[] = []
  const kept = keepRenderings<string>({ charactersAtMost, charactersOf: (text) => text.length })
  function ask(source: string): string {
    const known = kept.find(source)
    if (known !== undefined) return known
    rendered.push(source)
    kept.keep(source, source.toUpperCase())
    return source.toUpperCase()
  }
  return { ask, rendered }
}

test('the same source is rendered once', () => {
  const { ask, rendered } = keepUpTo(100)
  expect([ask('one'), ask('two'), ask('one')]).toEqual(['ONE', 'TWO', 'ONE'])
  expect(rendered).toEqual(['one', 'two'])
})

test('beyond the limit, what nobody asked for the longest gives way', () => {
  const { ask, rendered } = keepUpTo(12)
  for (const source of ['one', 'two', 'one', 'six', 'one', 'two']) ask(source)
  expect(rendered).toEqual(['one', 'two', 'six', 'two'])
})

test('what alone is more than the limit is rendered each time, and keeps nothing else out', () => {
  const { ask, rendered } = keepUpTo(12)
  for (const source of ['a long source', 'a long source', 'one', 'one']) ask(source)
  expect(rendered).toEqual(['a long source', 'a long source', 'one'])
})
