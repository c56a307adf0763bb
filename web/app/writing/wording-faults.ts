import { CONTENT_LENGTH_AT_MOST, TAGS_AT_MOST } from '@plumbline/contract/writing.ts'
import { withTag } from './tag-field.tsx'

interface Wording {
  content: string
  tags: readonly string[]
  typedTag: string
}

/** What posts and press items have in common, and what no field can hold back by itself. */
export function wordingFaults({ content, tags, typedTag }: Wording): { content?: string; typedTag?: string } {
  return {
    ...contentFault(content),
    ...(withTag(tags, typedTag).length > TAGS_AT_MOST && { typedTag: `At most ${TAGS_AT_MOST} tags.` }),
  }
}

function contentFault(content: string): { content?: string } {
  const fault = content.trim() === '' ? 'Content is required.' : lengthFault(content, CONTENT_LENGTH_AT_MOST)
  return fault === undefined ? {} : { content: fault }
}

export function lengthFault(text: string, atMost: number): string | undefined {
  if (text.length <= atMost) return undefined
  return `The text has ${count(text.length)} characters; it may have ${count(atMost)}.`
}

const count = (number: number) => number.toLocaleString('en-US')
