import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { UserAddress } from './user-address.ts'

/** Downloads the filtered list as CSV. */
export function useUserExport(
  { search, role, companyType }: UserAddress,
  announce: (outcome: Outcome) => void,
) {
  const [busy, setBusy] = useState(false)
  async function start() {
    setBusy(true)
    try {
      saveFile(
        await apiClient.users.exportCsv({
          search,
          ...(role && { role }),
          ...(companyType && { companyType }),
        }),
      )
    } catch (error) {
      announce({ tone: 'danger', text: problemText(error, 'Failed to export users') })
    }
    setBusy(false)
  }
  return { busy, start }
}
