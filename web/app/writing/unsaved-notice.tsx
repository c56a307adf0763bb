import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { dateAndTime } from '../ui/date-text.tsx'

/** What was written and never saved stands in the form again. */
export function UnsavedNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  return (
    <Banner tone="info" title={`Your unsaved text of ${dateAndTime(keptAt)} is back.`}>
      <Button size="small" look="quiet" className="mt-2" onClick={onDiscard}>
        Discard it
      </Button>
    </Banner>
  )
}

/** Another text was taken instead. */
export function PutAsideNotice({ onBringBack }: { onBringBack: () => void }) {
  return (
    <Banner tone="info" title="Your own text is put aside until you save.">
      <Button size="small" look="quiet" className="mt-2" onClick={onBringBack}>
        Bring mine back
      </Button>
    </Banner>
  )
}

export function RestoredNotice({ version }: { version: number }) {
  return <Banner tone="info">Version {version} stands in the form. It is kept once you save.</Banner>
}
