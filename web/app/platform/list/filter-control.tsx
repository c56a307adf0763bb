import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** A filter that is set, as its chip says it: "Priority: High". */
export interface ChosenFilter {
  name: string
  text: string
  onRemove: () => void
}

interface FilterControlProps {
  chosen: readonly ChosenFilter[]
  children: ReactNode
}

/** One control for all filters of a list, and a chip for each that is set: the list begins on the first screen. */
export function FilterControl({ chosen, children }: FilterControlProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={control}
        look="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 flex-none"
      >
        <SlidersHorizontal className="size-4" aria-hidden />
        Filters
        {chosen.length > 0 && <span className="tabular-nums">({chosen.length})</span>}
      </Button>
      {chosen.length > 0 && (
        <ul aria-label="Filters that are set" className="flex min-w-0 flex-wrap gap-2">
          {chosen.map(({ name, text, onRemove }) => (
            <li key={name} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove the filter ${text}`}
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3 font-semibold text-brand-strong text-sm"
                onClick={() => {
                  onRemove()
                  // The chip goes away; the keyboard stays beside its place.
                  control.current?.focus()
                }}
              >
                <span className="wrap-anywhere min-w-0 text-left">{text}</span>
                <X className="size-3.5 flex-none" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset
        id={id}
        aria-label="Filters"
        hidden={!isOpen}
        className={
          isOpen
            ? 'order-last grid w-full grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end gap-3 rounded-card border border-line bg-surface p-4 *:min-w-0 [&_select]:w-full! [&_select]:max-w-none!'
            : undefined
        }
      >
        {children}
      </fieldset>
    </>
  )
}
