import type { Node } from 'prosemirror-model'
import { noOriginals } from './originals.ts'
import { readMarkdown } from './read-markdown.ts'
import { createMarkdownWriter } from './write-markdown.ts'

/** A Markdown text as a document, and back. What nobody edits is written byte for byte as it was. */
export function createRichText() {
  const originals = noOriginals()
  return {
    read: (markdown: string): Node => readMarkdown(markdown, originals),
    write: createMarkdownWriter(originals),
  }
}
