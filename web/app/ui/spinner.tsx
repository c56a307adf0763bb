import clsx from 'clsx'
import { Mark } from './mark.tsx'

/** Loading indicator with an optional label. */
export function Spinner({ size = 'medium', label }: { size?: 'small' | 'medium' | 'large'; label?: string }) {
  const sizes = { small: 'h-4 w-3', medium: 'h-7 w-5', large: 'h-12 w-8' }
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center gap-3 text-ink-soft">
      <Mark className={clsx('origin-top animate-[swing_1.1s_ease-in-out_infinite_alternate]', sizes[size])} />
      {label}
    </span>
  )
}

/** Spinner in the middle of a page. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center p-8">
      <Spinner size="large" label={label} />
    </div>
  )
}
