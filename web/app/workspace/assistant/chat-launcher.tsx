import { MessageCircleQuestion } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { type ChatView, saveChat, savedChat } from './chat-conversation.ts'

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel

const TOOLTIP = 'Need help? Chat with us!'

/** The chat button. The chat loads when first opened. */
export function ChatLauncher({ userId }: { userId: string }) {
  const [{ view, pressed }, setShown] = useState(() => ({
    view: savedChat(userId).view,
    pressed: false,
  }))
  const button = useRef<HTMLButtonElement>(null)
  const ChatPanel = useLazyPart(pressed || view !== 'closed' ? loadPanel : undefined, () => {
    if (pressed) window.plumbline.showLoadFailure()
    setShown({ view: 'closed', pressed: false })
  })

  function show(next: ChatView) {
    setShown({ view: next, pressed: true })
    saveChat(userId, { view: next })
    if (next === 'closed') requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <>
      {view === 'closed' && (
        <div className="group fixed right-4 bottom-4 z-30 print:hidden in-[body:has([data-action-bar])]:bottom-22 max-sm:in-[body:has(#cookie-banner:not([hidden]))]:hidden">
          <button
            ref={button}
            type="button"
            aria-label={TOOLTIP}
            onClick={() => show('open')}
            className="grid size-14 place-items-center rounded-full border border-transparent bg-brand text-on-brand shadow-float transition-colors duration-150 hover:bg-brand-strong"
          >
            <MessageCircleQuestion className="size-6" strokeWidth={1.7} aria-hidden />
          </button>
          <span
            aria-hidden
            className="pointer-events-none absolute right-16 bottom-3 whitespace-nowrap rounded-control bg-ink px-3 py-1.5 text-paper text-sm opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100"
          >
            {TOOLTIP}
          </span>
        </div>
      )}
      {ChatPanel && <ChatPanel userId={userId} view={view} onView={show} takesFocus={pressed} />}
    </>
  )
}
