import type { PreviewLink } from '@plumbline/contract/publishing/writing.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { TextField } from '../../ui/field.tsx'

/** Creates a link that shows the last saved version to anyone until it expires. */
export function PreviewLinkPanel({ makeLink }: { makeLink: () => Promise<PreviewLink> }) {
  const [link, setLink] = useState<PreviewLink>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function make() {
    setBusy(true)
    const made = await makeLink().catch(() => undefined)
    setBusy(false)
    setFailed(made === undefined)
    setLink(made)
  }

  if (!link) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" size="small" busy={busy} onClick={make}>
          Preview link
        </Button>
        {failed && (
          <p role="alert" className="text-sm font-medium text-danger">
            The link could not be made. Please try again.
          </p>
        )}
      </div>
    )
  }
  return (
    <TextField
      label="Preview link"
      readOnly
      value={location.origin + link.path}
      onFocus={({ currentTarget }) => currentTarget.select()}
      hint={`Anyone who has it can read what was last saved, until ${dateAndTime(link.expiresAt)}.`}
    />
  )
}
