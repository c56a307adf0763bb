import { isDefinedError } from '@orpc/client'
import type { EditedArticle } from '@plumbline/contract/publishing/articles.ts'
import type { Saving } from '@plumbline/contract/publishing/writing.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { problemText } from '../../editing/editor/save-problems.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { type ArticleDraft, type ArticleErrors, errorsOf, fieldsOf, hasCategory } from './article-draft.ts'

const OWN_PROBLEMS = { NOT_FOUND: 'This article no longer exists. Your text is kept in this browser.' }

/** The version that another person saved meanwhile. */
interface Theirs {
  saving: Saving
  source: EditedArticle
}

/** Saves the article and holds the outcome. `id` is absent for a new article. */
export function useArticleSaving(id: string | undefined, onSaved: (article: EditedArticle) => void) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<ArticleErrors>({})
  const [problem, setProblem] = useState<string>()
  const [freeSlug, setFreeSlug] = useState<string>()
  const [theirs, setTheirs] = useState<Theirs>()

  function refuse(error: unknown): string | undefined {
    const refusal = isDefinedError(error) ? (error as { code: string; data: unknown }) : undefined
    if (refusal?.code === 'SLUG_UNAVAILABLE') {
      setErrors({ slug: 'Another article has this slug.' })
      setFreeSlug((refusal.data as { free: string }).free)
      return 'slug'
    }
    if (refusal?.code === 'EDITED_MEANWHILE') {
      const source = refusal.data as EditedArticle
      setTheirs({ saving: source, source })
      return undefined
    }
    setProblem(problemText(error, 'The article could not be saved. Please try again.', OWN_PROBLEMS))
    return undefined
  }

  /** Returns the name of the first field with an error, if any. */
  async function save(draft: ArticleDraft): Promise<string | undefined> {
    const found = errorsOf(draft)
    setErrors(found)
    setProblem(undefined)
    setFreeSlug(undefined)
    setTheirs(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined || !hasCategory(draft)) return first
    setBusy(true)
    try {
      const fields = fieldsOf(draft)
      onSaved(
        id
          ? await apiClient.articles.update({ ...fields, id, version: draft.version })
          : await apiClient.articles.create(fields),
      )
      return undefined
    } catch (error) {
      return refuse(error)
    } finally {
      // Synchronously: an inert form cannot take the focus.
      flushSync(() => setBusy(false))
    }
  }

  return {
    save,
    busy,
    errors,
    problem,
    dismissProblem: () => setProblem(undefined),
    freeSlug,
    forgetFreeSlug() {
      setFreeSlug(undefined)
      setErrors(({ slug: _slug, ...others }) => others)
    },
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
