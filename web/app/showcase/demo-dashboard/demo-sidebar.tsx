import clsx from 'clsx'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Mark, Wordmark } from '../../ui/mark.tsx'
import { DemoEntries } from './demo-entries.tsx'

/** The application's sidebar, wide or narrow. */
export function DemoSidebar() {
  const [narrow, setNarrow] = useState(false)
  return (
    <aside
      className={clsx(
        'sticky top-0 hidden h-dvh flex-none flex-col border-line border-r md:flex print:hidden',
        narrow ? 'w-18' : 'w-62',
      )}
    >
      <nav aria-label="Demo application" className="flex flex-1 flex-col gap-1 overflow-y-auto px-3 pb-4">
        <a
          href="/"
          aria-label="Plumbline, home"
          className={clsx('mb-3 flex h-16 flex-none items-center', narrow ? 'justify-center' : 'px-2.5')}
        >
          {narrow ? <Mark /> : <Wordmark className="text-[1.2rem]" />}
        </a>
        <DemoEntries narrow={narrow} />
      </nav>
      <div className="border-line border-t p-3">
        <IconButton
          label={narrow ? 'Widen sidebar' : 'Narrow sidebar'}
          aria-expanded={!narrow}
          onClick={() => setNarrow(!narrow)}
        >
          {narrow ? <ChevronsRight aria-hidden /> : <ChevronsLeft aria-hidden />}
        </IconButton>
      </div>
    </aside>
  )
}
