import type { LoanVerdict } from '@plumbline/rules/loan-files/loan-verdict.ts'

type Input = Record<string, unknown>
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
const yesNo = (value: unknown) => (value === undefined ? '' : value === true ? 'yes' : 'no')

const query = (path: string, sign: '#' | '?', values: Readonly<Record<string, string>>): string =>
  `${path}${sign}${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`

interface Delivered {
  sent: string
  method: string
  evidenceOfReceipt?: string
}

/**
 * The address of a single test with the values of the loan, or nothing where the test has no form for them. On
 * public pages they are behind the #, which browsers do not send.
 */
export function openTest(
  { id, input }: LoanVerdict,
  place: 'public' | 'workspace',
  loan = '',
): string | undefined {
  if (!input) return undefined
  if (place === 'public') return publicTest(id, input as Input)
  const address = workspaceTest(id, input as Input)
  // The number goes along behind the #, for a result that is saved.
  return address && loan !== '' ? query(address, '#', { loan }) : address
}

function publicTest(id: string, input: Input): string | undefined {
  if (id === 'apr') {
    const payments = input.payments as { amount: string; firstDate: string; count: number }[]
    const [first, last] = payments
    const [advance] = input.advances as { date: string; amount: string }[]
    // The form takes one series and a last payment of another amount.
    if (!first || !advance || payments.length > 2 || (last && last.count > 1)) return undefined
    return query('/tools/apr', '#', {
      ...{
        financed: advance.amount,
        advanced: advance.date,
        amount: first.amount,
        count: String(first.count),
      },
      ...{ first: first.firstDate, unit: 'month', disclosed: text(input.disclosedApr) },
      ...(last ? { last: last.amount, lastOn: last.firstDate } : {}),
    })
  }
  if (id === 'rate-spread') {
    const months = Number(input.termMonths)
    return query('/tools/rate-spread', '#', {
      ...{
        kind: text(input.amortization),
        years: String(Math.floor(months / 12)),
        months: months % 12 === 0 ? '' : String(months % 12),
      },
      ...{ apr: text(input.apr), set: text(input.rateSetDate) },
    })
  }
  if (id === 'trid-forward') {
    const [estimate, closing] = [input.loanEstimate, input.closingDisclosure] as (Delivered | undefined)[]
    return query('/tools/trid', '#', {
      application: text(input.applicationReceived),
      ...(estimate ? { estimate: estimate.sent, estimateBy: formMethod(estimate.method) } : {}),
      ...(closing ? { closing: closing.sent, closingBy: formMethod(closing.method) } : {}),
      planned: text(input.plannedConsummation),
    })
  }
  return undefined
}

/** Other ways of delivery count as mail does. */
const formMethod = (method: string) => (method === 'other' ? 'mail' : method)

const PRICE_TESTS = new Set(['qm-points-fees', 'qm-status', 'hoepa', 'hpml'])

function workspaceTest(id: string, input: Input): string | undefined {
  if (id === 'apr') {
    const payments = input.payments as { amount: string; firstDate: string; count: number; unit: string }[]
    return query('/loan-tests/apr', '?', {
      advances: JSON.stringify(input.advances),
      payments: JSON.stringify(
        payments.map(({ amount, firstDate, count, unit }) => ({
          amount,
          date: firstDate,
          count: String(count),
          unit,
        })),
      ),
      disclosedApr: text(input.disclosedApr),
    })
  }
  if (id === 'apr-tolerance') {
    const mortgage = (input.mortgage ?? {}) as Input
    return query('/loan-tests/apr-tolerance', '?', {
      ...{
        disclosedApr: text(input.disclosedApr),
        actualApr: text(input.actualApr),
        irregular: yesNo(input.irregular),
      },
      dwelling: input.mortgage ? 'yes' : '',
      ...Object.fromEntries(
        Object.entries(mortgage).map(([name, value]) => [`mortgage.${name}`, text(value)]),
      ),
    })
  }
  if (id === 'rate-spread') {
    const months = Number(input.termMonths)
    return query('/loan-tests/rate-spread', '?', {
      ...{
        amortization: text(input.amortization),
        apr: text(input.apr),
        rateSetDate: text(input.rateSetDate),
      },
      ...(months % 12 === 0 ? { termYears: String(months / 12) } : { termMonths: String(months) }),
      actionTaken: '1',
    })
  }
  if (id === 'trid-forward') {
    const delivered = (name: string) => {
      const one = input[name] as Delivered | undefined
      return one
        ? {
            [`${name}Sent`]: one.sent,
            [`${name}Method`]: one.method,
            [`${name}Evidence`]: text(one.evidenceOfReceipt),
          }
        : {}
    }
    return query('/loan-tests/trid-clock', '?', {
      ...{
        applicationReceived: text(input.applicationReceived),
        intentToProceed: text(input.intentToProceed),
      },
      ...delivered('loanEstimate'),
      ...delivered('closingDisclosure'),
      plannedConsummation: text(input.plannedConsummation),
    })
  }
  if (id === 'fee-tolerance') {
    const fees = input.fees as Input[]
    return query('/loan-tests/fees', '?', {
      ...{ consummation: text(input.consummation), closingDisclosureSent: text(input.closingDisclosureSent) },
      fees: JSON.stringify(
        fees.map((fee) => ({
          id: text(fee.id),
          kind: text(fee.kind),
          estimated: text(fee.estimated),
          actual: text(fee.actual),
        })),
      ),
    })
  }
  if (PRICE_TESTS.has(id))
    return query('/loan-tests/price-and-fees', '?', {
      ...{
        consummation: text(input.consummation),
        loanAmount: text(input.loanAmount),
        lien: text(input.lien),
      },
      ...{ apr: text(input.apr), apor: text(input.apor), rateSetDate: text(input.rateSetDate) },
      ...{
        conformingLimit: text(input.conformingLimit),
        applicationReceived: text(input.applicationReceived),
      },
      ...{
        qmType: text(input.qmType),
        productFeaturesPass: yesNo(input.productFeaturesPass),
        manufacturedHome: yesNo(input.manufacturedHome),
      },
    })
  return undefined
}
