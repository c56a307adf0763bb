interface ChoicesProps<Value extends string> {
  /** For screen readers only. */
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  initial: Value
}

/** A segmented control of radio buttons; styles can depend on `:checked`. */
export function Choices<Value extends string>({ legend, name, options, initial }: ChoicesProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-control border border-line-strong bg-surface p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex min-h-10 items-center rounded-md px-4 text-[0.9375rem] font-medium text-ink-soft hover:text-ink has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-mark"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
