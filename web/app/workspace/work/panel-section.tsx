import { type ReactNode, useId } from 'react'

interface PanelSectionProps {
  title: string
  count?: number | string | undefined
  action?: ReactNode
  children: ReactNode
}

/** One part of a side panel: evidence, comments, history. The same in every panel. */
export function PanelSection({ title, count, action, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 border-line border-t px-5 py-4">
      <header className="flex items-baseline gap-3">
        <h3 id={id} className="font-semibold text-sm">
          {title}
          {count !== undefined && <span className="tabular text-ink-soft">, {count}</span>}
        </h3>
        {action && <div className="ml-auto text-sm">{action}</div>}
      </header>
      {children}
    </section>
  )
}
