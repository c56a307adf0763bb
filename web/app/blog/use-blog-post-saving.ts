import { isDefinedError } from '@orpc/client'
import type { EditedBlogPost } from '@plumbline/contract/blog.ts'
import { useState } from 'react'
import { apiClient } from '../api/api-client.ts'
import { problemText } from '../writing/writing-problems.ts'
import { type BlogPostDraft, faultsOf, fieldsOf, type PostFaults } from './blog-post-draft.ts'

const OWN_PROBLEMS = { NOT_FOUND: 'This post no longer exists. Your text is kept in this browser.' }

interface SavingOptions {
  /** Absent: a new post. */
  id: string | undefined
  onSaved: () => void
}

/** Sends what the form holds, and keeps what came of it. */
export function useBlogPostSaving({ id, onSaved }: SavingOptions) {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<PostFaults>({})
  const [problem, setProblem] = useState<string>()
  const [freeSlug, setFreeSlug] = useState<string>()
  /** What another editor saved meanwhile. */
  const [theirs, setTheirs] = useState<EditedBlogPost>()

  function refuse(error: unknown) {
    const refusal = isDefinedError(error) ? (error as { code: string; data: unknown }) : undefined
    if (refusal?.code === 'SLUG_UNAVAILABLE') {
      const { because, free } = refusal.data as { because: 'taken' | 'reserved'; free: string }
      setFaults({ slug: because === 'taken' ? 'Another post has this slug.' : 'This slug is reserved.' })
      setFreeSlug(free)
      return 'slug' as const
    }
    if (refusal?.code === 'EDITED_MEANWHILE') setTheirs(refusal.data as EditedBlogPost)
    else {
      const fallback = id ? 'Failed to update blog post' : 'Failed to create blog post'
      setProblem(problemText(error, fallback, OWN_PROBLEMS))
    }
    return undefined
  }

  /** Answers with the field to look at first, if one is wrong. */
  async function save(draft: BlogPostDraft): Promise<keyof BlogPostDraft | undefined> {
    const found = faultsOf(draft)
    setFaults(found)
    setProblem(undefined)
    setFreeSlug(undefined)
    const [first] = Object.keys(found) as (keyof BlogPostDraft)[]
    if (first) return first
    setBusy(true)
    try {
      const fields = fieldsOf(draft)
      if (id) await apiClient.blog.update({ ...fields, id, version: draft.version })
      else await apiClient.blog.create(fields)
      onSaved()
      return undefined
    } catch (error) {
      return refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    save,
    busy,
    faults,
    problem,
    dismissProblem: () => setProblem(undefined),
    freeSlug,
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
