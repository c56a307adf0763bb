import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from './button.tsx'

interface PageDialogProps {
  id: string
  title: ReactNode
  description?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Buttons in the sticky footer. */
  actions?: ReactNode
  /** Open in the server-rendered page, for forms posted without scripts. */
  open?: boolean
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' }

/** A native dialog in the server-rendered page; a button with `opens(id)` opens it without scripts. */
export function PageDialog({
  id,
  title,
  description,
  size = 'medium',
  actions,
  children,
  ...rest
}: PageDialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      suppressHydrationWarning
      className={clsx(
        'fixed inset-0 z-50 m-auto max-h-[88dvh] w-[calc(100%-3rem)] flex-col rounded-card border border-line bg-surface text-ink shadow-float backdrop:bg-veil open:flex print:hidden',
        'max-sm:mb-0 max-sm:max-h-[92dvh] max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none',
        SIZES[size],
      )}
      {...rest}
    >
      <div className="flex items-start gap-4 border-line border-b px-5 py-4 sm:px-6">
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="font-display text-xl font-semibold leading-snug">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 text-ink-soft text-sm">
              {description}
            </p>
          )}
        </div>
        <IconButton label="Close" className="-mt-1 -mr-2" {...closes(id)}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-3 border-line border-t bg-paper px-5 py-4 sm:px-6">
          {actions}
        </div>
      )}
    </dialog>
  )
}

/** Invoker commands, which React passes through. */
export function opens(id: string) {
  return { command: 'show-modal', commandfor: id } as object
}

export function closes(id: string) {
  return { command: 'close', commandfor: id } as object
}
