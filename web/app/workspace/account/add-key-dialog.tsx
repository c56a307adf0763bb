import { showToast } from '../../ui/toast.tsx'
import { addKey } from './factor-enrolment.ts'
import { NameDialog } from './name-dialog.tsx'
import { useSecurityChange } from './security-change.ts'
import { FACTOR_NAME_MAX_CHARACTERS } from './security-text.ts'

export function AddKeyDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const change = useSecurityChange()

  async function add(name: string) {
    const problem = await change(() => addKey(name))
    if (problem) return problem
    onAdded()
    showToast('Security key added', 'From now on, signing in asks for it.')
  }

  return (
    <NameDialog
      title="Add a security key"
      description="Have the key at hand. Your browser will ask you to touch it."
      initial="Security key"
      maxLength={FACTOR_NAME_MAX_CHARACTERS}
      action="Add key"
      onNamed={add}
      onClose={onClose}
    />
  )
}
