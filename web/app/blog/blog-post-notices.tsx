import type { EditedBlogPost } from '@plumbline/contract/blog.ts'
import { Banner } from '../ui/banner.tsx'
import { EditedMeanwhile } from '../writing/edited-meanwhile.tsx'
import { OpenEditorNotice } from '../writing/open-editor-notice.tsx'
import { RestoredNotice, UnsavedNotice } from '../writing/unsaved-notice.tsx'
import { type BlogPostDraft, fieldsOf, writtenPost } from './blog-post-draft.ts'
import type { useBlogPostSaving } from './use-blog-post-saving.ts'

interface BlogPostNoticesProps {
  /** Absent: a new text. */
  id: string | undefined
  saving: ReturnType<typeof useBlogPostSaving>
  draft: BlogPostDraft
  restoredAt: string | undefined
  restoredVersion: number | undefined
  onDiscard: () => void
  onKeepMine: (version: number) => void
  onTakeTheirs: (theirs: EditedBlogPost) => void
}

/** What the writer should know before the first field. */
export function BlogPostNotices({
  id,
  saving: { problem, dismissProblem, theirs },
  draft,
  restoredAt,
  restoredVersion,
  onDiscard,
  onKeepMine,
  onTakeTheirs,
}: BlogPostNoticesProps) {
  return (
    <>
      {problem && (
        <Banner tone="danger" onDismiss={dismissProblem}>
          {problem}
        </Banner>
      )}
      {id && !theirs && <OpenEditorNotice kind="blog_post" id={id} version={draft.version} />}
      {theirs && (
        <EditedMeanwhile
          saving={theirs}
          theirs={writtenPost(theirs)}
          mine={writtenPost(fieldsOf(draft))}
          onKeepMine={() => onKeepMine(theirs.version)}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        />
      )}
      {restoredAt && <UnsavedNotice keptAt={restoredAt} onDiscard={onDiscard} />}
      {restoredVersion && <RestoredNotice version={restoredVersion} />}
    </>
  )
}
