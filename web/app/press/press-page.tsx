import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { PageMeta } from '../document/page-meta.tsx'
import { apiContext } from '../entry.server.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import type { PageHandle } from '../root.tsx'
import { useSession } from '../session/use-session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'
import type { Route } from './+types/press-page'
import { pressAddress, readPressAddress } from './press-address.ts'
import { PressList } from './press-list.tsx'

export const handle: PageHandle = { scripts: 'late' }

/** What administrators have on this page comes only for people who are signed in. */
const PressDesk = lazy(() => import('./press-desk.tsx'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { press } = context.get(apiContext)
  const asked = readPressAddress(new URL(request.url).searchParams)
  const page = await findPage().catch(() => undefined)
  return data({ asked, press: page }, { status: page ? 200 : 503 })

  /** All of them where they fit on one page, so that the browser can filter; otherwise what was asked for. */
  async function findPage() {
    const everything = await press.list({})
    return everything.pageCount <= 1 ? everything : press.list(asked)
  }
}

export default function PressPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Press"
        description="Press releases, news articles and media mentions about Plumbline and the rules it follows."
        path="/press"
        card="press"
      />
      <FeedLinks folder="/press" />
      <section className="wrap pt-10 pb-10 sm:pt-12">
        <a href="/" className="inline-flex items-center gap-2 py-1 text-sm text-ink-soft hover:text-ink">
          <ArrowLeft className="size-4" aria-hidden />
          Back to Home
        </a>
        <p className="eyebrow mt-8">Press</p>
        <h1 className="display mt-4 text-4xl sm:text-6xl">News from Plumbline</h1>
        <p className="mt-5 max-w-2xl text-pretty text-lg text-ink-soft">
          Releases, articles and notes for those who write about mortgage compliance.
        </p>
      </section>
      <div className="wrap grid gap-12 pb-8">
        <PressContent {...loaderData} />
      </div>
    </>
  )
}

function PressContent({ asked, press }: Route.ComponentProps['loaderData']) {
  const { status } = useSession()
  const reading = press ? (
    <PressList asked={asked} press={press} />
  ) : (
    <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
  )
  if (status !== 'signed-in') return reading
  return (
    <Suspense fallback={press ? reading : <Spinner label="Loading press items..." />}>
      <PressDesk asked={asked} press={press}>
        {reading}
      </PressDesk>
    </Suspense>
  )
}
