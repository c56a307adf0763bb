import type { EditedPressItem } from '@plumbline/contract/press.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useUnsavedText } from '../writing/unsaved-text.ts'
import { draftOf, draftOfFields, EMPTY_ITEM, fieldsOf, writtenItem } from './press-item-draft.ts'
import { PressItemFields } from './press-item-fields.tsx'
import { PressItemNotices } from './press-item-notices.tsx'
import { PressItemVersions } from './press-item-versions.tsx'
import { usePressItemSaving } from './use-press-item-saving.ts'

export interface PressItemFormProps {
  /** Absent: a new item. */
  item?: EditedPressItem
  /** Whose unsaved text is kept. */
  writerId: string
  onSaved: () => void
  onClose: () => void
}

export function PressItemForm({ item, writerId, onSaved, onClose }: PressItemFormProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [showsVersions, setShowsVersions] = useState(false)
  const [restored, setRestored] = useState<number>()
  const unsaved = useUnsavedText(`${writerId}:press:${item?.id ?? 'new'}`, item ? draftOf(item) : EMPTY_ITEM)
  const { text: draft, change } = unsaved
  const saving = usePressItemSaving({
    id: item?.id,
    onSaved() {
      unsaved.forget()
      onSaved()
    },
  })

  async function save(text = draft) {
    const wrong = await saving.save(text)
    const field = wrong && form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={item ? 'Edit Press Item' : 'Add Press Item'}
      size="wide"
      actions={
        <>
          {item && (
            <Button look="plain" className="mr-auto" onClick={() => setShowsVersions(true)}>
              Versions
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving.busy}>
            {item ? 'Update Press Item' : 'Add Press Item'}
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
        <PressItemNotices
          id={item?.id}
          saving={saving}
          draft={draft}
          restoredAt={unsaved.restoredAt}
          restoredVersion={restored}
          onDiscard={unsaved.discard}
          onKeepMine={(version) => {
            flushSync(() => change({ version }))
            saving.dismissTheirs()
            void save({ ...draft, version })
          }}
          onTakeTheirs={(theirs) => {
            change(draftOf(theirs))
            saving.dismissTheirs()
          }}
        />
        <PressItemFields draft={draft} item={item} faults={saving.faults} onChange={change} />
      </form>
      {item && showsVersions && (
        <PressItemVersions
          id={item.id}
          current={writtenItem(fieldsOf(draft))}
          onClose={() => setShowsVersions(false)}
          onRestore={(fields, version) => {
            // The words come back; when the item is out stays as it is.
            const { publishedAt, ...words } = draftOfFields(fields)
            change(words)
            setRestored(version)
            setShowsVersions(false)
          }}
        />
      )}
    </Dialog>
  )
}
