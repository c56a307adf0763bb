import examples from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { afterAll, expect, test } from 'vitest'
import { generateOpenApi } from '../../http/open-api/open-api-document.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { loanTestHandlers } from './loan-test-handlers.ts'

const server = await startTestServer()
afterAll(server.close)
const token = await server.tokenOf(await server.addMember({ role: 'user' }))

interface Body {
  code: string
  message: string
  steps: unknown[]
  data: { issues: { message: string }[] }
}

async function run(name: string, input: unknown) {
  const response = await server.request(`http://localhost:3000/api/loan-tests/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: (await response.json()) as Body }
}

interface Example {
  id: string
  calculator: string
  input: object
  expected: object & { error?: { code: string; field?: string } }
}
const known = (examples as Example[]).filter(({ calculator }) => calculator in loanTestHandlers)

test.each(known)('$id $calculator over HTTP', async ({ calculator, input, expected }) => {
  const { status, body } = await run(calculator, input)
  if (expected.error) {
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: expected.error.code.toUpperCase(),
      data: expected.error.field === undefined ? {} : { field: expected.error.field },
    })
  } else {
    expect(status).toBe(200)
    expect(body).toMatchObject({ calculator, result: expected })
    expect(body.steps.length).toBeGreaterThan(0)
  }
})

const SPREAD = { actionTaken: 1, amortization: 'fixed', apr: '7', rateSetDate: '2026-03-18', termMonths: 360 }
const PRICED = { consummation: '2026-05-01', loanAmount: '300000.00', lien: 'first', apr: '7', apor: '6' }

test.each([
  ['business-days', { definition: 'specific', from: '2026-06-31', days: 1 }, '"2026-06-31" is not a date'],
  [
    'business-days',
    { definition: 'specific', from: '2026-06-01', days: 900 },
    '"900" is not a whole number of days from -400 to 400',
  ],
  [
    'fee-tolerance',
    { fees: [{ id: 'a', kind: 'creditor_fee', estimated: '$1,234.5', actual: '0' }] },
    '"$1,234.5" is not an amount such as "1234.50"',
  ],
  [
    'fee-tolerance',
    { fees: [{ id: 'a', kind: 'creditor_fee', estimated: '-1', actual: '0' }] },
    '"-1" is not an amount',
  ],
  ['trid-forward', { changes: [{ kind: 'apr', disclosedApr: '6,875' }] }, '"6,875" is not a rate in percent'],
  ['trid-forward', { changes: [{ kind: 'apr', disclosedApr: 1001 }] }, 'at most 1000'],
  [
    'apr',
    { advances: [], payments: [{ amount: '$1,234.5', date: '2026-01-01' }] },
    '"$1,234.5" is not an amount',
  ],
  [
    'apr',
    { advances: [], payments: [{ amount: '1', firstDate: '2026-01-01', count: 30_000, unit: 'day' }] },
    '"30000" is not a number of payments from 1 to 20000',
  ],
  [
    'apr-tolerance',
    { disclosedApr: '6,875', actualApr: 6, irregular: false },
    '"6,875" is not a rate in percent',
  ],
  [
    'points-and-fees',
    { items: [{ id: 'a', type: 'finance_charge', amount: '-1.00' }] },
    '"-1.00" is not an amount',
  ],
  ['hoepa', { consummation: '2026-06-31', loanAmount: '1.00' }, '"2026-06-31" is not a date'],
  ...(['qm-status', 'hpml'] as const).flatMap((name): [string, object, string][] => [
    [name, { ...PRICED, consummation: '2026-02-30' }, '"2026-02-30" is not a date'],
    [name, { ...PRICED, loanAmount: '-1.00' }, '"-1.00" is not an amount'],
    [name, { ...PRICED, loanAmount: '$1,234.5' }, '"$1,234.5" is not an amount'],
    [name, { ...PRICED, apr: '6,875' }, '"6,875" is not a rate in percent'],
    [name, { ...PRICED, apr: '1000.00000001' }, 'at most 1000'],
  ]),
  ['rate-spread', { ...SPREAD, rateSetDate: '2026-02-30' }, '"2026-02-30" is not a date'],
  ['rate-spread', { ...SPREAD, apr: '6,875' }, '"6,875" is not a rate in percent'],
  ['escrow-analysis', { firstPaymentMonth: '2026-13', disbursements: [] }, '"2026-13" is not a month'],
  ['adverse-action', { kind: 'complete_application', date: '2026-02-29' }, '"2026-02-29" is not a date'],
  ['servicing-dates', { kind: 'delinquency', unpaidSince: '2026-02-29' }, '"2026-02-29" is not a date'],
  ['hoepa-rate', { rateType: 'other', rates: ['6,875'] }, '"6,875" is not a rate in percent'],
  ['threshold', { key: 'qm_pf_a_min', date: '2026-02-29' }, '"2026-02-29" is not a date'],
  ['trid-backward', { consummation: '2026-02-29' }, '"2026-02-29" is not a date'],
  ['trid-post-closing', { consummation: '2026-02-29', events: [] }, '"2026-02-29" is not a date'],
])('%s refuses %j as a schema fault', async (name, input, message) => {
  const { status, body } = await run(name, input)
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  expect(body.data.issues[0]!.message).toContain(message)
})

test('an unknown field is refused, not ignored', async () => {
  const { status, body } = await run('trid-forward', { loanEstimat: {} })
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  expect(JSON.stringify(body.data.issues)).toContain('loanEstimat')
})

test('ten thousand fees are refused by their number, a hundred thousand by their size', async () => {
  const fee = { id: 'a', kind: 'creditor_fee', estimated: '1', actual: '1' }
  const { status, body } = await run('fee-tolerance', { fees: Array.from({ length: 10_000 }, () => fee) })
  expect(status).toBe(400)
  expect(JSON.stringify(body.data.issues)).toContain('10000 fees are more than the limit of 1000')
  const larger = await run('fee-tolerance', { fees: Array.from({ length: 100_000 }, () => fee) })
  expect(larger).toMatchObject({ status: 413, body: { message: 'The request is larger than 1 MiB.' } })
})

test.each([
  ['threshold', { key: 'qm_pf_z', date: '2026-01-01' }, 'UNKNOWN_THRESHOLD', 'key'],
  ['threshold', { key: 'qm_pf_a_min', date: '2027-01-01' }, 'NOT_LOADED', 'qm_pf_a_min'],
  ['qm-points-fees', { consummation: '2026-01-02', loanAmount: '0.00' }, 'INVALID_VALUE', 'loanAmount'],
  [
    'apr',
    {
      advances: [{ date: '2026-01-02', amount: '100.00' }],
      payments: [{ date: '2026-02-02', amount: '99.99' }],
    },
    'PAYMENTS_DO_NOT_REPAY',
    'payments',
  ],
  [
    'trid-forward',
    { applicationReceived: '2026-06-02', plannedConsummation: '2026-06-01' },
    'INVALID_DATE_ORDER',
    'plannedConsummation',
  ],
  ['hpml', { ...PRICED, applicationReceived: '2026-05-02' }, 'INVALID_DATE_ORDER', 'consummation'],
  ['qm-status', { ...PRICED, loanAmount: '0.00' }, 'INVALID_VALUE', 'loanAmount'],
  ['hoepa', { ...PRICED, loanAmount: '0' }, 'INVALID_VALUE', 'loanAmount'],
  [
    'apr',
    {
      advances: [{ date: '2026-01-02', amount: '0.00' }],
      payments: [{ date: '2026-02-02', amount: '1.00' }],
    },
    'INVALID_VALUE',
    'advances[0].amount',
  ],
  [
    'apr',
    {
      advances: [{ date: '2026-01-02', amount: '1000.00' }],
      payments: [{ amount: '1.00', firstDate: '2026-02-02', count: 360, unit: 'month' }],
    },
    'PAYMENTS_DO_NOT_REPAY',
    'payments',
  ],
  [
    'escrow-analysis',
    { firstPaymentMonth: '2026-07', disbursements: [], cushionMonths: 3 },
    'CUSHION_ABOVE_LIMIT',
    'cushionMonths',
  ],
])('%s refuses %j by the rule', async (name, input, code, field) => {
  const { status, body } = await run(name, input)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code, data: { field } })
  expect(body.message).toContain(field)
})

test('an APR of 600 % is a rate: it is computed, compared, and outside', async () => {
  const repaid = {
    advances: [{ date: '2026-01-02', amount: '100.00' }],
    payments: [{ date: '2027-01-02', amount: '700.00' }],
  }
  expect((await run('apr', repaid)).body).toMatchObject({ result: { apr: '600.00' } })
  expect((await run('qm-status', { ...PRICED, apr: 600 })).body).toMatchObject({
    result: { spread: '594.000', pricePass: false, status: 'not_qm' },
  })
})

test('the documentation shows an example of each calculator that runs', async () => {
  const { paths } = await generateOpenApi('http://localhost:3000')
  for (const name of Object.keys(loanTestHandlers)) {
    const { post } = paths![`/loan-tests/${name}`]!
    expect(post!.security, name).toEqual([{ session: [] }, { apiKey: [] }])
    const body = post!.requestBody as { content: Record<string, { example?: unknown }> }
    const { example } = body.content['application/json']!
    expect((await run(name, example)).status, name).toBe(200)
  }
})
