import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type DrawnSample, drawnSampleOf, planText, readPlan, verdictText } from './sampling-plan.ts'

/** More numbers are read in a file. */
const SHOWN = 300
const CONFIDENCES = ['0.90', '0.95', '0.975', '0.99'] as const

/** How many items to test, which ones, and what the result says about all of them. */
export default function SamplingPage() {
  const [params, change] = useAddressParams()
  const update = (name: string, value: string) =>
    change((before) => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  const text = (name: string, usual = '') => params.get(name) ?? usual
  const plan = {
    population: text('population', '500'),
    confidence: text('confidence', '0.95'),
    tolerableRate: text('tolerable', '5'),
    deviationsAllowed: text('allowed', '0'),
  }
  const seed = text('seed')
  const found = text('found')
  const answer = readPlan(plan)
  const size = 'size' in answer ? answer.size : 0
  const population = 'size' in answer ? answer.population : 0
  const drawn = useMemo(
    () => (size > 0 && seed !== '' ? drawnSampleOf(seed, population, size) : undefined),
    [seed, population, size],
  )
  const field = (name: string) => ({
    value: text(name, { population: '500', tolerable: '5', allowed: '0' }[name]),
    onChange: ({ target }: { target: { value: string } }) => update(name, target.value),
  })
  const problemAt = (name: string) =>
    'problem' in answer && answer.field === name ? answer.problem : undefined

  return (
    <>
      <title>Sampling · Plumbline</title>
      <p className="text-sm">
        <Link className="text-brand underline underline-offset-3" to="/tasks/monitoring">
          Monitoring
        </Link>
      </p>
      <h1 className="mt-1 font-display font-semibold text-3xl">Sampling</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">
        How many items to test, which ones, and what the result says about all of them. Sizes and bounds are
        exact, and anyone can draw the same sample again from its seed.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <SectionCard title="1. The plan">
          <div className="grid gap-4 border-line border-t px-5 py-5 sm:grid-cols-2">
            <TextField
              label="Items in the population"
              inputMode="numeric"
              error={problemAt('population')}
              {...field('population')}
            />
            <Select
              label="Confidence"
              value={plan.confidence}
              onChange={({ target }) => update('confidence', target.value)}
            >
              {CONFIDENCES.map((confidence) => (
                <option key={confidence} value={confidence}>
                  {Number(confidence) * 100} percent
                </option>
              ))}
            </Select>
            <TextField
              label="Tolerable error rate (percent)"
              inputMode="decimal"
              hint="The share of errors that you could still accept."
              error={problemAt('tolerableRate')}
              {...field('tolerable')}
            />
            <TextField
              label="Errors allowed in the sample"
              inputMode="numeric"
              hint="0 gives the smallest sample."
              error={problemAt('deviationsAllowed')}
              {...field('allowed')}
            />
          </div>
          <p role="status" className="border-line border-t px-5 py-4 font-display text-lg">
            {'problem' in answer ? 'Correct the marked field to see the size.' : planText(answer)}
          </p>
          {'size' in answer && (
            <p className="px-5 pb-5 text-ink-soft text-sm">
              {answer.deviations} of {answer.population} items would be exceptions at the tolerable rate. If
              they were, a sample of {answer.size} would show no more than {answer.allowed} with a probability
              of {(Number(answer.risk) * 100).toFixed(2)} percent, and one item less would leave more than the
              plan allows (hypergeometric distribution, exact).
            </p>
          )}
        </SectionCard>

        <SectionCard title="2. The draw">
          <div className="grid gap-4 border-line border-t px-5 py-5">
            <TextField
              label="Seed"
              hint="Any words, such as the date and the name of the test. Write it down before you see the sample."
              maxLength={100}
              {...field('seed')}
            />
            {drawn === 'too many' && (
              <Banner tone="warning">
                More than 100,000 items are too many to draw in the browser. Number a part of them and draw
                from it.
              </Banner>
            )}
            {Array.isArray(drawn) && <Drawn sample={drawn} seed={seed} />}
            {drawn === undefined && (
              <p className="text-ink-soft text-sm">
                Number the items of the population from 1 in an order that you can find again. The seed
                decides which numbers are drawn: they are the first of all numbers sorted by the SHA-256
                digest of “seed:number”. Picking items by hand is not a sample that anyone can defend.
              </p>
            )}
          </div>
        </SectionCard>

        <SectionCard title="3. The result" className="lg:col-span-2">
          <div className="grid gap-4 border-line border-t px-5 py-5 sm:grid-cols-2">
            <TextField
              label="Errors found in the sample"
              inputMode="numeric"
              disabled={!('size' in answer)}
              {...field('found')}
            />
            <p role="status" className="self-center font-display text-lg">
              {'size' in answer && found !== '' ? verdictText(answer, plan, found) : ''}
            </p>
          </div>
        </SectionCard>
      </div>
    </>
  )
}

function Drawn({ sample, seed }: { sample: DrawnSample; seed: string }) {
  const sorted = sample.toSorted((one, other) => one - other)
  return (
    <div className="grid gap-3">
      <p className="text-sm tabular-nums leading-relaxed">
        {sorted.slice(0, SHOWN).join(', ')}
        {sorted.length > SHOWN && ` and ${sorted.length - SHOWN} more in the file`}
      </p>
      <div>
        <Button
          look="quiet"
          size="small"
          onClick={() =>
            saveFile(
              new Blob(
                [
                  `item,order of the draw\r\n${sorted.map((item) => `${item},${sample.indexOf(item) + 1}`).join('\r\n')}\r\n`,
                ],
                {
                  type: 'text/csv',
                },
              ),
              `sample-${seed.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}.csv`,
            )
          }
        >
          <Download aria-hidden className="size-4" /> Sample (CSV)
        </Button>
      </div>
    </div>
  )
}
