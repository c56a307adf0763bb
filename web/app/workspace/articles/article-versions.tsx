import { useState } from 'react'
import { SavedVersions } from '../../editing/versions/saved-versions.tsx'
import { Button } from '../../ui/button.tsx'
import { type ArticleDraft, comparableArticle, restoredFrom } from './article-draft.ts'
import { ARTICLE } from './article-kind.ts'

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
          kind={ARTICLE}
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
