import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { followHeadings, HEADING_ID_PREFIX, idOf } from './heading-ids.ts'
import { type MarginNote, placeMarginNotes } from './margin-notes.ts'
import { MARKDOWN_SCHEMA } from './markdown-schema.ts'
import { keepOwnImages } from './own-images.ts'
import { createRenderingCache } from './rendering-cache.ts'
import { describeTableCells } from './table-cells.ts'
import { type MarkdownNode, taskItems } from './task-items.ts'
import { type TreeNode, wordsOf } from './tree-node.ts'

export interface RenderedMarkdown {
  /** Sanitized HTML. */
  html: string
  /** Plain text for search. */
  text: string
  /** Second-level headings for the table of contents. */
  headings: { id: string; text: string }[]
  /** The text of the task items. */
  tasks: string[]
}

/** Drops HTML in the source and also sanitizes the result; either alone would be enough. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, MARKDOWN_SCHEMA)
  // After sanitizing, which would rename the ids.
  .use(rehypeSlug, { prefix: HEADING_ID_PREFIX })
  .use(rehypeStringify)

/** A cache for what is rendered again soon: shipped pages, and a preview that is then saved. */
const cache = createRenderingCache<RenderedMarkdown>({
  charactersAtMost: 1_000_000,
  charactersOf: ({ html, text }) => html.length + text.length,
})

/** For texts that ship with the program. `render-in-worker.ts` renders what people write. */
export function renderMarkdown(source: string, marginNotes: readonly MarginNote[] = []): RenderedMarkdown {
  return (
    cachedRendering(source, marginNotes) ??
    cacheRendering(source, marginNotes, renderUncached(source, marginNotes))
  )
}

export function cachedRendering(
  source: string,
  marginNotes: readonly MarginNote[],
): RenderedMarkdown | undefined {
  return cache.find(keyOf(source, marginNotes))
}

export function cacheRendering(
  source: string,
  marginNotes: readonly MarginNote[],
  rendered: RenderedMarkdown,
): RenderedMarkdown {
  cache.add(keyOf(source, marginNotes), rendered)
  return rendered
}

function keyOf(source: string, marginNotes: readonly MarginNote[]): string {
  return JSON.stringify([source, marginNotes])
}

export function renderUncached(source: string, marginNotes: readonly MarginNote[] = []): RenderedMarkdown {
  const parsed = processor.parse(source)
  const tree = processor.runSync(parsed)
  describeTableCells(tree as TreeNode)
  keepOwnImages(tree as TreeNode)
  followHeadings(tree as TreeNode)
  placeMarginNotes(tree as TreeNode, marginNotes)
  const headings = tree.children.filter((node) => node.type === 'element' && node.tagName === 'h2')
  return {
    tasks: taskItems(parsed as MarkdownNode),
    html: processor.stringify(tree),
    text: wordsOf(tree as TreeNode)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    headings: headings.map((heading) => ({
      id: idOf(heading as TreeNode),
      text: wordsOf(heading as TreeNode),
    })),
  }
}
