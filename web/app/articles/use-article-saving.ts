import { isDefinedError } from '@orpc/client'
import type { ArticleSource } from '@plumbline/contract/articles.ts'
import type { Saving } from '@plumbline/contract/writing.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { apiClient } from '../api/api-client.ts'
import { problemText } from '../writing/writing-problems.ts'
import { type ArticleDraft, type ArticleFaults, faultsOf, fieldsOf, hasCategory } from './article-draft.ts'

const OWN_PROBLEMS = { NOT_FOUND: 'This article no longer exists. Your text is kept in this browser.' }

/** What another editor saved meanwhile. */
interface Theirs {
  saving: Saving
  source: ArticleSource
}

/** Sends what the editor holds, and keeps what came of it. `id` is absent for a new article. */
export function useArticleSaving(id: string | undefined, onSaved: (article: ArticleSource) => void) {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<ArticleFaults>({})
  const [problem, setProblem] = useState<string>()
  const [freeSlug, setFreeSlug] = useState<string>()
  const [theirs, setTheirs] = useState<Theirs>()

  function refuse(error: unknown): string | undefined {
    const refusal = isDefinedError(error) ? (error as { code: string; data: unknown }) : undefined
    if (refusal?.code === 'SLUG_TAKEN') {
      setFaults({ slug: 'Another article has this slug.' })
      setFreeSlug((refusal.data as { freeSlug: string }).freeSlug)
      return 'slug'
    }
    if (refusal?.code === 'CHANGED_MEANWHILE') {
      const data = refusal.data as {
        savedBy: string
        savedAt: string
        version: number
        theirs: ArticleSource
      }
      const { savedBy: savedByName, savedAt, version } = data
      setTheirs({ saving: { savedByName, savedAt, version }, source: data.theirs })
      return undefined
    }
    setProblem(problemText(error, 'The article could not be saved. Please try again.', OWN_PROBLEMS))
    return undefined
  }

  /** Answers with the name of the field to look at first, if one is wrong. */
  async function save(draft: ArticleDraft): Promise<string | undefined> {
    const found = faultsOf(draft)
    setFaults(found)
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
      // At once: the field that is wrong can only get the focus in a form that may be changed again.
      flushSync(() => setBusy(false))
    }
  }

  return {
    save,
    busy,
    faults,
    problem,
    dismissProblem: () => setProblem(undefined),
    freeSlug,
    forgetFreeSlug() {
      setFreeSlug(undefined)
      setFaults(({ slug: _slug, ...others }) => others)
    },
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
