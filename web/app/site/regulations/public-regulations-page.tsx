import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import type { Route } from './+types/public-regulations-page'

export const handle: PageHandle = { scripts: 'signed-in', isReading: true }

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).regulations.overview()
}

export default function PublicRegulationsPage({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-16">
      <PageMeta
        title="Consumer finance regulations"
        description="Regulations B to Z with the official commentary beside the text, credit union and Bank Secrecy Act rules, and statutes, paragraph by paragraph."
        path="/regulations"
        card="home"
      />
      <h1 className="display text-[2.25rem] sm:text-[3rem]">Consumer finance regulations</h1>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">
        The text of 12 CFR chapter X, each paragraph with its citation and the official commentary that
        explains it, and the rules of other agencies and statutes, each with the day of its text.
      </p>
      {[...Map.groupBy(parts, ({ agency }) => agency)].map(([agency, own]) => (
        <section key={agency} className="mt-8">
          <h2 className="font-semibold text-lg">{agency}</h2>
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
            {own.map(({ part, letter, name, state, sections }) => (
              <li key={part} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
                <span className="w-36 font-semibold text-brass text-sm">{printLibraryPart(part)}</span>
                {state === 'ready' ? (
                  <a href={`/regulations/${part}`} className="flex-1 basis-64 font-semibold hover:underline">
                    {letter && `Regulation ${letter}: `}
                    {name}
                  </a>
                ) : (
                  <span className="flex-1 basis-64 text-ink-soft">{name} · being loaded</span>
                )}
                {state === 'ready' && <span className="text-ink-soft text-sm">{sections} sections</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
