import type { ArticleFields, EditedArticle } from '@plumbline/contract/publishing/articles.ts'
import type { SavedKind, VersionedKind } from '../../editing/editor/content-kind.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ArticleDraft, comparableArticle, draftOfFields, errorsOf, fieldsOf } from './article-draft.ts'

const FAILED = 'The article could not be saved. Please try again.'

/** Fields by name; those of citations have a name for each row. */
export const ARTICLE: SavedKind<ArticleDraft, ArticleFields, EditedArticle, string> &
  VersionedKind<ArticleFields> = {
  words: {
    create: { failed: FAILED },
    edit: { failed: FAILED, gone: 'This article no longer exists. Your text is kept in this browser.' },
  },
  queryKey: api.articles.key(),
  operations: apiClient.articles,
  fieldsOf,
  errorsOf,
  written: (fields) => comparableArticle(draftOfFields(fields)),
  readRefusal({ code, data }) {
    if (code !== 'SLUG_UNAVAILABLE') return undefined
    const { free } = data as { free: string }
    return { field: 'slug', error: 'Another article has this slug.', free }
  },
}
