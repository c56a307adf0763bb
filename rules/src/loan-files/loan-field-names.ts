import type { LoanField, LoanList } from './loan-field.ts'
import { FIELD_BY_KEY, LOAN_FIELDS } from './loan-fields.ts'
import { LOAN_LISTS } from './loan-lists.ts'

/** Every path that is read, with the name under which tests and screens know it: `noteAmount`, `fees.payments.feeActualPaymentAmount`. */
export const NAME_OF_PATH: ReadonlyMap<string, string> = new Map([
  ...LOAN_FIELDS.flatMap(({ key, paths }) => paths.map((path) => [path, key] as const)),
  ...LOAN_LISTS.flatMap((one) => namesOf(one, '')),
])

function namesOf(one: LoanList, before: string): (readonly [string, string])[] {
  const name = `${before}${one.key}.`
  return [
    ...one.fields.flatMap(({ key, paths }) => paths.map((path) => [path, `${name}${key}`] as const)),
    ...one.lists.flatMap((inner) => namesOf(inner, name)),
  ]
}

const LIST_FIELDS: ReadonlyMap<string, LoanField> = new Map(LOAN_LISTS.flatMap((one) => listFields(one, '')))

function listFields(one: LoanList, before: string): (readonly [string, LoanField])[] {
  const name = `${before}${one.key}.`
  return [
    ...one.fields.map((field) => [`${name}${field.key}`, field] as const),
    ...one.lists.flatMap((inner) => listFields(inner, name)),
  ]
}

/** The field behind a name, alone or in a list. */
export const fieldOf = (name: string): LoanField | undefined =>
  FIELD_BY_KEY.get(name) ?? LIST_FIELDS.get(name)

/** Of a value of a list also by its key alone. */
export const labelOf = (name: string): string => (fieldOf(name) ?? LIST_KEYS.get(name))?.label ?? name

const LIST_KEYS: ReadonlyMap<string, LoanField> = new Map(
  [...LIST_FIELDS.values()].map((field) => [field.key, field]),
)
