import type {
  DraftOf,
  RecordField,
  RecordFields,
  ShownOf,
} from '@plumbline/contract/compliance/record-fields.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { dollars, readCents } from '@plumbline/rules/money/cents.ts'
import { Fragment, type ReactNode } from 'react'
import { Switch } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { ChoiceSelect, TopicSelect } from './choice-select.tsx'
import { CitationText } from './citation-text.tsx'
import { dayText } from './day-text.ts'
import { PersonSelect } from './person-select.tsx'
import { LongText } from './record-panel.tsx'
import { TopicName } from './topics.tsx'
import { VendorSelect } from './vendor-select.tsx'

type Value = string | number | boolean | null
type Values = Readonly<Record<string, Value>>

interface RecordFieldControlsProps<Fields extends RecordFields> {
  fields: Fields
  draft: DraftOf<Fields>
  set: (part: Partial<DraftOf<Fields>>) => void
  /** Controls of the form's own, each in the place of its field. */
  own?: { [Name in keyof Fields]?: ReactNode }
}

function isShown({ onlyWith }: RecordField, values: Values): boolean {
  if (onlyWith === undefined) return true
  if (typeof onlyWith === 'string') return values[onlyWith] === true
  const [name, ...shownWith] = onlyWith
  return shownWith.some((value) => value === values[name])
}

/** What is in the panel in a form of its own. */
const NAMED: readonly RecordField['kind'][] = ['person', 'vendor', 'masked']
const isShort = ({ kind }: RecordField) => kind !== 'title' && kind !== 'text' && kind !== 'switch'

/** The controls of a record's form: the title, what is short in two columns, switches, and long texts. */
export function RecordFieldControls<Fields extends RecordFields>({
  fields,
  draft,
  set,
  own = {},
}: RecordFieldControlsProps<Fields>) {
  const values = draft as Values
  const shown = Object.entries(fields).filter(([, field]) => isShown(field, values))
  const control = ([name, field]: [string, RecordField]) => (
    <Fragment key={name}>
      {own[name] ?? (
        <FieldControl
          field={field}
          value={values[name] ?? null}
          onChange={(value) => set({ [name]: value } as Partial<DraftOf<Fields>>)}
        />
      )}
    </Fragment>
  )
  return (
    <>
      {shown.filter(([, { kind }]) => kind === 'title').map(control)}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {shown.filter(([, field]) => isShort(field)).map(control)}
      </div>
      {shown.filter(([, { kind }]) => kind === 'switch' || kind === 'text').map(control)}
    </>
  )
}

interface FieldControlProps {
  field: RecordField
  value: Value
  onChange: (value: Value) => void
}

function FieldControl({ field, value, onChange }: FieldControlProps) {
  const { kind, label, isRequired, hint, labels = {}, none, atMost } = field
  const named = { label, ...(hint && { hint }) }
  const typed = { ...named, ...(!isRequired && { optional: true }), ...(atMost && { maxLength: atMost }) }
  switch (kind) {
    case 'title':
    case 'line':
    case 'masked':
    case 'citation':
      return (
        <TextField
          {...typed}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'money':
      return (
        <TextField
          {...named}
          optional
          inputMode="decimal"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value.replaceAll(/[$, ]/g, '') || null)}
        />
      )
    case 'vendor':
      return (
        <VendorSelect
          {...named}
          value={value === null ? null : String(value)}
          onChange={(vendorId) => onChange(vendorId)}
        />
      )
    case 'text':
      return (
        <TextArea
          {...typed}
          rows={3}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'day':
      return (
        <TextField
          {...typed}
          type="date"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value || (isRequired ? '' : null))}
        />
      )
    case 'number':
      return (
        <TextField
          {...named}
          optional
          inputMode="numeric"
          value={value === null ? '' : String(value)}
          onChange={(event) => onChange(numberIn(event.target.value, value))}
        />
      )
    case 'choice':
      return (
        <ChoiceSelect
          {...named}
          labels={none === undefined ? labels : { '': none, ...labels }}
          value={String(value ?? '')}
          onChange={(chosen) => onChange(chosen || null)}
        />
      )
    case 'scale':
      return (
        <ChoiceSelect
          {...named}
          labels={labels}
          value={String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      )
    case 'person':
      return (
        <PersonSelect
          {...named}
          value={value === null ? null : String(value)}
          onChange={(userId) => onChange(userId)}
        />
      )
    case 'topic':
      return <TopicSelect value={value as Topic | null} onChange={(topic) => onChange(topic)} />
    case 'switch':
      return <Switch {...named} checked={value === true} onChange={(checked) => onChange(checked)} />
  }
}

/** A whole number as it is typed; a sign, a point, or a letter is not taken, so that none becomes another number. */
function numberIn(text: string, before: Value): Value {
  const digits = text.replaceAll(/[, ]/g, '')
  if (digits === '') return null
  return /^\d{1,6}$/.test(digits) ? Number(digits) : before
}

/** The short facts of a record for its panel; what is empty is left out. */
export function factsOfFields<Fields extends RecordFields>(
  fields: Fields,
  record: ShownOf<Fields>,
): [string, ReactNode][] {
  const values = record as Values
  return Object.entries(fields)
    .filter(([, field]) => isShort(field) && !NAMED.includes(field.kind) && isShown(field, values))
    .flatMap(([name, field]): [string, ReactNode][] => {
      const text = factText(field, values[name] ?? null)
      return text === '' ? [] : [[field.label, text]]
    })
}

function factText({ kind, labels }: RecordField, value: Value): ReactNode {
  if (value === null || value === '') return ''
  if (kind === 'day') return dayText(String(value))
  if (kind === 'money') return dollars(readCents(String(value)) ?? 0)
  if (kind === 'topic') return <TopicName topic={String(value)} />
  if (kind === 'citation') return <CitationText text={String(value)} />
  return labels?.[String(value)] ?? String(value)
}

/** The long texts of a record, each below its own heading. */
export function LongFields<Fields extends RecordFields>({
  fields,
  record,
}: {
  fields: Fields
  record: ShownOf<Fields>
}) {
  const values = record as Values
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'text' && isShown(field, values))
    .map(([name, { label }]) => <LongText key={name} title={label} text={String(values[name] ?? '')} />)
}

/** An empty draft, or that of the record which is changed. */
export function draftOf<Fields extends RecordFields>(
  fields: Fields,
  record: ShownOf<Fields> | undefined,
): DraftOf<Fields> {
  const values = record as Values | undefined
  return Object.fromEntries(
    Object.entries(fields).map(([name, { usual }]) => [name, values ? values[name] : usual]),
  ) as DraftOf<Fields>
}
