import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ThemeSwitch } from '../../platform/document/theme-switch.tsx'
import { IconButton } from '../../ui/button.tsx'
import { AccountLink } from './account-link.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { ShellSidebar } from './shell-sidebar.tsx'

/** The sidebar on a phone, with the account link; mounts open. */
export function NavigationDrawer({ email }: { email: string }) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={<DrawerButton />} />
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[min(19rem,88vw)] flex-col border-line border-r bg-paper outline-none">
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Dialog.Close render={<IconButton label="Close menu" className="absolute! top-3 right-2" />}>
            <X aria-hidden />
          </Dialog.Close>
          <ShellSidebar onNavigate={() => setOpen(false)} />
          <div className="flex items-center border-line border-t p-3">
            <AccountLink
              email={email}
              className="flex-1 justify-start! px-2.5"
              onNavigate={() => setOpen(false)}
            />
            <ThemeSwitch />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
