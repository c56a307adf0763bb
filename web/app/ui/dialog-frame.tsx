import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from './button.tsx'

export interface DialogFrameProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** Buttons in the sticky footer. */
  actions?: ReactNode
  /** By default the first field of a form, otherwise the top. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Contains input: a click outside does not close it. */
  holdsTyping?: boolean
  /** A request is running: the dialog cannot be closed. */
  busy?: boolean
  children?: ReactNode
  contentProps?: Pick<ComponentProps<'div'>, 'onFocus' | 'onInput' | 'onSubmit'>
}

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl', wide: 'sm:max-w-[84rem]' }

const FIELDS = 'input:not(:disabled, [type=file]), select:not(:disabled), textarea:not(:disabled)'

/** How a dialog looks and takes focus; `Dialog` adds the question before typed words are lost. */
export function DialogFrame({
  open,
  onClose,
  title,
  description,
  size = 'medium',
  actions,
  initialFocus,
  holdsTyping = false,
  busy = false,
  children,
  contentProps,
}: DialogFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  /** On touch, focusing a field would open the keyboard over the content. */
  const focusFirstField = (openedBy: string) =>
    openedBy === 'touch' || (content.current?.querySelector<HTMLElement>(FIELDS) ?? true)

  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={holdsTyping}
      onOpenChange={(next) => !next && !busy && onClose()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseDialog.Popup
          initialFocus={initialFocus ?? (holdsTyping ? focusFirstField : undefined)}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-card border border-line bg-surface shadow-float outline-none short-screen:overflow-y-auto',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
            'transition-[opacity,transform] duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
            SIZES[size],
          )}
        >
          <header className="flex items-start gap-4 border-line border-b px-5 py-4 sm:px-6">
            <div className="min-w-0 flex-1">
              <BaseDialog.Title className="font-display text-xl font-semibold leading-snug">
                {title}
              </BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 text-sm text-ink-soft">
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close disabled={busy} render={<IconButton label="Close" className="-mt-1 -mr-2" />}>
              <X aria-hidden />
            </BaseDialog.Close>
          </header>
          <div
            ref={content}
            {...contentProps}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-5 short-screen:flex-none short-screen:overflow-visible sm:px-6"
          >
            {children}
          </div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t bg-paper px-5 py-4 sm:rounded-b-card sm:px-6">
              {actions}
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
