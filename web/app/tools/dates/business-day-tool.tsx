import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { longDay, readDay, shortDay } from '@plumbline/rules/dates/calendar-day.ts'
import { businessDays } from '@plumbline/rules/loan-tests/business-days.ts'
import { LoanTestRefusal } from '@plumbline/rules/loan-tests/refusal.ts'
import { useEffect, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'

interface Asked {
  definition: 'specific' | 'general'
  from: string
  days: string
  direction: 'after' | 'before'
}

const EXAMPLE: Asked = { definition: 'specific', from: '2026-01-14', days: '3', direction: 'after' }

/** Runs in this page alone. The address holds the input behind its #, which is never sent; a link shows the same answer. */
export function BusinessDayTool() {
  const [asked, setAsked] = useState<Asked>(EXAMPLE)
  useEffect(() => setAsked((before) => ({ ...before, ...askedIn(location.hash.slice(1)) })), [])

  function change(changes: Partial<Asked>) {
    const after = { ...asked, ...changes }
    setAsked(after)
    history.replaceState(history.state, '', `#${new URLSearchParams({ ...after })}`)
  }

  return (
    <div className="grid items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)]">
      <Card className="grid gap-4 p-5">
        <Select
          label="Definition"
          value={asked.definition}
          onChange={({ target }) => change({ definition: target.value as Asked['definition'] })}
        >
          <option value="specific">Specific: all days except Sundays and legal holidays</option>
          <option value="general">General: Monday to Friday, closed on legal holidays</option>
        </Select>
        <TextField
          label="Event"
          type="date"
          hint="The day of the event is day 0."
          value={asked.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="Business days"
          inputMode="numeric"
          hint="From 0 to 400."
          value={asked.days}
          onChange={({ target }) => change({ days: target.value })}
        />
        <Select
          label="Direction"
          value={asked.direction}
          onChange={({ target }) => change({ direction: target.value as Asked['direction'] })}
        >
          <option value="after">After the event</option>
          <option value="before">Before it, the latest day that is in time</option>
        </Select>
      </Card>
      <Answer asked={asked} />
    </div>
  )
}

function Answer({ asked }: { asked: Asked }) {
  const answer = answerTo(asked)
  if (typeof answer === 'string')
    return (
      <Card className="p-5" aria-live="polite">
        <p className="text-sm font-semibold text-ink-soft">Not determined</p>
        <p className="mt-1">{answer}</p>
      </Card>
    )
  const { result, steps, notes } = answer
  return (
    <Card className="p-5">
      <p aria-live="polite" className="display text-2xl">
        {longDay(readDay(result.date)!)}
      </p>
      <ol className="mt-4 grid gap-3">
        {steps.map(({ text, citation }) => (
          <li key={text}>
            {text} {citation && <Citations text={citation} />}
          </li>
        ))}
      </ol>
      {result.skipped.length > 0 && (
        <table className="mt-4 w-full text-sm">
          <caption className="mb-1 text-left font-semibold">Days that do not count</caption>
          <tbody className="divide-y divide-line border-line border-y">
            {result.skipped.map(({ date, reason }) => (
              <tr key={date}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {shortDay(readDay(date)!)}
                </th>
                <td className="py-1.5 text-right text-ink-soft">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </Card>
  )
}

function Citations({ text }: { text: string }) {
  return findCitations(text, { part: '1026' }).map(({ text: words, citation }) => {
    const address = citationPath(citation, { library: '/regulations' })
    return (
      <a key={words} href={address} className="mr-2 text-sm font-semibold text-brass underline">
        {words}
      </a>
    )
  })
}

function answerTo({ definition, from, days, direction }: Asked) {
  if (readDay(from) === undefined) return 'Choose the day of the event.'
  if (!/^\d{1,3}$/.test(days.trim())) return `"${days}" is not a whole number of days from 0 to 400.`
  const count = Number(days)
  try {
    return businessDays({ definition, from, days: direction === 'before' ? -count : count })
  } catch (error) {
    if (error instanceof LoanTestRefusal) return error.message
    throw error
  }
}

function askedIn(search: string): Partial<Asked> {
  const params = new URLSearchParams(search)
  const asked: Partial<Asked> = {}
  const definition = params.get('definition')
  const direction = params.get('direction')
  if (definition === 'specific' || definition === 'general') asked.definition = definition
  if (direction === 'after' || direction === 'before') asked.direction = direction
  if (params.has('from')) asked.from = params.get('from')!.substring(0, 10)
  if (params.has('days')) asked.days = params.get('days')!.substring(0, 10)
  return asked
}
