import type { BlogPostFields } from '@plumbline/contract/blog.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api-client.ts'
import { VersionsDialog } from '../writing/versions-dialog.tsx'
import { writtenPost } from './blog-post-draft.ts'

interface BlogPostVersionsProps {
  id: string
  current: string
  onRestore: (fields: BlogPostFields, version: number) => void
  onClose: () => void
}

export function BlogPostVersions({ id, ...dialog }: BlogPostVersionsProps) {
  const [chosen, setChosen] = useState<number>()
  const revisions = useQuery(api.blog.revisions.queryOptions({ input: { id }, staleTime: 0 }))
  const fields = useQuery(
    api.blog.revision.queryOptions({
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
      written={writtenPost}
    />
  )
}
