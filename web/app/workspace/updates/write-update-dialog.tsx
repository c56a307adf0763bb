import { isDefinedError } from '@orpc/client'
import { Priority } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { todayText } from '../../ui/day-of-moment.ts'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PRIORITY_LABELS } from './update-text.ts'

/** An update of the editors' own, for every institution of this installation. */
export function WriteUpdateDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [draft, setDraft] = useState({
    ...{ title: '', category: '', description: '', citation: '', explains: '' },
    priority: 'medium',
    dated: todayText(),
  })
  const { data: updates } = useQuery(api.regulatoryUpdates.list.queryOptions({ input: {} }))
  const documents = (updates?.items ?? []).filter(({ kind }) => kind !== 'editorial')
  const write = useMutation(
    api.regulatoryUpdates.write.mutationOptions({
      async onSuccess({ slug }) {
        await queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
        onClose()
        await navigate(`/updates/${slug}`)
      },
    }),
  )
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) =>
    setDraft((now) => ({ ...now, [name]: event.target.value }))
  const isNoCitation = isDefinedError(write.error) && write.error.code === 'NOT_A_CITATION'

  function submit(event: FormEvent) {
    event.preventDefault()
    const { explains, ...fields } = draft
    write.mutate({ ...fields, priority: Priority.parse(draft.priority), ...(explains && { explains }) })
  }

  return (
    <FormDialog
      title="Write an update"
      description="Every institution of this installation sees it, and managers assess it like those from the texts."
      action="Publish"
      problem={
        write.isError && !isNoCitation
          ? problemText(write.error, 'The update could not be saved.')
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label="Title"
          required
          minLength={3}
          maxLength={maxLengthOf('regulatoryUpdates.write', 'title')}
          value={draft.title}
          onChange={set('title')}
        />
        <TextField
          label="Category"
          hint="Such as Regulation Z, or Fair lending"
          required
          minLength={2}
          maxLength={maxLengthOf('regulatoryUpdates.write', 'category')}
          value={draft.category}
          onChange={set('category')}
        />
        <Select label="Priority" value={draft.priority} onChange={set('priority')}>
          {Priority.options.map((one) => (
            <option key={one} value={one}>
              {PRIORITY_LABELS[one]}
            </option>
          ))}
        </Select>
        <TextField label="Dated" type="date" required value={draft.dated} onChange={set('dated')} />
        <TextField
          label="Citation"
          hint="Such as 12 CFR 1026.19(f)"
          required
          minLength={3}
          maxLength={maxLengthOf('regulatoryUpdates.write', 'citation')}
          value={draft.citation}
          error={isNoCitation ? `"${draft.citation}" is not a citation that we can read.` : undefined}
          onChange={set('citation')}
        />
        <Select
          label="Explains the document"
          optional
          hint="The note becomes part of that update, and institutions assess one change once."
          value={draft.explains}
          onChange={set('explains')}
        >
          <option value="">None: an update of its own</option>
          {documents.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
        <TextArea
          label="What changes"
          rows={5}
          required
          minLength={10}
          maxLength={maxLengthOf('regulatoryUpdates.write', 'description')}
          value={draft.description}
          onChange={set('description')}
        />
      </div>
    </FormDialog>
  )
}
