import type { GroupSum, ProxyBand, ProxySummary } from '@plumbline/rules/fair-lending/proxy-summary.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { percent } from '../fair-lending/fair-lending-words.ts'
import { ProxyRows } from './proxy-rows.tsx'
import { BAND_NAMES, count, expectedCount, PROXY_GROUP_NAMES, REASON_NAMES, rowCount } from './proxy-words.ts'
import type { AskProxy } from './use-proxy.ts'

/** What the rows come to together, why some have no proxy, and the rows themselves. */
export function ProxyResults({ ask, summary }: { ask: AskProxy; summary: ProxySummary }) {
  const [problem, setProblem] = useState<string>()
  const { rows, withProxy, byPlace, without, noneReachesHalf } = summary

  async function download() {
    try {
      const text = await ask({ type: 'results' })
      saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), 'proxy-results.csv')
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-start gap-3">
        <p role="status" className="min-w-0 max-w-prose flex-1 basis-72 font-display text-lg leading-snug">
          {count(withProxy)} of {rowCount(rows)} {withProxy === 1 ? 'has' : 'have'} a proxy
          {withProxy > 0 && `: ${count(byPlace.tract)} by census tract, ${count(byPlace.zip)} by ZIP code`}.
          {noneReachesHalf > 0 && ` In ${rowCount(noneReachesHalf)} no group reaches 0.5.`}
        </p>
        <Button look="quiet" size="small" className="sm:ml-auto" onClick={() => void download()}>
          <Download aria-hidden className="size-4" /> Download results
        </Button>
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {withProxy === 0 ? (
        <p className="text-ink-soft">No row has a proxy, so there is nothing to add up.</p>
      ) : (
        <GroupTable groups={summary.groups} />
      )}
      {without.length > 0 && (
        <section aria-labelledby="proxy-without">
          <h3 id="proxy-without" className="mb-3 font-semibold">
            Rows without a proxy
          </h3>
          <div className="max-w-2xl rounded-card border border-line bg-surface">
            <Table
              caption="Rows without a proxy, by reason"
              rows={without}
              keyOf={({ because }) => because}
              columns={[
                { id: 'reason', heading: 'Reason', cell: ({ because }) => REASON_NAMES[because] },
                { id: 'rows', heading: 'Rows', align: 'end', cell: (one) => count(one.rows) },
              ]}
            />
          </div>
        </section>
      )}
      <ProxyRows ask={ask} />
    </div>
  )
}

function GroupTable({ groups }: { groups: readonly GroupSum[] }) {
  const band = (id: ProxyBand): Column<GroupSum> => ({
    ...{ id, heading: BAND_NAMES[id], align: 'end' },
    cell: ({ bands }) => (
      <span className="tabular-nums">
        {rowCount(bands[id].rows)}
        <span className="block text-ink-faint text-sm">{expectedCount(bands[id].expected)} expected</span>
      </span>
    ),
  })
  return (
    <section aria-labelledby="proxy-groups">
      <h3 id="proxy-groups" className="font-semibold">
        Expected by group
      </h3>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft text-sm">
        The expected number is the sum of the probabilities of all rows, so a row counts in part for each
        group. The bands say how sure the figures are: how many rows have a probability that high, and how
        many people of the group are expected among them. Counting only the rows above a line would leave out
        the people expected below it, and take in others.
      </p>
      <div className="rounded-card border border-line bg-surface">
        <Table
          caption="Expected number of applications by group"
          rows={groups}
          keyOf={({ group }) => group}
          columns={[
            { id: 'group', heading: 'Group', cell: ({ group }) => PROXY_GROUP_NAMES[group] },
            {
              ...{ id: 'expected', heading: 'Expected', align: 'end' },
              cell: ({ expected, share }) => (
                <span className="tabular-nums">
                  {expectedCount(expected)}
                  {share !== undefined && (
                    <span className="block text-ink-faint text-sm">{percent(share)}</span>
                  )}
                </span>
              ),
            },
            band('high'),
            band('middle'),
            band('low'),
          ]}
        />
      </div>
    </section>
  )
}
