import {
  AGENDA_DECISION_LABELS,
  AGENDA_ITEMS_AT_MOST,
  AGENDA_KIND_LABELS,
  type AgendaInput,
} from '@plumbline/contract/compliance/meetings.ts'
import { LONG_TEXT_AT_MOST } from '@plumbline/contract/compliance/work-limits.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'

interface AgendaEditorProps {
  agenda: readonly AgendaInput[]
  /** Decisions are of a meeting that was held. */
  isHeld: boolean
  onChange: (agenda: AgendaInput[]) => void
}

/** The items in their order. What an item speaks of stays with it. */
export function AgendaEditor({ agenda, isHeld, onChange }: AgendaEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  const added = useRef<string>(undefined)
  // A new item is typed into at once.
  useEffect(() => {
    if (!added.current) return
    list.current?.querySelector<HTMLInputElement>(`[data-item="${added.current}"] input`)?.focus()
    added.current = undefined
  })
  function add() {
    const id = crypto.randomUUID()
    added.current = id
    const words = { title: '', key: '', resolution: '' }
    onChange([...agenda, { id, ...words, kind: 'other', decision: 'open', subject: null }])
  }
  function move(at: number, by: number) {
    const next = [...agenda]
    const [item] = next.splice(at, 1)
    next.splice(at + by, 0, item!)
    onChange(next)
  }
  const change = (id: string, part: Partial<AgendaInput>) =>
    onChange(agenda.map((item) => (item.id === id ? { ...item, ...part } : item)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Agenda</legend>
      <ol ref={list} className="grid gap-3">
        {agenda.map((item, index) => (
          <li key={item.id} data-item={item.id} className="grid gap-3 rounded-control border border-line p-3">
            <TextField
              label={`Item ${index + 1}`}
              maxLength={maxLengthOf('meetings.create', 'agenda[].title')}
              value={item.title}
              onChange={(event) => change(item.id, { title: event.target.value })}
            />
            <div className="grid items-end gap-3 sm:grid-cols-2">
              <ChoiceSelect
                label={`Kind of item ${index + 1}`}
                labels={AGENDA_KIND_LABELS}
                value={item.kind}
                onChange={(kind) => change(item.id, { kind })}
              />
              {isHeld && (
                <ChoiceSelect
                  label={`Decision on item ${index + 1}`}
                  labels={AGENDA_DECISION_LABELS}
                  value={item.decision}
                  onChange={(decision) => change(item.id, { decision })}
                />
              )}
            </div>
            {isHeld && (
              <TextArea
                label={`Resolution on item ${index + 1}`}
                optional
                rows={2}
                maxLength={LONG_TEXT_AT_MOST}
                value={item.resolution}
                onChange={(event) => change(item.id, { resolution: event.target.value })}
              />
            )}
            <div className="flex gap-1">
              <IconButton
                label={`Move item ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={`Move item ${index + 1} down`}
                disabled={index === agenda.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={`Remove item ${index + 1}`}
                onClick={() => onChange(agenda.filter(({ id }) => id !== item.id))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <span>
        <Button size="small" look="quiet" disabled={agenda.length >= AGENDA_ITEMS_AT_MOST} onClick={add}>
          <Plus className="size-4" aria-hidden />
          Add an item
        </Button>
      </span>
    </fieldset>
  )
}
