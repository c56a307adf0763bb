import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchAhead, useLatePart } from '../ui/late-part.ts'
import { BellButton } from './bell-button.tsx'
import { LATEST_UPDATES } from './latest-updates.ts'

const loadPopover = async () => (await import('./update-popover.tsx')).UpdatePopover
const fetchPopover = fetchAhead(loadPopover)

/** The bell at once; its panel comes when someone reaches for it. */
export function UpdateBell() {
  const [isWanted, setWanted] = useState(false)
  const unseen = useQuery(LATEST_UPDATES).data?.unseenCount ?? 0
  const UpdatePopover = useLatePart(isWanted ? loadPopover : undefined, () => {
    window.plumbline.tellLost()
    setWanted(false)
  })
  if (UpdatePopover) return <UpdatePopover />
  return (
    <BellButton
      unseen={unseen}
      aria-haspopup="dialog"
      onPointerEnter={fetchPopover}
      onFocus={fetchPopover}
      onClick={() => setWanted(true)}
    />
  )
}
