import { useState } from 'react'
import { fetchAhead, useLatePart } from '../ui/late-part.ts'
import { DrawerButton } from './drawer-button.tsx'

const loadDrawer = async () => (await import('./navigation-drawer.tsx')).NavigationDrawer
const fetchDrawer = fetchAhead(loadDrawer)

/** Its button on a phone; the drawer comes when someone reaches for it. */
export function ShellDrawer({ email }: { email: string }) {
  const [isWanted, setWanted] = useState(false)
  const NavigationDrawer = useLatePart(isWanted ? loadDrawer : undefined, () => {
    window.plumbline.tellLost()
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
