import type { Saving } from '@plumbline/contract/writing.ts'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { dateAndTime } from '../ui/date-text.tsx'
import { LineComparison } from './line-comparison.tsx'

interface EditedMeanwhileProps {
  saving: Saving
  /** Both texts, for comparing. */
  theirs: string
  mine: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const NOTHING_IS_LOST =
  'Your text is still here. If you take theirs, yours is put aside in this browser; if you save yours over it, theirs stays in the versions.'

/** Two people edited at once: who saved first, and what the second may do about it. Nothing is lost either way. */
export function EditedMeanwhile({ saving, theirs, mine, onKeepMine, onTakeTheirs }: EditedMeanwhileProps) {
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
