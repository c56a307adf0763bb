import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Erases the file from this browser, after a question. */
export function ForgetButton({ onForget }: { onForget: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Forget this file
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Forget this file?"
          question="The file, your changes, and the decisions kept in this browser are erased, and so is the key that encrypts them. Export what you need first."
          action="Forget this file"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await onForget()
            return undefined
          }}
        />
      )}
    </>
  )
}
