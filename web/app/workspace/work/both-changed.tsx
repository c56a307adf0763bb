import { Id } from '@plumbline/contract/platform/ids.ts'
import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { RadioCard } from '../../ui/choice-card.tsx'
import { dayText } from './day-text.ts'
import { type FieldWords, nameOfField } from './field-words.ts'
import { usePeople } from './people-query.ts'
import { useTopics } from './topics.tsx'

/** What somebody else saved while a form was open. */
export interface OtherSave<Draft> {
  byName: string
  mine: Draft
  theirs: Draft
  taken: readonly (keyof Draft)[]
  clashing: readonly (keyof Draft)[]
  chosen: { readonly [Field in keyof Draft]?: 'mine' | 'theirs' }
}

interface BothChangedProps<Draft> {
  other: OtherSave<Draft>
  words: FieldWords<Draft>
  onChoose: (field: keyof Draft, whose: 'mine' | 'theirs') => void
}

/** Field by field, what each of two people wrote. */
export function BothChanged<Draft extends object>({ other, words, onChoose }: BothChangedProps<Draft>) {
  const { byName, taken, clashing, chosen } = other
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const names = taken.map((field) => nameOfField(words, field))
  return (
    <div ref={place} className="grid scroll-mt-5 gap-4">
      <Banner tone="warning" title={`${byName} changed this while you had it open`}>
        {names.length > 0 && <p>{`Already updated with their changes: ${names.join(', ')}.`}</p>}
        <p>
          {clashing.length === 0
            ? 'What you typed is still here. Save it again.'
            : 'You both changed what is listed below. Choose what to keep, then save again.'}
        </p>
      </Banner>
      {clashing.map((field) => (
        <fieldset key={String(field)} className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1.5 font-medium">{nameOfField(words, field)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <RadioCard
              key={whose}
              name={`both-${String(field)}`}
              label={whose === 'mine' ? 'Yours' : byName}
              hint={<ValueText words={words} field={field} value={other[whose][field]} />}
              checked={chosen[field] === whose}
              onChange={() => onChoose(field, whose)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

interface ValueTextProps<Draft> {
  words: FieldWords<Draft>
  field: keyof Draft
  value: unknown
}

function ValueText<Draft>({ words, field, value }: ValueTextProps<Draft>) {
  const people = usePeople()
  const topics = useTopics()
  const known = words[field]
  const oneText = (one: unknown): string => {
    if (one === null || one === undefined || one === '') return 'Nothing'
    if (typeof one === 'boolean') return one ? 'Yes' : 'No'
    const text = typeof one === 'object' ? nameOfPart(one) : String(one)
    const listed = typeof known === 'string' ? undefined : known.values[text]
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayText(text)
    const topic = field === 'topic' ? topics.find(({ key }) => key === text)?.label : undefined
    const name = listed ?? topic ?? people.find(({ userId }) => userId === text)?.fullName ?? text
    return Id.safeParse(name).success ? 'Another record' : name
  }
  const text = Array.isArray(value) ? value.map(oneText).join('\n') || 'Nothing' : oneText(value)
  return <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap">{text}</span>
}

/** A line of a checklist or an agenda. */
function nameOfPart(part: object): string {
  const { title, text } = part as { title?: string; text?: string }
  return title ?? text ?? ''
}
