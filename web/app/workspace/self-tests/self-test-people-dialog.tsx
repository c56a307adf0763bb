import type { NamedAccess } from '@plumbline/contract/compliance/named-people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { NamedPeopleDialog } from '../work/named-people-dialog.tsx'

interface SelfTestPeopleDialogProps {
  people: NamedAccess['people']
  onClose: () => void
}

export function SelfTestPeopleDialog(props: SelfTestPeopleDialogProps) {
  const queries = useQueryClient()
  return (
    <NamedPeopleDialog
      {...props}
      title="People named on the self-test room"
      description="Nobody else of your institution sees the room, managers included. Name only people whom counsel agrees to."
      onSave={async (userIds) => {
        await apiClient.selfTests.setPeople({ userIds })
        await queries.invalidateQueries({ queryKey: api.selfTests.key() })
      }}
    />
  )
}
