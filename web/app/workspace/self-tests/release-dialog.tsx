import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

type Into = 'task' | 'finding'

/** The only way out of the room: words that a manager types and confirms by name. */
export function ReleaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient()
  const ownName = useMember()?.fullName ?? ''
  const [draft, setDraft] = useState({ into: 'task' as Into, title: '', description: '', confirmedName: '' })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (draft.title.trim() === '') return setProblem('Enter a title.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.selfTests.release({ id, ...draft })
      await Promise.all(
        [api.selfTests.key(), api.tasks.key(), api.findings.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'It could not be made. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Release a task or finding"
      action="Release"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <Banner tone="warning" title="Everyone who can see tasks and findings will read this">
        Only what you type here leaves the room, without a link back. Write what is to be done, not what the
        self-test found: a privilege is lost when any part is voluntarily disclosed to an applicant, an
        agency, or the public (12 CFR 1002.15(d)(2)). Text before July 21, 2026; read the current rule with
        counsel.
      </Banner>
      <Select
        label="It becomes"
        value={draft.into}
        onChange={({ target }) => set({ into: target.value as Into })}
      >
        <option value="task">A task of mine</option>
        <option value="finding">A finding of mine</option>
      </Select>
      <TextField
        label="Title"
        maxLength={maxLengthOf('selfTests.release', 'title')}
        value={draft.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label="Description"
        optional
        value={draft.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <TextField
        label="Your name, to confirm"
        hint={`Type ${ownName}.`}
        autoComplete="off"
        value={draft.confirmedName}
        onChange={({ target }) => set({ confirmedName: target.value })}
      />
    </FormDialog>
  )
}
