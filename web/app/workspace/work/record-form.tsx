import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { declaredError, problemText } from '../../platform/api/outcome.ts'
import { keptDraft } from '../../platform/forms/kept-draft.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
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
  /** The kind of record, under which a draft survives a reload; absent where nothing may stay in the browser. */
  keptAs?: string
  /** Fields that never stay in the browser. */
  notKept?: readonly (keyof Draft)[]
  draft: (record: Rec | undefined) => Draft
  /** What is wrong with the draft, before it is sent; `true` where the fields say it themselves. */
  check: (draft: Draft) => string | true | undefined
  save: (draft: Draft, version: number) => Promise<Saved>
  /** Queries whose answers the change makes stale, besides the history. */
  stale: readonly QueryKey[]
  /** Shown where the server says nothing that is written for people, or what a refusal means here. */
  failure: string | ((error: unknown) => string)
  onSaved: (saved: Saved) => void
  onClose: () => void
}

type RecordForm<Rec, Draft, Saved> = FormParts<Rec, Draft, Saved> & (ChangedRecord<Rec, Draft> | NoRecord)

/** What a draft began with. */
interface Base<Draft> {
  draft: Draft
  version: number
}

const useKeptForm = <Draft,>(name: string | undefined) =>
  keptDraft<{ base: Base<Draft>; draft: Draft }>(useMember()?.userId ?? '', name)

/**
 * The form of one record. Where somebody else saved first, what only they changed is taken over, and of what both
 * changed a person chooses field by field.
 */
export function useRecordForm<Rec extends { id: string; version: number }, Draft extends object, Saved>(
  form: RecordForm<Rec, Draft, Saved>,
) {
  const queries = useQueryClient()
  const fresh = (): Base<Draft> => ({
    draft: form.draft(form.record),
    version: form.record?.version ?? 0,
  })
  const kept = useKeptForm<Draft>(form.keptAs && `${form.keptAs}:${form.record?.id ?? 'new'}`)
  const [restored, setRestored] = useState(kept.read)
  const [base, setBase] = useState(() => restored?.base ?? fresh())
  const [draft, setDraft] = useState(restored?.draft ?? base.draft)
  const [other, setOther] = useState<OtherSave<Draft>>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of one form stays the same
  useEffect(() => {
    if (draft !== base.draft) kept.write({ base, draft: without(draft, form.notKept ?? []) })
  }, [base, draft])

  function startOver() {
    const start = fresh()
    kept.forget()
    setBase(start)
    setDraft(start.draft)
    setRestored(undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = form.check(draft) ?? (form.words && undecided(other, form.words))
    if (wrong) return setProblem(wrong === true ? undefined : wrong)
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = await form.save(draft, base.version)
      for (const queryKey of [...form.stale, api.history.key()]) await queries.invalidateQueries({ queryKey })
      kept.forget()
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
      hasChanges: JSON.stringify(draft) !== JSON.stringify(base.draft),
      problem,
      onDismissProblem: () => setProblem(undefined),
      onSubmit: submit,
      onClose() {
        kept.forget()
        form.onClose()
      },
      notice: (
        <>
          {restored && <Restored onStartOver={startOver} />}
          {other && form.words && <BothChanged other={other} words={form.words} onChoose={choose} />}
        </>
      ),
    },
  }
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner tone="info" title="What you typed before is back.">
      <Button size="small" look="quiet" className="mt-2" onClick={onStartOver}>
        Start over
      </Button>
    </Banner>
  )
}

const failureText = (error: unknown, text: string | ((error: unknown) => string)) =>
  typeof text === 'string' ? problemText(error, text) : text(error)

function undecided<Draft>(other: OtherSave<Draft> | undefined, words: FieldWords<Draft>): string | undefined {
  const open = other?.clashing.filter((field) => !other.chosen[field]) ?? []
  if (open.length === 0) return undefined
  return `Choose what to keep: ${open.map((field) => nameOfField(words, field)).join(', ')}.`
}

function without<Draft extends object>(draft: Draft, fields: readonly (keyof Draft)[]): Draft {
  const left = { ...draft }
  for (const field of fields) delete left[field]
  return left
}

const nameIn = (data: unknown) => (data as { byName?: string } | undefined)?.byName ?? 'Somebody else'
