import { useState } from 'react'
import { fetchAhead, useLazyPart } from '../../ui/lazy-part.ts'
import { DrawerButton } from './drawer-button.tsx'

const loadDrawer = async () => (await import('./navigation-drawer.tsx')).NavigationDrawer
const fetchDrawer = fetchAhead(loadDrawer)

/** The menu button on a phone; the drawer loads on demand. */
export function ShellDrawer({ email }: { email: string }) {
  const [isWanted, setWanted] = useState(false)
  const NavigationDrawer = useLazyPart(isWanted ? loadDrawer : undefined, () => {
    window.plumbline.showLoadFailure()
    setWanted(false)
  })
  if (NavigationDrawer) return <NavigationDrawer email={email} />
  return (
    <DrawerButton
      aria-haspopup="dialog"
      onPointerEnter={fetchDrawer}
      onFocus={fetchDrawer}
      onClick={() => setWanted(true)}
    />
  )
}
