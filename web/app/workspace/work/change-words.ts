import { declaredError, problemText } from '../../platform/api/outcome.ts'
import { dayText } from './day-text.ts'
import type { FieldValue, ListedField } from './listed-record.ts'
import { usePeople } from './people-query.ts'

/** A value of a field in words. */
export function useValueText(field: ListedField): (value: FieldValue) => string {
  const people = usePeople()
  return (value) => {
    if (field.kind === 'day') return value === null ? 'no date' : dayText(value)
    if (field.kind === 'choice') return field.labels[value ?? ''] ?? ''
    const named = field.people?.find(({ userId }) => userId === value)?.name
    return named ?? people.find(({ userId }) => userId === value)?.fullName ?? 'nobody'
  }
}

export function changeProblem(error: unknown): string {
  const refusal = declaredError(error)
  const byName = (refusal?.data as { byName?: string } | undefined)?.byName
  if (refusal?.code === 'CHANGED_MEANWHILE' && byName)
    return `${byName} changed it meanwhile. The list shows it as it is now; nothing of yours was saved.`
  return problemText(error, 'It could not be saved. Please try again.')
}
