import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface SecretDialogProps {
  title: string
  secret: string
  children: string
  onClose: () => void
}

/** A secret that is shown once. */
export function SecretDialog({ title, secret, children, onClose }: SecretDialogProps) {
  // Not the Close button, which would take the secret away with one press of Enter.
  const shown = useRef<HTMLElement>(null)
  return (
    <Dialog
      open
      title={title}
      holdsTyping
      initialFocus={shown}
      onClose={onClose}
      actions={<Button onClick={onClose}>I have stored it</Button>}
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-paper p-3">
          <code ref={shown} tabIndex={-1} className="min-w-0 flex-1 wrap-anywhere text-sm">
            {secret}
          </code>
          <CopyButton text={secret} />
        </div>
      </div>
    </Dialog>
  )
}
