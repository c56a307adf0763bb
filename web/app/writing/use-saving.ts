import { isDefinedError } from '@orpc/client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { problemText } from './writing-problems.ts'
import type { Faults, WrittenKind, WrittenText } from './written-kind.ts'

interface SavingOptions {
  /** Absent: a new text. */
  id: string | undefined
  onSaved: () => void
}

/** Sends what the form holds, and keeps what came of it. */
export function useSaving<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
>(
  { words, operations, faultsOf, fieldsOf, readRefusal }: WrittenKind<Draft, Fields, Saved>,
  { id, onSaved }: SavingOptions,
) {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults<Draft>>({})
  const [problem, setProblem] = useState<string>()
  const [free, setFree] = useState<string>()
  /** What another editor saved meanwhile. */
  const [theirs, setTheirs] = useState<Saved>()

  function refuse(error: unknown): keyof Draft | undefined {
    const refusal = isDefinedError(error) ? (error as { code: string; data: unknown }) : undefined
    const inField = refusal && readRefusal?.(refusal)
    if (inField) {
      setFaults({ [inField.field]: inField.fault } as Faults<Draft>)
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

  /** Answers with the field to look at first, if one is wrong. */
  async function save(draft: Draft): Promise<keyof Draft | undefined> {
    const found = faultsOf(draft)
    setFaults(found)
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
    free,
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
