import { describe, expect, test } from 'vitest'
import { currentSpan, inSpan, Span, type SpanSink, Trace } from './span.ts'
import { statementFacts } from './statement-facts.ts'
import { readTraceparent } from './trace-ids.ts'
import { createTracer } from './tracer.ts'

function keeping() {
  const kept: Span[] = []
  let dropped = 0
  const sink: SpanSink = { add: (spans) => void kept.push(...spans), drop: (count) => (dropped += count) }
  return { sink, kept, dropped: () => dropped }
}

test.each([
  ['select "id" from "tasks" where "id" = $1', 'select tasks'],
  ['insert into "audit_log" ("id") values ($1)', 'insert audit_log'],
  ['update auth.sessions set amr = $1', 'update auth.sessions'],
  ['with due as (select id from jobs) update jobs j set a = 1 from due', 'update jobs'],
  ['with open as (select id from tasks) select * from open', 'select tasks'],
  ['delete from outgoing_mail where id = $1', 'delete outgoing_mail'],
  ['select extract(epoch from now()) from retention_schedule', 'select retention_schedule'],
  ['select 1', 'select'],
  ['begin', 'begin'],
])('%s is named %s', (text, name) => {
  expect(statementFacts(text).name).toBe(name)
})

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00', false],
  ['01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-03-more', true],
  ['ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', undefined],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', undefined],
  ['00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01', undefined],
  ['00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01', undefined],
  ['somebody@example.com', undefined],
])('a traceparent of %s', (header, isSampled) => {
  expect(readTraceparent(header)?.isSampled).toBe(isSampled)
})

describe('a trace', () => {
  test('holds what is done within, each below what it is part of', async () => {
    const { sink, kept } = keeping()
    const root = createTracer(1, sink).begin('root', 'server')!
    await root.run(() =>
      inSpan('outer', 'internal', async () => {
        await inSpan('inner', 'client', async () => {})
      }),
    )
    root.endTrace()
    const [inner, outer] = kept
    expect(kept.map(({ name }) => name)).toEqual(['inner', 'outer', 'root'])
    expect(inner!.parentId).toBe(outer!.id)
    expect(outer!.parentId).toBe(root.id)
    expect(new Set(kept.map(({ trace }) => trace.id)).size).toBe(1)
  })

  test('names an error by its kind, never by its words, and a refusal is none', async () => {
    const { sink, kept } = keeping()
    const root = createTracer(1, sink).begin('root', 'server')!
    const fail = (error: Error) =>
      root.run(() => inSpan('work', 'internal', () => Promise.reject(error))).catch(() => {})
    await fail(new TypeError('ada@example.com is wrong'))
    await fail(Object.assign(new Error('no'), { status: 409 }))
    await fail(new Error('query', { cause: Object.assign(new Error('row'), { code: '23505' }) }))
    root.endTrace()
    expect(kept.map(({ errorType }) => errorType)).toEqual(['TypeError', undefined, '23505', undefined])
  })

  test('has no more than a thousand spans; the rest is counted', () => {
    const { sink, kept, dropped } = keeping()
    const root = new Span(new Trace('t', sink), undefined, 'root', 'internal')
    for (let count = 0; count < 1500; count++) root.startStatement('select 1')()
    root.endTrace()
    expect(kept).toHaveLength(1001)
    expect(dropped()).toBe(500)
  })

  test('takes what ends after it', () => {
    const { sink, kept } = keeping()
    const root = createTracer(1, sink).begin('root', 'server')!
    const end = root.startStatement('select 1')
    root.endTrace()
    end()
    expect(kept.map(({ name }) => name)).toEqual(['root', 'select'])
  })
})

describe('which are looked at', () => {
  test('of our own the given part, of others’ those that they look at', () => {
    const { sink } = keeping()
    const draws = [0.05, 0.15]
    const tracer = createTracer(0.1, sink, () => draws.shift()!)
    const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }
    expect(tracer.begin('one', 'server')).toBeDefined()
    expect(tracer.begin('two', 'server')).toBeUndefined()
    expect(tracer.begin('three', 'server', { ...parent, isSampled: false })).toBeUndefined()
    const joined = tracer.begin('four', 'server', { ...parent, isSampled: true })
    expect(joined).toMatchObject({ trace: { id: parent.traceId }, parentId: parent.spanId })
  })

  test('a look in the background that found nothing is forgotten', async () => {
    const { sink, kept } = keeping()
    const { around } = createTracer(1, sink)
    await around('idle', async () => false, false)
    await around('rare', async () => false, true)
    await around('busy', async () => currentSpan() !== undefined, false)
    await around('broken', () => Promise.reject(new Error('no')), false).catch(() => {})
    expect(kept.map(({ name }) => name)).toEqual(['rare', 'busy', 'broken'])
  })

  test('without a trace the work is just done', async () => {
    expect(await inSpan('alone', 'internal', async () => currentSpan())).toBeUndefined()
  })
})
