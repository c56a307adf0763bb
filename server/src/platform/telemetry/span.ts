import { currentWatcher, type StatementWatcher } from '@plumbline/database/statement-watch.ts'
import type { Attributes } from './attributes.ts'
import { statementFacts } from './statement-facts.ts'
import { newSpanId } from './trace-ids.ts'

/** As OTLP numbers them. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const
export type SpanKind = keyof typeof SPAN_KIND

/** Beyond these, spans of one trace are counted as dropped: a job may run a hundred thousand statements. */
const SPANS_AT_MOST = 1_000

export interface SpanSink {
  add(spans: readonly Span[]): void
  drop(count: number): void
}

/** What belongs to one request or one piece of background work; sent together when it is over. */
export class Trace {
  readonly id: string
  /** Milliseconds from the process's clock to the wall clock. */
  readonly clockOffset = Date.now() - performance.now()
  /** The pattern of the address, such as `/api/tasks/{id}`. */
  route: string | undefined
  private readonly sink: SpanSink
  private readonly spans: Span[] = []
  private dropped = 0
  private isOver = false

  constructor(id: string, sink: SpanSink) {
    this.id = id
    this.sink = sink
  }

  keep(span: Span): void {
    if (this.isOver) this.sink.add([span])
    else if (this.spans.length < SPANS_AT_MOST) this.spans.push(span)
    else this.dropped++
  }

  close(root: Span): void {
    this.isOver = true
    this.sink.add([...this.spans, root])
    if (this.dropped > 0) this.sink.drop(this.dropped)
  }
}

/** A piece of work with its beginning and end. It holds names of our own and numbers, nothing that people typed. */
export class Span implements StatementWatcher {
  readonly trace: Trace
  readonly id = newSpanId()
  readonly parentId: string | undefined
  readonly kind: SpanKind
  readonly startedAt = performance.now()
  endedAt = 0
  name: string
  attributes: Attributes
  /** The kind of error: a code or the name of a class, never its message. */
  errorType: string | undefined

  constructor(
    trace: Trace,
    parentId: string | undefined,
    name: string,
    kind: SpanKind,
    attributes: Attributes = NOTHING,
  ) {
    this.trace = trace
    this.parentId = parentId
    this.name = name
    this.kind = kind
    this.attributes = attributes
  }

  child(name: string, kind: SpanKind, attributes?: Attributes): Span {
    return new Span(this.trace, this.id, name, kind, attributes)
  }

  startStatement(text: string): (error?: unknown) => void {
    const { name, attributes } = statementFacts(text)
    const span = this.child(name, 'client', attributes)
    return (error) => span.end(error)
  }

  /** Everything that the work starts, and each of its statements, belongs to this span. */
  run<Result>(work: () => Result): Result {
    return currentWatcher.run(this, work)
  }

  end(error?: unknown): void {
    this.stop(error)
    this.trace.keep(this)
  }

  /** Of the first span of a trace: the trace is over. */
  endTrace(error?: unknown): void {
    this.stop(error)
    this.trace.close(this)
  }

  private stop(error: unknown): void {
    this.endedAt = performance.now()
    if (error !== undefined) this.errorType ??= errorTypeOf(error)
  }
}

const NOTHING: Attributes = Object.freeze({})

export function currentSpan(): Span | undefined {
  const watcher = currentWatcher.getStore()
  return watcher instanceof Span ? watcher : undefined
}

/** Does the work within a span of its own where something is traced, else just does it. */
export function inSpan<Result>(name: string, kind: SpanKind, work: () => Promise<Result>): Promise<Result> {
  const parent = currentSpan()
  if (!parent) return work()
  const span = parent.child(name, kind)
  return span.run(async () => {
    try {
      const result = await work()
      span.end()
      return result
    } catch (error) {
      span.end(error)
      throw error
    }
  })
}

/** A refusal is an answer; what has no status, or one of 5xx, is a failure. */
function errorTypeOf(error: unknown): string | undefined {
  const { status, code, cause } = error as { status?: unknown; code?: unknown; cause?: unknown }
  if (typeof status === 'number' && status < 500) return undefined
  const known = code ?? (cause as { code?: unknown } | undefined)?.code
  if (typeof known === 'string' && /^[A-Z0-9_]{2,50}$/.test(known)) return known
  return error instanceof Error ? error.constructor.name : 'unknown'
}
