import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { beginVisit } from '../../platform/session/sample-visit.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Opens the sample institution for this person, to read; the way back is above every screen. */
export function LookAround() {
  const member = useMember()
  const [busy, setBusy] = useState(false)
  if (!member || member.isSampleInstitution) return null
  const { companyName } = member

  async function open() {
    setBusy(true)
    try {
      await apiClient.setup.openSample()
      beginVisit(companyName)
    } catch (error) {
      showToast(problemText(error, 'The sample institution could not be opened'))
      setBusy(false)
    }
  }

  return (
    <Button look="plain" busy={busy} onClick={open} className="max-sm:px-0 max-sm:text-left">
      Look around in a sample institution first
    </Button>
  )
}
