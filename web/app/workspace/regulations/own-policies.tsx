import type { ImplementingSection } from '@plumbline/contract/compliance/policy-law.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'

/** What the institution's policies in force implement of a section; appendices have no such view. */
export function useOwnPolicies(part: string, page: string): ImplementingSection[] {
  return (
    useQuery(
      api.policyLaw.implementing.queryOptions({
        input: { part, section: page },
        enabled: /^\d/.test(page),
      }),
    ).data ?? []
  )
}

/** Folded where many sections would push the text off the screen. */
const SHOWN_AT_MOST = 3

export function OwnPolicies({ sections }: { sections: readonly ImplementingSection[] }) {
  if (sections.length === 0) return null
  const changed = sections.filter(({ changedOn }) => changedOn).length
  return (
    <section aria-label="Implemented by our policies">
      <details
        open={sections.length <= SHOWN_AT_MOST}
        className="rounded-card border border-line bg-surface px-4 py-3 text-sm"
      >
        <summary className="min-h-6 cursor-pointer font-semibold">
          Implemented by our policies ({sections.length})
          {changed > 0 && <span className="text-warning">, {changed} from before the law changed</span>}
        </summary>
        <ul className="mt-2 grid gap-1">
          {sections.map((section) => (
            <li key={`${section.policyId} ${section.sectionNumber} ${section.citation}`}>
              <span className="font-semibold text-brass">{section.citation}</span>:{' '}
              <PolicySectionLink section={section} />
              {section.changedOn && <span className="text-warning"> (the law changed since)</span>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

export function PolicySectionLink({ section }: { section: ImplementingSection }) {
  const { policyId, title, sectionNumber, heading } = section
  return (
    <Link
      to={`/policies/${policyId}${sectionNumber > 0 ? `?section=${sectionNumber}` : ''}`}
      className="wrap-anywhere font-semibold text-brand hover:underline"
    >
      {title}
      {heading && heading !== title && `, ${heading}`}
    </Link>
  )
}
