import type { LegalPageName } from '@plumbline/contract/publishing/content.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { TableOfContents } from '../../platform/reading/table-of-contents.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/legal-page'

const NAMES: Readonly<Record<string, LegalPageName>> = {
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/cookies': 'cookies',
}

export const handle: PageHandle = { isReading: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.toLowerCase().replace(/\/$/, '')
  const name = NAMES[path]
  if (!name) throw new Response(null, { status: 404 })
  return { path, name, page: await context.get(apiContext).content.legalPage({ name }) }
}

export default function LegalPage({ loaderData: { path, name, page } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.title} description={page.description} path={path} card="legal" />
      <header className="wrap pt-14 pb-10 sm:pt-20">
        <p className="eyebrow">Legal</p>
        <h1 className="display mt-4 text-[2.5rem] sm:text-6xl">{page.title}</h1>
        <p className="mt-5 text-ink-soft">
          Last updated <DateText iso={page.updatedAt} />
        </p>
        {name === 'cookies' && <CookieSettings />}
      </header>
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <TableOfContents headings={page.headings} />
        <div>
          <Prose html={page.html} large />
          {name === 'cookies' && <CookieSettings />}
        </div>
      </div>
    </>
  )
}

function CookieSettings() {
  return (
    <button
      type="button"
      data-cookie-settings=""
      className={buttonClass('quiet', 'medium', 'mt-8 print:hidden!')}
    >
      Manage Cookie Settings
    </button>
  )
}
