import type { ArticleSource } from '@plumbline/contract/articles.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { EditedMeanwhile } from '../writing/edited-meanwhile.tsx'
import { OpenEditorNotice } from '../writing/open-editor-notice.tsx'
import { UnsavedNotice } from '../writing/unsaved-notice.tsx'
import { type ArticleDraft, draftOf, writtenArticle } from './article-draft.ts'
import type { useArticleSaving } from './use-article-saving.ts'

interface ArticleNoticesProps {
  /** Absent: a new text. */
  id: string | undefined
  saving: ReturnType<typeof useArticleSaving>
  draft: ArticleDraft
  restoredAt: string | undefined
  onDiscard: () => void
  onSaveOver: (version: number) => void
  onTakeTheirs: (theirs: ArticleSource) => void
  onBringBack: (mine: NonNullable<ArticleDraft['putAside']>) => void
}

/** What the writer should know before the first field. */
export function ArticleNotices({
  id,
  saving: { problem, dismissProblem, theirs },
  draft,
  restoredAt,
  onDiscard,
  onSaveOver,
  onTakeTheirs,
  onBringBack,
}: ArticleNoticesProps) {
  const { putAside } = draft
  return (
    <>
      {problem && (
        <Banner tone="danger" onDismiss={dismissProblem}>
          {problem}
        </Banner>
      )}
      {id && !theirs && <OpenEditorNotice kind="article" id={id} version={draft.version} />}
      {theirs && (
        <EditedMeanwhile
          saving={theirs.saving}
          theirs={writtenArticle(draftOf(theirs.source))}
          mine={writtenArticle(draft)}
          note="Your text is still here. If you take theirs, yours is put aside in this browser; if you save yours over it, theirs is replaced."
          onKeepMine={() => onSaveOver(theirs.saving.version)}
          onTakeTheirs={() => onTakeTheirs(theirs.source)}
        />
      )}
      {putAside && (
        <Banner tone="info" title="Your own text is put aside until you save.">
          <Button size="small" look="quiet" className="mt-2" onClick={() => onBringBack(putAside)}>
            Bring mine back
          </Button>
        </Banner>
      )}
      {restoredAt && <UnsavedNotice keptAt={restoredAt} onDiscard={onDiscard} />}
    </>
  )
}
