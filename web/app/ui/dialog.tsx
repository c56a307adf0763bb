import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
import { useDiscardQuestion } from './discard-question.tsx'

interface DialogProps extends Omit<DialogFrameProps, 'contentProps'> {
  /** Holds changes that its fields do not show, such as a row that was added. */
  hasChanges?: boolean | undefined
}

/** Modal dialog; a bottom sheet on phones. Closing it asks first where typed words would be lost. */
export function Dialog({ hasChanges, onClose, children, ...frame }: DialogProps) {
  const { close, question, typing } = useDiscardQuestion({
    onClose,
    hasChanges,
    isForm: frame.holdsTyping,
  })
  return (
    <DialogFrame {...frame} onClose={close} contentProps={typing}>
      {children}
      {question}
    </DialogFrame>
  )
}
