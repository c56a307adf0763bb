import type { FieldErrors, FieldValues } from './field-rules.ts'

/** What each field of a form shows: what was typed before, and what is wrong with it. */
export function typedField<Name extends string>(
  typed: FieldValues<Name> | undefined,
  errors: FieldErrors<NoInfer<Name>>,
) {
  return (name: Name) => ({ name, defaultValue: typed?.[name], error: errors[name] })
}
