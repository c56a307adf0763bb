import type { PressItemFields } from '@plumbline/contract/press.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api-client.ts'
import { VersionsDialog } from '../writing/versions-dialog.tsx'
import { writtenItem } from './press-item-draft.ts'

interface PressItemVersionsProps {
  id: string
  current: string
  onRestore: (fields: PressItemFields, version: number) => void
  onClose: () => void
}

export function PressItemVersions({ id, ...dialog }: PressItemVersionsProps) {
  const [chosen, setChosen] = useState<number>()
  const revisions = useQuery(api.press.revisions.queryOptions({ input: { id }, staleTime: 0 }))
  const fields = useQuery(
    api.press.revision.queryOptions({
      input: { id, version: chosen ?? 0 },
      enabled: chosen !== undefined,
    }),
  )
  return (
    <VersionsDialog
      {...dialog}
      revisions={revisions}
      chosen={chosen}
      onChoose={setChosen}
      fields={fields}
      written={writtenItem}
    />
  )
}
