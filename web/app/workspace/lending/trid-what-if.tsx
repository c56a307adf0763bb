import { addBusinessDays, specificDays } from '@plumbline/rules/dates/business-day-count.ts'
import { formatDay, parseDay, readDay } from '@plumbline/rules/dates/calendar-day.ts'
import { Link } from 'react-router'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInShort } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import { addressOf } from './address-values.ts'
import type { Values } from './test-definition.ts'
import { tridInput } from './trid-clock-input.ts'
import { useTestAnswer } from './use-test-answer.ts'
import { VerdictWord } from './verdict-card.tsx'

interface Variant {
  label: string
  values: Values
}

/** Other ways to deliver, each a link that fills in the form. */
export function TridWhatIf({ values, earliest }: { values: Values; earliest: string | null }) {
  const variants = variantsOf(values, earliest)
  if (variants.length === 0) return null
  return (
    <SectionCard title="What if" className="print:hidden">
      <ul className="divide-y divide-line border-line border-t">
        {variants.map((variant) => (
          <WhatIfRow key={variant.label} variant={variant} earliest={earliest} />
        ))}
      </ul>
    </SectionCard>
  )
}

function WhatIfRow({ variant, earliest }: { variant: Variant; earliest: string | null }) {
  const { data } = useTestAnswer(
    { name: 'trid-forward', run: (input) => apiClient.loanTests['trid-forward'](input) },
    tridInput(variant.values),
  )
  const other = data?.result.earliestConsummation ?? null
  const allowed = data?.result.plannedConsummation.allowed
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 px-5 py-2.5 text-sm">
      <Link
        to={addressOf(variant.values)}
        preventScrollReset
        className="font-medium underline decoration-line-strong hover:decoration-current"
      >
        {variant.label}
      </Link>
      <b className="text-right tabular-nums">{other ? dayInShort(other) : '…'}</b>
      <span>
        {allowed !== null && allowed !== undefined && (
          <VerdictWord tone={allowed ? 'within' : 'outside'}>
            Planned date {allowed ? 'within' : 'outside'}
          </VerdictWord>
        )}
      </span>
      <span className="text-right text-ink-soft">{other && earliest && movedBy(earliest, other)}</span>
    </li>
  )
}

function movedBy(before: string, now: string): string {
  const days = parseDay(now, 'now') - parseDay(before, 'before')
  if (days === 0) return 'the same day'
  return `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'earlier' : 'later'}`
}

function variantsOf(values: Values, earliest: string | null): Variant[] {
  const sent = values.closingDisclosureSent
  if (!sent || readDay(sent) === undefined || earliest === null) return []
  const variants: Variant[] = []
  if (values.closingDisclosureMethod !== 'in_person') {
    variants.push({
      label: `Handed over on ${dayInShort(sent)}`,
      values: { ...values, closingDisclosureMethod: 'in_person', closingDisclosureEvidence: '' },
    })
    const nextDay = formatDay(addBusinessDays(parseDay(sent, 'sent'), 1, specificDays()))
    if (values.closingDisclosureEvidence !== nextDay)
      variants.push({
        label: `Receipt proved on ${dayInShort(nextDay)}`,
        values: { ...values, closingDisclosureEvidence: nextDay },
      })
  }
  if (!values.corrected)
    variants.push({
      label: `APR past tolerance, new form handed over on ${dayInShort(dayBefore(earliest, 2))}`,
      values: {
        ...values,
        corrected: JSON.stringify([{ Sent: dayBefore(earliest, 2), Method: 'in_person', reason: 'apr' }]),
      },
    })
  return variants
}

const dayBefore = (date: string, days: number) => formatDay(parseDay(date, 'date') - days)
