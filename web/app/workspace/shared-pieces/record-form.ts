import { ORPCError } from '@orpc/client'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'

interface RecordForm<Draft, Saved> {
  draft: () => Draft
  /** Of the record that is changed; absent for a new one. */
  version?: number | undefined
  /** What is wrong with the draft, before it is sent. */
  check: (draft: Draft) => string | undefined
  save: (draft: Draft, version: number) => Promise<Saved>
  /** Queries whose answers the change makes stale, besides the history. */
  stale: readonly QueryKey[]
  /** Shown where the server says nothing that is written for people. */
  failure: string
  onSaved: (saved: Saved) => void
}

/** The form of one record. Where somebody else saved first, what was typed stays and can be saved again. */
export function useRecordForm<Draft, Saved>({ draft: initial, ...form }: RecordForm<Draft, Saved>) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(initial)
  const [version, setVersion] = useState(form.version ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = form.check(draft)
    if (wrong) return setProblem(wrong)
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = await form.save(draft, version)
      for (const queryKey of [...form.stale, api.history.key()]) await queries.invalidateQueries({ queryKey })
      form.onSaved(saved)
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE') {
        const data = error.data as { version: number; byName: string }
        setVersion(data.version)
        setProblem(
          `${data.byName} changed this while you had it open. Press Save again to keep what you typed.`,
        )
      } else setProblem(problemText(error, form.failure))
      setBusy(false)
    }
  }

  return {
    draft,
    set: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    setProblem,
    /** For `FormDialog`. */
    dialog: {
      busy: isBusy,
      problem,
      onDismissProblem: () => setProblem(undefined),
      onSubmit: submit,
    },
  }
}
