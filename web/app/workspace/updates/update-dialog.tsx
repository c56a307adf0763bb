import type { RegulatoryUpdate } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { DateText } from '../../ui/date-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { PriorityBadge } from './priority-badge.tsx'

interface UpdateDialogProps {
  slug: string
  /** Shown before the rest has loaded. */
  title: string
  onClose: () => void
}

/** Dialog with one update. */
export function UpdateDialog({ slug, title, onClose }: UpdateDialogProps) {
  const update = useQuery(api.regulatoryUpdates.find.queryOptions({ input: { slug } }))
  return (
    <Dialog open onClose={onClose} title={title}>
      {update.isPending && <Spinner label="Loading…" />}
      {update.isError && (
        <ErrorState title="The update could not be loaded" onRetry={() => update.refetch()} />
      )}
      {update.data && <FullUpdate update={update.data} />}
    </Dialog>
  )
}

function FullUpdate({ update }: { update: RegulatoryUpdate }) {
  const { dated, category, priority, description, citation } = update
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-faint text-sm">
        <DateText iso={dated} />
        <span>{category}</span>
        <PriorityBadge priority={priority} />
      </p>
      <p className="mt-3">{description}</p>
      <p className="mt-3 font-medium text-brass text-sm">{citation}</p>
    </>
  )
}
