import type { InstitutionSummary } from '@plumbline/contract/tenancy/institutions.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Select } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface MergeDialogProps {
  institution: InstitutionSummary
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Moves all people into another institution; shows first what moves, and why it may be refused. */
export function MergeDialog({ institution: { id, name }, onClose, onDone }: MergeDialogProps) {
  const [search, setSearch] = useState(name)
  const [into, setInto] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const suggestions = useQuery(api.institutions.suggest.queryOptions({ input: { search } }))
  const others = suggestions.data?.filter((other) => other.id !== id) ?? []
  const preview = useQuery(
    api.institutions.previewMerge.queryOptions({ input: { id, into }, enabled: into !== '' }),
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (into === '') return setProblem('Choose the institution that stays.')
    setBusy(true)
    try {
      await apiClient.institutions.merge({ id, into })
      onDone({ tone: 'success', text: `The people of ${name} were moved` })
    } catch (error) {
      setProblem(problemText(error, 'Failed to merge'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Merge ${name}`}
      description="Its people move to the institution that you choose. The empty one is deleted; this cannot be undone."
      action="Merge"
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      <SearchBox
        label="Search institutions"
        placeholder="Name of the institution that stays…"
        value={search}
        onSearch={setSearch}
      />
      <Select label="Institution that stays" value={into} onChange={(event) => setInto(event.target.value)}>
        <option value="">Choose</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name} ({other.people} {other.people === 1 ? 'person' : 'people'}, {other.id.slice(0, 8)})
          </option>
        ))}
      </Select>
      {preview.data?.refusal && <Banner tone="warning">{preview.data.refusal}</Banner>}
      {preview.isError && <Banner tone="danger">Failed to look up what would move. Choose again.</Banner>}
      {preview.data && !preview.data.refusal && (
        <p>
          {preview.data.people} {preview.data.people === 1 ? 'person moves' : 'people move'}. {name} has no
          work that would move with them. A manager of the other institution has to grant HMDA access again.
        </p>
      )}
      {preview.data && preview.data.rows.length > 0 && (
        <ul className="list-disc pl-5 text-ink-soft text-sm">
          {preview.data.rows.map(({ table, count }) => (
            <li key={table}>
              {count} in {table.replaceAll('_', ' ')}
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
