import type { DraftOf, RecordFields } from '@plumbline/contract/compliance/record-fields.ts'

/** How a field of a form is called, and what its values are called where they are from a list. */
export type FieldWords<Draft> = {
  readonly [Field in keyof Draft]-?: string | { name: string; values: Readonly<Record<string, string>> }
}

export function wordsOf<Fields extends RecordFields>(fields: Fields): FieldWords<DraftOf<Fields>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { label, labels }]) => [
      field,
      labels ? { name: label, values: labels } : label,
    ]),
  ) as FieldWords<DraftOf<Fields>>
}

export function nameOfField<Draft>(words: FieldWords<Draft>, field: keyof Draft): string {
  const known = words[field]
  return typeof known === 'string' ? known : known.name
}
