import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import {
  ARTICLE_LIMITS,
  type ArticleCategory,
  type ArticleFields,
  ArticleSlug,
  Citation,
  type EditedArticle,
} from '@plumbline/contract/publishing/articles.ts'
import { lengthError } from '../../editing/editor/content-errors.ts'
import { withTag } from '../../editing/editor/tag-field.tsx'

export interface CitationRow extends Citation {
  /** React key of the row. */
  key: string
}

/** State of the editor. */
export interface ArticleDraft {
  title: string
  slug: string
  category: ArticleCategory | ''
  excerpt: string
  body: string
  tags: string[]
  typedTag: string
  topics: Topic[]
  citations: CitationRow[]
  isFeatured: boolean
  isPublished: boolean
  /** The version being edited; 0 for a new article. */
  version: number
}

export const EMPTY_ARTICLE: ArticleDraft = {
  title: '',
  slug: '',
  category: '',
  excerpt: '',
  body: '',
  tags: [],
  typedTag: '',
  topics: [],
  citations: [],
  isFeatured: false,
  isPublished: false,
  version: 0,
}

export function newCitationRow(citation: Citation = { cite: '', note: '' }): CitationRow {
  // Not `randomUUID`, which is missing on pages without TLS.
  return { ...citation, key: crypto.getRandomValues(new Uint32Array(2)).join('-') }
}

export function draftOf({ version, ...source }: EditedArticle): ArticleDraft {
  return { ...draftOfFields(source), version }
}

/** Without a version. */
export function draftOfFields(fields: ArticleFields): ArticleDraft {
  const { title, slug, category, excerpt, body, tags, topics, citations, isFeatured, isPublished } = fields
  return {
    ...EMPTY_ARTICLE,
    ...{ title, slug, category, excerpt, body, tags, topics, isFeatured, isPublished },
    citations: citations.map(newCitationRow),
  }
}

/** What restoring sets: the text, not slug and publication state. */
export function restoredFrom(fields: ArticleFields): Partial<ArticleDraft> {
  const { slug: _slug, isPublished: _isPublished, version: _version, ...words } = draftOfFields(fields)
  return words
}

/** Of a draft without errors; empty citation rows are dropped. */
export function fieldsOf(draft: ArticleDraft): ArticleFields {
  const { title, slug, category, excerpt, body, topics, isFeatured, isPublished } = draft
  if (category === '') throw new Error('The category is required.')
  return {
    ...{ title, slug, category, excerpt, body, topics, isFeatured, isPublished },
    tags: withTag(draft.tags, draft.typedTag),
    citations: draft.citations.filter(isFilled).map(({ cite, note }) => ({ cite, note })),
  }
}

function isFilled({ cite, note }: Citation): boolean {
  return cite.trim() !== '' || note.trim() !== ''
}

/** By field name. */
export type ArticleErrors = Readonly<Partial<Record<string, string>>>

/** Validation errors, in the order of the editor. */
export function errorsOf(draft: ArticleDraft): ArticleErrors {
  const errors: Partial<Record<string, string>> = {}
  const { tags, citations, body } = ARTICLE_LIMITS
  if (draft.title.trim() === '') errors.title = 'Title is required.'
  const slug = slugError(draft.slug)
  if (slug) errors.slug = slug
  if (draft.category === '') errors.category = 'Choose a category.'
  if (draft.excerpt.trim() === '') errors.excerpt = 'Excerpt is required.'
  if (draft.body.trim() === '') errors.body = 'The text is required.'
  const tooLong = lengthError(draft.body, body)
  if (tooLong) errors.body = tooLong
  if (withTag(draft.tags, draft.typedTag).length > tags) errors.tag = `At most ${tags} tags.`
  for (const row of draft.citations.filter(isFilled)) {
    const { data, error } = Citation.safeParse(row)
    if (data) continue
    for (const { path } of error.issues) {
      if (path[0] === 'cite') errors[`cite-${row.key}`] = 'Between 3 and 80 characters.'
      if (path[0] === 'note') errors[`note-${row.key}`] = 'Between 3 and 200 characters.'
    }
  }
  if (draft.citations.filter(isFilled).length > citations) errors.citations = `At most ${citations} sources.`
  return errors
}

function slugError(slug: string): string | undefined {
  if (slug === '') return 'Slug is required.'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'A slug has lower-case letters, digits and single hyphens only.'
  }
  return ArticleSlug.safeParse(slug).success
    ? undefined
    : 'This slug is reserved or too long. Choose another.'
}

/** `flood_insurance` as words: both sides of a comparison write it alike. */
const wordsOfKey = (topic: string) =>
  topic.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The content with its metadata as text, for comparison. */
export function comparableArticle(draft: ArticleDraft): string {
  return [
    `Title: ${draft.title}`,
    `Slug: ${draft.slug}`,
    `Category: ${draft.category === '' ? '' : CATEGORY_LABELS[draft.category]}`,
    `Excerpt: ${draft.excerpt}`,
    `Tags: ${withTag(draft.tags, draft.typedTag).join(', ')}`,
    `Topics: ${draft.topics.map(wordsOfKey).join(', ')}`,
    ...draft.citations.filter(isFilled).map(({ cite, note }) => `Source: ${cite} ${note}`),
    '',
    draft.body,
  ].join('\n')
}
