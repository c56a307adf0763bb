import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { typedFields } from './typed-fields.ts'

interface DiscardQuestionParts {
  onClose: () => void
  /** Changes that fields do not show. */
  hasChanges?: boolean | undefined
  /** Fields count outside a form element, too. */
  isForm?: boolean | undefined
}

/** Asks before a dialog or a panel closes over typed words. What was saved or taken back is no longer asked about. */
export function useDiscardQuestion({ onClose, hasChanges = false, isForm = false }: DiscardQuestionParts) {
  const [fields] = useState(typedFields)
  const [isAsking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  function close() {
    if (hasChanges || fields.areChanged()) setAsking(true)
    else onClose()
  }
  const question = isAsking && (
    <DialogFrame
      open
      size="small"
      title="Discard what you typed?"
      initialFocus={keep}
      onClose={() => setAsking(false)}
      actions={
        <>
          <Button ref={keep} look="quiet" onClick={() => setAsking(false)}>
            Keep editing
          </Button>
          <Button
            look="danger"
            onClick={() => {
              setAsking(false)
              onClose()
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      <p>It has not been saved.</p>
    </DialogFrame>
  )
  return {
    close,
    question,
    /** For the element around the fields. Events of dialogs inside it are theirs. */
    typing: {
      onFocus: ({ target, currentTarget }: FocusEvent) =>
        currentTarget.contains(target) && fields.noteBefore(target),
      onInput: ({ target, currentTarget }: FormEvent) =>
        currentTarget.contains(target as Element) && fields.noteTyped(target as Element, isForm),
    },
  }
}
