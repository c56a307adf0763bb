import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'

interface RecoveryCodesDialogProps {
  codes: string[]
  /** Of adding the first second factor. */
  isLastStep?: boolean
  onClose: () => void
}

export function RecoveryCodesDialog({ codes, isLastStep = false, onClose }: RecoveryCodesDialogProps) {
  const text = `${codes.join('\n')}\n`
  const download = () => saveFile(new File([text], 'plumbline-recovery-codes.txt', { type: 'text/plain' }))

  return (
    <Dialog
      open
      onClose={onClose}
      title={isLastStep ? 'Last step: save your recovery codes' : 'Your recovery codes'}
      description={`${isLastStep ? 'If you lose your second factor, one of these lets you in. ' : ''}They are shown this once. Keep them where others do not look.`}
      size="small"
      actions={<Button onClick={onClose}>I have saved them</Button>}
    >
      <div className="grid gap-4">
        <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={text} />
          <Button look="quiet" size="small" onClick={download}>
            <Download className="size-4" aria-hidden />
            Download
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
