import { useRef } from 'react'
import type { ApplicationRefusal } from './application-action.ts'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationSent } from './application-sent.tsx'

interface ApplicationProps {
  shownAt: string
  refusal: ApplicationRefusal | undefined
  /** The form was posted without scripts. */
  sent: boolean
}

export function Application({ shownAt, refusal, sent }: ApplicationProps) {
  const success = useRef<HTMLDialogElement>(null)
  return (
    <>
      <ApplicationDialog shownAt={shownAt} refusal={refusal} onSent={() => success.current?.showModal()} />
      <ApplicationSent ref={success} open={sent} />
    </>
  )
}
