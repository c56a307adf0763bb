export interface Figure {
  value: string
  label: string
}

interface FigureRowProps {
  figures: readonly Figure[]
  /** The figures are no customer's yet. */
  areSamples?: boolean
  className?: string
}

/** A row of figures. */
export function FigureRow({ figures, areSamples = false, className }: FigureRowProps) {
  return (
    <div className={className}>
      <dl className="grid grid-cols-2 gap-y-8 border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line border-l pl-5 lg:first:border-l-0 lg:first:pl-0 lg:not-first:pl-7"
          >
            <dt className="mt-2 text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="display text-4xl tabular sm:text-[2.875rem]">{value}</dd>
          </div>
        ))}
      </dl>
      {areSamples && (
        <p className="mt-5 text-sm text-ink-faint">Sample figures, shown until we have our customers’ own.</p>
      )}
    </div>
  )
}
