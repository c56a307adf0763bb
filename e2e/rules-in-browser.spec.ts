import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { rolldown } from 'rolldown'
import type { CalculatorName } from '../rules/src/loan-tests/loan-test-list.ts'
import { expect, test } from './journey.ts'
import { answer, type DataFiles, load } from './rules-in-browser.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')
const FILES: DataFiles = {
  thresholds: read('../data/thresholds/thresholds.csv'),
  fixed: read('../data/apor/YieldTableFixed.txt'),
  variable: read('../data/apor/YieldTableAdjustable.txt'),
}

type Call = [name: CalculatorName, input: object]
type InBrowser = { rules: { load: typeof load; answer: typeof answer } }

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((amount) => (amount / 100).toFixed(2))
const day = fc
  .date({ min: new Date('2021-03-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const rate = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => String(thousandths / 1000))

const calls: fc.Arbitrary<Call> = fc.oneof(
  fc
    .record({ sent: day, method: fc.constantFrom('in_person', 'mail', 'email'), plannedConsummation: day })
    .map(
      ({ plannedConsummation, ...closingDisclosure }): Call => [
        'trid-forward',
        { closingDisclosure, plannedConsummation },
      ],
    ),
  fc
    .record({
      consummation: day,
      loanAmount: cents(1, 100_000_000),
      lien: fc.constantFrom('first', 'subordinate'),
      apr: rate,
      apor: rate,
    })
    .map((input): Call => ['qm-status', input]),
  fc.record({ date: day, amount: cents(10_000, 90_000_000), payment: cents(1, 1_000_000), first: day }).map(
    ({ date, amount, payment, first }): Call => [
      'apr',
      {
        advances: [{ date, amount }],
        payments: [{ amount: payment, firstDate: first, count: 360, unit: 'month' }],
      },
    ],
  ),
  fc
    .record({ estimated: cents(0, 500_000), actual: cents(0, 500_000) }, { noNullPrototype: true })
    .map((fee): Call => ['fee-tolerance', { fees: [{ id: 'a', kind: 'recording_fee', ...fee }] }]),
)

test('a rule gives the same answer, word for word, in the browser and outside it', async ({ page }) => {
  const bundle = await rolldown({ input: at('rules-in-browser.ts') })
  const { output } = await bundle.generate({ format: 'iife', name: 'rules' })
  await page.goto('about:blank')
  await page.addScriptTag({ content: output[0].code })
  load(FILES)
  await page.evaluate((files) => (globalThis as unknown as InBrowser).rules.load(files), FILES)
  const inBrowser = (asked: readonly Call[]) =>
    page.evaluate(
      (list) => list.map(([name, input]) => (globalThis as unknown as InBrowser).rules.answer(name, input)),
      asked,
    )

  const examples = (
    JSON.parse(read('../rules/src/loan-tests/worked-examples.json')) as {
      calculator: CalculatorName
      input: object
    }[]
  ).map(({ calculator, input }): Call => [calculator, input])
  expect(await inBrowser(examples)).toEqual(examples.map((call) => answer(...call)))

  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 1, maxLength: 20 }), async (asked) => {
      expect(await inBrowser(asked)).toEqual(asked.map((call) => answer(...call)))
    }),
    { seed: 20_261_124 },
  )
})
