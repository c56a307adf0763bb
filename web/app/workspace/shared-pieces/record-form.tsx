import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { declaredError, problemText } from '../../platform/api/outcome.ts'
import { BothChanged, type OtherSave } from './both-changed.tsx'
import { type FieldWords, nameOfField } from './field-words.ts'
import { mergeDrafts } from './merge-drafts.ts'

interface ChangedRecord<Rec, Draft> {
  /** Absent for a new one. */
  record: Rec | undefined
  /** The record as it is by now. */
  find: (record: Rec) => Promise<Rec>
  words: FieldWords<Draft>
}

/** A form that only makes new records. */
interface NoRecord {
  record?: undefined
  find?: undefined
  words?: undefined
}

interface FormParts<Rec, Draft, Saved> {
  draft: (record: Rec | undefined) => Draft
  /** What is wrong with the draft, before it is sent; `true` where the fields say it themselves. */
  check: (draft: Draft) => string | true | undefined
  save: (draft: Draft, version: number) => Promise<Saved>
  /** Queries whose answers the change makes stale, besides the history. */
  stale: readonly QueryKey[]
  /** Shown where the server says nothing that is written for people, or what a refusal means here. */
  failure: string | ((error: unknown) => string)
  onSaved: (saved: Saved) => void
}

type RecordForm<Rec, Draft, Saved> = FormParts<Rec, Draft, Saved> & (ChangedRecord<Rec, Draft> | NoRecord)

/**
 * The form of one record. Where somebody else saved first, what only they changed is taken over, and of what both
 * changed a person chooses field by field.
 */
export function useRecordForm<Rec extends { version: number }, Draft extends object, Saved>(
  form: RecordForm<Rec, Draft, Saved>,
) {
  const queries = useQueryClient()
  const [base, setBase] = useState(() => ({
    draft: form.draft(form.record),
    version: form.record?.version ?? 0,
  }))
  const [draft, setDraft] = useState(base.draft)
  const [other, setOther] = useState<OtherSave<Draft>>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = form.check(draft) ?? (form.words && undecided(other, form.words))
    if (wrong) return setProblem(wrong === true ? undefined : wrong)
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = await form.save(draft, base.version)
      for (const queryKey of [...form.stale, api.history.key()]) await queries.invalidateQueries({ queryKey })
      form.onSaved(saved)
    } catch (error) {
      await explain(error).catch((failure: unknown) => setProblem(failureText(failure, form.failure)))
      setBusy(false)
    }
  }

  async function explain(error: unknown) {
    const refusal = declaredError(error)
    if (!form.record || !form.find || refusal?.code !== 'CHANGED_MEANWHILE') throw error
    const record = await form.find(form.record)
    const theirs = form.draft(record)
    const merged = mergeDrafts(base.draft, draft, theirs)
    setBase({ draft: theirs, version: record.version })
    setDraft(merged.draft)
    setOther({ ...merged, mine: draft, theirs, chosen: {}, byName: nameIn(refusal.data) })
  }

  function choose(field: keyof Draft, whose: 'mine' | 'theirs') {
    if (!other) return
    setOther({ ...other, chosen: { ...other.chosen, [field]: whose } })
    setDraft({ ...draft, [field]: other[whose][field] })
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
      notice: other && form.words && <BothChanged other={other} words={form.words} onChoose={choose} />,
    },
  }
}

const failureText = (error: unknown, text: string | ((error: unknown) => string)) =>
  typeof text === 'string' ? problemText(error, text) : text(error)

function undecided<Draft>(other: OtherSave<Draft> | undefined, words: FieldWords<Draft>): string | undefined {
  const open = other?.clashing.filter((field) => !other.chosen[field]) ?? []
  if (open.length === 0) return undefined
  return `Choose what to keep: ${open.map((field) => nameOfField(words, field)).join(', ')}.`
}

const nameIn = (data: unknown) => (data as { byName?: string } | undefined)?.byName ?? 'Somebody else'
