import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isFit, type Term } from './design.ts'
import { compareGroups, holm } from './disparity.ts'
import { combine, PROXY_GROUPS, type Shares, withoutOther } from './proxy.ts'
import { fitLinear, fitLogistic, type LinearFit, type LogisticFit } from './regression.ts'

const here = (name: string) => readFileSync(new URL(`testing/${name}`, import.meta.url))
const data = (name: string) => readFileSync(new URL(`../../../data/fair-lending/${name}`, import.meta.url))

interface Table {
  columns: Map<string, (number | undefined)[]>
  rows: number
}

function readTable(name: string): Table {
  const [head, ...lines] = gunzipSync(here(`${name}.csv.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
  const columns = new Map(
    head!.split(',').map((column, index) => [
      column,
      lines.map((line) => {
        const text = line.split(',')[index]!
        return text === '' ? undefined : Number(text)
      }),
    ]),
  )
  return { columns, rows: lines.length }
}

const TABLES: Record<string, Table> = {
  'boston-hmda': readTable('boston-hmda'),
  loanapp: readTable('loanapp'),
}
const derive = (table: string, name: string, value: (at: (column: string) => number) => number) => {
  const { columns, rows } = TABLES[table]!
  columns.set(
    name,
    Array.from({ length: rows }, (_, row) => value((column) => columns.get(column)![row] ?? Number.NaN)),
  )
}
derive('boston-hmda', 'lvmed', (at) => Number(at('lvrat') >= 0.8 && at('lvrat') <= 0.95))
derive('boston-hmda', 'lvhigh', (at) => Number(at('lvrat') > 0.95))
derive('boston-hmda', 'afam_pirat', (at) => at('afam') * at('pirat'))
derive('loanapp', 'white_obrat', (at) => at('white') * at('obrat'))

interface Model {
  id: string
  data: string
  outcome: string
  terms: string[]
  subset: string | null
  fit: Record<string, unknown>[]
  linearProbability: { r2: number; terms: Record<string, unknown>[] }
}

/** Six digits, as promised; the programs that computed the figures agree among themselves to eleven. */
function expectAgreement(actual: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number') {
    const far = Math.abs((actual as number) - expected)
    expect(far <= Math.abs(expected) * 1e-6 + 1e-300, `${path}: ${actual} instead of ${expected}`).toBe(true)
  } else if (Array.isArray(expected))
    for (const [index, value] of expected.entries())
      expectAgreement((actual as unknown[])[index], value, `${path}[${index}]`)
  else expect(actual, path).toEqual(expected)
}

const { models } = JSON.parse(here('regressions.json').toString('utf8')) as { models: Model[] }

test.each(models)('model $id agrees with statsmodels and R', (model) => {
  const { columns, rows } = TABLES[model.data]!
  const used = [model.outcome, ...model.terms].map((name) => columns.get(name)!)
  const [subsetColumn, , subsetValue] = (model.subset ?? '').split(' ')
  const complete = Array.from({ length: rows }, (_, row) => row).filter(
    (row) =>
      (!subsetColumn || columns.get(subsetColumn)![row] === Number(subsetValue)) &&
      used.every((values) => values[row] !== undefined && !Number.isNaN(values[row])),
  )
  const take = (name: string) => complete.map((row) => columns.get(name)![row]!)
  const terms: Term[] = model.terms.map((name) => ({ name, values: take(name) }))
  const outcome = take(model.outcome)
  const logistic = fitLogistic(outcome, terms)
  if (!isFit(logistic)) throw new Error(logistic.message)
  const {
    id,
    data: _,
    outcome: __,
    terms: ___,
    fit,
    linearProbability,
    subset: ____,
    ...figures
  } = model as Model & { subset: unknown }
  for (const [name, value] of Object.entries(figures))
    expectAgreement(logistic[name as keyof typeof logistic], value, `${id} ${name}`)
  for (const [index, term] of fit.entries())
    for (const [name, value] of Object.entries(term))
      expectAgreement(logistic.fit[index]![name as 'name'], value, `${id} ${term.name} ${name}`)
  const linear = fitLinear(outcome, terms)
  if (!isFit(linear)) throw new Error(linear.message)
  expectAgreement(linear.r2, linearProbability.r2, `${id} r2`)
  for (const [index, term] of linearProbability.terms.entries())
    for (const [name, value] of Object.entries(term))
      expectAgreement(linear.terms[index]![name as 'name'], value, `${id} linear ${term.name} ${name}`)
})

const TEN_TERMS = [
  ...['afam', 'pirat', 'hirat', 'lvmed', 'lvhigh'],
  ...['chist', 'mhist', 'phist', 'insurance', 'selfemp'],
]
const FIFTEEN_TERMS = [
  ...['white', 'hrat', 'obrat', 'loanprc', 'unem', 'male', 'married', 'dep'],
  ...['sch', 'cosign', 'chist', 'pubrec', 'mortlat1', 'mortlat2', 'vr'],
]

/** Stock and Watson's chapter on binary outcomes; Wooldridge's example of loan approvals. */
test.each<
  [
    data: string,
    outcome: string,
    terms: readonly string[],
    kind: 'linear' | 'logit',
    printed: Record<string, string>,
  ]
>([
  ['boston-hmda', 'deny', ['pirat'], 'linear', { intercept: '-0.080', pirat: '0.604' }],
  [
    ...(['boston-hmda', 'deny', ['pirat', 'afam'], 'linear'] as const),
    { intercept: '-0.091 (0.029)', pirat: '0.559 (0.089)', afam: '0.177 (0.025)' },
  ],
  [
    ...(['boston-hmda', 'deny', ['pirat', 'afam'], 'logit'] as const),
    { intercept: '-4.13 (0.35)', pirat: '5.37 (0.96)', afam: '1.27 (0.15)' },
  ],
  ['boston-hmda', 'deny', TEN_TERMS, 'linear', { afam: '0.084 (0.023)' }],
  ['boston-hmda', 'deny', TEN_TERMS, 'logit', { afam: '0.688 (0.182)' }],
  ['loanapp', 'approve', ['white'], 'linear', { intercept: '0.708', white: '0.201' }],
  ['loanapp', 'approve', FIFTEEN_TERMS, 'linear', { white: '0.129' }],
])(
  '%s, %s by %j, %s: published coefficients are met to every printed digit',
  (data, outcome, names, kind, printed) => {
    const { columns, rows } = TABLES[data]!
    const complete = Array.from({ length: rows }, (_, row) => row).filter((row) =>
      [outcome, ...names].every((name) => columns.get(name)![row] !== undefined),
    )
    const take = (name: string) => complete.map((row) => columns.get(name)![row]!)
    const terms = names.map((name) => ({ name, values: take(name) }))
    const fitted = kind === 'linear' ? fitLinear(take(outcome), terms) : fitLogistic(take(outcome), terms)
    if (!isFit<LinearFit | LogisticFit>(fitted)) throw new Error(fitted.message)
    const found =
      'fit' in fitted
        ? fitted.fit.map((term) => ({ ...term, error: term.standardErrorSandwich }))
        : fitted.terms.map((term) => ({ ...term, error: term.standardErrorHc1 }))
    for (const [name, words] of Object.entries(printed)) {
      const term = found.find((each) => each.name === name)!
      const [coefficient, error] = words.split(/[ ()]+/)
      const like = (value: number, text: string) => value.toFixed(text.split('.')[1]!.length)
      expect(like(term.coefficient, coefficient!), name).toBe(coefficient)
      if (error) expect(like(term.error, error), name).toBe(error)
    }
    if (data === 'loanapp') expect(fitted.n).toBe(names.length === 1 ? 1989 : 1971)
  },
)

const { cases } = JSON.parse(here('disparities.json').toString('utf8')) as { cases: Record<string, never>[] }

test.each(cases)('table $id agrees with R', (example) => {
  const answer = compareGroups(example as never)
  for (const [name, value] of Object.entries(example))
    if (name in answer) expectAgreement(answer[name as keyof typeof answer], value, `${example.id} ${name}`)
})

test('tables without events, with events alone, and of one person give figures or nothing, never NaN', () => {
  for (const [groupEvents, groupTotal, comparisonEvents, comparisonTotal] of [
    [0, 10, 0, 20],
    [10, 10, 20, 20],
    [0, 10, 20, 20],
    [10, 10, 0, 20],
    [1, 1, 0, 1],
    [0, 1, 3, 7],
  ] as const) {
    const answer = compareGroups({ groupEvents, groupTotal, comparisonEvents, comparisonTotal })
    for (const [name, value] of Object.entries(answer))
      for (const figure of [value].flat())
        expect(figure === undefined || Number.isFinite(figure), `${name} ${figure}`).toBe(true)
  }
})

test('ten equal doubts are corrected for being ten', () => {
  expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06])
  expect(holm([])).toEqual([])
})

test.each([
  ['one outcome', [0, 0, 0, 0, 0, 0], [{ name: 'income', values: [1, 2, 3, 4, 5, 6] }]],
  ['collinear', [0, 1, 0, 1, 1, 0], [{ name: 'product', values: [1, 1, 1, 1, 1, 1] }]],
  [
    'collinear',
    [0, 1, 0, 1, 1, 0],
    [
      { name: 'income', values: [1, 2, 3, 4, 5, 6] },
      { name: 'income in cents', values: [100, 200, 300, 400, 500, 600] },
    ],
  ],
  ['separated', [0, 0, 0, 1, 1, 1], [{ name: 'income', values: [1, 2, 3, 4, 5, 6] }]],
  ['separated', [0, 1, 0, 1, 1, 1, 1], [{ name: 'group', values: [0, 0, 0, 0, 1, 1, 1] }]],
  ['too few', [0, 1], [{ name: 'income', values: [1, 2] }]],
] as const)('says "%s" in a sentence instead of figures', (reason, outcome, terms) => {
  const answer = fitLogistic(outcome, terms)
  expect(answer).toMatchObject({ reason })
  expect((answer as { message: string }).message).toMatch(/^[A-Z0-9a-z].+\.$/)
})

test('a figure that the controls give exactly is a sentence', () => {
  const score = [600, 640, 660, 700, 720, 760, 780, 790]
  const group = [0, 1, 0, 1, 1, 0, 0, 1]
  const terms = [
    { name: 'group', values: group },
    { name: 'score', values: score },
  ]
  expect(
    fitLinear(
      score.map((value) => value / 100),
      terms,
    ),
  ).toMatchObject({ reason: 'exact', message: expect.stringMatching(/exactly.+\.$/) })
})

test('units do not change an answer', () => {
  const income = [30, 45, 52, 61, 48, 75, 33, 90, 58, 66]
  const outcome = [1, 0, 1, 0, 0, 1, 1, 0, 0, 0]
  const inThousands = fitLogistic(outcome, [{ name: 'income', values: income }])
  const inDollars = fitLogistic(outcome, [{ name: 'income', values: income.map((value) => value * 1000) }])
  if (!(isFit(inThousands) && isFit(inDollars))) throw new Error('no fit')
  expect(inDollars.fit[1]!.coefficient * 1000).toBeCloseTo(inThousands.fit[1]!.coefficient, 10)
  expect(inDollars.fit[1]!.p).toBeCloseTo(inThousands.fit[1]!.p, 10)
})

const csv = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

test('the proxy agrees with 300 results of an independent program', () => {
  const surnames = new Map(
    csv(gunzipSync(data('surnames-2010.csv.gz')).toString()).map((row) => [row[0], row]),
  )
  const places = {
    tract2010: new Map(
      csv(gunzipSync(data('tract-2010-adults.csv.gz')).toString()).map((row) => [row[0], row]),
    ),
    zcta2020: new Map(
      csv(gunzipSync(data('zcta-2020-adults.csv.gz')).toString()).map((row) => [row[0], row]),
    ),
  }
  const totals = JSON.parse(data('national-totals.json').toString())
  const vectors = csv(here('proxy-vectors.csv').toString())
  expect(vectors).toHaveLength(300)
  for (const [table, geo, name, ...expected] of vectors) {
    const [, , white, black, hispanic, api, aian, multi] = surnames.get(name!)!.map(Number)
    const [, total, ...counts] = places[table as 'tract2010'].get(geo!)!.map(Number)
    const place = withoutOther({
      total: total!,
      hispanic: counts[0]!,
      white: counts[1]!,
      black: counts[2]!,
      aian: counts[3]!,
      api: counts[4]!,
      multi: counts[5]!,
      other: counts[6]!,
    })
    const { mult_other, ...national } = totals[table!]
    const answer = combine({ white, black, hispanic, api, aian, multi } as Shares, place, {
      ...national,
      multi: mult_other,
    } as Shares)
    for (const [index, group] of PROXY_GROUPS.entries())
      expect(answer![group], `${name} in ${geo}: ${group}`).toBeCloseTo(Number(expected[index]), 9)
  }
})
