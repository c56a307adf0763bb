import type { FieldErrors, FieldValues } from './field-rules.ts'

/**
 * Props of each field of a form: its last value and its error. A form that comes back from a post without
 * scripts moves the focus to its first error by `autofocus`; `initial` holds the errors that it came back with.
 */
export function fieldProps<Name extends string>(
  values: FieldValues<Name> | undefined,
  errors: FieldErrors<NoInfer<Name>>,
  initial?: FieldErrors,
) {
  const [first] = Object.keys(initial ?? {})
  return (name: Name) => ({
    name,
    defaultValue: values?.[name],
    error: errors[name],
    ...(name === first && { autoFocus: true }),
  })
}
