import { isDefinedError } from '@orpc/client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentKind, DraftErrors, SavedContent } from './content-kind.ts'
import { problemText } from './save-problems.ts'

interface SavingOptions {
  /** Absent for a new text. */
  id: string | undefined
  onSaved: () => void
}

/** Saves the form and holds the outcome. */
export function useSaving<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
>(
  { words, operations, errorsOf, fieldsOf, readRefusal }: ContentKind<Draft, Fields, Saved>,
  { id, onSaved }: SavingOptions,
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<DraftErrors<Draft>>({})
  const [problem, setProblem] = useState<string>()
  const [free, setFree] = useState<string>()
  /** The version that another person saved meanwhile. */
  const [theirs, setTheirs] = useState<Saved>()

  function refuse(error: unknown): keyof Draft | undefined {
    const refusal = isDefinedError(error) ? (error as { code: string; data: unknown }) : undefined
    const inField = refusal && readRefusal?.(refusal)
    if (inField) {
      setErrors({ [inField.field]: inField.error } as DraftErrors<Draft>)
      setFree(inField.free)
      return inField.field
    }
    if (refusal?.code === 'EDITED_MEANWHILE') setTheirs(refusal.data as Saved)
    else {
      const fallback = id ? words.edit.failed : words.create.failed
      setProblem(problemText(error, fallback, { NOT_FOUND: words.edit.gone }))
    }
    return undefined
  }

  /** Returns the first field with an error, if any. */
  async function save(draft: Draft): Promise<keyof Draft | undefined> {
    const found = errorsOf(draft)
    setErrors(found)
    setProblem(undefined)
    setFree(undefined)
    const [first] = Object.keys(found) as (keyof Draft)[]
    if (first) return first
    setBusy(true)
    try {
      const fields = fieldsOf(draft)
      if (id) await operations.update({ ...fields, id, version: draft.version })
      else await operations.create(fields)
      onSaved()
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
    free,
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
