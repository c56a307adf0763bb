import type { ArticleFields } from '@plumbline/contract/publishing/articles.ts'
import { useState } from 'react'
import type { VersionedKind } from '../../editing/editor/content-kind.ts'
import { SavedVersions } from '../../editing/versions/saved-versions.tsx'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { type ArticleDraft, comparableArticle, draftOfFields, restoredFrom } from './article-draft.ts'

const VERSIONS: VersionedKind<ArticleFields> = {
  queryKey: api.articles.key(),
  operations: apiClient.articles,
  written: (fields) => comparableArticle(draftOfFields(fields)),
}

interface ArticleVersionsProps {
  id: string
  draft: ArticleDraft
  disabled: boolean
  onRestore: (words: Partial<ArticleDraft>, version: number) => void
}

/** Opens the earlier versions. */
export function ArticleVersions({ id, draft, disabled, onRestore }: ArticleVersionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" className="mr-auto" disabled={disabled} onClick={() => setOpen(true)}>
        Versions
      </Button>
      {isOpen && (
        <SavedVersions
          kind={VERSIONS}
          id={id}
          current={comparableArticle(draft)}
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
