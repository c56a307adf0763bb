import { Worker } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { MARKDOWN_THREAD } from '../project-folders.ts'
import type { MarginNote } from './margin-notes.ts'
import { cachedRendering, cacheRendering, type RenderedMarkdown } from './render-markdown.ts'

/** A long text takes a tenth of a second. */
const LIMIT_MS = 5_000
/** Of a preview, which is asked for again and again. */
const PREVIEW_LIMIT_MS = 1_000
/** Texts of one writer that may wait. What is saved was written by hand; previews follow each pause in typing. */
const SAVES_WAITING = 50
const PREVIEWS_WAITING = 3
const MEMORY_MB = 256
/** The longest allowed text renders to a quarter of this. */
const HTML_LENGTH_AT_MOST = 2_000_000
/** The idle worker is terminated after this to free its memory. */
const RESTS_AFTER_MS = 300_000

/** The text nests too deeply, or has too many cells, to be rendered in time. */
export class TooComplexError extends Error {}

/** Several texts of this writer wait already. */
export class TooManyWaitingError extends Error {}

/** Who writes, and what for: previews have less time than what is saved. */
export interface Writer {
  memberId: string
  isPreview?: boolean
}

/**
 * Renders what people write. A few thousand characters can keep the parser busy for minutes, or exhaust
 * its stack or memory, so it runs in a worker with limits and blocks nobody else. Readers have a worker of
 * their own and wait for no writer; writers take turns.
 */
export async function renderInWorker(
  source: string,
  marginNotes: readonly MarginNote[] = [],
  writer?: Writer,
): Promise<RenderedMarkdown> {
  const known = cachedRendering(source, marginNotes)
  if (known) return known
  const limitMs = writer?.isPreview ? PREVIEW_LIMIT_MS : LIMIT_MS
  const render = (thread: RenderThread) => () => thread.render(source, marginNotes, limitMs)
  const rendered = await (writer
    ? writers.inTurn(writer.memberId, render(writers), writer.isPreview ? PREVIEWS_WAITING : SAVES_WAITING)
    : readers.inTurn('', render(readers)))
  return cacheRendering(source, marginNotes, rendered)
}

export interface RenderErrors {
  TOO_INVOLVED: () => Error
}

/** Renders before saving, so that every saved text can be rendered. */
export async function requireRenderable(
  source: string,
  marginNotes: readonly MarginNote[],
  { TOO_INVOLVED }: RenderErrors,
  writer: Writer = { memberId: '' },
): Promise<RenderedMarkdown> {
  try {
    return await renderInWorker(source, marginNotes, writer)
  } catch (error) {
    if (error instanceof TooComplexError) throw TOO_INVOLVED()
    if (error instanceof TooManyWaitingError)
      throw new ORPCError('TOO_MANY_REQUESTS', {
        defined: true,
        status: 429,
        message: 'Too many requests.',
        data: { retryAfterSeconds: 1 },
      })
    throw error
  }
}

type RenderThread = ReturnType<typeof createRenderThread>

const readers = createRenderThread()
const writers = createRenderThread()

/** A worker that renders one text at a time, so that each has its whole time; those who wait take turns. */
function createRenderThread() {
  const inTurn = createTurns()
  let thread: Promise<Worker> | undefined
  let rest: NodeJS.Timeout | undefined

  /** A started worker is waited for: loading it counts towards no text's time. */
  function liveThread(): Promise<Worker> {
    if (thread) return thread
    const started = new Worker(MARKDOWN_THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    // The worker must not keep an idle process alive.
    started.unref()
    // Without a listener an error would end the process; the exit event reports the same.
    started.on('error', () => {})
    const loaded = new Promise<Worker>((resolve, reject) => {
      started.once('message', () => resolve(started))
      started.once('exit', () => {
        if (thread === loaded) thread = undefined
        reject(new Error('the rendering worker ended'))
      })
    })
    loaded.catch(() => {})
    thread = loaded
    return loaded
  }

  function letRest(): void {
    clearTimeout(rest)
    rest = setTimeout(() => {
      const resting = thread
      // Later callers start another worker.
      thread = undefined
      void resting?.then((worker) => worker.terminate()).catch(() => {})
    }, RESTS_AFTER_MS).unref()
  }

  async function render(
    source: string,
    marginNotes: readonly MarginNote[],
    limitMs: number,
  ): Promise<RenderedMarkdown> {
    clearTimeout(rest)
    const worker = await liveThread()
    return new Promise<RenderedMarkdown>((resolve, reject) => {
      const refuse = () => reject(new TooComplexError('the text is too involved to be shown'))
      const late = setTimeout(() => void worker.terminate(), limitMs)
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
  return { inTurn, render }
}

/** One at a time; each group has its turn before another has its second, and may have only so many waiting. */
export function createTurns() {
  const waiting = new Map<string, (() => void)[]>()
  let isBusy = false

  function startNext(): void {
    const [first] = waiting
    if (!first) {
      isBusy = false
      return
    }
    const [group, starts] = first
    const start = starts.shift()
    waiting.delete(group)
    if (starts.length > 0) waiting.set(group, starts)
    start?.()
  }

  return async <Result>(
    group: string,
    work: () => Promise<Result>,
    waitingAtMost = Number.POSITIVE_INFINITY,
  ): Promise<Result> => {
    if (isBusy) {
      const mine = waiting.get(group) ?? []
      if (mine.length >= waitingAtMost)
        throw new TooManyWaitingError('several texts of this writer wait already')
      const turn = new Promise<void>((resolve) => mine.push(resolve))
      waiting.set(group, mine)
      await turn
    }
    isBusy = true
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
