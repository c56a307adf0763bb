import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const AT_ONCE = 100

/** The first of a long list, and a way to see more of it: a page of 10,000 rows would freeze. */
export function useShownPart<Item>(
  all: readonly Item[],
  atOnce = AT_ONCE,
): { part: readonly Item[]; more: ReactNode } {
  const [shown, setShown] = useState(atOnce)
  const hidden = all.length - shown
  if (hidden <= 0) return { part: all, more: null }
  return {
    part: all.slice(0, shown),
    more: (
      <p className="px-5 py-3">
        <Button look="quiet" size="small" onClick={() => setShown(shown + atOnce)}>
          Show more of {all.length.toLocaleString('en-US')}
        </Button>
      </p>
    ),
  }
}
