import { PROXY_GROUPS } from '@plumbline/rules/fair-lending/proxy.ts'
import { useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Table } from '../../ui/table.tsx'
import type { RowChoice, ShownRow } from './proxy-protocol.ts'
import { count, PLACE_NAMES, PROXY_GROUP_NAMES, probability } from './proxy-words.ts'
import type { AskProxy } from './use-proxy.ts'

const ROWS_PER_PAGE = 25

/** The rows one page at a time, each with its probabilities or its reason. */
export function ProxyRows({ ask }: { ask: AskProxy }) {
  const [choice, setChoice] = useState<RowChoice>('all')
  const [from, setFrom] = useState(0)
  const [shown, setShown] = useState<{ rows: ShownRow[]; total: number }>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isGone = false
    ask({ type: 'rows', choice, from, most: ROWS_PER_PAGE }).then(
      (answer) => !isGone && setShown(answer),
      (error: Error) => !isGone && setProblem(error.message),
    )
    return () => {
      isGone = true
    }
  }, [ask, choice, from])

  return (
    <section aria-labelledby="proxy-rows" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-4">
        <h3 id="proxy-rows" className="flex-1 font-semibold">
          Row by row
        </h3>
        <Select
          label="Rows shown"
          className="w-56"
          value={choice}
          onChange={({ target }) => {
            setChoice(target.value as RowChoice)
            setFrom(0)
          }}
        >
          <option value="all">All rows</option>
          <option value="without">Rows without a proxy</option>
        </Select>
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {shown?.total === 0 && <p className="text-ink-soft">Every row has a proxy.</p>}
      {shown && shown.total > 0 && (
        <>
          <div className="rounded-card border border-line bg-surface">
            <RowTable rows={shown.rows} />
          </div>
          {shown.total > ROWS_PER_PAGE && <Pages from={from} total={shown.total} onChange={setFrom} />}
        </>
      )}
    </section>
  )
}

function RowTable({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <Table
      caption="Rows with their probabilities"
      rows={rows}
      keyOf={({ number }) => String(number)}
      columns={[
        {
          ...{ id: 'row', heading: 'Row', className: 'wrap-anywhere' },
          cell: ({ number, surname, tract, zip, answer }) => (
            <>
              <b className="font-semibold">{count(number)}</b> {surname}
              <span className="block text-ink-faint text-sm">
                {answer.shares ? `${PLACE_NAMES[answer.place!.level]} ${answer.place!.code}` : tract || zip}
              </span>
            </>
          ),
        },
        {
          ...{
            id: 'answer',
            heading: 'Probabilities, or the reason why there are none',
            headingHidden: true,
          },
          cell: ({ answer }) => (
            <>
              {answer.shares && (
                <dl className="flex flex-wrap gap-x-5 gap-y-1">
                  {PROXY_GROUPS.map((group) => (
                    <div key={group} className="flex gap-1.5">
                      <dt className="text-ink-soft">{PROXY_GROUP_NAMES[group]}</dt>
                      <dd className="tabular-nums">{probability(answer.shares![group])}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {answer.note && <p className="max-w-prose text-ink-soft">{answer.note}</p>}
            </>
          ),
        },
      ]}
    />
  )
}

function Pages({ from, total, onChange }: { from: number; total: number; onChange: (from: number) => void }) {
  const to = Math.min(from + ROWS_PER_PAGE, total)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="quiet" size="small" disabled={from === 0} onClick={() => onChange(from - ROWS_PER_PAGE)}>
        Earlier rows
      </Button>
      <span className="text-sm tabular-nums" role="status">
        {count(from + 1)} to {count(to)} of {count(total)}
      </span>
      <Button
        look="quiet"
        size="small"
        disabled={to === total}
        onClick={() => onChange(from + ROWS_PER_PAGE)}
      >
        Later rows
      </Button>
    </div>
  )
}
