import { Popover } from '@base-ui/react/popover'
import type { RegulatoryUpdate } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { BellButton } from './bell-button.tsx'
import { LATEST_UPDATES } from './latest-updates.ts'
import { UnreadNotifications } from './unread-notifications.tsx'
import { UpdateDialog } from './update-dialog.tsx'
import { UpdateLine } from './update-line.tsx'

/** Panel of the latest updates; mounts open and marks them as seen. */
export function UpdatePopover({ unread }: { unread: number }) {
  const [open, setOpen] = useState(true)
  const unseen = useQuery(LATEST_UPDATES).data?.unseenCount ?? 0
  const queries = useQueryClient()
  const { mutate: markSeen } = useMutation(
    api.regulatoryUpdates.markSeen.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: LATEST_UPDATES.queryKey }),
    }),
  )
  useEffect(() => {
    if (open && unseen > 0) markSeen(undefined)
  }, [open, unseen, markSeen])

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<BellButton unseen={unseen + unread} unread={unread} />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" className="z-40">
          <Popover.Popup className="w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-surface shadow-float outline-none">
            <UnreadNotifications onOpen={() => setOpen(false)} />
            <Popover.Title className="px-5 pt-4 pb-2 font-semibold">Latest regulatory updates</Popover.Title>
            <UpdatePanel />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function UpdatePanel() {
  const latest = useQuery(LATEST_UPDATES)
  const [read, setRead] = useState<RegulatoryUpdate>()
  if (latest.isPending) {
    return (
      <p className="p-5">
        <Spinner label="Loading…" />
      </p>
    )
  }
  if (latest.isError)
    return <p className="px-5 pb-5 text-ink-soft">The updates could not be loaded. Close and open again.</p>
  if (latest.data.items.length === 0) return <p className="px-5 pb-5 text-ink-soft">Nothing new.</p>
  return (
    <>
      <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto border-line border-t">
        {latest.data.items.map((update) => (
          <UpdateLine
            key={update.id}
            {...update}
            title={
              <button
                type="button"
                onClick={() => setRead(update)}
                className="rounded text-left underline-offset-4 hover:underline"
              >
                {update.title}
              </button>
            }
          />
        ))}
      </ul>
      {read && <UpdateDialog slug={read.slug} title={read.title} onClose={() => setRead(undefined)} />}
    </>
  )
}
