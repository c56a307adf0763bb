import type { ReactNode } from 'react'
import { Wordmark } from '../ui/mark.tsx'

/** Layout of the sign-in pages. Content added at the end moves nothing above it. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid min-h-dvh content-start justify-items-center px-4 pt-[max(2.5rem,12vh)] pb-10">
      <main className="w-full max-w-md">
        <a href="/" aria-label="Plumbline, home" className="mx-auto mb-8 flex justify-center">
          <Wordmark />
        </a>
        <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-9">
          <h1 className="display text-3xl">{title}</h1>
          {lead && <div className="mt-2 text-ink-soft">{lead}</div>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  )
}
