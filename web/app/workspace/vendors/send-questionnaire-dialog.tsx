import type { Vendor } from '@plumbline/contract/compliance/vendors.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../work/day-text.ts'
import { useRecordForm } from '../work/record-form.tsx'

const USUAL_DAYS = 21

export function SendQuestionnaireDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'vendor-questionnaire',
    onClose,
    draft: () => ({
      ...{ name: '', email: '' },
      dueOn: formatDay(parseDay(todayText(), 'today') + USUAL_DAYS),
    }),
    check: ({ name, email, dueOn }) => {
      if (name.trim() === '') return 'Enter the name of the person at the vendor.'
      if (email.trim() === '') return 'Enter the email address of the person at the vendor.'
      return dueOn === '' ? 'Enter the day on which the answers are due.' : undefined
    },
    save: (asked) => apiClient.vendorQuestionnaires.send({ ...asked, vendorId: vendor.id }),
    stale: [api.vendorQuestionnaires.key()],
    failure: 'The questionnaire could not be sent. Please try again.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Send a questionnaire"
      description={`One person at ${vendor.title} gets an email with a link. A code sent to the same address opens it, and it shows only your questions.`}
      action="Send"
      size="small"
    >
      <TextField
        label="Name"
        autoComplete="off"
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        value={draft.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <TextField
        label="Answers are due on"
        type="date"
        hint="The vendor is reminded a week and a day before, and you hear when it is late. The link ends 30 days after this day."
        value={draft.dueOn}
        onChange={(event) => set({ dueOn: event.target.value })}
      />
      <p className="text-sm">
        <Link to="/vendors/questions" className="text-brand hover:underline">
          Read or change the questions
        </Link>
      </p>
    </FormDialog>
  )
}
