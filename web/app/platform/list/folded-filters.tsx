import clsx from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface FoldedFiltersProps {
  /** How many filters are set: the button says so while they are folded. */
  active: number
  /** Beside the search on wide screens, each filter takes its share of the line. */
  spreads?: boolean
  children: ReactNode
}

/** Filters beside a search: on a phone behind one button, so that the list begins on the first screen. */
export function FoldedFilters({ active, spreads = false, children }: FoldedFiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex-none! md:hidden"
      >
        <SlidersHorizontal className="size-4" aria-hidden />
        Filters
        {active > 0 && <span className="tabular-nums">({active})</span>}
      </Button>
      <div
        id={id}
        className={clsx(
          isOpen ? 'grid grid-cols-2' : 'hidden',
          'w-full gap-3 *:min-w-0 max-md:flex-[1_0_100%]! md:flex md:w-auto md:flex-wrap md:items-end',
          spreads && 'md:flex-[3_1_25rem]! md:*:flex-[1_1_12rem]',
        )}
      >
        {children}
      </div>
    </>
  )
}
