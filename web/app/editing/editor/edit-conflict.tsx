import type { Saving } from '@plumbline/contract/publishing/writing.ts'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { LineComparison } from '../versions/line-comparison.tsx'

interface EditConflictProps {
  saving: Saving
  /** Both versions as text, for comparison. */
  theirs: string
  mine: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const NOTHING_IS_LOST =
  'Your text is still here. If you take theirs, yours is set aside in this browser; if you save yours over it, theirs stays in the versions.'

/**
 * Shown when another person saved the same text first. Offers to compare, overwrite or take the other
 * version; nothing is lost.
 */
export function EditConflict({ saving, theirs, mine, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const [comparing, setComparing] = useState(false)
  return (
    <div className="grid gap-3">
      <Banner
        tone="warning"
        title={`${saving.savedByName ?? 'Someone else'} saved this on ${dateAndTime(saving.savedAt)}, while you were editing.`}
      >
        <p>{NOTHING_IS_LOST}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="small"
            look="quiet"
            onClick={() => setComparing(!comparing)}
            aria-expanded={comparing}
          >
            Compare
          </Button>
          <Button size="small" look="quiet" onClick={onKeepMine}>
            Save mine over it
          </Button>
          <Button size="small" look="quiet" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </div>
      </Banner>
      {comparing && <LineComparison label="From theirs to yours" before={theirs} after={mine} />}
    </div>
  )
}
