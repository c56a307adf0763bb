import type { ArticleDraft as ArticleFields } from '@plumbline/contract/articles.ts'
import { useState } from 'react'
import { api, apiClient } from '../api/api-client.ts'
import { Button } from '../ui/button.tsx'
import type { VersionedKind } from '../writing/written-kind.ts'
import { WrittenVersions } from '../writing/written-versions.tsx'
import { type ArticleDraft, draftOfFields, restoredFrom, writtenArticle } from './article-draft.ts'

const VERSIONS: VersionedKind<ArticleFields> = {
  queryKey: api.articles.key(),
  operations: apiClient.articles,
  written: (fields) => writtenArticle(draftOfFields(fields)),
}

interface ArticleVersionsProps {
  id: string
  draft: ArticleDraft
  disabled: boolean
  onRestore: (words: Partial<ArticleDraft>, version: number) => void
}

/** The way to what was saved before. */
export function ArticleVersions({ id, draft, disabled, onRestore }: ArticleVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" className="mr-auto" disabled={disabled} onClick={() => setOpen(true)}>
        Versions
      </Button>
      {isOpen && (
        <WrittenVersions
          kind={VERSIONS}
          id={id}
          current={writtenArticle(draft)}
          onClose={() => setOpen(false)}
          onRestore={(fields, version) => {
            onRestore(restoredFrom(fields), version)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
