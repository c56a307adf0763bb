import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Select } from '../../ui/field.tsx'

const TYPING_PAUSE_MS = 250

interface InstitutionChoiceProps {
  /** The company name as typed. */
  name: string
  /** What no choice means: a new institution, or the present one. */
  otherwise: string
  value: string
  onChange: (institutionId: string) => void
}

/**
 * Institutions that exist under the typed name. Joining one is a choice of its own: a name that happens to exist
 * never puts somebody into an institution.
 */
export function InstitutionChoice({ name, otherwise, value, onChange }: InstitutionChoiceProps) {
  const search = useDebounced(name.trim())
  const suggestions = useQuery(
    api.institutions.suggest.queryOptions({ input: { search }, enabled: search !== '' }),
  )
  const found = suggestions.data ?? []
  if (found.length === 0) return null
  return (
    <Select
      label="Institution"
      hint="Institutions of a similar name exist already."
      value={found.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{otherwise}</option>
      {found.map(({ id, name: known, type, people }) => (
        <option key={id} value={id}>
          {known} ({COMPANY_TYPE_LABELS[type]}, {people} {people === 1 ? 'person' : 'people'})
        </option>
      ))}
    </Select>
  )
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
