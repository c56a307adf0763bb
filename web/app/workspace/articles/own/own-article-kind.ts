import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import type { ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import type {
  InstitutionArticle,
  InstitutionArticleFields,
} from '@plumbline/contract/publishing/institution-articles.ts'
import type { SavedKind } from '../../../editing/editor/content-kind.ts'
import { apiClient } from '../../../platform/api/api-client.ts'

export interface OwnArticleDraft {
  title: string
  summary: string
  category: ArticleCategory | ''
  body: string
  isPublished: boolean
  version: number
}

export const EMPTY_OWN_ARTICLE: OwnArticleDraft = {
  title: '',
  summary: '',
  category: '',
  body: '',
  isPublished: false,
  version: 0,
}

export function draftOf(article: InstitutionArticle): OwnArticleDraft {
  const { title, summary, category, body, isPublished, version } = article
  return { title, summary, category, body, isPublished, version }
}

const FAILED = 'The article could not be saved. Your text is kept in this browser.'

export const OWN_ARTICLE: SavedKind<OwnArticleDraft, InstitutionArticleFields, InstitutionArticle> = {
  words: {
    create: { failed: FAILED },
    edit: { failed: FAILED, gone: 'This article no longer exists. Your text is kept in this browser.' },
  },
  operations: apiClient.institutionArticles,
  /** Of a draft without errors. */
  fieldsOf({ version: _version, category, ...fields }) {
    if (category === '') throw new Error('The category is required.')
    return { ...fields, category }
  },
  errorsOf: ({ title, summary, category, body }) => ({
    ...(title.trim() === '' && { title: 'Title is required.' }),
    ...(category === '' && { category: 'Choose a category.' }),
    ...(summary.trim() === '' && { summary: 'Summary is required.' }),
    ...(body.trim() === '' && { body: 'The text is required.' }),
  }),
}

/** The article with its metadata as text, for comparison. */
export function comparableOwnArticle({ title, summary, category, body }: OwnArticleDraft): string {
  const label = category === '' ? '' : CATEGORY_LABELS[category]
  return [`Title: ${title}`, `Category: ${label}`, `Summary: ${summary}`, '', body].join('\n')
}
