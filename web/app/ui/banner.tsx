import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'

type BannerTone = 'success' | 'danger' | 'warning' | 'info'

const TONES = {
  success: { icon: CircleCheck, look: 'border-success/35 bg-success-soft text-success' },
  danger: { icon: CircleAlert, look: 'border-danger/35 bg-danger-soft text-danger' },
  warning: { icon: TriangleAlert, look: 'border-warning/35 bg-warning-soft text-warning' },
  info: { icon: Info, look: 'border-info/35 bg-info-soft text-info' },
} as const

interface BannerProps {
  tone: BannerTone
  title?: ReactNode
  onDismiss?: (() => void) | undefined
  children?: ReactNode
}

/** A message above its subject. Errors are `role=alert`, successes `role=status`. */
export function Banner({ tone, title, onDismiss, children }: BannerProps) {
  const { icon: Icon, look } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-control border px-4 py-3', look)}
    >
      <Icon className="mt-0.5 size-5 flex-none" aria-hidden />
      <div className="min-w-0 flex-1 text-[0.9375rem] text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss} className="-my-2 -mr-2">
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
