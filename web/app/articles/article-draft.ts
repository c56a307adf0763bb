import { CATEGORY_LABELS, TOPIC_LABELS } from '@plumbline/contract/article-labels.ts'
import {
  ARTICLE_LIMITS,
  type ArticleCategory,
  type ArticleDraft as ArticleFields,
  ArticleSlug,
  type ArticleSource,
  Citation,
  type Topic,
} from '@plumbline/contract/articles.ts'
import { withTag } from '../writing/tag-field.tsx'
import { lengthFault } from '../writing/wording-faults.ts'

export interface CitationRow extends Citation {
  /** Keeps a row's place while others come and go. */
  key: string
}

/** What the editor holds while an article is written. */
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
  /** The version that is being edited; nothing for a new article. */
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
  // Not randomUUID, which is missing where a page came without TLS.
  return { ...citation, key: crypto.getRandomValues(new Uint32Array(2)).join('-') }
}

export function draftOf({ version, ...source }: ArticleSource): ArticleDraft {
  return { ...draftOfFields(source), version }
}

/** Of no version yet. */
export function draftOfFields(fields: ArticleFields): ArticleDraft {
  const { title, slug, category, excerpt, body, tags, topics, citations, isFeatured, isPublished } = fields
  return {
    ...EMPTY_ARTICLE,
    ...{ title, slug, category, excerpt, body, tags, topics, isFeatured, isPublished },
    citations: citations.map(newCitationRow),
  }
}

/** What comes back of an earlier version: its words, not whether and where they are published. */
export function restoredFrom(fields: ArticleFields): Partial<ArticleDraft> {
  const { slug: _slug, isPublished: _isPublished, version: _version, ...words } = draftOfFields(fields)
  return words
}

/** Rows of which nothing is filled in are none. */
export function fieldsOf(draft: ArticleDraft & { category: ArticleCategory }): ArticleFields {
  const { title, slug, category, excerpt, body, topics, isFeatured, isPublished } = draft
  return {
    ...{ title, slug, category, excerpt, body, topics, isFeatured, isPublished },
    tags: withTag(draft.tags, draft.typedTag),
    citations: draft.citations.filter(isFilled).map(({ cite, note }) => ({ cite, note })),
  }
}

export function hasCategory(draft: ArticleDraft): draft is ArticleDraft & { category: ArticleCategory } {
  return draft.category !== ''
}

function isFilled({ cite, note }: Citation): boolean {
  return cite.trim() !== '' || note.trim() !== ''
}

/** By the names of the fields. */
export type ArticleFaults = Readonly<Record<string, string>>

/** What keeps it from being saved, in the order of the editor. */
export function faultsOf(draft: ArticleDraft): ArticleFaults {
  const faults: Record<string, string> = {}
  const { tags, citations, body } = ARTICLE_LIMITS
  if (draft.title.trim() === '') faults.title = 'Title is required.'
  const slug = slugFault(draft.slug)
  if (slug) faults.slug = slug
  if (!hasCategory(draft)) faults.category = 'Choose a category.'
  if (draft.excerpt.trim() === '') faults.excerpt = 'Excerpt is required.'
  if (draft.body.trim() === '') faults.body = 'The text is required.'
  const tooLong = lengthFault(draft.body, body)
  if (tooLong) faults.body = tooLong
  if (withTag(draft.tags, draft.typedTag).length > tags) faults.tag = `At most ${tags} tags.`
  for (const row of draft.citations.filter(isFilled)) {
    const { data, error } = Citation.safeParse(row)
    if (data) continue
    for (const { path } of error.issues) {
      if (path[0] === 'cite') faults[`cite-${row.key}`] = 'Between 3 and 80 characters.'
      if (path[0] === 'note') faults[`note-${row.key}`] = 'Between 3 and 200 characters.'
    }
  }
  if (draft.citations.filter(isFilled).length > citations) faults.citations = `At most ${citations} sources.`
  return faults
}

function slugFault(slug: string): string | undefined {
  if (slug === '') return 'Slug is required.'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'A slug has lower-case letters, digits and single hyphens only.'
  }
  return ArticleSlug.safeParse(slug).success
    ? undefined
    : 'This slug is reserved or too long. Choose another.'
}

/** The text with what stands around it, for comparing. */
export function writtenArticle(draft: ArticleDraft): string {
  return [
    `Title: ${draft.title}`,
    `Slug: ${draft.slug}`,
    `Category: ${draft.category === '' ? '' : CATEGORY_LABELS[draft.category]}`,
    `Excerpt: ${draft.excerpt}`,
    `Tags: ${withTag(draft.tags, draft.typedTag).join(', ')}`,
    `Topics: ${draft.topics.map((topic) => TOPIC_LABELS[topic]).join(', ')}`,
    ...draft.citations.filter(isFilled).map(({ cite, note }) => `Source: ${cite} ${note}`),
    '',
    draft.body,
  ].join('\n')
}
