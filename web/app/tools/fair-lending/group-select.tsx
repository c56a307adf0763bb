import { BASES, type Basis, GROUPS } from '@plumbline/rules/fair-lending/applications.ts'
import { Select } from '../../ui/field.tsx'
import { BASIS_NAMES } from './fair-lending-words.ts'

export interface GroupChoice {
  basis: Basis
  group: string
}

/** The group that is looked at; its comparison group follows from it. */
export function GroupSelect({
  choice,
  onChange,
}: {
  choice: GroupChoice
  onChange: (choice: GroupChoice) => void
}) {
  return (
    <Select
      label="Group"
      className="max-w-sm"
      value={`${choice.basis}|${choice.group}`}
      onChange={({ target }) => {
        const [basis, group] = target.value.split('|')
        onChange({ basis: basis as Basis, group: group! })
      }}
    >
      {BASES.map((basis) => (
        <optgroup key={basis} label={BASIS_NAMES[basis]}>
          {GROUPS[basis].map((group) => (
            <option key={group} value={`${basis}|${group}`}>
              {group}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
