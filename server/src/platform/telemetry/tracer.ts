import { Span, type SpanKind, type SpanSink, Trace } from './span.ts'
import { newTraceId, type TraceParent } from './trace-ids.ts'

export interface Tracer {
  /** The first span of a trace; nothing where this one is not among those that are looked at. */
  begin(name: string, kind: SpanKind, parent?: TraceParent): Span | undefined
  /** Work in the background, which looks for something to do; sent where it found some, failed, or is rare. */
  around(name: string, work: () => Promise<boolean>, isRare: boolean): Promise<boolean>
}

/** A trace that somebody else began is looked at where they look at it; of our own, the given part of them. */
export function createTracer(ratio: number, sink: SpanSink, random = Math.random): Tracer {
  function begin(name: string, kind: SpanKind, parent?: TraceParent) {
    const isSampled = parent ? parent.isSampled : random() < ratio
    if (!isSampled) return undefined
    return new Span(new Trace(parent?.traceId ?? newTraceId(), sink), parent?.spanId, name, kind)
  }

  return {
    begin,
    async around(name, work, isRare) {
      const span = begin(name, 'internal')
      if (!span) return work()
      return span.run(async () => {
        try {
          const foundSome = await work()
          if (foundSome || isRare) span.endTrace()
          return foundSome
        } catch (error) {
          span.endTrace(error)
          throw error
        }
      })
    },
  }
}
