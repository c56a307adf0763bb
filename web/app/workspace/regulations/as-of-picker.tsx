import { useNavigate, useSearchParams } from 'react-router'
import { longDateUtc } from '../../ui/date-text.tsx'
import { Select, TextField } from '../../ui/field.tsx'

/** Which day's words are shown; empty is today. The days on which words changed are offered by name. */
export function AsOfPicker({ on, changeDays }: { on: string | undefined; changeDays: readonly string[] }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()

  function choose(day: string) {
    const next = new URLSearchParams(params)
    if (day) next.set('on', day)
    else next.delete('on')
    navigate({ search: `?${next}`, hash: location.hash }, { preventScrollReset: true })
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label="As of"
        type="date"
        value={on ?? ''}
        min="2024-03-11"
        onChange={(event) => choose(event.target.value)}
      />
      {changeDays.length > 0 && (
        <Select label="Days with new words" value={on ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">Today</option>
          {on && !changeDays.includes(on) && <option value={on}>{longDateUtc(on)}</option>}
          {changeDays.map((day) => (
            <option key={day} value={day}>
              {longDateUtc(day)}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
