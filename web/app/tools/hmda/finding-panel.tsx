import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { FindingDetail } from './desk-protocol.ts'
import { count } from './hmda-text.ts'

interface FindingPanelProps {
  detail: FindingDetail
  place: string
  keys: boolean
  onStep: (step: 1 | -1) => void
  /** Shows another finding of the same row. */
  onEdit: (edit: string) => void
  onApply: () => void
  onKeep: (reason: string) => void
  onUnkeep: () => void
  onChange: (field: string, value: string) => void
  onRawText: (text: string) => void
  onExplain: () => void
  onRemoveRow: () => void
  isKeeping: boolean
  setKeeping: (is: boolean) => void
}

/** Longer values stand below the name of their field. */
const WIDEST_BESIDE = 16
const shortValue = (value: string) => (value === '' ? 'blank' : value.length > 14 ? 'the fix' : value)
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** One finding: our sentence, the values, the fix, the official sentence, the decision. */
export function FindingPanel(props: FindingPanelProps) {
  const { detail, place, keys, onStep, onApply, onKeep, onUnkeep, onExplain, isKeeping, setKeeping } = props
  const isOfFile = detail.kind === 'macro'
  const keepable = detail.kind === 'quality' || isOfFile
  const key = (letter: string) =>
    keys && (
      <kbd
        aria-hidden
        className="rounded border border-line-strong px-1.5 font-sans text-xs font-medium max-sm:hidden"
      >
        {letter}
      </kbd>
    )

  return (
    <section aria-label="Finding" className="rounded-card border border-line bg-surface">
      <div className="border-line border-b px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="text-ink-soft">{place}</span>
          {detail.row !== undefined && (
            <span className="flex gap-3">
              <button
                type="button"
                className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 font-semibold text-brand"
                onClick={() => onStep(-1)}
              >
                Previous {key('K')}
              </button>
              <button
                type="button"
                className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 font-semibold text-brand"
                onClick={() => onStep(1)}
              >
                Next {key('J')}
              </button>
            </span>
          )}
        </div>
        <h2 tabIndex={-1} className="mt-1 font-semibold text-lg leading-snug outline-none">
          {detail.title}
        </h2>
        {detail.others.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            Also in this row:
            {detail.others.map((id) => (
              <button
                key={id}
                type="button"
                className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-brand underline underline-offset-3 max-sm:min-h-11"
                onClick={() => props.onEdit(id)}
              >
                {id.replace('READ-', '')}
              </button>
            ))}
          </p>
        )}
      </div>
      <div className="border-line border-b px-4 py-3">
        <p>{detail.sentence}</p>
        {detail.notice && <p className="mt-2 text-sm text-ink-soft">{detail.notice}</p>}
      </div>
      {detail.fields.length > 0 && detail.rawText === undefined && <Values {...props} />}
      {detail.rawText !== undefined && <RawText key={detail.rawText} {...props} text={detail.rawText} />}
      <div className="border-line border-b px-4 py-3">
        <h3 className="text-sm font-semibold text-ink-soft">{isOfFile ? 'What to do' : 'Suggested fix'}</h3>
        {detail.fix.length > 0 ? (
          <p className="mt-1">
            {detail.fix.map(({ field, value }, at) => (
              <span key={field}>
                {at > 0 && '; '}
                {fieldTitle(field)}{' '}
                <del className="rounded bg-danger-soft px-1 text-danger">
                  {detail.fields.find((each) => each.field === field)?.value || 'blank'}
                </del>{' '}
                <ins className="rounded bg-success-soft px-1 text-success">{value || 'blank'}</ins>
              </span>
            ))}
            . Check the loan file first.
          </p>
        ) : (
          <p className="mt-1 text-ink-soft">
            {isOfFile
              ? 'Check the rows that it counts against their loan files. Keep it with a reason if they are right.'
              : 'Only the loan file can tell which value is right.'}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2 max-sm:grid">
          {detail.fix.length > 0 && (
            <Button onClick={onApply}>
              Apply{' '}
              {detail.fix.length === 1 ? shortValue(detail.fix[0]!.value) : `${detail.fix.length} changes`}{' '}
              {key('A')}
            </Button>
          )}
          {keepable && !detail.decision && (
            <Button look="quiet" onClick={() => setKeeping(true)}>
              Keep, with a reason {key('V')}
            </Button>
          )}
          {detail.row !== undefined && (
            <Button look="quiet" onClick={onExplain}>
              Explain this row {key('E')}
            </Button>
          )}
          {(detail.edit === 'S305' || (detail.edit === 'READ-LENGTH' && detail.row !== undefined)) && (
            <Button look="danger" onClick={props.onRemoveRow}>
              Remove this row
            </Button>
          )}
        </div>
        {isKeeping && keepable && (
          <KeepForm isOfFile={isOfFile} onKeep={onKeep} onCancel={() => setKeeping(false)} />
        )}
      </div>
      {detail.official && (
        <div className="border-line border-b px-4 py-3">
          <h3 className="text-sm font-semibold text-ink-soft">Official sentence, {detail.edit}</h3>
          <p className="mt-1 font-display leading-relaxed">{detail.official}</p>
          <p className="mt-2 text-sm font-bold text-brass">{detail.citation}</p>
          {detail.difference && (
            <p className="mt-2 text-sm text-ink-soft">
              <strong className="font-semibold">Where engine and text differ:</strong> {detail.difference}
            </p>
          )}
        </div>
      )}
      {(detail.decision || detail.reopened) && (
        <div className="px-4 py-3">
          <h3 className="text-sm font-semibold text-ink-soft">Remembered decision</h3>
          {detail.decision && (
            <blockquote className="mt-1 border-brass-mark border-l-2 pl-3">
              Kept on {DAY.format(new Date(detail.decision.when))} by {detail.decision.who}: “
              {detail.decision.reason}” It holds: the values did not change.
              <div className="mt-2">
                <Button look="quiet" size="small" onClick={onUnkeep}>
                  Reopen
                </Button>
              </div>
            </blockquote>
          )}
          {detail.reopened && (
            <blockquote className="mt-1 border-line-strong border-l-2 pl-3 text-ink-soft">
              Kept on {DAY.format(new Date(detail.reopened.when))} by {detail.reopened.who}: “
              {detail.reopened.reason}” One of its values has changed since, so it is open again.
            </blockquote>
          )}
        </div>
      )}
    </section>
  )
}

function Values({ detail, onChange }: FindingPanelProps) {
  const shown =
    detail.fields.length > 12
      ? detail.fields.filter(({ value }) => /1111|Exempt|8{3}|9{3}/i.test(value))
      : detail.fields
  return (
    <dl className="grid gap-2 border-line border-b px-4 py-3 text-sm">
      {shown.map(({ field, title, value, words, editable }) => (
        <div
          key={field}
          className={`grid items-center gap-2 ${value.length > WIDEST_BESIDE ? '' : 'grid-cols-[1fr_1.2fr]'}`}
        >
          <dt className="text-ink-soft">{title}</dt>
          <dd>
            {editable ? (
              <ValueField
                key={value}
                title={title}
                value={value}
                onChange={(next) => onChange(field, next)}
              />
            ) : (
              <span className="font-mono">{value || 'blank'}</span>
            )}
            {words !== value && words !== 'blank' && (
              <span className="mt-0.5 block text-xs text-ink-soft">{words}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ValueField({
  title,
  value,
  onChange,
}: {
  title: string
  value: string
  onChange: (value: string) => void
}) {
  const [text, setText] = useState(value)
  return (
    <input
      aria-label={title}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== value && onChange(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text !== value) onChange(text)
        if (event.key === 'Escape') setText(value)
      }}
      className="min-h-9 w-full rounded-control border border-control-line bg-surface px-2 font-mono"
    />
  )
}

function RawText({ text, onRawText, detail }: FindingPanelProps & { text: string }) {
  const [draft, setDraft] = useState(text)
  const fields = draft.split('|').length
  return (
    <div className="border-line border-b px-4 py-3">
      <label className="text-sm font-semibold text-ink-soft" htmlFor="hmda-raw">
        {detail.row === undefined ? 'Transmittal sheet' : 'The row as it stands'}
      </label>
      <textarea
        id="hmda-raw"
        rows={5}
        value={draft}
        onChange={({ target }) => setDraft(target.value.replace(/[\r\n]/g, ''))}
        className="mt-1 w-full rounded-control border border-control-line bg-surface p-2 font-mono text-sm"
      />
      <p className="text-sm text-ink-soft">
        {count(fields)} fields; {detail.row === undefined ? 15 : 110} are needed.
      </p>
      <Button size="small" className="mt-2" disabled={draft === text} onClick={() => onRawText(draft)}>
        Save
      </Button>
    </div>
  )
}

const LONGEST_REASON = 500

function KeepForm({
  isOfFile,
  onKeep,
  onCancel,
}: {
  isOfFile: boolean
  onKeep: (reason: string) => void
  onCancel: () => void
}) {
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() !== '') onKeep(reason.trim())
  }
  return (
    <form onSubmit={submit} className="mt-3 grid gap-2">
      <label className="text-sm font-semibold" htmlFor="hmda-reason">
        {isOfFile ? 'Why is the file right?' : 'Why is this value right?'}
      </label>
      <textarea
        id="hmda-reason"
        ref={field}
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        className="rounded-control border border-control-line bg-surface p-2"
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={reason.trim() === ''}>
          Keep
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
