import type { BlogPostFields, EditedBlogPost } from '@plumbline/contract/publishing/blog.ts'
import { SLUG_LENGTH_AT_MOST, type SlugError, slugError } from '@plumbline/rules/slugs/slug.ts'
import { isImageAddress } from '../../editing/editor/addresses.ts'
import { contentErrors } from '../../editing/editor/content-errors.ts'
import type { DraftErrors } from '../../editing/editor/content-kind.ts'
import { fromLocalInput, fromTouchedInput, toLocalInput } from '../../editing/editor/local-date-time.ts'
import { withTag } from '../../editing/editor/tag-field.tsx'

/** State of the form. */
export interface BlogPostDraft {
  title: string
  slug: string
  excerpt: string
  content: string
  category: string
  tags: string[]
  typedTag: string
  featuredImageUrl: string
  featuredImageAlt: string
  isFeatured: boolean
  isPublished: boolean
  /** Value of the datetime-local input. */
  publishedAt: string
  /** The saved date, to the millisecond. */
  publishedBefore: string | null
  /** The version being edited; 0 for a new post. */
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
  featuredImageAlt: '',
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
    featuredImageAlt: fields.featuredImageAlt,
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
    featuredImageAlt: draft.featuredImageAlt.trim(),
    publishedAt: (isPublished && fromTouchedInput(draft.publishedAt, draft.publishedBefore)) || null,
  }
}

const SLUG_ERRORS: Record<SlugError, string> = {
  empty: 'Slug is required.',
  long: `A slug has at most ${SLUG_LENGTH_AT_MOST} characters.`,
  form: 'A slug has lower-case letters, digits and single hyphens only.',
  reserved: 'This slug is reserved. Choose another.',
}

/** Validation errors, in the order of the form. */
export function errorsOf(draft: BlogPostDraft): DraftErrors<BlogPostDraft> {
  const errors: DraftErrors<BlogPostDraft> = {}
  if (draft.title.trim() === '') errors.title = 'Title is required.'
  const slug = slugError(draft.slug)
  if (slug) errors.slug = SLUG_ERRORS[slug]
  if (draft.excerpt.trim() === '') errors.excerpt = 'Excerpt is required.'
  Object.assign(errors, contentErrors(draft))
  if (!isImageAddress(draft.featuredImageUrl.trim())) errors.featuredImageUrl = 'Please enter a valid URL.'
  if (draft.isPublished && fromLocalInput(draft.publishedAt) === undefined) {
    errors.publishedAt = 'Please enter a date between 2000 and 2099.'
  }
  return errors
}

/** The content with its metadata as text, for comparison. */
export function comparablePost(fields: BlogPostFields): string {
  return [
    `Title: ${fields.title}`,
    `Slug: ${fields.slug}`,
    `Excerpt: ${fields.excerpt}`,
    `Category: ${fields.category ?? ''}`,
    `Tags: ${fields.tags.join(', ')}`,
    `Featured image: ${fields.featuredImageUrl ?? ''}`,
    `Image description: ${fields.featuredImageAlt}`,
    '',
    fields.content,
  ].join('\n')
}
