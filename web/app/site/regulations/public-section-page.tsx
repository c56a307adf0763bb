import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { orNotFound } from '../../platform/reading/or-not-found.ts'
import { RegulationReading } from '../../platform/regulations/regulation-reading.tsx'
import { GapsNote, LaterChangesNote, TextAgeLine } from '../../platform/regulations/text-age-line.tsx'
import type { Route } from './+types/public-section-page'
import { publicCitation } from './public-citation.tsx'

export const handle: PageHandle = { scripts: 'signed-in', isReading: true }

export function loader({ params: { part, page }, request, context }: Route.LoaderArgs) {
  const on = new URL(request.url).searchParams.get('on') ?? undefined
  return orNotFound(context.get(apiContext).regulations.page({ part, page, on }))
}

export default function PublicSectionPage({ loaderData: section }: Route.ComponentProps) {
  const { part, page, letter, partName, label, title, age, previous, next } = section
  const heading = `${label} ${title}`
  return (
    <div className="wrap pt-12 pb-16">
      <PageMeta
        title={heading}
        description={`${heading} (${letter ? `Regulation ${letter}, ` : ''}${printLibraryPart(part)})${letter ? ' with the official commentary to each paragraph' : ', paragraph by paragraph'}.`}
        path={`/regulations/${part}/${page}`}
        card="home"
        above={[
          { name: 'Regulations', path: '/regulations' },
          { name: letter ? `Regulation ${letter}` : partName, path: `/regulations/${part}` },
        ]}
      />
      <p className="eyebrow">
        <a href="/regulations" className="hover:underline">
          Regulations
        </a>
        {' › '}
        <a href={`/regulations/${part}`} className="hover:underline">
          {letter ? `Regulation ${letter}` : partName}
        </a>
      </p>
      <h1 className="display mt-3 text-[1.75rem] sm:text-[2.5rem]">{heading}</h1>
      <div className="mt-2 mb-6 grid gap-3">
        <TextAgeLine age={age} />
        <GapsNote gaps={section.gaps} officialAddress={section.officialAddress} />
        <LaterChangesNote changes={section.laterChanges} />
      </div>
      <RegulationReading page={section} link={publicCitation(undefined)} />
      <nav
        aria-label="Sections"
        className="mt-10 flex flex-wrap justify-between gap-4 border-line border-t pt-5"
      >
        {previous ? (
          <a href={`/regulations/${part}/${previous.page}`} className="font-semibold hover:underline">
            ← {previous.label} {previous.title}
          </a>
        ) : (
          <span />
        )}
        {next && (
          <a href={`/regulations/${part}/${next.page}`} className="font-semibold hover:underline">
            {next.label} {next.title} →
          </a>
        )}
      </nav>
    </div>
  )
}
