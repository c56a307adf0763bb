import type { Operation } from '../operation-list.ts'
import { isRecord } from './http-call.ts'
import { FromAnswers } from './valid-input.ts'

type Row = Record<string, unknown>

/** What the answers so far said exists, so that later calls can be about it. */
export function createKnownRows(isProtected: (row: Row) => boolean) {
  const rows = new Map<string, Map<string, Row>>()

  function remember(noun: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value) remember(noun, item)
    if (!isRecord(value)) return
    const token = /\/preview\/([^/?]+)$/.exec(String(value.path))?.[1]
    const key = value.id ?? value.articleId ?? value.slug ?? token
    if (typeof key === 'string' && !isProtected(value)) {
      const known = rows.get(noun) ?? new Map<string, Row>()
      rows.set(noun, known.set(key, { ...known.get(key), ...value, ...(token && { token }) }))
    }
    for (const child of Object.values(value)) remember(noun, child)
  }

  return {
    remember,
    /** The input with a row's values where they belong; without a fitting row, with what exists nowhere. */
    fill(operation: Operation, input: unknown, pick: number): unknown {
      const wanted = isRecord(input)
        ? Object.values(input).filter((value) => value instanceof FromAnswers)
        : []
      const fitting = [...(rows.get(nounAskedFor(operation, input))?.values() ?? [])].filter((row) =>
        wanted.every(({ field }) => field in row),
      )
      const row = fitting.at(-1 - (pick % Math.max(fitting.length, 1))) ?? {}
      return fillIn(input, row)
    },
  }
}

function fillIn(input: unknown, row: Row): unknown {
  if (!isRecord(input)) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value instanceof FromAnswers ? (row[value.field] ?? '00000000-0000-4000-8000-000000000000') : value,
    ]),
  )
}

const NOUNS: Readonly<Record<string, string>> = {
  article: 'articles',
  blog_post: 'blog',
  press_item: 'press',
}

/** Where an input says of which kind the row is, its noun is not the operation's. */
function nounAskedFor(operation: Operation, input: unknown): string {
  return (isRecord(input) && NOUNS[String(input.kind)]) || nounOf(operation)
}

/** Rows of different kinds under one noun are told apart by their address. */
export function nounOf({ path }: Operation): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'requests' ? `${first}/${second}` : first
}
