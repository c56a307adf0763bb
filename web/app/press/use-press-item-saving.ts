import { isDefinedError } from '@orpc/client'
import type { EditedPressItem } from '@plumbline/contract/press.ts'
import { useState } from 'react'
import { apiClient } from '../api/api-client.ts'
import { problemText } from '../writing/writing-problems.ts'
import { faultsOf, fieldsOf, type PressItemDraft, type PressItemFaults } from './press-item-draft.ts'

const OWN_PROBLEMS = { NOT_FOUND: 'This press item no longer exists. Your text is kept in this browser.' }

interface SavingOptions {
  /** Absent: a new item. */
  id: string | undefined
  onSaved: () => void
}

/** Sends what the form holds, and keeps what came of it. */
export function usePressItemSaving({ id, onSaved }: SavingOptions) {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<PressItemFaults>({})
  const [problem, setProblem] = useState<string>()
  /** What another editor saved meanwhile. */
  const [theirs, setTheirs] = useState<EditedPressItem>()

  function refuse(error: unknown) {
    const refusal = isDefinedError(error) ? (error as { code: string; data: unknown }) : undefined
    if (refusal?.code === 'EDITED_MEANWHILE') setTheirs(refusal.data as EditedPressItem)
    else {
      const fallback = id ? 'Failed to update press item' : 'Failed to add press item'
      setProblem(problemText(error, fallback, OWN_PROBLEMS))
    }
  }

  /** Answers with the field to look at first, if one is wrong. */
  async function save(draft: PressItemDraft): Promise<keyof PressItemDraft | undefined> {
    const found = faultsOf(draft)
    setFaults(found)
    setProblem(undefined)
    const [first] = Object.keys(found) as (keyof PressItemDraft)[]
    if (first) return first
    setBusy(true)
    try {
      const fields = fieldsOf(draft)
      if (id) await apiClient.press.update({ ...fields, id, version: draft.version })
      else await apiClient.press.create(fields)
      onSaved()
      return undefined
    } catch (error) {
      refuse(error)
      return undefined
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
    theirs,
    dismissTheirs: () => setTheirs(undefined),
  }
}
