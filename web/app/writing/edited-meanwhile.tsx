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
  /** What becomes of the text that is not taken. */
  note?: string
}

const STAYS_IN_VERSIONS =
  'Your text is still here. Whichever you take, the other stays in the versions or in this form.'

/** Two people edited at once: who saved first, and what the second may do about it. Nothing is lost either way. */
export function EditedMeanwhile({
  saving,
  theirs,
  mine,
  onKeepMine,
  onTakeTheirs,
  note = STAYS_IN_VERSIONS,
}: EditedMeanwhileProps) {
  const [comparing, setComparing] = useState(false)
  return (
    <div className="grid gap-3">
      <Banner
        tone="warning"
        title={`${saving.savedByName ?? 'Someone else'} saved this on ${dateAndTime(saving.savedAt)}, while you were editing.`}
      >
        <p>{note}</p>
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
