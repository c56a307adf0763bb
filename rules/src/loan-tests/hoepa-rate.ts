import { type Percent, parsePercent, percentText } from '../money/percent.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import { LoanTestRefusal } from './refusal.ts'

type Rate = number | string

export interface HoepaRateInput {
  rateType: 'fixed' | 'index' | 'other'
  rate?: Rate | undefined
  indexValue?: Rate | undefined
  maximumMargin?: Rate | undefined
  initialRate?: Rate | undefined
  rates?: readonly Rate[] | undefined
}

export interface HoepaRateResult {
  rate: string
  citation: '32(a)(3)(i)' | '32(a)(3)(ii)' | '32(a)(3)(iii)'
}

/** 1026.32(a)(3): the rate from which the APR of the high-cost test is computed. */
export function hoepaRate(input: HoepaRateInput): LoanTestAnswer<HoepaRateResult> {
  const working = new Working()
  const { rate, citation, text } = chosenRate(input)
  working.step(text, percentText(rate), `1026.${citation}`)
  working.note('The APR of the high-cost test is computed with this rate. It is not the disclosed APR.')
  return working.answer('hoepa-rate', { rate: percentText(rate), citation })
}

function chosenRate(input: HoepaRateInput): {
  rate: Percent
  citation: HoepaRateResult['citation']
  text: string
} {
  switch (input.rateType) {
    case 'fixed':
      return {
        rate: needed(input.rate, 'rate'),
        citation: '32(a)(3)(i)',
        text: 'The rate cannot vary: the rate at consummation.',
      }
    case 'index': {
      const indexed = needed(input.indexValue, 'indexValue') + needed(input.maximumMargin, 'maximumMargin')
      const initial =
        input.initialRate === undefined ? indexed : parsePercent(input.initialRate, 'initialRate')
      return {
        rate: Math.max(indexed, initial),
        citation: '32(a)(3)(ii)',
        text: `The rate varies with an index: index plus the largest margin is ${percentText(indexed)}; the introductory rate is ${input.initialRate === undefined ? 'not given' : percentText(initial)}. The greater counts.`,
      }
    }
    case 'other': {
      if (!input.rates || input.rates.length === 0) throw missing('rates')
      const rates = input.rates.map((rate, index) => parsePercent(rate, `rates[${index}]`))
      return {
        rate: Math.max(...rates),
        citation: '32(a)(3)(iii)',
        text: 'The rate varies otherwise than with an index: the highest rate that can be charged.',
      }
    }
  }
}

function needed(value: Rate | undefined, field: string): Percent {
  if (value === undefined) throw missing(field)
  return parsePercent(value, field)
}

const missing = (field: string) =>
  new LoanTestRefusal('MISSING_FIELD', field, `${field}: this kind of rate needs it.`)
