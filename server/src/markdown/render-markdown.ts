import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { followHeadings, HEADING_ID_PREFIX, idOf } from './heading-ids.ts'
import { keepRenderings } from './kept-renderings.ts'
import { type MarginNote, placeMarginNotes } from './margin-notes.ts'
import { MARKDOWN_SCHEMA } from './markdown-schema.ts'
import { keepOwnImages } from './own-images.ts'
import { describeTableCells } from './table-cells.ts'
import { type MarkdownNode, taskItems } from './task-items.ts'
import { type TreeNode, wordsOf } from './tree-node.ts'

export interface RenderedMarkdown {
  /** Safe to put into a page as it is. */
  html: string
  /** The words alone, for searching. */
  text: string
  /** The second-level headings, for a list of contents. */
  headings: { id: string; text: string }[]
  /** The words of the items that can be ticked. */
  tasks: string[]
}

/** HTML in the source is dropped, and what is left passes the schema: either alone would do. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, MARKDOWN_SCHEMA)
  // After the sanitising, which would rename the ids.
  .use(rehypeSlug, { prefix: HEADING_ID_PREFIX })
  .use(rehypeStringify)

/** Some hundred texts: rendering one costs as much as all else about a page. */
const kept = keepRenderings<RenderedMarkdown>({
  charactersAtMost: 4_000_000,
  charactersOf: ({ html, text }) => html.length + text.length,
})

/** Of texts that came with the program. What people write is rendered by `written-text.ts`. */
export function renderMarkdown(source: string, marginNotes: readonly MarginNote[] = []): RenderedMarkdown {
  return (
    keptRendering(source, marginNotes) ?? keepRendered(source, marginNotes, renderAnew(source, marginNotes))
  )
}

export function keptRendering(
  source: string,
  marginNotes: readonly MarginNote[],
): RenderedMarkdown | undefined {
  return kept.find(keyOf(source, marginNotes))
}

export function keepRendered(
  source: string,
  marginNotes: readonly MarginNote[],
  rendered: RenderedMarkdown,
): RenderedMarkdown {
  kept.keep(keyOf(source, marginNotes), rendered)
  return rendered
}

function keyOf(source: string, marginNotes: readonly MarginNote[]): string {
  return JSON.stringify([source, marginNotes])
}

export function renderAnew(source: string, marginNotes: readonly MarginNote[]): RenderedMarkdown {
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
