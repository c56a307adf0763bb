import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { otherLawCoverage } from '@plumbline/rules/applicability/other-law-coverage.ts'
import { regulationCoverage } from '@plumbline/rules/applicability/regulation-coverage.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'

/** What the law looks at before products and counts: what kind of institution it is, and who supervises it. */
export type Charter = Pick<InstitutionFacts, 'kind' | 'regulator'>

const VARIANT = /\{\{only ([a-z_ ]+)\}\}(.*?)\{\{end\}\}/gs
const IMPLEMENTS = /^Implements: (.+)$/gm
const HEADING = /^#+ (.+)$/m

/**
 * A template as the charter has it. `{{only credit_union}}…{{end}}` stays for the kinds that it names; a line
 * "Implements" loses the parts that do not apply, and the purpose names the sections that have no other law in the
 * library. Without a charter everything stays.
 */
export function forCharter(body: string, charter: Charter | undefined): string {
  const chosen = body.replace(VARIANT, (_, kinds: string, text: string) =>
    !charter?.kind || kinds.split(' ').includes(charter.kind) ? text : '',
  )
  const tidy = chosen.replace(/\n{3,}/g, '\n\n').replace(/^ +/gm, '')
  return charter?.kind ? withOwnLaw(tidy, charter) : tidy
}

/** Which year decides is of no matter: the charter alone is given, and no figure. */
const ANY_YEAR = 2026

function withOwnLaw(body: string, charter: Charter): string {
  const foreign = new Set(
    [...regulationCoverage(charter), ...otherLawCoverage(charter, ANY_YEAR)]
      .filter(({ outcome }) => outcome === 'does_not_apply')
      .map(({ id }) => id),
  )
  const isOwn = (text: string) => {
    const citation = parseCitation(text)
    return citation?.code !== 'CFR' || !foreign.has(libraryPart(citation))
  }
  const without: string[] = []
  const sections = body.split(/(?=^#+ )/m).map((section) =>
    section.replace(IMPLEMENTS, (_, list: string) => {
      const own = list.split('; ').filter(isOwn)
      if (own.length > 0) return `Implements: ${own.join('; ')}`
      without.push(HEADING.exec(section)?.[1] ?? '')
      return ''
    }),
  )
  const [purpose = '', ...others] = sections.map((section) => `${section.trimEnd()}\n`)
  const note = without.length > 0 ? `\n${noteOn(without)}\n` : ''
  return [`${purpose}${note}`, ...others].join('\n')
}

const noteOn = (headings: readonly string[]) =>
  `Plumbline's library does not hold the rule of our own agency for: ${headings.join('; ')}. Compare them with it.`
