import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { MARKDOWN_SCHEMA } from './markdown-schema.ts'
import { ownImagesOnly } from './own-images.ts'

export interface RenderedMarkdown {
  /** Safe to put into a page as it is. */
  html: string
  /** The words alone, for searching. */
  text: string
  /** The second-level headings, for a list of contents. */
  headings: { id: string; text: string }[]
}

/** HTML in the source is dropped, and what is left passes the schema: either alone would do. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, MARKDOWN_SCHEMA)
  .use(ownImagesOnly)
  // After the sanitising, which would rename the ids.
  .use(rehypeSlug)
  .use(rehypeStringify)

export function renderMarkdown(source: string): RenderedMarkdown {
  const tree = processor.runSync(processor.parse(source))
  const headings = tree.children.filter((node) => node.type === 'element' && node.tagName === 'h2')
  return {
    html: processor.stringify(tree),
    text: wordsOf(tree).replaceAll(/\s+/g, ' ').trim(),
    headings: headings.map((heading) => ({ id: idOf(heading), text: wordsOf(heading) })),
  }
}

interface TreeNode {
  type: string
  value?: string
  children?: readonly TreeNode[]
}

function wordsOf({ type, value, children = [] }: TreeNode): string {
  return type === 'text' ? (value ?? '') : children.map(wordsOf).join('')
}

function idOf(node: object): string {
  return 'properties' in node ? String((node.properties as { id?: string }).id) : ''
}
