import clsx from 'clsx'

/** The logo: a plumb line with a brass bob. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 18 26" className={clsx('h-6.5 w-4.5 flex-none', className)} aria-hidden="true">
      <path d="M9 0v12" stroke="currentColor" strokeWidth="1.6" />
      <path d="M9 11.2 14 17 9 26 4 17Z" fill="var(--brass-mark)" />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 font-display text-[1.3rem] font-semibold tracking-[-0.01em]',
        className,
      )}
    >
      <Mark />
      Plumbline
    </span>
  )
}
