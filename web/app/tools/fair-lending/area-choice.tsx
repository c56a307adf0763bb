import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useCountyNames } from './county-names.ts'
import type { PublicSummary } from './fair-lending-protocol.ts'
import { countyOf, isInArea, type LendingArea, withCounty, withTract } from './lending-area.ts'

const NAMED_AT_MOST = 10

/** The lending area by counties, and by single tracts for those who cannot click on the map. */
export function AreaChoice({
  file,
  area,
  onArea,
}: {
  file: PublicSummary
  area: LendingArea
  onArea: (area: LendingArea) => void
}) {
  const names = useCountyNames()
  const own = new Map(file.ownCounties.map(({ county, applications }) => [county, applications]))
  const counties = [...new Set([...own.keys(), ...file.tracts.map(({ tract }) => countyOf(tract))])]
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="font-semibold text-sm">Lending area</legend>
      <p className="max-w-prose text-ink-soft text-sm">
        Begins with the counties of most of your applications. Choose those in which you lend or say that you
        do: an area drawn around past applications hides what was left out.
      </p>
      <ul
        aria-label="Counties"
        className="grid max-h-64 gap-x-6 gap-y-2 overflow-y-auto rounded-card border border-line bg-surface px-4 py-3 sm:grid-cols-2"
      >
        {counties.map((county) => (
          <li key={county}>
            <Checkbox
              label={names.get(county) ?? `County ${county}`}
              hint={`${own.get(county) ?? 0} of our applications`}
              checked={area.counties.has(county)}
              onChange={() => onArea(withCounty(area, county))}
            />
          </li>
        ))}
      </ul>
      <TractByNumber area={area} onArea={onArea} />
      {area.switched.size > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {area.switched.size} {area.switched.size === 1 ? 'tract' : 'tracts'} added or taken out by hand:{' '}
          {[...area.switched].filter((_, at) => at < NAMED_AT_MOST).join(', ')}
          {area.switched.size > NAMED_AT_MOST && ' and others'}
          <Button look="quiet" size="small" onClick={() => onArea({ ...area, switched: new Set() })}>
            Back to whole counties
          </Button>
        </p>
      )}
    </fieldset>
  )
}

function TractByNumber({ area, onArea }: { area: LendingArea; onArea: (area: LendingArea) => void }) {
  const [tract, setTract] = useState('')
  const [problem, setProblem] = useState<string>()
  function change() {
    const number = tract.trim()
    if (!/^\d{11}$/.test(number)) {
      setProblem('A tract has eleven digits: five of the county and six of its own.')
      return
    }
    setProblem(undefined)
    setTract('')
    onArea(withTract(area, number))
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        id="tract-number"
        label="Tract by number"
        className="w-64"
        inputMode="numeric"
        value={tract}
        error={problem}
        onChange={({ target }) => setTract(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          change()
        }}
      />
      <Button look="quiet" onClick={change}>
        {isInArea(area, tract.trim()) ? 'Take out' : 'Add'}
      </Button>
    </div>
  )
}
