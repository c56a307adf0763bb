import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'

interface FormDialogProps
  extends Pick<
    ComponentProps<typeof Dialog>,
    'title' | 'description' | 'size' | 'initialFocus' | 'busy' | 'hasChanges'
  > {
  /** Label of the submit button. */
  action: string
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  /** Error message of the submission. */
  problem: string | undefined
  onDismissProblem?: () => void
  /** Above the fields, such as what somebody else saved. */
  notice?: ReactNode
  children: ReactNode
}

/** A form in a dialog; a refused form keeps its values. */
export function FormDialog({
  action,
  onSubmit,
  problem,
  onDismissProblem,
  notice,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId()
  const { busy, onClose } = dialog
  return (
    <Dialog
      {...dialog}
      open
      holdsTyping
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className="grid gap-5">
        <FormProblem problem={problem} onDismiss={onDismissProblem} />
        {notice}
        {children}
      </form>
    </Dialog>
  )
}
