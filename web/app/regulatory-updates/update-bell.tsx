import { Popover } from '@base-ui/react/popover'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { api } from '../api/api-client.ts'
import { IconButton } from '../ui/button.tsx'
import { DateText } from '../ui/date-text.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PriorityBadge } from './priority-badge.tsx'

const LATEST = api.regulatoryUpdates.latest.queryOptions({ refetchInterval: 120_000 })

/** The latest updates; the dot is there while some are unseen, and goes when the panel has been opened. */
export function UpdateBell() {
  const latest = useQuery(LATEST)
  const queries = useQueryClient()
  const markSeen = useMutation(
    api.regulatoryUpdates.markSeen.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: LATEST.queryKey }),
    }),
  )
  const unseen = latest.data?.unseenCount ?? 0

  return (
    <Popover.Root onOpenChange={(open) => open && unseen > 0 && markSeen.mutate(undefined)}>
      <Popover.Trigger
        render={
          <IconButton label={unseen > 0 ? `Notifications, ${unseen} unseen` : 'Notifications'}>
            <Bell aria-hidden />
            {unseen > 0 && (
              <span
                aria-hidden
                className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-brass-mark"
              />
            )}
          </IconButton>
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" className="z-40">
          <Popover.Popup className="w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-surface shadow-float outline-none">
            <Popover.Title className="px-5 pt-4 pb-2 font-semibold">Latest regulatory updates</Popover.Title>
            <UpdatePanel />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function UpdatePanel() {
  const latest = useQuery(LATEST)
  if (latest.isPending) {
    return (
      <p className="p-5">
        <Spinner label="Loading..." />
      </p>
    )
  }
  if (latest.isError)
    return <p className="px-5 pb-5 text-ink-soft">The updates could not be loaded. Close and open again.</p>
  if (latest.data.items.length === 0) return <p className="px-5 pb-5 text-ink-soft">Nothing new.</p>
  return (
    <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto border-line border-t">
      {latest.data.items.map(({ id, title, dated, priority, citation }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 px-5 py-3">
          <span className="font-medium text-[0.9375rem]">{title}</span>
          <PriorityBadge priority={priority} />
          <span className="col-span-2 text-ink-faint text-sm">
            <DateText iso={dated} /> · {citation}
          </span>
        </li>
      ))}
    </ul>
  )
}
