import type { Saving, TextKind } from '@plumbline/contract/publishing/writing.ts'
import { Banner } from '../../ui/banner.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { OpenEditorNotice } from './open-editor-notice.tsx'
import { RestoredNotice, SetAsideNotice, UnsavedNotice } from './unsaved-notice.tsx'
import type { useUnsavedText } from './unsaved-text.ts'

interface EditingNoticesProps<Draft extends { version: number }, Saved extends Saving> {
  saving: { problem: string | undefined; dismissProblem: () => void; theirs: Saved | undefined }
  unsaved: Omit<ReturnType<typeof useUnsavedText<Draft>>, 'change'>
  /** The saved text, where others can see that it is being edited. */
  opened?: { kind: TextKind; id: string } | undefined
  /** The restored version, if any. */
  restored?: number | undefined
  /** The text with its metadata, for comparison. */
  written: (draft: Draft) => string
  draftOf: (saved: Saved) => Draft
  onSaveOver: (version: number) => void
  onTakeTheirs: (theirs: Saved) => void
}

/** Notices above the first field. */
export function EditingNotices<Draft extends { version: number }, Saved extends Saving>({
  saving: { problem, dismissProblem, theirs },
  unsaved: { text, hasSetAside, bringBack, restoredAt, discard },
  opened,
  restored,
  written,
  draftOf,
  onSaveOver,
  onTakeTheirs,
}: EditingNoticesProps<Draft, Saved>) {
  return (
    <>
      {problem && (
        <Banner tone="danger" onDismiss={dismissProblem}>
          {problem}
        </Banner>
      )}
      {opened && !theirs && <OpenEditorNotice {...opened} version={text.version} />}
      {theirs && (
        <EditConflict
          saving={theirs}
          theirs={written(draftOf(theirs))}
          mine={written(text)}
          onKeepMine={() => onSaveOver(theirs.version)}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        />
      )}
      {hasSetAside && <SetAsideNotice onBringBack={bringBack} />}
      {restored !== undefined && hasSetAside && <RestoredNotice version={restored} />}
      {restoredAt && <UnsavedNotice keptAt={restoredAt} onDiscard={discard} />}
    </>
  )
}
