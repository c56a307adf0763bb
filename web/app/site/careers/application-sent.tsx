import type { Ref } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { closes, PageDialog } from '../../ui/page-dialog.tsx'

const ID = 'application-sent'

export function ApplicationSent({ ref, open }: { ref: Ref<HTMLDialogElement>; open: boolean }) {
  return (
    <PageDialog
      ref={ref}
      id={ID}
      open={open}
      size="small"
      title="Application Submitted"
      actions={
        <button type="button" className={buttonClass('primary')} {...closes(ID)}>
          Close
        </button>
      }
    >
      <p className="text-ink-soft">
        Thank you for applying to Plumbline. We read every application and reply within 5-7 business days. A
        note that yours arrived is on its way to your address.
      </p>
    </PageDialog>
  )
}
