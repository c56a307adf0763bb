import { parentPort } from 'node:worker_threads'
import type { MarginNote } from './margin-notes.ts'
import { READY } from './markdown-thread-ready.ts'
import { renderUncached } from './render-markdown.ts'

// Says when it is loaded, which counts towards no text's time.
parentPort!.postMessage(READY)

// Renders one text after the other until the worker is terminated. A text that cannot be rendered ends it.
parentPort!.on('message', ({ source, marginNotes }: { source: string; marginNotes: MarginNote[] }) => {
  parentPort!.postMessage(renderUncached(source, marginNotes))
})
