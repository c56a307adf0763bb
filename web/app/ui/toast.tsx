import { Toast as BaseToast } from '@base-ui/react/toast'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IconButton } from './button.tsx'

const manager = BaseToast.createToastManager()

let isMounted = false

/** Shows a toast for an outcome that needs no action, or that offers to take it back. */
export function showToast(title: string, description?: string, action?: ToastAction): void {
  mountToaster()
  const id = manager.add({
    title,
    description,
    ...(action && {
      timeout: ACTION_TIMEOUT_MS,
      actionProps: {
        children: action.label,
        onClick: () => {
          manager.close(id)
          action.onPress()
        },
      },
    }),
  })
}

/** What takes the act back, such as Undo. */
export interface ToastAction {
  label: string
  onPress: () => void
}

const ACTION_TIMEOUT_MS = 10_000

/** In its own React root, so that pages without toasts do not load it. */
function mountToaster(): void {
  if (isMounted) return
  isMounted = true
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  // Synchronously, so that it receives the first toast.
  flushSync(() => root.render(<Toaster />))
}

function Toaster() {
  return (
    <BaseToast.Provider toastManager={manager}>
      <BaseToast.Portal>
        <ToastViewport />
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

/** Over the header: buttons, texts, and the bars at the end of a screen stay free. */
function ToastViewport() {
  const viewport = useRef<HTMLDivElement>(null)
  const { toasts } = BaseToast.useToastManager()
  const isBelow = useCoversFocus(viewport, toasts.length)
  return (
    <BaseToast.Viewport
      ref={viewport}
      className={clsx(
        '-translate-x-1/2 fixed left-1/2 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2',
        isBelow ? 'bottom-1.5' : 'top-1.5',
      )}
    >
      <Toasts />
    </BaseToast.Viewport>
  )
}

const EDGE_PX = 6

/** Whether toasts at the top would lie over what has the focus, such as the cell that they speak of. */
function useCoversFocus(viewport: RefObject<HTMLDivElement | null>, count: number): boolean {
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    if (count === 0) return setCovered(false)
    const look = () => {
      const focused = document.activeElement
      const toasts = viewport.current
      if (!focused || !toasts || focused === document.body || toasts.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      setCovered(bottom > 0 && top < toasts.offsetHeight + 2 * EDGE_PX)
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [viewport, count])
  return isCovered
}

function Toasts() {
  const { toasts } = BaseToast.useToastManager()
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      className="flex items-start gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-float transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
    >
      <BaseToast.Content className="min-w-0 flex-1">
        <BaseToast.Title className="font-semibold" />
        <BaseToast.Description className="text-sm text-ink-soft" />
      </BaseToast.Content>
      <BaseToast.Action className="min-h-9 flex-none cursor-pointer rounded-control px-2 font-semibold text-brand text-sm hover:underline" />
      <BaseToast.Close render={<IconButton label="Dismiss" className="-my-2 -mr-2" />}>
        <X aria-hidden />
      </BaseToast.Close>
    </BaseToast.Root>
  ))
}
