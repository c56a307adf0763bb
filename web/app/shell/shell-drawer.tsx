import { lazy, Suspense, useState } from 'react'
import { DrawerButton } from './drawer-button.tsx'

const loadDrawer = () => import('./navigation-drawer.tsx')
const NavigationDrawer = lazy(loadDrawer)

/** Its button on a phone; the drawer comes when someone reaches for it. */
export function ShellDrawer({ email }: { email: string }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <DrawerButton
      aria-haspopup="dialog"
      onPointerEnter={loadDrawer}
      onFocus={loadDrawer}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <NavigationDrawer email={email} />
    </Suspense>
  )
}
