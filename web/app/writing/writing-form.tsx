import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EditedMeanwhile } from './edited-meanwhile.tsx'
import { OpenEditorNotice } from './open-editor-notice.tsx'
import { useStandStill } from './stand-still.ts'
import { PutAsideNotice, RestoredNotice, UnsavedNotice } from './unsaved-notice.tsx'
import { useUnsavedText } from './unsaved-text.ts'
import { useSaving } from './use-saving.ts'
import type { RenderFields, WrittenKind, WrittenText } from './written-kind.ts'
import { WrittenVersions } from './written-versions.tsx'

export interface WritingFormProps<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
> {
  kind: WrittenKind<Draft, Fields, Saved>
  /** Absent: a new text. */
  saved?: Saved
  /** Whose unsaved text is kept. */
  writerId: string
  fields: RenderFields<Draft, Saved>
  onSaved: () => void
  onClose: () => void
}

export function WritingForm<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
>({ kind, saved, writerId, fields: renderFields, onSaved, onClose }: WritingFormProps<Draft, Fields, Saved>) {
  const { draftOf, fieldsOf, written } = kind
  const words = saved ? kind.words.edit : kind.words.create
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [showsVersions, setShowsVersions] = useState(false)
  const [restored, setRestored] = useState<number>()
  const unsaved = useUnsavedText<Draft>(
    `${writerId}:${kind.storageName}:${saved?.id ?? 'new'}`,
    saved ? draftOf(saved) : kind.empty,
  )
  const { text: draft, change } = unsaved
  const saving = useSaving(kind, {
    id: saved?.id,
    onSaved() {
      unsaved.forget()
      onSaved()
    },
  })
  const { problem, theirs, busy } = saving
  useStandStill(form, busy)

  async function save(text = draft) {
    const wrong = await saving.save(text)
    const field = wrong && form.current?.elements.namedItem(String(wrong))
    if (field instanceof HTMLElement) field.focus()
  }

  function saveOver(version: number) {
    const mine = { ...draft, version }
    flushSync(() => change(mine))
    saving.dismissTheirs()
    void save(mine)
  }

  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={words.title}
      size="wide"
      actions={
        <>
          {saved && (
            <Button look="plain" className="mr-auto" disabled={busy} onClick={() => setShowsVersions(true)}>
              Versions
            </Button>
          )}
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {problem && (
          <Banner tone="danger" onDismiss={saving.dismissProblem}>
            {problem}
          </Banner>
        )}
        {saved && !theirs && <OpenEditorNotice kind={kind.kind} id={saved.id} version={draft.version} />}
        {theirs && (
          <EditedMeanwhile
            saving={theirs}
            theirs={written(theirs)}
            mine={written(fieldsOf(draft))}
            onKeepMine={() => saveOver(theirs.version)}
            onTakeTheirs={() => {
              unsaved.takeInstead(draftOf(theirs))
              saving.dismissTheirs()
            }}
          />
        )}
        {unsaved.hasPutAside && <PutAsideNotice onBringBack={unsaved.bringBack} />}
        {unsaved.restoredAt && <UnsavedNotice keptAt={unsaved.restoredAt} onDiscard={unsaved.discard} />}
        {restored !== undefined && unsaved.hasPutAside && <RestoredNotice version={restored} />}
        {renderFields({ draft, saved, faults: saving.faults, free: saving.free, onChange: change })}
      </form>
      {saved && showsVersions && (
        <WrittenVersions
          kind={kind}
          id={saved.id}
          current={written(fieldsOf(draft))}
          onClose={() => setShowsVersions(false)}
          onRestore={(fields, version) => {
            unsaved.takeInstead({ ...draft, ...kind.restoredFrom(fields) })
            setRestored(version)
            setShowsVersions(false)
          }}
        />
      )}
    </Dialog>
  )
}
