import { dayOf, formatDay, partsOf } from '../dates/calendar-day.ts'
import { hasValidCheckDigit } from '../hmda/check-digit.ts'
import { isLei } from '../identifiers/lei.ts'
import type { LoanTestAnswer } from '../loan-tests/answer.ts'
import { apr } from '../loan-tests/apr.ts'
import { hoepa } from '../loan-tests/hoepa.ts'
import { qmPointsFees } from '../loan-tests/qm-points-fees.ts'
import { qmStatus } from '../loan-tests/qm-status.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { findThreshold } from '../thresholds/threshold-register.ts'
import { readDays } from './dates/read-days.ts'
import { readAmounts, readPercentOf, readYear } from './read-words.ts'
import { THRESHOLD_NAMES, unitText } from './threshold-names.ts'
import type { Tool, ToolAnswer, ToolContext } from './tool-answer.ts'

/** The screen that does the whole test. */
const SCREENS: Readonly<Record<string, string>> = {
  'qm-points-fees': '/loan-tests/price-and-fees',
  'qm-status': '/loan-tests/price-and-fees',
  hoepa: '/loan-tests/price-and-fees',
  apr: '/loan-tests/apr',
  'hmda-coverage': '/loan-tests/hmda-coverage',
}

/** "What is the HOEPA points and fees threshold for 2026?" Only the row of the asked day answers. */
export const thresholdTool: Tool = (question, { today, data }) => {
  if (
    !/\b(?:threshold|limit|cap|figure|amount|trigger|exempt|tolerance|how much|cutoff|ceiling|spread|maximum)/i.test(
      question,
    )
  )
    return undefined
  const names = THRESHOLD_NAMES.filter(({ pattern }) => pattern.test(question))
  if (names.length === 0) return undefined
  const named = readDays(question, today)[0]?.day
  const year = named === undefined ? readYear(question) : undefined
  const day = named ?? (year === undefined || year === partsOf(today).year ? today : dayOf(year, 1, 1))
  const answer = blank('threshold', 'Threshold register', '/resources/thresholds')
  for (const { key, label } of names.flatMap(({ keys }) => keys)) {
    const row = findThreshold(data.thresholds, key, day)
    if (!row || row.status === 'N') {
      answer.notes.push(`${label}: not known on ${formatDay(day)}.`)
      continue
    }
    answer.results.push({ label, value: unitText(row.value, row.unit), citation: row.citation })
    answer.steps.push({
      text: `On ${formatDay(day)} the figure is ${row.value}, in force from ${row.from}${row.to ? ` to ${row.to}` : ''}; the ${row.pickedBy.replaceAll('_', ' ')} date decides.`,
      value: row.value,
      citation: row.citation,
    })
    if (row.status === 'S')
      answer.notes.push(`${label} comes from a secondary source. Check it against the official publication.`)
    if (row.note) answer.notes.push(row.note)
  }
  return answer
}

/** A Legal Entity Identifier or a Universal Loan Identifier in the question: are its check digits right? */
export const checkDigitTool: Tool = (question) => {
  if (!/\b(?:check digits?|LEI|ULI|valid|identifier)\b/i.test(question)) return undefined
  const identifier = question.match(/\b(?=[A-Za-z0-9]*\d)[A-Za-z0-9]{20,45}\b/)?.[0].toUpperCase()
  if (!identifier) return undefined
  const answer = blank('check-digit', `Check digits of ${identifier}`, '/tools/check-digit')
  const isEntity = identifier.length === 20
  const bytes = new TextEncoder().encode(identifier)
  const isValid = isEntity ? isLei(identifier) : hasValidCheckDigit(bytes, 0, bytes.length)
  answer.results.push({
    label: isEntity ? 'Legal Entity Identifier' : 'Universal Loan Identifier',
    value: isValid ? 'The check digits are right' : 'The check digits are wrong',
    citation: isEntity ? '12 CFR 1003.4(a)(1)(i)(A)' : '12 CFR part 1003, Appendix C',
  })
  return answer
}

/** "Is $9,500 of points and fees on a $300,000 loan within the QM limit?" */
export const pointsAndFeesTool: Tool = (question, context) => {
  if (!/points (?:and|&) fees/i.test(question)) return undefined
  const amounts = readAmounts(question)
  if (amounts.length === 0) return undefined
  const fees =
    /\$\s?([\d,]+(?:\.\d+)?)\s*(?:k\s*)?(?:of|in)?\s*(?:total )?points/i
      .exec(question)?.[1]
      ?.replaceAll(',', '') ??
    /points (?:and|&) fees (?:of|are|is|at|totals?)\s*\$\s?([\d,]+(?:\.\d+)?)/i
      .exec(question)?.[1]
      ?.replaceAll(',', '')
  const loanAmount = amounts.find((amount) => amount !== fees)
  if (loanAmount === undefined)
    return asks('qm-points-fees', 'Points and fees of a qualified mortgage', ['What is the loan amount?'])
  return computed(
    () =>
      qmPointsFees(
        { consummation: dayOfQuestion(question, context), loanAmount, pointsAndFees: fees },
        context.data,
      ),
    'Points and fees of a qualified mortgage',
    ({ limit, verdict, excess }) => [
      ['Limit', `$${limit}`],
      ...(verdict
        ? [['Verdict', verdict === 'pass' ? 'Within the limit' : `Above the limit by $${excess}`] as const]
        : []),
    ],
    '12 CFR 1026.43(e)(3)(i)',
  )
}

/** "APR 8.1%, APOR 6.2%, $250,000 first lien: safe harbor?" */
export const priceTool: Tool = (question, context) => {
  if (!/\b(?:QM|qualified mortgage|safe harbor|HOEPA|high.cost)\b/i.test(question)) return undefined
  const rate = readPercentOf(question, /APR|annual percentage rate/)
  const apor = readPercentOf(question, /APOR|average prime offer rate/)
  if (rate === undefined && apor === undefined) return undefined
  const isHoepa = /HOEPA|high.cost/i.test(question)
  const title = isHoepa ? 'The APR trigger of a high-cost mortgage' : 'The price test of a qualified mortgage'
  const [loanAmount] = readAmounts(question)
  const missing = [
    ...(rate === undefined ? ['What is the annual percentage rate?'] : []),
    ...(apor === undefined ? ['What is the average prime offer rate for a comparable transaction?'] : []),
    ...(loanAmount === undefined ? ['What is the loan amount?'] : []),
  ]
  if (missing.length > 0) return asks(isHoepa ? 'hoepa' : 'qm-status', title, missing)
  const lien = /\b(?:second|subordinate|junior)\b/i.test(question)
    ? ('subordinate' as const)
    : ('first' as const)
  const input = {
    consummation: dayOfQuestion(question, context),
    loanAmount: loanAmount!,
    lien,
    apr: rate!,
    apor: apor!,
  }
  if (isHoepa)
    return computed(
      () => hoepa(input, context.data),
      title,
      ({ triggers: { apr: trigger } }) => [
        ...(trigger.spread ? [['APR less APOR', `${trigger.spread} percentage points`] as const] : []),
        ...(trigger.threshold
          ? [['Trigger', `more than ${trigger.threshold} percentage points`] as const]
          : []),
        ['APR trigger', trigger.hit === null ? 'Not determined' : trigger.hit ? 'Reached' : 'Not reached'],
      ],
      '12 CFR 1026.32(a)(1)(i)',
    )
  return computed(
    () => qmStatus(input, context.data),
    title,
    ({ spread, status, priceThreshold }) => [
      ['APR less APOR', `${spread} percentage points`],
      ...(priceThreshold
        ? [['Limit of the price test', `${priceThreshold} percentage points`] as const]
        : []),
      ['Status by price', status.replaceAll('_', ' ')],
    ],
    '12 CFR 1026.43(b)(4), (e)(1), (e)(2)(vi)',
  )
}

/** "APR of $200,000 with 360 monthly payments of $1,264.14, amount financed …" */
export const aprTool: Tool = (question, { today, data }) => {
  if (!/\b(?:compute|calculate|what is|what's|check)\b.*\b(?:APR|annual percentage rate)\b/i.test(question))
    return undefined
  const [financed, payment] = readAmounts(question)
  const count = /(\d{1,3})\s+(?:equal\s+)?(?:monthly\s+)?payments/i.exec(question)?.[1]
  if (financed === undefined && count === undefined) return undefined
  const [first, next] = readDays(question, today)
  const missing = [
    ...(financed === undefined ? ['What is the amount financed?'] : []),
    ...(payment === undefined ? ['How large is each payment?'] : []),
    ...(count === undefined ? ['How many monthly payments are there?'] : []),
    ...(!first || !next ? ['On which day is the loan advanced, and when is the first payment due?'] : []),
  ]
  if (missing.length > 0) return asks('apr', 'Annual percentage rate', missing)
  return computed(
    () =>
      apr(
        {
          advances: [{ amount: financed!, date: formatDay(first!.day) }],
          payments: [
            {
              amount: payment!,
              firstDate: formatDay(next!.day),
              count: Number(count),
              every: 1,
              unit: 'month',
            },
          ],
        },
        data,
      ),
    'Annual percentage rate',
    ({ apr: rate }) => [['APR', `${rate}%`]],
    '12 CFR 1026, Appendix J',
  )
}

/** Coverage rests on facts of the institution: it is asked for them, never guessed. */
export const coverageTool: Tool = (question) => {
  if (
    !/\b(?:do|must|are|does|have)\b.*\b(?:we|i|our|us)\b.*\b(?:HMDA|report)/i.test(question) ||
    !/HMDA/i.test(question)
  )
    return undefined
  return {
    ...asks('hmda-coverage', 'HMDA coverage of your institution', [
      'What were your assets on the last December 31?',
      'Had you an office in a metropolitan area on that day?',
      'How many closed-end mortgage loans and open-end lines did you originate in each of the last two years?',
    ]),
    href: '/settings/applies',
  }
}

function dayOfQuestion(question: string, { today }: ToolContext): string {
  return formatDay(readDays(question, today)[0]?.day ?? today)
}

function computed<Result>(
  run: () => LoanTestAnswer<Result>,
  title: string,
  read: (result: Result) => readonly (readonly [label: string, value: string])[],
  citation: string,
): ToolAnswer {
  try {
    const { calculator, result, steps, notes } = run()
    const results = read(result).map(([label, value]) => ({ label, value, citation }))
    return { ...blank(calculator, title, SCREENS[calculator] ?? '/loan-tests'), results, steps, notes }
  } catch (error) {
    if (!(error instanceof LoanTestRefusal)) throw error
    return { ...blank(error.code, title, '/loan-tests'), notes: [error.message] }
  }
}

function asks(tool: string, title: string, missing: string[]): ToolAnswer {
  return { ...blank(tool, title, `/loan-tests/${tool}`), missing }
}

function blank(tool: string, title: string, href: string): ToolAnswer {
  return { tool, title, href, results: [], steps: [], notes: [], skipped: [], missing: [] }
}
