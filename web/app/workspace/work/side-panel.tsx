import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { useDiscardQuestion } from '../../ui/discard-question.tsx'

interface SidePanelProps {
  /** What is open: focus moves to its heading when it changes. */
  id: string
  title: ReactNode
  /** Status, badges, and quiet actions beside the close button. */
  bar: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * Beside the work with its own address; on a phone it fills the screen. Escape closes it, and the focus goes back to
 * what opened it. Closing it, opening another one beside it, and leaving the screen ask before typed words are lost.
 */
export function SidePanel({ id, title, bar, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once for each thing that is opened
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  function leave() {
    onClose()
    // The row or the card. Filters and headings name what is open in their addresses, too.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`:is(tbody, li) a[href*="${id}"]`)?.focus(),
    )
  }
  const { close, ask, arePending, question, typing } = useDiscardQuestion({ onClose: leave })
  const blocker = useBlocker(arePending)
  useEffect(() => {
    if (blocker.state === 'blocked') ask({ discard: blocker.proceed, keep: blocker.reset })
  }, [blocker, ask])
  return (
    <aside
      {...typing}
      aria-labelledby={`panel-${id}`}
      onKeyDown={(event) => {
        const isOfDialogInside = !event.currentTarget.contains(event.target as Element)
        if (event.key === 'Escape' && !event.defaultPrevented && !isOfDialogInside) close()
      }}
      className="max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:overflow-y-auto max-lg:bg-surface lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-surface"
    >
      <div className="sticky top-0 z-10 flex items-center gap-2 bg-surface px-5 pt-4 pb-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{bar}</div>
        <IconButton label="Close" onClick={close} className="-mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <h2
        id={`panel-${id}`}
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere px-5 pb-3 font-display font-semibold text-xl leading-snug outline-none"
      >
        {title}
      </h2>
      {children}
      {question}
    </aside>
  )
}

/** Facts of what is open: a name and a value a line. */
export function PanelFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-1.5 px-5 pb-4 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
