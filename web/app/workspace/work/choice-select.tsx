import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import clsx from 'clsx'
import { BareSelect, Select } from '../../ui/field.tsx'
import { useTopicChoices } from './topics.tsx'

interface ChoiceSelectProps<Value extends string> {
  label: string
  labels: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  hint?: string
}

/** One of a fixed set of values, by their labels. */
export function ChoiceSelect<Value extends string>({ labels, onChange, ...field }: ChoiceSelectProps<Value>) {
  return (
    <Select {...field} onChange={(event) => onChange(event.target.value as Value)}>
      <Options labels={labels} />
    </Select>
  )
}

interface TopicSelectProps {
  value: Topic | null
  onChange: (topic: Topic | null) => void
}

export function TopicSelect({ value, onChange }: TopicSelectProps) {
  const topics = useTopicChoices(value)
  return (
    <Select label="Topic" value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
      <option value="">None</option>
      <Options labels={topics} />
    </Select>
  )
}

export interface FilterSelectProps {
  /** In the address. */
  name: string
  label: string
  value: string | undefined
  labels: Readonly<Record<string, string>>
  onChange: (changes: Record<string, string | undefined>) => void
}

/** A filter of a list: it names what it filters by, and stands out while it does. */
export function FilterSelect({ name, label, value, labels, onChange }: FilterSelectProps) {
  return (
    <span className="min-w-0 max-w-full">
      <BareSelect
        label={label}
        value={value ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        className={clsx(
          'w-auto! max-w-[min(15rem,50vw)] text-sm! md:min-h-9!',
          value && 'border-brand! bg-brand-soft! font-semibold text-brand-strong!',
        )}
      >
        <option value="">{label}</option>
        {Object.entries(labels).map(([id, text]) => (
          <option key={id} value={id}>
            {value === id ? `${label}: ${text}` : text}
          </option>
        ))}
      </BareSelect>
    </span>
  )
}

function Options({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([id, text]) => (
    <option key={id} value={id}>
      {text}
    </option>
  ))
}
