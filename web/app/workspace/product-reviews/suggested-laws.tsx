import {
  PRODUCT_LINE_LABELS,
  type ProductReview,
  REVIEW_KIND_LABELS,
} from '@plumbline/contract/compliance/product-reviews.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { suggestRegulations } from '@plumbline/rules/product-reviews/suggest-regulations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { IconButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CitationText } from '../work/citation-text.tsx'
import { PanelSection } from '../work/panel-section.tsx'

const printed = (text: string) => {
  const citation = parseCitation(text)
  return citation ? printCitation(citation) : text
}
/** `12 CFR 1026` of `12 CFR 1026.43(e)`, `15 U.S.C. 7001` of `15 U.S.C. 7001(c)`. */
const lawOf = (text: string) =>
  /^\d+ (?:CFR (?:part )?\w+|U\.S\.C\. \w+)/.exec(text)?.[0].replace('part ', '')

/** The laws of the institution that the line and the kind of change usually touch, and that are not cited yet. */
export function SuggestedLaws({ review: { id, kind, productLine } }: { review: ProductReview }) {
  const queries = useQueryClient()
  const subject = { kind: 'product_review', id } as const
  const applies = useQuery(api.settings.whatApplies.queryOptions())
  const cited = useQuery(api.citationLinks.list.queryOptions({ input: subject }))
  const add = useMutation({
    async mutationFn(citations: readonly string[]) {
      for (const text of citations) await apiClient.citationLinks.add({ ...subject, text })
    },
    async onSettled() {
      for (const queryKey of [api.citationLinks.key(), api.history.key()])
        await queries.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('Not every rule could be added', problemText(error, 'Please try again.')),
  })
  if (!applies.data || !cited.data) return null
  const present = new Set(cited.data.map(({ text }) => lawOf(text)))
  const words = { kind: REVIEW_KIND_LABELS[kind], line: PRODUCT_LINE_LABELS[productLine] }
  const open = suggestRegulations({ kind, productLine }, applies.data.items, words).filter(
    ({ citation }) => !present.has(lawOf(citation)),
  )
  if (open.length === 0) return null
  return (
    <PanelSection
      title="Rules it may touch"
      count={open.length}
      action={
        <button
          type="button"
          className="font-semibold text-brand"
          disabled={add.isPending}
          onClick={() => add.mutate(open.map(({ citation }) => citation))}
        >
          Add all
        </button>
      }
    >
      <ul className="grid gap-2 text-sm">
        {open.map(({ citation, name, outcome, because }) => (
          <li key={citation} className="flex items-start gap-2">
            <span className="min-w-0 flex-1">
              <CitationText text={printed(citation)} /> <span className="wrap-anywhere">{name}</span>
              <span className="block text-ink-soft text-xs">
                {outcome === 'applies' ? 'Applies to you' : 'May apply to you'}; suggested by: {because}
              </span>
            </span>
            <IconButton
              label={`Add ${printed(citation)}`}
              className="size-8"
              disabled={add.isPending}
              onClick={() => add.mutate([citation])}
            >
              <Plus aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
