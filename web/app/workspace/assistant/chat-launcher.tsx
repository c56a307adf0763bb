import { MessageCircleQuestion, X } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../ui/button.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { showToast } from '../../ui/toast.tsx'
import { useAssistantPlace } from './assistant-place.ts'
import { type ChatView, saveChat, savedChat } from './chat-conversation.ts'

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel

const TOOLTIP = 'Need help? Chat with us!'

/** The chat button: in the header of the workspace, floating on every other page. The chat loads when first opened. */
export function ChatLauncher({ userId }: { userId: string }) {
  const [{ view, pressed }, setShown] = useState(() => ({
    view: savedChat(userId).view,
    pressed: false,
  }))
  const [isHidden, setHidden] = useState(() => isFloatHidden(userId))
  const button = useRef<HTMLButtonElement>(null)
  const place = useAssistantPlace()
  const ChatPanel = useLazyPart(pressed || view !== 'closed' ? loadPanel : undefined, () => {
    if (pressed) window.plumbline.showLoadFailure()
    setShown({ view: 'closed', pressed: false })
  })

  function show(next: ChatView) {
    setShown({ view: next, pressed: true })
    saveChat(userId, { view: next })
    if (next === 'closed') requestAnimationFrame(() => button.current?.focus())
  }

  function hide() {
    hideFloat(userId)
    setHidden(true)
    showToast('The chat button is hidden', 'You find it in the header of your workspace.')
  }

  const open = () => show('open')
  return (
    <>
      {place && createPortal(<HeaderButton ref={button} isOpen={view !== 'closed'} onOpen={open} />, place)}
      {!place && view === 'closed' && !isHidden && (
        <FloatingButton ref={button} onOpen={open} onHide={hide} />
      )}
      {ChatPanel && <ChatPanel userId={userId} view={view} onView={show} takesFocus={pressed} />}
    </>
  )
}

interface ButtonProps {
  ref: Ref<HTMLButtonElement>
  onOpen: () => void
}

function HeaderButton({ ref, isOpen, onOpen }: ButtonProps & { isOpen: boolean }) {
  if (isOpen) return null
  return (
    <span className="group relative flex-none">
      <IconButton ref={ref} label={TOOLTIP} onClick={onOpen}>
        <MessageCircleQuestion aria-hidden />
      </IconButton>
      <Tooltip className="top-full right-0" />
    </span>
  )
}

function FloatingButton({ ref, onOpen, onHide }: ButtonProps & { onHide: () => void }) {
  return (
    <div className="group fixed right-4 bottom-4 z-30 print:hidden max-sm:in-[body:has(#cookie-banner:not([hidden]))]:hidden">
      <button
        ref={ref}
        type="button"
        aria-label={TOOLTIP}
        onClick={onOpen}
        className="grid size-14 place-items-center rounded-full border border-transparent bg-brand text-on-brand shadow-float transition-colors duration-150 hover:bg-brand-strong"
      >
        <MessageCircleQuestion className="size-6" strokeWidth={1.7} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Hide the chat button"
        title="Hide the chat button"
        onClick={onHide}
        className="absolute -top-3 -right-2 grid size-6 place-items-center rounded-full border border-line-strong bg-surface text-ink-soft hover:text-ink"
      >
        <X className="size-3.5" aria-hidden />
      </button>
      <Tooltip className="right-16 bottom-3" />
    </div>
  )
}

function Tooltip({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none invisible absolute z-10 whitespace-nowrap rounded-control bg-ink px-3 py-1.5 text-paper text-sm group-focus-within:visible group-hover:visible ${className}`}
    >
      {TOOLTIP}
    </span>
  )
}

const HIDDEN = 'plumbline-chat-hidden'

/** A choice of the person in this browser. */
function isFloatHidden(userId: string): boolean {
  try {
    return localStorage.getItem(`${HIDDEN}:${userId}`) === '1'
  } catch {
    return false
  }
}

function hideFloat(userId: string): void {
  try {
    localStorage.setItem(`${HIDDEN}:${userId}`, '1')
  } catch {
    // Until the page is left.
  }
}
