import type { BlogPostFields, EditedBlogPost } from '@plumbline/contract/blog.ts'
import { SLUG_LENGTH_AT_MOST, type SlugFault, slugFault } from '@plumbline/rules/slugs/slug.ts'
import { isImageAddress } from '../writing/addresses.ts'
import { fromLocalInput, fromTouchedInput, toLocalInput } from '../writing/local-date-time.ts'
import { withTag } from '../writing/tag-field.tsx'
import { wordingFaults } from '../writing/wording-faults.ts'
import type { Faults } from '../writing/written-kind.ts'

/** What the form holds while it is written. */
export interface BlogPostDraft {
  title: string
  slug: string
  excerpt: string
  content: string
  category: string
  tags: string[]
  typedTag: string
  featuredImageUrl: string
  isFeatured: boolean
  isPublished: boolean
  /** As the date-time input holds it. */
  publishedAt: string
  /** To the millisecond, as it was saved. */
  publishedBefore: string | null
  /** The version that is being edited; nothing for a new post. */
  version: number
}

export const EMPTY_POST: BlogPostDraft = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  tags: [],
  typedTag: '',
  featuredImageUrl: '',
  isFeatured: false,
  isPublished: false,
  publishedAt: '',
  publishedBefore: null,
  version: 0,
}

export function draftOf(post: EditedBlogPost): BlogPostDraft {
  return { ...draftOfFields(post), version: post.version }
}

export function draftOfFields(fields: BlogPostFields): Omit<BlogPostDraft, 'version'> {
  const { title, slug, excerpt, content, tags, isFeatured, isPublished } = fields
  return {
    ...{ title, slug, excerpt, content, tags, isFeatured, isPublished },
    typedTag: '',
    category: fields.category ?? '',
    featuredImageUrl: fields.featuredImageUrl ?? '',
    publishedAt: toLocalInput(fields.publishedAt),
    publishedBefore: fields.publishedAt,
  }
}

export function fieldsOf(draft: BlogPostDraft): BlogPostFields {
  const { title, slug, excerpt, content, isFeatured, isPublished } = draft
  return {
    ...{ title, slug, excerpt, content, isFeatured, isPublished },
    category: draft.category.trim() || null,
    tags: withTag(draft.tags, draft.typedTag),
    featuredImageUrl: draft.featuredImageUrl.trim() || null,
    publishedAt: (isPublished && fromTouchedInput(draft.publishedAt, draft.publishedBefore)) || null,
  }
}

const SLUG_FAULTS: Record<SlugFault, string> = {
  empty: 'Slug is required.',
  long: `A slug has at most ${SLUG_LENGTH_AT_MOST} characters.`,
  form: 'A slug has lower-case letters, digits and single hyphens only.',
  reserved: 'This slug is reserved. Choose another.',
}

/** What keeps it from being saved, in the order of the form. */
export function faultsOf(draft: BlogPostDraft): Faults<BlogPostDraft> {
  const faults: Faults<BlogPostDraft> = {}
  if (draft.title.trim() === '') faults.title = 'Title is required.'
  const slug = slugFault(draft.slug)
  if (slug) faults.slug = SLUG_FAULTS[slug]
  if (draft.excerpt.trim() === '') faults.excerpt = 'Excerpt is required.'
  Object.assign(faults, wordingFaults(draft))
  if (!isImageAddress(draft.featuredImageUrl.trim())) faults.featuredImageUrl = 'Please enter a valid URL.'
  if (draft.isPublished && fromLocalInput(draft.publishedAt) === undefined) {
    faults.publishedAt = 'Please enter a date between 2000 and 2099.'
  }
  return faults
}

/** The text with what stands around it, for comparing. */
export function writtenPost(fields: BlogPostFields): string {
  return [
    `Title: ${fields.title}`,
    `Slug: ${fields.slug}`,
    `Excerpt: ${fields.excerpt}`,
    `Category: ${fields.category ?? ''}`,
    `Tags: ${fields.tags.join(', ')}`,
    `Featured image: ${fields.featuredImageUrl ?? ''}`,
    '',
    fields.content,
  ].join('\n')
}
