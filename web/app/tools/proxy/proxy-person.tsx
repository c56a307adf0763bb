import { PROXY_GROUPS, type ProxyGroup } from '@plumbline/rules/fair-lending/proxy.ts'
import type { ProxyAnswer } from '@plumbline/rules/fair-lending/proxy-answer.ts'
import { PROXY_YEARS } from '@plumbline/rules/fair-lending/proxy-tables.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { PLACE_NAMES, PROXY_GROUP_NAMES, probability } from './proxy-words.ts'
import type { AskProxy } from './use-proxy.ts'

/** One application by hand. The fields have no names: a form that is sent before the scripts came carries nothing. */
export function ProxyPerson({ ask }: { ask: AskProxy }) {
  const surname = useRef<HTMLInputElement>(null)
  const tract = useRef<HTMLInputElement>(null)
  const zip = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<ProxyAnswer>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function calculate(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const question = {
        surnames: [surname.current!.value],
        tract: tract.current!.value,
        zip: zip.current!.value,
      }
      setAnswer(await ask({ type: 'person', question }))
    } catch (error) {
      setAnswer(undefined)
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  const field = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false }
  return (
    <section aria-labelledby="proxy-one" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="proxy-one" className="font-display font-semibold text-2xl">
        One application
      </h2>
      <form
        data-queue-submit
        onSubmit={(event) => void calculate(event)}
        className="grid gap-4 sm:grid-cols-3"
      >
        <TextField ref={surname} label="Surname" hint="Suffixes and initials are dropped." {...field} />
        <TextField
          ref={tract}
          label="Census tract"
          optional
          inputMode="numeric"
          hint={`11 digits of the ${PROXY_YEARS.tract} census: state, county, and tract.`}
          {...field}
        />
        <TextField
          ref={zip}
          label="ZIP code"
          optional
          inputMode="numeric"
          hint="Enter a tract, a ZIP code, or both. The tract is used first."
          {...field}
        />
        <div className="sm:col-span-3">
          <Button type="submit" busy={isBusy}>
            Calculate
          </Button>
        </div>
      </form>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div aria-live="polite">{answer && <PersonResult answer={answer} />}</div>
    </section>
  )
}

function PersonResult({ answer }: { answer: ProxyAnswer }) {
  const { shares, name, place, note } = answer
  const columns: Column<ProxyGroup>[] = [
    { id: 'group', heading: 'Group', cell: (group) => PROXY_GROUP_NAMES[group] },
  ]
  const add = (id: string, heading: string, value: (group: ProxyGroup) => number | undefined) =>
    columns.push({
      ...{ id, heading, align: 'end' },
      cell: (group) => <span className="tabular-nums">{probability(value(group))}</span>,
    })
  if (name) add('name', `${name.name}, ${PROXY_YEARS.surname}`, (group) => name.shares[group])
  if (place?.shares)
    add(
      'place',
      `${PLACE_NAMES[place.level]} ${place.code}, ${PROXY_YEARS[place.level]}`,
      (group) => place.shares?.[group],
    )
  if (shares) add('proxy', 'Proxy', (group) => shares[group])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {note && (
        <Banner tone={shares ? 'info' : 'warning'} title={shares ? undefined : 'No proxy'}>
          {note}
        </Banner>
      )}
      {shares && <Meaning shares={shares} />}
      {columns.length > 1 && (
        <div className="max-w-4xl rounded-card border border-line bg-surface">
          <Table
            caption="Probabilities by group"
            rows={PROXY_GROUPS}
            keyOf={(group) => group}
            columns={columns}
          />
        </div>
      )}
      {name && name.split !== 'exact' && (
        <p className="max-w-prose text-ink-soft text-sm">
          The table gives one figure for the American Indian or Alaska Native and the multiracial people of
          this surname together; how it divides is {name.split === 'likely' ? 'likely' : 'estimated'}.
        </p>
      )}
    </div>
  )
}

/** Says the figures of many, never what one person is. */
function Meaning({ shares }: { shares: Record<ProxyGroup, number> }) {
  const parts = PROXY_GROUPS.map((group) => ({ group, of: Math.round(shares[group] * 1000) }))
    .filter(({ of }) => of > 0)
    .map(({ group, of }) => `${of} ${PROXY_GROUP_NAMES[group]}`)
  return (
    <p className="max-w-prose">
      Of 1,000 adults with this surname in this place, about {new Intl.ListFormat('en-US').format(parts)} are
      expected. The figures do not say which of them an applicant is.
    </p>
  )
}
