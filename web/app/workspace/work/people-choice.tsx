import type { ROLES } from '@plumbline/contract/tenancy/members.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { usePeople } from './people-query.ts'

export const ROLE_LABELS: Readonly<Record<(typeof ROLES)[number], string>> = {
  user: 'User',
  manager: 'Manager',
  admin: 'Administrator',
}

const ROLE_GROUPS: Readonly<Record<string, [one: string, many: string]>> = {
  user: ['1 user', 'users'],
  manager: ['1 manager', 'managers'],
  admin: ['1 administrator', 'administrators'],
}

interface PeopleChoiceProps {
  chosen: readonly string[]
  onChange: (userIds: string[]) => void
  /** People who are not offered. */
  except?: readonly string[]
  /** Shown where nobody is offered. */
  nobody?: string
  /** Buttons that choose everybody with a role. */
  hasGroups?: boolean
}

/** Several people of the institution. Suspended people are not offered. */
export function PeopleChoice({
  chosen,
  onChange,
  except = [],
  nobody = 'Nobody else is here.',
  hasGroups = false,
}: PeopleChoiceProps) {
  const offered = usePeople().filter(
    ({ userId, isSuspended }) => !except.includes(userId) && (!isSuspended || chosen.includes(userId)),
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">People</legend>
      {offered.length === 0 && <p className="text-ink-soft text-sm">{nobody}</p>}
      {hasGroups && offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="quiet" onClick={() => onChange(offered.map(({ userId }) => userId))}>
            Choose all {offered.length}
          </Button>
          {Object.entries(ROLE_GROUPS).map(([role, label]) => {
            const group = offered.filter((person) => person.role === role)
            return (
              group.length > 0 &&
              group.length < offered.length && (
                <Button
                  key={role}
                  size="small"
                  look="quiet"
                  onClick={() => onChange([...new Set([...chosen, ...group.map(({ userId }) => userId)])])}
                >
                  Add {group.length === 1 ? label[0] : `${group.length} ${label[1]}`}
                </Button>
              )
            )
          })}
        </div>
      )}
      {offered.map(({ userId, fullName, role }) => (
        <Checkbox
          key={userId}
          label={fullName}
          hint={ROLE_LABELS[role]}
          checked={chosen.includes(userId)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, userId] : chosen.filter((one) => one !== userId))
          }
        />
      ))}
    </fieldset>
  )
}
