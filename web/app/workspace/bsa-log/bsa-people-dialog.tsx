import type { NamedAccess } from '@plumbline/contract/compliance/named-people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { NamedPeopleDialog } from '../work/named-people-dialog.tsx'

interface BsaPeopleDialogProps {
  people: NamedAccess['people']
  onClose: () => void
}

export function BsaPeopleDialog(props: BsaPeopleDialogProps) {
  const queries = useQueryClient()
  return (
    <NamedPeopleDialog
      {...props}
      title="People named on the BSA log"
      description="Nobody else of your institution sees the log, managers included."
      onSave={async (userIds) => {
        await apiClient.bsaEntries.setPeople({ userIds })
        await queries.invalidateQueries({ queryKey: api.bsaEntries.key() })
      }}
    />
  )
}
