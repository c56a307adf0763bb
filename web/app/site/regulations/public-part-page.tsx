import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { orNotFound } from '../../platform/reading/or-not-found.ts'
import { AppendicesNotHeld } from '../../platform/regulations/appendices-not-held.tsx'
import { LaterChangesNote, TextAgeLine } from '../../platform/regulations/text-age-line.tsx'
import type { Route } from './+types/public-part-page'

export const handle: PageHandle = { scripts: 'signed-in', isReading: true }

export function loader({ params: { part }, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).regulations.contents({ part }))
}

export default function PublicPartPage({ loaderData }: Route.ComponentProps) {
  const { part, letter, name, pages, age, laterChanges } = loaderData
  const cited = printLibraryPart(part)
  const title = letter ? `Regulation ${letter}: ${name}` : name
  return (
    <div className="wrap pt-12 pb-16">
      <PageMeta
        title={`${title}, ${cited}`}
        description={`The sections and appendices of ${cited}, ${name}${letter ? ', with the official commentary' : ''}.`}
        path={`/regulations/${part}`}
        card="home"
        above={[{ name: 'Regulations', path: '/regulations' }]}
      />
      <p className="eyebrow">
        <a href="/regulations" className="hover:underline">
          Regulations
        </a>
      </p>
      <h1 className="display mt-3 text-[2rem] sm:text-[2.75rem]">{title}</h1>
      <p className="mt-2 mb-2 text-brass">{cited}</p>
      <TextAgeLine age={age} />
      <div className="mt-4">
        <LaterChangesNote changes={laterChanges} />
      </div>
      <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
        {pages.map((page) => (
          <li key={page.page} className="flex flex-wrap gap-x-4 px-4 py-2.5">
            <span className="w-32 shrink-0 font-semibold text-brass text-sm leading-6">{page.label}</span>
            <a href={`/regulations/${part}/${page.page}`} className="flex-1 basis-64 hover:underline">
              {page.title || page.label}
            </a>
          </li>
        ))}
      </ol>
      <AppendicesNotHeld appendices={loaderData.notHeld} />
    </div>
  )
}
