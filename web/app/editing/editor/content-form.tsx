import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SavedVersions } from '../versions/saved-versions.tsx'
import type { ContentKind, RenderFields, SavedContent } from './content-kind.ts'
import { useDisableWhileSaving } from './disable-while-saving.ts'
import { EditingNotices } from './editing-notices.tsx'
import { focusField } from './focus-field.ts'
import { useUnsavedText } from './unsaved-text.ts'
import { useSaving } from './use-saving.ts'

export interface ContentFormProps<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
> {
  kind: ContentKind<Draft, Fields, Saved>
  /** Absent for a new text. */
  saved?: Saved
  /** The user whose unsaved text is stored. */
  writerId: string
  fields: RenderFields<Draft, Saved>
  onSaved: () => void
  onClose: () => void
}

export function ContentForm<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
>({ kind, saved, writerId, fields: renderFields, onSaved, onClose }: ContentFormProps<Draft, Fields, Saved>) {
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
  const { busy } = saving
  useDisableWhileSaving(form, busy)

  async function save(text = draft) {
    const wrong = await saving.save(text)
    focusField(form.current, wrong)
  }

  function saveOver(version: number) {
    const mine = { ...draft, version }
    flushSync(() => change(mine))
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
        data-kept
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <EditingNotices
          saving={saving}
          unsaved={unsaved}
          opened={saved && { kind: kind.kind, id: saved.id }}
          restored={restored}
          written={(text: Draft) => written(fieldsOf(text))}
          draftOf={draftOf}
          onSaveOver={saveOver}
          onTakeTheirs={(theirs) => {
            unsaved.takeInstead(draftOf(theirs))
            saving.dismissTheirs()
          }}
        />
        {renderFields({
          ...{ draft, saved, errors: saving.errors, free: saving.free },
          onChange(patch) {
            change(patch)
            saving.noteChange(patch)
          },
        })}
      </form>
      {saved && showsVersions && (
        <SavedVersions
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
