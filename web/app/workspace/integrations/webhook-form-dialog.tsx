import {
  WEBHOOK_EVENTS,
  WEBHOOK_FORMATS,
  type Webhook,
  type WebhookEvent,
  type WebhookFormat,
} from '@plumbline/contract/tenancy/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { EVENT_LABELS, FORMAT_HINTS, FORMAT_LABELS } from './webhook-text.ts'

interface WebhookFormDialogProps {
  webhook?: Webhook
  onClose: () => void
  /** With the secret of a new webhook. */
  onSaved: (secret?: string) => void
}

export function WebhookFormDialog({ webhook, onClose, onSaved }: WebhookFormDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [format, setFormat] = useState<WebhookFormat>(webhook?.format ?? 'events')
  const [description, setDescription] = useState(webhook?.description ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (url.trim() === '') return setProblem('Enter the address of the receiver.')
    if (events.length === 0) return setProblem('Choose at least one event.')
    setBusy(true)
    setProblem(undefined)
    const fields = { url, format, description, events }
    try {
      if (webhook) await apiClient.webhooks.update({ ...fields, id: webhook.id })
      else {
        const { secret } = await apiClient.webhooks.create(fields)
        // A chat checks no signature.
        return onSaved(format === 'events' ? secret : undefined)
      }
      onSaved()
    } catch (error) {
      setProblem(problemText(error, 'Failed to save the webhook'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'New webhook'}
      action={webhook ? 'Save' : 'Add webhook'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        label="Sends"
        value={format}
        onChange={(event) => setFormat(event.target.value as WebhookFormat)}
      >
        {WEBHOOK_FORMATS.map((value) => (
          <option key={value} value={value}>
            {FORMAT_LABELS[value]}
          </option>
        ))}
      </Select>
      <TextField
        label="Address"
        type="url"
        maxLength={maxLengthOf('webhooks.create', 'url')}
        hint={FORMAT_HINTS[format]}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label="Description"
        optional
        maxLength={maxLengthOf('webhooks.create', 'description')}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <fieldset className="grid gap-2.5 sm:grid-cols-2">
        <legend className="mb-1.5 font-semibold">Events</legend>
        {WEBHOOK_EVENTS.map((name) => (
          <Checkbox
            key={name}
            label={EVENT_LABELS[name]}
            checked={events.includes(name)}
            onChange={(checked) =>
              setEvents(checked ? [...events, name] : events.filter((other) => other !== name))
            }
          />
        ))}
      </fieldset>
      {format !== 'events' && (
        <p className="text-ink-soft text-sm">
          Messages say who did what, with a link. Titles stay in Plumbline, because a channel has other
          readers.
        </p>
      )}
    </FormDialog>
  )
}
