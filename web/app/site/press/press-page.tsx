import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import type { Route } from './+types/press-page'
import { readPressAddress } from './press-address.ts'
import { PressContent } from './press-content.tsx'
import { findPressPage } from './press-pages.ts'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { press } = context.get(apiContext)
  const asked = readPressAddress(new URL(request.url).searchParams)
  const page = await findPressPage(press, asked).catch(() => undefined)
  return data({ asked, page }, { status: page ? 200 : 503 })
}

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { search, type, page } = loaderData.asked
  return (
    <>
      <PageMeta
        title="Press"
        description="Press releases, news articles and media mentions about Plumbline and the rules it follows."
        path="/press"
        page={search || type ? 1 : page}
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
        <Island name="press-content" component={PressContent} props={loaderData} />
      </div>
    </>
  )
}
