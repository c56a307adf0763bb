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

interface Answers {
  discard: () => void
  keep?: () => void
}

/** Asks before a dialog or a panel closes over typed words. What was saved or taken back is no longer asked about. */
export function useDiscardQuestion({ onClose, hasChanges = false, isForm = false }: DiscardQuestionParts) {
  const [fields] = useState(typedFields)
  const [asked, ask] = useState<Answers>()
  const keepButton = useRef<HTMLButtonElement>(null)
  function close() {
    if (hasChanges || fields.areChanged()) ask({ discard: onClose })
    else onClose()
  }
  function keep() {
    ask(undefined)
    asked?.keep?.()
  }
  function discard() {
    ask(undefined)
    fields.forget()
    asked?.discard()
  }
  const question = asked && (
    <DialogFrame
      open
      size="small"
      title="Discard what you typed?"
      initialFocus={keepButton}
      onClose={keep}
      actions={
        <>
          <Button ref={keepButton} look="quiet" onClick={keep}>
            Keep editing
          </Button>
          <Button look="danger" onClick={discard}>
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
    ask,
    arePending: fields.arePending,
    question,
    /** For the element around the fields. Events of dialogs inside it are theirs. */
    typing: {
      onFocus: ({ target, currentTarget }: FocusEvent) =>
        currentTarget.contains(target) && fields.noteBefore(target),
      onInput: ({ target, currentTarget }: FormEvent) =>
        currentTarget.contains(target as Element) && fields.noteTyped(target as Element, isForm),
      onSubmit: ({ target, currentTarget }: FormEvent) =>
        currentTarget.contains(target as Element) && fields.noteSubmitted(),
    },
  }
}
