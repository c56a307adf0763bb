import type { GroupRoleChange } from '@plumbline/contract/tenancy/team.ts'
import type { GroupRole } from './group-role-text.ts'

interface ReaderChangesProps {
  changes: readonly GroupRoleChange[]
  role: GroupRole
}

/** Who becomes a reader and who stops being one when a group is chosen, or no longer. */
export function ReaderChanges({ changes, role }: ReaderChangesProps) {
  const joining = changes.filter(({ to }) => to === 'reader')
  const leaving = changes.filter(({ to }) => to === 'none')
  return (
    <>
      <p>
        {role === 'reader'
          ? 'As soon as you save, only people in groups with the role Reader are readers. Someone who leaves the group later stops being one.'
          : 'Other groups with the role Reader stay as they are. If there are none, everyone your directory sends for readers is a reader.'}
      </p>
      {changes.length === 0 && <p>No one is added or removed now.</p>}
      <People heading="Will become readers" people={joining} />
      {leaving.length > 0 && (
        <>
          <People heading="Will no longer be readers" people={leaving} />
          <p>
            They will no longer be asked to sign or complete anything. What they already signed or completed
            stays on record.
          </p>
        </>
      )}
    </>
  )
}

function People({ heading, people }: { heading: string; people: readonly GroupRoleChange[] }) {
  if (people.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className="font-semibold">
        {heading} ({people.length.toLocaleString('en-US')})
      </h3>
      <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto border-line border-y">
        {people.map(({ userId, fullName }) => (
          <li key={userId} className="py-2 wrap-anywhere">
            {fullName}
          </li>
        ))}
      </ul>
    </section>
  )
}
