import { ARTICLE_LIMITS } from '@plumbline/contract/publishing/articles.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type ArticleErrors, type CitationRow, newCitationRow } from './article-draft.ts'

interface ArticleSourceRowsProps {
  rows: readonly CitationRow[]
  errors: ArticleErrors
  onChange: (rows: CitationRow[]) => void
}

/** Citations of the article. */
export function ArticleSourceRows({ rows, errors, onChange }: ArticleSourceRowsProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const adder = useRef<HTMLButtonElement>(null)

  function add() {
    const row = newCitationRow()
    flushSync(() => onChange([...rows, row]))
    fieldset.current?.querySelector<HTMLInputElement>(`[name="cite-${row.key}"]`)?.focus()
  }

  function remove(key: string) {
    onChange(rows.filter((row) => row.key !== key))
    adder.current?.focus()
  }

  const edit = (key: string, patch: Partial<CitationRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)))

  return (
    <fieldset ref={fieldset} className="@container grid gap-3">
      <legend className="mb-2 text-sm font-semibold">
        Sources <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      {rows.map(({ key, cite, note }, index) => (
        <div
          key={key}
          className="grid grid-cols-[1fr_auto] gap-3 border-line border-b pb-4 @xl:grid-cols-[14rem_1fr_auto] @xl:border-0 @xl:pb-0"
        >
          <TextField
            label={<Numbered number={index + 1}>Citation</Numbered>}
            name={`cite-${key}`}
            placeholder="12 CFR 1026.43(e)(2)"
            maxLength={maxLengthOf('articles.create', 'citations[].cite')}
            value={cite}
            error={errors[`cite-${key}`]}
            className="@max-xl:col-span-2"
            onChange={({ currentTarget }) => edit(key, { cite: currentTarget.value })}
          />
          <TextField
            label={<Numbered number={index + 1}>Note</Numbered>}
            name={`note-${key}`}
            maxLength={maxLengthOf('articles.create', 'citations[].note')}
            value={note}
            error={errors[`note-${key}`]}
            onChange={({ currentTarget }) => edit(key, { note: currentTarget.value })}
          />
          <IconButton label={`Remove source ${index + 1}`} className="mt-7" onClick={() => remove(key)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        ref={adder}
        look="quiet"
        size="small"
        className="justify-self-start"
        disabled={rows.length >= ARTICLE_LIMITS.citations}
        onClick={add}
      >
        <Plus className="size-4" aria-hidden />
        Add a source
      </Button>
    </fieldset>
  )
}

/** Numbers the rows for screen readers. */
function Numbered({ number, children }: { number: number; children: string }) {
  return (
    <>
      {children}
      <span className="sr-only"> of source {number}</span>
    </>
  )
}
