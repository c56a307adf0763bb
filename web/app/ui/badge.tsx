import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'brand' | 'brass' | 'danger' | 'warning' | 'success' | 'info'

const TONES: Record<Tone, string> = {
  neutral: 'bg-line/60 text-ink-soft',
  brand: 'bg-brand-soft text-brand-strong',
  brass: 'bg-brass-soft text-brass',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
}

/** Always with a word: color alone carries no meaning. */
export function Badge({
  tone = 'neutral',
  mayWrap = false,
  className,
  children,
}: {
  tone?: Tone
  mayWrap?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-5.5 items-center gap-1 rounded-md px-2 text-xs font-semibold',
        mayWrap ? 'wrap-anywhere' : 'sm:whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
