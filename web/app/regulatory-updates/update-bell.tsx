import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { BellButton } from './bell-button.tsx'
import { LATEST_UPDATES } from './latest-updates.ts'

const loadPopover = () => import('./update-popover.tsx')
const UpdatePopover = lazy(loadPopover)

/** The bell at once; its panel comes when someone reaches for it. */
export function UpdateBell() {
  const [isWanted, setWanted] = useState(false)
  const unseen = useQuery(LATEST_UPDATES).data?.unseenCount ?? 0
  const bell = (
    <BellButton
      unseen={unseen}
      aria-haspopup="dialog"
      onPointerEnter={loadPopover}
      onFocus={loadPopover}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return bell
  return (
    <Suspense fallback={bell}>
      <UpdatePopover />
    </Suspense>
  )
}
