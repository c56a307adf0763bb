import { FOLDER_AT_MOST } from '@plumbline/contract/compliance/policies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface FolderDialogProps {
  folder: string
  onClose: () => void
  onRenamed: (folder: string) => void
}

/** Renames a folder for all of its policies. */
export function FolderDialog({ folder, onClose, onRenamed }: FolderDialogProps) {
  const queries = useQueryClient()
  const [name, setName] = useState(folder)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function rename(event: FormEvent) {
    event.preventDefault()
    const to = name.trim()
    if (to === folder) return onClose()
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.policies.renameFolder({ from: folder, to })
      await queries.invalidateQueries({ queryKey: api.policies.key() })
      onRenamed(to)
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The folder could not be renamed. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      size="small"
      title={`Rename the folder ${folder}`}
      action="Rename"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        label="Name"
        maxLength={FOLDER_AT_MOST}
        value={name}
        hint="If another folder has this name, the two are merged. If you leave it empty, its policies are in no folder."
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
