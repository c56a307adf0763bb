import { type FieldErrors, type FieldRules, type FieldValues, lengthAtMost } from './field-rules.ts'

/** Whoever typed somewhat too much shortens it in place; what is far beyond was not typed. */
const TIMES_ITS_LIMIT = 2

interface Filled<Name extends string> {
  values: FieldValues<Name>
  errors: FieldErrors
}

/** What stands in the form again after the server refused it: it is in the page twice, and costs its making. */
export function sentBack<Name extends string>(
  { values, errors }: Filled<Name>,
  rules: FieldRules<Name>,
): Filled<Name> & { isWhole: boolean } {
  const kept = { values: { ...values }, errors: { ...errors }, isWhole: true }
  for (const name of Object.keys(rules) as Name[]) {
    const atMost = TIMES_ITS_LIMIT * lengthAtMost(rules[name])
    if (values[name].length <= atMost) continue
    kept.isWhole = false
    kept.values[name] = beginning(values[name], atMost)
    const said = `Only the first ${atMost.toLocaleString('en-US')} are still here.`
    kept.errors[name] = [errors[name], said].filter(Boolean).join(' ')
  }
  return kept
}

/** Without half a sign at its end. */
function beginning(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
