import { useEffect, useState } from 'react'
import { answerConfirmationWith } from '../platform/session/recent-authentication.ts'
import { useLazyPart } from '../ui/lazy-part.ts'

const loadDialog = async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog

type Answer = (isConfirmed: boolean) => void

/** In the shell: loads and shows the dialog when a call needs a recent proof of identity. */
export function ConfirmIdentity({ email }: { email: string }) {
  const [answer, setAnswer] = useState<Answer>()
  const ConfirmIdentityDialog = useLazyPart(answer && loadDialog, () => {
    window.plumbline.showLoadFailure()
    answer?.(false)
  })

  useEffect(
    () =>
      answerConfirmationWith(
        () =>
          new Promise<boolean>((resolve) =>
            setAnswer(() => (isConfirmed: boolean) => {
              setAnswer(undefined)
              resolve(isConfirmed)
            }),
          ),
      ),
    [],
  )

  return answer && ConfirmIdentityDialog ? <ConfirmIdentityDialog email={email} onAnswer={answer} /> : null
}
