import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionedKind } from '../editor/content-kind.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface SavedVersionsProps<Fields extends object> {
  kind: VersionedKind<Fields>
  id: string
  current: string
  onRestore: (fields: Fields, version: number) => void
  onClose: () => void
}

export function SavedVersions<Fields extends object>({
  kind: { queryKey, operations, written },
  id,
  ...dialog
}: SavedVersionsProps<Fields>) {
  const [chosen, setChosen] = useState<number>()
  const revisions = useQuery({
    queryKey: [...queryKey, 'revisions', id],
    queryFn: ({ signal }) => operations.revisions({ id }, { signal }),
    staleTime: 0,
  })
  const fields = useQuery({
    queryKey: [...queryKey, 'revision', id, chosen],
    queryFn: ({ signal }) => operations.revision({ id, version: chosen ?? 0 }, { signal }),
    enabled: chosen !== undefined,
  })
  return (
    <VersionsDialog
      {...dialog}
      revisions={revisions}
      chosen={chosen}
      onChoose={setChosen}
      fields={fields}
      written={written}
    />
  )
}
