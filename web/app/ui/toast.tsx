import { Toast as BaseToast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IconButton } from './button.tsx'

const manager = BaseToast.createToastManager()

let isMounted = false

/** A short word on something that went well, or that did not but needs nothing done. */
export function showToast(title: string, description?: string): void {
  mountToaster()
  manager.add({ title, description })
}

/** In a root of its own: pages on which nothing is ever announced carry none of this. */
function mountToaster(): void {
  if (isMounted) return
  isMounted = true
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  // Now, so that it hears of the first one.
  flushSync(() => root.render(<Toaster />))
}

function Toaster() {
  return (
    <BaseToast.Provider toastManager={manager}>
      <BaseToast.Portal>
        <BaseToast.Viewport className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2">
          <Toasts />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

function Toasts() {
  const { toasts } = BaseToast.useToastManager()
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-float transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
    >
      <BaseToast.Content className="min-w-0 flex-1">
        <BaseToast.Title className="font-semibold" />
        <BaseToast.Description className="text-sm text-ink-soft" />
      </BaseToast.Content>
      <BaseToast.Close render={<IconButton label="Dismiss" className="-my-2 -mr-2" />}>
        <X aria-hidden />
      </BaseToast.Close>
    </BaseToast.Root>
  ))
}
