import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchAhead, useLazyPart } from '../../ui/lazy-part.ts'
import { BellButton } from './bell-button.tsx'
import { LATEST_UPDATES } from './latest-updates.ts'
import { useUnreadCount } from './unread-notifications.tsx'

const loadPopover = async () => (await import('./update-popover.tsx')).UpdatePopover
const fetchPopover = fetchAhead(loadPopover)

/** The bell; its panel loads on demand. */
export function UpdateBell() {
  const [isWanted, setWanted] = useState(false)
  const unread = useUnreadCount()
  const unseen = (useQuery(LATEST_UPDATES).data?.unseenCount ?? 0) + unread
  const UpdatePopover = useLazyPart(isWanted ? loadPopover : undefined, () => {
    window.plumbline.showLoadFailure()
    setWanted(false)
  })
  if (UpdatePopover) return <UpdatePopover unread={unread} />
  return (
    <BellButton
      unseen={unseen}
      unread={unread}
      aria-haspopup="dialog"
      onPointerEnter={fetchPopover}
      onFocus={fetchPopover}
      onClick={() => setWanted(true)}
    />
  )
}
