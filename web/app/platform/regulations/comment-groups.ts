import type { LibraryParagraph } from '@plumbline/contract/regulations/regulations.ts'

export interface CommentGroup {
  /** The anchor of the paragraph that the comments explain; empty for the whole section. */
  target: string
  heading: LibraryParagraph | undefined
  comments: LibraryParagraph[]
}

/** The comments under their headings, each tied to the deepest paragraph of the page that it names. */
export function groupComments(
  paragraphs: readonly LibraryParagraph[],
  comments: readonly LibraryParagraph[],
): Map<string, CommentGroup[]> {
  const anchors = new Set(paragraphs.map(({ anchor }) => anchor))
  const groups = new Map<string, CommentGroup[]>()
  let current: CommentGroup | undefined
  for (const comment of comments) {
    if (comment.kind === 'comment-heading' || !current) {
      const target = deepest(comment.anchor.replace(/^comment-?/, '').replace(/--.*$/, ''), anchors)
      current = { target, heading: comment.kind === 'comment-heading' ? comment : undefined, comments: [] }
      const known = groups.get(target)
      if (known) known.push(current)
      else groups.set(target, [current])
      if (comment.kind === 'comment-heading') continue
    }
    current.comments.push(comment)
  }
  return groups
}

function deepest(anchor: string, known: ReadonlySet<string>): string {
  for (let at = anchor; at !== ''; at = at.includes('-') ? at.slice(0, at.lastIndexOf('-')) : '')
    if (known.has(at)) return at
  return ''
}
