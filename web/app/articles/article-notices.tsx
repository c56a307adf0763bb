import type { ArticleSource } from '@plumbline/contract/articles.ts'
import { Banner } from '../ui/banner.tsx'
import { EditedMeanwhile } from '../writing/edited-meanwhile.tsx'
import { OpenEditorNotice } from '../writing/open-editor-notice.tsx'
import { PutAsideNotice, RestoredNotice, UnsavedNotice } from '../writing/unsaved-notice.tsx'
import type { useUnsavedText } from '../writing/unsaved-text.ts'
import { type ArticleDraft, draftOf, writtenArticle } from './article-draft.ts'
import type { useArticleSaving } from './use-article-saving.ts'

interface ArticleNoticesProps {
  /** Absent: a new text. */
  id: string | undefined
  saving: ReturnType<typeof useArticleSaving>
  draft: ArticleDraft
  unsaved: ReturnType<typeof useUnsavedText<ArticleDraft>>
  /** The version that stands in the form instead. */
  restored: number | undefined
  onSaveOver: (version: number) => void
  onTakeTheirs: (theirs: ArticleSource) => void
}

/** What the writer should know before the first field. */
export function ArticleNotices({
  id,
  saving: { problem, dismissProblem, theirs },
  draft,
  unsaved: { hasPutAside, bringBack, restoredAt, discard },
  restored,
  onSaveOver,
  onTakeTheirs,
}: ArticleNoticesProps) {
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
          onKeepMine={() => onSaveOver(theirs.saving.version)}
          onTakeTheirs={() => onTakeTheirs(theirs.source)}
        />
      )}
      {hasPutAside && <PutAsideNotice onBringBack={bringBack} />}
      {restored !== undefined && hasPutAside && <RestoredNotice version={restored} />}
      {restoredAt && <UnsavedNotice keptAt={restoredAt} onDiscard={discard} />}
    </>
  )
}
