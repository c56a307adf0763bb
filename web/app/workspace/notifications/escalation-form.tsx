import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'

const CHOICES = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90]

/** Of the institution, for its managers. */
export function EscalationForm({ escalateAfterDays }: { escalateAfterDays: number | null }) {
  const [days, setDays] = useState(escalateAfterDays === null ? '' : String(escalateAfterDays))
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()

  async function save() {
    setProblem(undefined)
    setSaving(true)
    try {
      await apiClient.notifications.saveEscalation({ escalateAfterDays: days === '' ? null : Number(days) })
      await queries.invalidateQueries({ queryKey: api.notifications.preferences.key() })
      showToast('Settings saved')
    } catch (error) {
      setProblem(problemText(error, 'The settings were not saved. Try again.'))
    }
    setSaving(false)
  }

  return (
    <SectionCard title="Overdue tasks of the institution">
      <form
        className="grid gap-5 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Select
          label="Tell the managers when a task is overdue for"
          hint="Every manager and administrator is told once for each due date."
          value={days}
          onChange={(event) => setDays(event.target.value)}
          error={problem}
        >
          {[...new Set([...CHOICES, ...(escalateAfterDays ? [escalateAfterDays] : [])])]
            .sort((one, other) => one - other)
            .map((choice) => (
              <option key={choice} value={choice}>
                {choice === 1 ? '1 day' : `${choice} days`}
              </option>
            ))}
          <option value="">Never</option>
        </Select>
        <div>
          <Button type="submit" look="quiet" disabled={isSaving}>
            Save days
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
