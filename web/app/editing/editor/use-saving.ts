import { useState } from 'react'
import { flushSync } from 'react-dom'
import { declaredError } from '../../platform/api/outcome.ts'
import type { FieldRefusal, SavedContent, SavedKind } from './content-kind.ts'
import { problemText } from './save-problems.ts'

interface SavingOptions<Saved> {
  /** Absent for a new text. */
  id: string | undefined
  onSaved: (saved: Saved) => void
}

/** Saves the form and holds the outcome. */
export function useSaving<
  Draft extends { version: number },
  Fields extends object,
  Saved extends SavedContent,
  Field extends string,
>(
  { words, operations, errorsOf, fieldsOf, readRefusal }: SavedKind<Draft, Fields, Saved, Field>,
  { id, onSaved }: SavingOptions<Saved>,
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<FieldRefusal<Field>>()
  /** The version that another person saved meanwhile. */
  const [theirs, setTheirs] = useState<Saved>()

  function refuse(error: unknown): Field | undefined {
    const refusal = declaredError(error)
    const inField = refusal && readRefusal?.(refusal)
    if (inField) {
      setErrors({ [inField.field]: inField.error } as Partial<Record<Field, string>>)
      setRefused(inField)
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
  async function save(draft: Draft): Promise<Field | undefined> {
    const found = errorsOf(draft)
    setErrors(found)
    setProblem(undefined)
    setRefused(undefined)
    setTheirs(undefined)
    const [first] = Object.keys(found) as Field[]
    if (first) return first
    setBusy(true)
    try {
      const fields = fieldsOf(draft)
      onSaved(
        id
          ? await operations.update({ ...fields, id, version: draft.version })
          : await operations.create(fields),
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
    free: refused?.free,
    /** A new value takes back the refusal of the one before. */
    noteChange(patch: object) {
      if (!refused || !(refused.field in patch)) return
      setRefused(undefined)
      setErrors(({ [refused.field]: _taken, ...others }) => others as Partial<Record<Field, string>>)
    },
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
