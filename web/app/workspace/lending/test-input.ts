import type { FieldGroup, SimpleField, TestField, Values } from './test-definition.ts'

/** Fields that are shown for these values. */
export function shownFields(groups: readonly FieldGroup[], values: Values): TestField[] {
  return groups.flatMap(({ fields }) => fields).filter(({ show }) => show?.(values) ?? true)
}

/** Labels of required fields that are still empty. */
export function missingLabels(groups: readonly FieldGroup[], values: Values): string[] {
  return shownFields(groups, values)
    .filter(({ name, required, kind }) =>
      kind === 'rows' ? required && rowsIn(values[name]).length === 0 : required && !values[name]?.trim(),
    )
    .map(({ label }) => label)
}

/** The input of the calculator: each value at its path, empty ones left out. */
export function inputOf(groups: readonly FieldGroup[], values: Values): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const field of shownFields(groups, values)) {
    const value =
      field.kind === 'rows'
        ? rowsIn(values[field.name]).map((row) => rowInput(field.columns, row))
        : typed(field, values[field.name])
    if (value !== undefined) setAt(input, field.name.split('.'), value)
  }
  return input
}

function rowInput(columns: readonly SimpleField[], row: Values): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const column of columns) {
    const value = typed(column, row[column.name])
    if (value !== undefined) setAt(input, column.name.split('.'), value)
  }
  return input
}

function typed(field: SimpleField, text: string | undefined): unknown {
  const value = text?.trim() ?? ''
  if (value === '') return undefined
  if (field.kind === 'yes-no') return value === 'yes'
  // What is not a number goes out as typed, so that the refusal can name it.
  if (field.kind === 'integer') return /^-?\d+$/.test(value) ? Number(value) : value
  return value
}

function setAt(target: Record<string, unknown>, [first, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[first!] = value
  else {
    target[first!] ??= {}
    setAt(target[first!] as Record<string, unknown>, rest, value)
  }
}

/** Rows stored as JSON in one value. What is not such a list is no rows. */
export function rowsIn(text: string | undefined): Values[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(rows)) return []
    return rows.filter((row): row is Values => typeof row === 'object' && row !== null).map(asText)
  } catch {
    return []
  }
}

function asText(row: object): Values {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))
}
