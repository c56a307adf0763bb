import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { ThresholdTable } from '../../platform/regulations/threshold-table.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { publicCitation } from '../regulations/public-citation.tsx'
import type { Route } from './+types/thresholds-tool-page'

/** A finished document: the years are links and a form that works without scripts. */
export const handle: PageHandle = { scripts: 'signed-in' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const thresholds = await context.get(apiContext).thresholds.list()
  const asked = new URL(request.url).searchParams
  const thisYear = new Date().getUTCFullYear()
  const first = Math.min(...thresholds.map(({ from }) => Number(from.slice(0, 4))))
  const years = Array.from({ length: thisYear + 2 - first }, (_, index) => thisYear + 1 - index)
  const yearOf = (name: string, otherwise: number) => {
    const year = Number(asked.get(name))
    return years.includes(year) ? year : otherwise
  }
  return { thresholds, years, chosen: [yearOf('year', thisYear - 1), yearOf('with', thisYear)] as const }
}

const link = publicCitation(undefined)

function cite(text: string) {
  const found = findCitations(text, { title: 12, part: '1026' })
  if (found.length === 0) return text
  return found.map(({ citation, text: words, start }) => (
    <span key={start} className="mr-2 font-semibold text-brass">
      {link(citation, words)}
    </span>
  ))
}

/** The yearly figures of consumer finance law, two years side by side. */
export default function ThresholdsToolPage({ loaderData }: Route.ComponentProps) {
  const { thresholds, years, chosen } = loaderData
  return (
    <>
      <PageMeta
        title="Threshold register"
        description="Yearly dollar amounts and percentages of Regulations B, C, X, and Z with the paragraph and the Federal Register document of each, two years side by side."
        path="/tools/thresholds"
        card="thresholds"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">Threshold register</h1>
        <p className="mt-3 mb-6 max-w-2xl text-ink-soft">
          The figures that change with the year, each with the paragraph it is in. A figure belongs to the
          year that the named date of the loan falls in. A year that we do not have says so.
        </p>
        <form method="get" className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
          {(['year', 'with'] as const).map((name, index) => (
            <Select
              key={name}
              name={name}
              label={index === 0 ? 'Year' : 'Beside'}
              defaultValue={String(chosen[index])}
            >
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </Select>
          ))}
          <Button type="submit">Show</Button>
        </form>
        <ThresholdTable thresholds={thresholds} years={chosen} cite={cite} />
      </div>
    </>
  )
}
