import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { BareInput } from '../../ui/field.tsx'
import { useReaders } from './reader-query.ts'

const SEARCHED_FROM = 10

interface ReaderChoiceProps {
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** Readers who are not offered. */
  except?: readonly string[]
}

/** Several readers: all, a department, or by name. */
export function ReaderChoice({ chosen, onChange, except = [] }: ReaderChoiceProps) {
  const [search, setSearch] = useState('')
  const query = useReaders()
  const offered = (query.data ?? []).filter(({ id }) => !except.includes(id))
  const departments = [...new Set(offered.map(({ department }) => department))].filter(Boolean).sort()
  const shown = offered.filter(({ name, email, department }) =>
    `${name} ${email} ${department}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const add = (ids: string[]) => onChange([...new Set([...chosen, ...ids])])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">Readers</legend>
      {query.isError && <p className="text-danger text-sm">The readers could not be loaded.</p>}
      {query.data && offered.length === 0 && (
        <p className="text-ink-soft text-sm">
          {query.data.length === 0 ? (
            <>
              Readers sign without an account. They do not count toward your plan’s user limit, and see only
              what you ask them to read.{' '}
              <Link to="/policies/readers" className="font-semibold text-brand hover:underline">
                Add readers
              </Link>
            </>
          ) : (
            'Every reader was asked.'
          )}
        </p>
      )}
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="quiet" onClick={() => add(offered.map(({ id }) => id))}>
            {offered.length === 1 ? 'Choose the reader' : `Choose all ${offered.length} readers`}
          </Button>
          {departments.length > 1 &&
            departments.slice(0, 12).map((department) => (
              <Button
                key={department}
                size="small"
                look="quiet"
                onClick={() =>
                  add(offered.filter((one) => one.department === department).map(({ id }) => id))
                }
              >
                Add {department}
              </Button>
            ))}
        </div>
      )}
      {offered.length > SEARCHED_FROM && (
        <BareInput
          label="Search readers"
          placeholder="Search readers"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className="grid max-h-72 gap-2 overflow-y-auto">
        {shown.map(({ id, name, email, department }) => (
          <Checkbox
            key={id}
            label={name}
            hint={department ? `${email} · ${department}` : email}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  )
}
