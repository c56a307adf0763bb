import clsx from 'clsx'

export interface Figure {
  value: string
  label: string
}

/** A row of figures. */
export function FigureRow({ figures, className }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-y-8 border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        className,
      )}
    >
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
  )
}
