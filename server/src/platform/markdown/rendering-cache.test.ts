import { expect, test } from 'vitest'
import { createRenderingCache } from './rendering-cache.ts'

function cacheUpTo(charactersAtMost: number) {
  const rendered: string[] = []
  const cache = createRenderingCache<string>({ charactersAtMost, charactersOf: (text) => text.length })
  function ask(source: string): string {
    const known = cache.find(source)
    if (known !== undefined) return known
    rendered.push(source)
    cache.add(source, source.toUpperCase())
    return source.toUpperCase()
  }
  return { ask, rendered }
}

test('renders the same source once', () => {
  const { ask, rendered } = cacheUpTo(100)
  expect([ask('one'), ask('two'), ask('one')]).toEqual(['ONE', 'TWO', 'ONE'])
  expect(rendered).toEqual(['one', 'two'])
})

test('evicts the least recently used entry beyond the limit', () => {
  const { ask, rendered } = cacheUpTo(12)
  for (const source of ['one', 'two', 'one', 'six', 'one', 'two']) ask(source)
  expect(rendered).toEqual(['one', 'two', 'six', 'two'])
})

test('does not cache an entry larger than the limit', () => {
  const { ask, rendered } = cacheUpTo(12)
  for (const source of ['a long source', 'a long source', 'one', 'one']) ask(source)
  expect(rendered).toEqual(['a long source', 'a long source', 'one'])
})
