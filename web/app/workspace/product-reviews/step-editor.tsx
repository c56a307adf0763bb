import { REVIEW_STEPS_AT_MOST, type ReviewStep } from '@plumbline/contract/compliance/product-reviews.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PersonSelect } from '../work/person-select.tsx'

interface StepEditorProps {
  steps: readonly ReviewStep[]
  onChange: (steps: ReviewStep[]) => void
}

/** The steps in their order, each with its owner and the day on which it was done. */
export function StepEditor({ steps, onChange }: StepEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  const added = useRef<string>(undefined)
  // A new step is typed into at once.
  useEffect(() => {
    if (!added.current) return
    list.current?.querySelector<HTMLInputElement>(`[data-step="${added.current}"] input`)?.focus()
    added.current = undefined
  })
  function add() {
    const id = crypto.randomUUID()
    added.current = id
    onChange([...steps, { id, title: '', ownerId: null, doneOn: null }])
  }
  function move(at: number, by: number) {
    const next = [...steps]
    const [step] = next.splice(at, 1)
    next.splice(at + by, 0, step!)
    onChange(next)
  }
  const change = (id: string, part: Partial<ReviewStep>) =>
    onChange(steps.map((step) => (step.id === id ? { ...step, ...part } : step)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Steps</legend>
      <ol ref={list} className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step.id} data-step={step.id} className="grid gap-3 rounded-control border border-line p-3">
            <TextField
              label={`Step ${index + 1}`}
              maxLength={maxLengthOf('productReviews.create', 'steps[].title')}
              value={step.title}
              onChange={(event) => change(step.id, { title: event.target.value })}
            />
            <div className="grid items-end gap-3 sm:grid-cols-2">
              <PersonSelect
                label={`Owner of step ${index + 1}`}
                value={step.ownerId}
                onChange={(ownerId) => change(step.id, { ownerId })}
              />
              <TextField
                label={`Step ${index + 1} done on`}
                optional
                type="date"
                value={step.doneOn ?? ''}
                onChange={(event) => change(step.id, { doneOn: event.target.value || null })}
              />
            </div>
            <div className="flex gap-1">
              <IconButton
                label={`Move step ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={`Move step ${index + 1} down`}
                disabled={index === steps.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={`Remove step ${index + 1}`}
                onClick={() => onChange(steps.filter(({ id }) => id !== step.id))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <span>
        <Button size="small" look="quiet" disabled={steps.length >= REVIEW_STEPS_AT_MOST} onClick={add}>
          <Plus className="size-4" aria-hidden />
          Add a step
        </Button>
      </span>
    </fieldset>
  )
}
