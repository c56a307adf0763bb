import { Worker } from 'node:worker_threads'
import { MARKDOWN_THREAD } from '../project-folders.ts'
import type { MarginNote } from './margin-notes.ts'
import { keepRendered, keptRendering, type RenderedMarkdown } from './render-markdown.ts'

/** A long text takes a tenth of a second. */
const LIMIT_MS = 5_000
const MEMORY_MB = 256
/** The longest text that may be written becomes a quarter of it. */
const HTML_LENGTH_AT_MOST = 2_000_000
/** Then the thread's memory is given back. */
const RESTS_AFTER_MS = 300_000

/** It nests so deep, or has so many cells, that nobody could be shown it. */
export class TooInvolved extends Error {}

/**
 * What people write, as readers see it. A few thousand characters can keep the parser busy for minutes, or
 * fill its stack or memory: so it works in a thread of its own, for a limited time, and nobody else waits.
 */
export async function renderWritten(
  source: string,
  marginNotes: readonly MarginNote[] = [],
): Promise<RenderedMarkdown> {
  return (
    keptRendering(source, marginNotes) ??
    keepRendered(source, marginNotes, await inTurn(() => renderInThread(source, marginNotes)))
  )
}

/** Before it is saved: what is kept can be shown. */
export async function requireShowable(
  source: string,
  marginNotes: readonly MarginNote[],
  { TOO_INVOLVED }: { TOO_INVOLVED: () => Error },
): Promise<void> {
  try {
    await renderWritten(source, marginNotes)
  } catch (error) {
    throw error instanceof TooInvolved ? TOO_INVOLVED() : error
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One at a time: each has its whole limit for itself. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

let thread: Worker | undefined
let rest: NodeJS.Timeout | undefined

function renderInThread(source: string, marginNotes: readonly MarginNote[]): Promise<RenderedMarkdown> {
  clearTimeout(rest)
  const worker = liveThread()
  return new Promise<RenderedMarkdown>((resolve, reject) => {
    const refuse = () => reject(new TooInvolved('the text is too involved to be shown'))
    const late = setTimeout(() => void worker.terminate(), LIMIT_MS)
    worker.once('exit', refuse)
    worker.once('message', (rendered: RenderedMarkdown) => {
      clearTimeout(late)
      worker.off('exit', refuse)
      if (rendered.html.length > HTML_LENGTH_AT_MOST) refuse()
      else resolve(rendered)
    })
    worker.postMessage({ source, marginNotes })
  }).finally(letRest)
}

function liveThread(): Worker {
  if (thread) return thread
  const started = new Worker(MARKDOWN_THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  // A process that has nothing else to do may end.
  started.unref()
  // Without a listener it would end the whole process; the exit that follows says the same.
  started.on('error', () => {})
  started.once('exit', () => {
    if (thread === started) thread = undefined
  })
  thread = started
  return started
}

function letRest(): void {
  clearTimeout(rest)
  rest = setTimeout(() => {
    const resting = thread
    // Whoever comes while it ends gets another.
    thread = undefined
    void resting?.terminate()
  }, RESTS_AFTER_MS).unref()
}
