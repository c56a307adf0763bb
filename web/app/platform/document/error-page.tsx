import { isRouteErrorResponse, useLocation } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NotFound } from './not-found.tsx'

/** Shown in place of a page that failed. */
export function ErrorPage({ error, home = '/' }: { error: unknown; home?: string }) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound home={home} homeLabel="Go back home" />
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center px-6 py-16 text-center">
      <title>Something went wrong · Plumbline</title>
      <div className="grid justify-items-center gap-3">
        <Mark className="h-14 w-10 -rotate-12 text-danger" />
        <h1 className="display text-4xl">Something went wrong</h1>
        <p className="max-w-md text-ink-soft">
          This page could not be shown. Nothing you saved is lost. Try again, or go back home.
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          {/* A link, which works without scripts. */}
          <a href={pathname + search} className={buttonClass('primary')}>
            Try again
          </a>
          <a
            href={home}
            className="self-center px-3 py-2 font-semibold text-brand underline underline-offset-4"
          >
            Go back home
          </a>
        </div>
      </div>
    </div>
  )
}
