import { useMember } from '../../platform/session/member.ts'
import { Select } from '../../ui/field.tsx'
import { usePeople } from './people-query.ts'

interface PersonSelectProps {
  label: string
  value: string | null
  onChange: (userId: string | null) => void
  nobody?: string
  error?: string | undefined
  hint?: string
}

/** Active people of the institution, oneself first; somebody who has left stays shown until another is chosen. */
export function PersonSelect({ value, onChange, nobody = 'Nobody', ...field }: PersonSelectProps) {
  const people = usePeople()
  const me = useMember()?.userId
  const offered = people
    .filter(({ userId, isSuspended }) => !isSuspended || userId === value)
    .toSorted((a, b) => Number(b.userId === me) - Number(a.userId === me))
  return (
    <Select {...field} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
      <option value="">{nobody}</option>
      {offered.map(({ userId, fullName, isSuspended }) => (
        <option key={userId} value={userId}>
          {fullName}
          {userId === me ? ' (you)' : ''}
          {isSuspended ? ' (suspended)' : ''}
        </option>
      ))}
    </Select>
  )
}
