import { buttonClass } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'

export function NotFound({ home, homeLabel }: { home: string; homeLabel: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center px-6 py-16 text-center">
      <title>Not found · Plumbline</title>
      <div className="grid justify-items-center gap-3">
        <Mark className="h-14 w-10 rotate-12 text-ink-faint" />
        <h1 className="display text-4xl">Not found</h1>
        <p className="max-w-md text-ink-soft">
          There is nothing at this address. It may have moved, or the link that led here may be wrong.
        </p>
        <a href={home} className={buttonClass('primary', 'medium', 'mt-3')}>
          {homeLabel}
        </a>
      </div>
    </div>
  )
}
