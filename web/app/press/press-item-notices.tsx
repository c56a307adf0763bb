import type { EditedPressItem } from '@plumbline/contract/press.ts'
import { Banner } from '../ui/banner.tsx'
import { EditedMeanwhile } from '../writing/edited-meanwhile.tsx'
import { OpenEditorNotice } from '../writing/open-editor-notice.tsx'
import { RestoredNotice, UnsavedNotice } from '../writing/unsaved-notice.tsx'
import { fieldsOf, type PressItemDraft, writtenItem } from './press-item-draft.ts'
import type { usePressItemSaving } from './use-press-item-saving.ts'

interface PressItemNoticesProps {
  /** Absent: a new text. */
  id: string | undefined
  saving: ReturnType<typeof usePressItemSaving>
  draft: PressItemDraft
  restoredAt: string | undefined
  restoredVersion: number | undefined
  onDiscard: () => void
  onKeepMine: (version: number) => void
  onTakeTheirs: (theirs: EditedPressItem) => void
}

/** What the writer should know before the first field. */
export function PressItemNotices({
  id,
  saving: { problem, dismissProblem, theirs },
  draft,
  restoredAt,
  restoredVersion,
  onDiscard,
  onKeepMine,
  onTakeTheirs,
}: PressItemNoticesProps) {
  return (
    <>
      {problem && (
        <Banner tone="danger" onDismiss={dismissProblem}>
          {problem}
        </Banner>
      )}
      {id && !theirs && <OpenEditorNotice kind="press_item" id={id} version={draft.version} />}
      {theirs && (
        <EditedMeanwhile
          saving={theirs}
          theirs={writtenItem(theirs)}
          mine={writtenItem(fieldsOf(draft))}
          onKeepMine={() => onKeepMine(theirs.version)}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        />
      )}
      {restoredAt && <UnsavedNotice keptAt={restoredAt} onDiscard={onDiscard} />}
      {restoredVersion && <RestoredNotice version={restoredVersion} />}
    </>
  )
}
