import type { DirectoryGroup, GroupRoleChange } from '@plumbline/contract/tenancy/team.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { type GroupRole, ROLE_LABELS, titleOf } from './group-role-text.ts'
import { ReaderChanges } from './reader-changes.tsx'

interface GroupRoleDialogProps {
  group: DirectoryGroup
  role: GroupRole
  onClose: () => void
  onSaved: () => Promise<unknown>
}

/** Whose role changes, before it does. */
export function GroupRoleDialog({ group, role, onClose, onSaved }: GroupRoleDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = useRef<HTMLButtonElement>(null)
  const given = role === 'none' ? null : role
  const preview = useQuery({
    ...api.team.previewGroupRole.queryOptions({ input: { id: group.id, ...(given && { role: given }) } }),
    gcTime: 0,
  })

  async function save(changes: readonly GroupRoleChange[]) {
    setBusy(true)
    setProblem(undefined)
    try {
      const userIds = changes.map(({ userId }) => userId)
      await apiClient.team.setGroupRole({ id: group.id, role: given, userIds })
      showToast(titleOf(group, role))
      await onSaved()
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The role was not saved'))
      await preview.refetch()
    }
    setBusy(false)
  }

  const changes = preview.data?.changes ?? []
  return (
    <Dialog
      open
      busy={busy}
      initialFocus={cancel}
      onClose={onClose}
      title={titleOf(group, role)}
      actions={
        <>
          <Button ref={cancel} look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {preview.data && !preview.data.leavesNoManager && !preview.data.makesTooManyReaders && (
            <Button busy={busy} onClick={() => save(changes)}>
              {group.isOfReaders ? 'Save' : saveLabel(changes.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {preview.isPending && <PageSpinner label="Checking whose role would change…" />}
        {preview.isError && (
          <ErrorState title="Failed to load the changes" onRetry={() => preview.refetch()} />
        )}
        {preview.data?.leavesNoManager && (
          <Banner tone="danger">
            This would leave your institution without a manager. Give the role Manager to another group, or
            make somebody a manager in User Management, first.
          </Banner>
        )}
        {preview.data?.makesTooManyReaders && (
          <Banner tone="danger">
            {role === 'none'
              ? 'Without this group everybody whom the directory sends would be a reader, which are more than an institution may have. Choose another group for the readers first.'
              : 'These are more readers than an institution may have. Choose a smaller group.'}
          </Banner>
        )}
        {preview.data &&
          (group.isOfReaders ? (
            <ReaderChanges changes={changes} role={role} />
          ) : (
            <Changes {...preview.data} role={role} />
          ))}
      </div>
    </Dialog>
  )
}

const saveLabel = (count: number) =>
  count === 0 ? 'Save' : `Save and change ${count} ${count === 1 ? 'role' : 'roles'}`

interface ChangesProps {
  changes: readonly GroupRoleChange[]
  leavesNoManager: boolean
  role: GroupRole
}

function Changes({ changes, leavesNoManager, role }: ChangesProps) {
  if (role === 'none')
    return (
      <p>
        No one’s role changes. People keep their current role, and later changes to the group have no effect.
      </p>
    )
  if (changes.length === 0)
    return <p>No one’s role changes now. People added to the group later get the role.</p>
  return (
    <>
      <p>
        {leavesNoManager
          ? 'Their role would change:'
          : 'Their role changes as soon as you save, and they and the other managers are told:'}
      </p>
      <ul aria-label="Whose role changes" className="divide-y divide-line border-line border-y">
        {changes.map(({ userId, fullName, from, to }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-semibold wrap-anywhere">{fullName}</span>
            <span className="text-ink-soft">
              {ROLE_LABELS[from]} → {ROLE_LABELS[to]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
