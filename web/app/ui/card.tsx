import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-card border border-line bg-surface', className)} {...rest} />
}

interface SectionCardProps {
  title: ReactNode
  /** A link or button beside the heading. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function SectionCard({ title, action, className, children }: SectionCardProps) {
  return (
    <section className={clsx('rounded-card border border-line bg-surface', className)}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pt-4.5 pb-3.5">
        <h2 className="font-semibold leading-tight">{title}</h2>
        {action && <div className="ml-auto text-sm font-semibold">{action}</div>}
      </header>
      {children}
    </section>
  )
}
