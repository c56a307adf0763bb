import type { Operation } from '../operation-list.ts'
import { isRecord } from './http-call.ts'
import { FromAnswers } from './valid-input.ts'

type Row = Record<string, unknown>

/** Rows that earlier responses returned, for later calls. */
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
    // Conversations are private: a list shows none to most callers, the answer to a question always names one.
    const { conversationId } = value
    if (typeof conversationId === 'string') remember('assistant/conversations', { id: conversationId })
    for (const child of Object.values(value)) remember(noun, child)
  }

  return {
    remember,
    /** Fills a row's values into the input; without a fitting row, ids that do not exist. */
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

/** Where the input names the kind of row, it overrides the operation's noun. */
function nounAskedFor(operation: Operation, input: unknown): string {
  return (isRecord(input) && NOUNS[String(input.kind)]) || nounOf(operation)
}

/** Beginnings of paths that hold several kinds of rows. */
const SEVERAL_NOUNS: ReadonlySet<string> = new Set(['requests', 'assistant'])

/** Paths of one noun that begin apart from its own. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'blog-management': 'blog',
  'blog-posts': 'blog',
  'blog-previews': 'blog',
  'press-items': 'press',
  'press-management': 'press',
  'press-previews': 'press',
  'task-templates': 'tasks',
}

/** Kinds under one noun are told apart by their path. */
export function nounOf({ path }: Operation): string {
  const [, begins = '', second = ''] = path.split('/')
  const first = BEGINNINGS[begins] ?? begins
  return SEVERAL_NOUNS.has(first) ? `${first}/${second}` : first
}
