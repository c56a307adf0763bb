import { CONTENT_LENGTH_AT_MOST, TAGS_AT_MOST } from '@plumbline/contract/publishing/writing.ts'
import { withTag } from './tag-field.tsx'

interface Wording {
  content: string
  tags: readonly string[]
  typedTag: string
}

/** Checks shared by posts and press items that the fields cannot enforce. */
export function contentErrors({ content, tags, typedTag }: Wording): { content?: string; typedTag?: string } {
  return {
    ...contentError(content),
    ...(withTag(tags, typedTag).length > TAGS_AT_MOST && { typedTag: `At most ${TAGS_AT_MOST} tags.` }),
  }
}

function contentError(content: string): { content?: string } {
  const error = content.trim() === '' ? 'Content is required.' : lengthError(content, CONTENT_LENGTH_AT_MOST)
  return error === undefined ? {} : { content: error }
}

export function lengthError(text: string, atMost: number): string | undefined {
  if (text.length <= atMost) return undefined
  return `The text has ${count(text.length)} characters; it may have ${count(atMost)}.`
}

const count = (number: number) => number.toLocaleString('en-US')
