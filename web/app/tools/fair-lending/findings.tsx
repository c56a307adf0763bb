import type { Finding, FindingAbout } from '@plumbline/rules/fair-lending/analysis.ts'
import { findingsLead } from './fair-lending-words.ts'
import { type OnMatter, sentenceMatter } from './matters.ts'

const HEADINGS: Readonly<Record<FindingAbout, string | undefined>> = {
  denials: 'What became of applications',
  prices: 'What loans cost, and how long a decision took',
  places: 'Where denials concentrate',
  products: 'Products and exceptions',
  nothing: undefined,
}

/** What the register shows, for a reader who knows no statistics. */
export function Findings({
  findings,
  onMatter,
}: {
  findings: readonly Finding[]
  onMatter: OnMatter | undefined
}) {
  const lead = findingsLead(findings)
  const groups = Map.groupBy(findings, ({ about }) => about)
  return (
    <>
      {lead && <p className="mt-4 max-w-prose font-semibold">{lead}</p>}
      {[...groups].map(([about, some]) => (
        <section key={about} aria-label={HEADINGS[about]} className="mt-4">
          {HEADINGS[about] && (
            <h3 className="mb-1.5 font-semibold text-ink-soft text-sm">{HEADINGS[about]}</h3>
          )}
          <ul className="grid max-w-prose gap-2.5">
            {some.map(({ sentence }) => (
              <li key={sentence} className="font-display text-lg leading-snug">
                {sentence}
                {onMatter && (
                  <button
                    type="button"
                    className="ml-2 cursor-pointer font-sans font-semibold text-brand text-sm underline underline-offset-3"
                    onClick={() => onMatter(sentenceMatter(sentence))}
                  >
                    Follow up
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-4 max-w-prose text-ink-soft text-sm">
        A difference is a question, not a finding of discrimination. Look at the files behind it, and ask
        counsel before you write about it: figures from loan files are not privileged as a self-test (12 CFR
        1002.15(b)(3)(ii)), but another privilege may apply.
      </p>
    </>
  )
}
