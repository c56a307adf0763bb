import { parentPort } from 'node:worker_threads'
import type { MarginNote } from './margin-notes.ts'
import { renderAnew } from './render-markdown.ts'

// One text after the other, for as long as the thread is let live. A text that cannot be drawn ends it.
parentPort!.on('message', ({ source, marginNotes }: { source: string; marginNotes: MarginNote[] }) => {
  parentPort!.postMessage(renderAnew(source, marginNotes))
})
