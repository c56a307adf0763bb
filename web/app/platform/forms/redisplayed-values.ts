import { type FieldErrors, type FieldRules, type FieldValues, lengthAtMost } from './field-rules.ts'

/** Slightly too long text can be shortened in place; text far beyond the limit was not typed. */
const TIMES_ITS_LIMIT = 2

interface Filled<Name extends string> {
  values: FieldValues<Name>
  errors: FieldErrors
}

/** Values for a refused form, truncated to twice their limits, because the page carries them twice. */
export function redisplayedValues<Name extends string>(
  { values, errors }: Filled<Name>,
  rules: FieldRules<Name>,
): Filled<Name> & { isWhole: boolean } {
  const result = { values: { ...values }, errors: { ...errors }, isWhole: true }
  for (const name of Object.keys(rules) as Name[]) {
    const atMost = TIMES_ITS_LIMIT * lengthAtMost(rules[name])
    if (values[name].length <= atMost) continue
    result.isWhole = false
    result.values[name] = beginning(values[name], atMost)
    const said = `Only the first ${atMost.toLocaleString('en-US')} are still here.`
    result.errors[name] = [errors[name], said].filter(Boolean).join(' ')
  }
  return result
}

/** Never ends with half a surrogate pair. */
function beginning(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
