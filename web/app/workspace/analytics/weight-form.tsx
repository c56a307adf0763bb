import type { ScoreWeights } from '@plumbline/contract/insight/score.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { PART_TEXT } from './score-text.ts'

const CHOICES = Array.from({ length: 11 }, (_, weight) => weight)
const PARTS = Object.keys(PART_TEXT) as (keyof ScoreWeights)[]

export function WeightForm({ weights }: { weights: ScoreWeights }) {
  const [chosen, setChosen] = useState(weights)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()

  async function save() {
    setProblem(undefined)
    if (PARTS.every((part) => chosen[part] === 0)) {
      setProblem('One weight must be above 0.')
      return
    }
    setSaving(true)
    try {
      await apiClient.score.saveWeights(chosen)
      await queries.invalidateQueries({ queryKey: api.score.key() })
      showToast('Weights saved')
    } catch (error) {
      setProblem(problemText(error, 'The weights were not saved. Try again.'))
    }
    setSaving(false)
  }

  return (
    <SectionCard title="Weights">
      <form
        className="grid gap-5 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {PARTS.map((part) => (
            <Select
              key={part}
              label={PART_TEXT[part].label}
              value={chosen[part]}
              onChange={(event) => setChosen({ ...chosen, [part]: Number(event.target.value) })}
            >
              {CHOICES.map((weight) => (
                <option key={weight} value={weight}>
                  {weight === 0 ? '0: not counted' : weight}
                </option>
              ))}
            </Select>
          ))}
        </div>
        <p className="text-ink-soft text-sm">
          New weights hold from today. Scores of past days stay as they were counted.
        </p>
        <div>
          <Button type="submit" disabled={isSaving}>
            Save weights
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
