import { SUBJECT_LABELS, type SubjectCard, type SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { BareInput } from '../../ui/field.tsx'

interface RecordSearchProps {
  label: string
  isOffered: (card: SubjectCard) => boolean
  onChoose: (record: SubjectRef & { title: string }) => void
}

/** Finds a record of the institution by its title. */
export function RecordSearch({ label, isOffered, onChoose }: RecordSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const found = useQuery(api.workLinks.find.queryOptions({ input: { query }, enabled: query.length > 1 }))
  const offered = (found.data ?? []).filter(isOffered)
  return (
    <div className="grid gap-2">
      <BareInput
        label={label}
        type="search"
        placeholder="Title of a task, finding, or policy"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="grid text-sm">
        {offered.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <button
              type="button"
              onClick={() => onChoose({ kind, id, title })}
              className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-control px-2 text-left hover:bg-brand-soft"
            >
              <span className="text-ink-faint">{SUBJECT_LABELS[kind]}</span>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {found.isError && (
        <p role="alert" className="font-medium text-danger text-sm">
          The search did not work. Try again.
        </p>
      )}
      {query.length > 1 && found.data && offered.length === 0 && (
        <p className="text-ink-soft text-sm">
          {found.data.length > 0 ? 'What matches is here already.' : 'Nothing matches.'}
        </p>
      )}
    </div>
  )
}
