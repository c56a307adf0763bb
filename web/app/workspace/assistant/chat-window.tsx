import clsx from 'clsx'
import { Maximize2, Minus, PanelTop, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'

interface ChatWindowProps {
  minimized: boolean
  /** The page that shows the same conversation. */
  pageHref?: string
  onMinimize: () => void
  onRestore: () => void
  onClose: () => void
  restoreRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The chat panel, or its title bar if minimized. Not modal. */
export function ChatWindow({
  minimized,
  pageHref,
  onMinimize,
  onRestore,
  onClose,
  restoreRef,
  children,
}: ChatWindowProps) {
  function minimizeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || minimized) return
    event.stopPropagation()
    onMinimize()
  }

  return (
    <section
      role="dialog"
      aria-label="Compliance assistant"
      data-chat-minimized={minimized || undefined}
      onKeyDown={minimizeOnEscape}
      className={clsx(
        'fixed right-4 bottom-4 z-30 flex w-[min(24rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-card border border-line-strong bg-surface shadow-float print:hidden',
        !minimized && 'h-[min(36rem,calc(100dvh-2rem))]',
      )}
    >
      <div className="flex flex-none items-center gap-3 border-line border-b bg-paper py-2 pr-2 pl-4">
        <Mark className="h-5 w-3.5" />
        <h2 className="min-w-0 flex-1 truncate font-semibold text-[0.9375rem]">Compliance Assistant</h2>
        {pageHref && (
          <a
            href={pageHref}
            aria-label="Open the assistant as a page"
            title="Open the assistant as a page"
            className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <PanelTop aria-hidden className="size-5" />
          </a>
        )}
        {minimized ? (
          <IconButton ref={restoreRef} label="Restore chat" onClick={onRestore}>
            <Maximize2 aria-hidden />
          </IconButton>
        ) : (
          <IconButton label="Minimize chat" onClick={onMinimize}>
            <Minus aria-hidden />
          </IconButton>
        )}
        <IconButton label="Close chat" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {!minimized && children}
    </section>
  )
}
