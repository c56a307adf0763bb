import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import { cleanHtml } from './clean-html.ts'
import { noOriginals } from './originals.ts'
import { readMarkdown } from './read-markdown.ts'
import { richSchema } from './rich-schema.ts'
import { createMarkdownWriter } from './write-markdown.ts'

/** Lines that only Markdown has; other plain text is a paragraph for each line. */
const IS_MARKDOWN = /^(?: {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |```|\|.*\|\s*$)|.*(?:\*\*\S|\]\(\S))/m

/** Pasted text is cleaned; plain text that is Markdown is read as such; copied text is Markdown, too. */
export const CLIPBOARD: EditorProps = {
  transformPastedHTML: cleanHtml,
  clipboardTextParser: (text, context, isPlain) => pastedText(text, context, isPlain),
  clipboardTextSerializer: ({ content }) =>
    richSchema.nodes.doc.validContent(content)
      ? createMarkdownWriter(noOriginals())(
          richSchema.nodes.doc.create(null, content.content.map(withoutOrigin)),
        )
      : content.textBetween(0, content.size, '\n'),
}

function pastedText(text: string, context: ResolvedPos, isPlain: boolean): Slice {
  const isCode = context.parent.type.spec.code === true
  if (!isCode && !isPlain && IS_MARKDOWN.test(text)) return Slice.maxOpen(newFromMarkdown(text))
  const lines = text.split(/(?:\r?\n)+/)
  if (isCode) return new Slice(Fragment.from(richSchema.text(text.replaceAll('\r\n', '\n'))), 0, 0)
  const paragraphs = lines.map((line) =>
    richSchema.nodes.paragraph.create(null, line ? [richSchema.text(line, context.marks())] : []),
  )
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** Blocks of a Markdown text that is not the stored one. */
export function newFromMarkdown(markdown: string): Fragment {
  return Fragment.from(readMarkdown(markdown, noOriginals()).children.map(withoutOrigin))
}

function withoutOrigin(node: Node): Node {
  if (node.isText) return node
  const attrs = node.attrs.origin === undefined ? node.attrs : { ...node.attrs, origin: null }
  return node.type.create(attrs, Fragment.from(node.children.map(withoutOrigin)), node.marks)
}
