import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'

/** Shown when unsaved text was restored. */
export function UnsavedNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  return (
    <Banner tone="info" title={`Your unsaved text of ${dateAndTime(keptAt)} is back.`}>
      <Button size="small" look="quiet" className="mt-2" onClick={onDiscard}>
        Discard it
      </Button>
    </Banner>
  )
}

/** Shown when the user's text was set aside for another version. */
export function SetAsideNotice({ onBringBack }: { onBringBack: () => void }) {
  return (
    <Banner tone="info" title="Your own text is set aside until you save.">
      <Button size="small" look="quiet" className="mt-2" onClick={onBringBack}>
        Bring mine back
      </Button>
    </Banner>
  )
}

export function RestoredNotice({ version }: { version: number }) {
  return <Banner tone="info">Version {version} is in the form. Save to keep it.</Banner>
}
