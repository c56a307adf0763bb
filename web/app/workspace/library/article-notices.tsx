import type { EditedArticle } from '@plumbline/contract/publishing/articles.ts'
import { EditConflict } from '../../editing/editor/edit-conflict.tsx'
import { OpenEditorNotice } from '../../editing/editor/open-editor-notice.tsx'
import { RestoredNotice, SetAsideNotice, UnsavedNotice } from '../../editing/editor/unsaved-notice.tsx'
import type { useUnsavedText } from '../../editing/editor/unsaved-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { type ArticleDraft, comparableArticle, draftOf } from './article-draft.ts'
import type { useArticleSaving } from './use-article-saving.ts'

interface ArticleNoticesProps {
  /** Absent for a new text. */
  id: string | undefined
  saving: ReturnType<typeof useArticleSaving>
  draft: ArticleDraft
  unsaved: ReturnType<typeof useUnsavedText<ArticleDraft>>
  /** The restored version, if any. */
  restored: number | undefined
  onSaveOver: (version: number) => void
  onTakeTheirs: (theirs: EditedArticle) => void
}

/** Notices above the first field. */
export function ArticleNotices({
  id,
  saving: { problem, dismissProblem, theirs },
  draft,
  unsaved: { hasSetAside, bringBack, restoredAt, discard },
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
        <EditConflict
          saving={theirs.saving}
          theirs={comparableArticle(draftOf(theirs.source))}
          mine={comparableArticle(draft)}
          onKeepMine={() => onSaveOver(theirs.saving.version)}
          onTakeTheirs={() => onTakeTheirs(theirs.source)}
        />
      )}
      {hasSetAside && <SetAsideNotice onBringBack={bringBack} />}
      {restored !== undefined && hasSetAside && <RestoredNotice version={restored} />}
      {restoredAt && <UnsavedNotice keptAt={restoredAt} onDiscard={discard} />}
    </>
  )
}
