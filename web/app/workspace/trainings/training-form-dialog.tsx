import { TRAINING_FIELDS } from '@plumbline/contract/compliance/training-fields.ts'
import type { Training } from '@plumbline/contract/compliance/trainings.ts'
import type { ROLES } from '@plumbline/contract/tenancy/members.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { isoDay } from '../../ui/day-of-moment.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ReaderChoice } from '../readers/reader-choice.tsx'
import { useReaders } from '../readers/reader-query.ts'
import { wordsOf } from '../work/field-words.ts'
import { PeopleChoice } from '../work/people-choice.tsx'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { assignedByName } from './assigned-by-name.ts'

interface TrainingFormDialogProps {
  training?: Training
  /** Starts a new training with what this one says, such as next year's. */
  like?: Training
  onClose: () => void
  onSaved: (training: Training) => void
}

const ROLE_CHOICES: Readonly<Record<(typeof ROLES)[number], string>> = {
  user: 'All users',
  manager: 'All managers',
  admin: 'All administrators',
}

export function TrainingFormDialog({ training, like, onClose, onSaved }: TrainingFormDialogProps) {
  const readers = useReaders().data
  // Who completed last year’s training may have been removed since.
  const isHere = (id: string) => !readers || readers.some((reader) => reader.id === id)
  const { draft, set, dialog } = useRecordForm({
    keptAs: `training${like?.id ?? ''}`,
    onClose,
    record: training,
    draft(record) {
      const from = record ?? like
      return {
        ...draftOf(TRAINING_FIELDS, from),
        ...(!record && like && { dueOn: aYearLater(like.dueOn) }),
        roles: from?.roles ?? [],
        ...assignedByName(from ?? { assignments: [] }),
      }
    },
    find: ({ id }) => apiClient.trainings.find({ id }),
    words: {
      ...wordsOf(TRAINING_FIELDS),
      roles: { name: 'Roles', values: ROLE_CHOICES },
      userIds: 'People',
      readerIds: {
        name: 'Readers',
        values: Object.fromEntries(readers?.map(({ id, name }) => [id, name]) ?? []),
      },
    },
    check: ({ title, dueOn, roles, userIds, readerIds }) =>
      title.trim() === ''
        ? 'Enter a title.'
        : dueOn === ''
          ? 'Enter the due date.'
          : roles.length + userIds.length + readerIds.length === 0
            ? 'Choose a role or at least one person.'
            : undefined,
    save: (fields, version) =>
      training
        ? apiClient.trainings.update({ ...fields, id: training.id, version })
        : apiClient.trainings.create({ ...fields, readerIds: fields.readerIds.filter(isHere) }),
    stale: [api.trainings.key()],
    failure: 'The training could not be saved. Please try again.',
    onSaved(saved) {
      onSaved(saved)
      onClose()
    },
  })

  return (
    <FormDialog
      {...dialog}
      title={training ? 'Edit training' : 'New training'}
      action={training ? 'Save' : 'Assign training'}
    >
      <RecordFieldControls fields={TRAINING_FIELDS} draft={draft} set={set} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold text-sm">Roles</legend>
        {(['user', 'manager', 'admin'] as const).map((role) => (
          <Checkbox
            key={role}
            label={ROLE_CHOICES[role]}
            hint="Also anyone who takes up the role before the due date."
            checked={draft.roles.includes(role)}
            onChange={(isChosen) =>
              set({ roles: isChosen ? [...draft.roles, role] : draft.roles.filter((one) => one !== role) })
            }
          />
        ))}
      </fieldset>
      <PeopleChoice chosen={draft.userIds} onChange={(userIds) => set({ userIds })} />
      <ReaderChoice chosen={draft.readerIds} onChange={(readerIds) => set({ readerIds })} />
    </FormDialog>
  )
}

const aYearLater = (day: string) => {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return isoDay(date.getTime())
}
