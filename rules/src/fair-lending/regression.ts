import {
  coefficientsInOriginalUnits,
  collinear,
  type Design,
  designOf,
  inOriginalUnits,
  isFit,
  type NoFit,
  type Term,
  tooFew,
  weightedSquares,
} from './design.ts'
import { chiSquareAbove, normalTwoSided, Z_95 } from './distributions.ts'
import { invert, multiply, quadratic, type Square } from './matrix.ts'

export interface LogisticTerm {
  name: string
  coefficient: number
  standardError: number
  /** Huber and White's, without a factor for small samples. */
  standardErrorSandwich: number
  z: number
  p: number
  oddsRatio: number
  oddsRatioLow: number
  oddsRatioHigh: number
  /** The term has the values 0 and 1 alone. */
  binary?: boolean
  /** Mean change of the probability: from 0 to 1 for a binary term, per unit otherwise. */
  averageMarginalEffect?: number
  averageMarginalEffectSe?: number
  averageMarginalEffectLow?: number
  averageMarginalEffectHigh?: number
  averageDerivative?: number
}

export interface LogisticFit {
  n: number
  events: number
  logLikelihood: number
  nullLogLikelihood: number
  mcFaddenR2: number
  aic: number
  bic: number
  likelihoodRatioChi2: number
  likelihoodRatioP: number
  /** The intercept first. */
  fit: LogisticTerm[]
}

export interface LinearTerm {
  name: string
  coefficient: number
  standardError: number
  /** White's, with the factor for small samples; the interval and the probability are made with it. */
  standardErrorHc1: number
  low: number
  high: number
  p: number
}

export interface LinearFit {
  n: number
  r2: number
  terms: LinearTerm[]
}

const ROUNDS_AT_MOST = 60
const CLOSE_ENOUGH = 1e-13
/** Coefficients of terms scaled to a spread of one grow beyond every bound where groups are fully separated. */
const STEEP = 40
/** A smaller share of the squares that is left over is rounding. */
const NOTHING_LEFT = 1e-20

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
/** log(1 + exp(value)) without overflow. */
const softplus = (value: number): number =>
  value > 0 ? value + Math.log1p(Math.exp(-value)) : Math.log1p(Math.exp(value))

/** Fits a yes-or-no outcome (1 or 0) by maximum likelihood. Rows with a missing value are left out before. */
export function fitLogistic(outcome: ArrayLike<number>, terms: readonly Term[]): LogisticFit | NoFit {
  const n = outcome.length
  if (n < terms.length + 2) return tooFew(n, terms.length)
  let events = 0
  for (let row = 0; row < n; row++) events += outcome[row]!
  if (events === 0 || events === n)
    return {
      reason: 'one outcome',
      message: 'Every application has the same outcome, so there is no difference to explain.',
    }
  const design = designOf(terms, n)
  if (!isFit(design)) return design
  const { size, columns } = design
  const linear = new Float64Array(n)
  const weights = new Float64Array(n)
  let coefficients = new Float64Array(size)
  coefficients[0] = Math.log(events / (n - events))

  const predict = (of: Float64Array) => {
    linear.fill(0)
    for (let index = 0; index < size; index++) {
      const value = of[index]!
      const column = columns[index]!
      for (let row = 0; row < n; row++) linear[row]! += value * column[row]!
    }
    let likelihood = 0
    for (let row = 0; row < n; row++) likelihood += outcome[row]! * linear[row]! - softplus(linear[row]!)
    return likelihood
  }

  let likelihood = predict(coefficients)
  const nullLogLikelihood = likelihood
  let covariance: Square | undefined
  for (let round = 0; round < ROUNDS_AT_MOST; round++) {
    for (let row = 0; row < n; row++) {
      const probability = logistic(linear[row]!)
      weights[row] = probability * (1 - probability)
    }
    const inverted = invert(weightedSquares(design, weights), size)
    if ('explained' in inverted) {
      const name = design.names[inverted.explained]!
      return round === 0 ? collinear(name) : separated(design, coefficients)
    }
    covariance = inverted.inverse
    const score = new Float64Array(size)
    for (let index = 0; index < size; index++) {
      const column = columns[index]!
      let sum = 0
      for (let row = 0; row < n; row++) sum += (outcome[row]! - logistic(linear[row]!)) * column[row]!
      score[index] = sum
    }
    const step = new Float64Array(size)
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        step[row]! += covariance[row * size + column]! * score[column]!
    let share = 1
    let next = coefficients.map((value, index) => value + step[index]!)
    let reached = predict(next)
    while (reached < likelihood - 1e-9 && share > 1e-6) {
      share /= 2
      next = coefficients.map((value, index) => value + share * step[index]!)
      reached = predict(next)
    }
    const moved = Math.max(...step.map((value, index) => Math.abs(value) / (1 + Math.abs(next[index]!))))
    coefficients = Float64Array.from(next)
    likelihood = reached
    if (coefficients.some((value, index) => index > 0 && Math.abs(value) > STEEP))
      return separated(design, coefficients)
    if (moved < CLOSE_ENOUGH ** 0.5 && moved * moved < CLOSE_ENOUGH) break
  }
  if (likelihood > -1e-6 * n) return separated(design, coefficients)

  const probabilities = linear.map(logistic)
  for (let row = 0; row < n; row++) weights[row] = probabilities[row]! * (1 - probabilities[row]!)
  const inverted = invert(weightedSquares(design, weights), size)
  if ('explained' in inverted) return separated(design, coefficients)
  covariance = inverted.inverse
  const squares = new Float64Array(n)
  for (let row = 0; row < n; row++) squares[row] = (outcome[row]! - probabilities[row]!) ** 2
  const sandwich = inOriginalUnits(
    multiply(multiply(covariance, weightedSquares(design, squares), size), covariance, size),
    design,
  )
  const original = inOriginalUnits(covariance, design)
  const inUnits = coefficientsInOriginalUnits(coefficients, design)
  const likelihoodRatioChi2 = Math.max(0, 2 * (likelihood - nullLogLikelihood))
  return {
    n,
    events,
    logLikelihood: likelihood,
    nullLogLikelihood,
    mcFaddenR2: 1 - likelihood / nullLogLikelihood,
    aic: 2 * size - 2 * likelihood,
    bic: Math.log(n) * size - 2 * likelihood,
    likelihoodRatioChi2,
    likelihoodRatioP: size === 1 ? 1 : chiSquareAbove(likelihoodRatioChi2, size - 1),
    fit: design.names.map((name, index) => {
      const coefficient = inUnits[index]!
      const standardError = Math.sqrt(original[index * size + index]!)
      const z = coefficient / standardError
      return {
        name,
        coefficient,
        standardError,
        // An application that decides a term alone leaves rounding on either side of nothing.
        standardErrorSandwich: Math.sqrt(Math.max(0, sandwich[index * size + index]!)),
        z,
        p: normalTwoSided(z),
        oddsRatio: Math.exp(coefficient),
        oddsRatioLow: Math.exp(coefficient - Z_95 * standardError),
        oddsRatioHigh: Math.exp(coefficient + Z_95 * standardError),
        ...(index > 0 && marginalEffect(terms, index - 1, inUnits, linear, original)),
      }
    }),
  }
}

function separated({ names }: Design, coefficients: Float64Array): NoFit {
  let steepest = 1
  for (let index = 1; index < coefficients.length; index++)
    if (Math.abs(coefficients[index]!) > Math.abs(coefficients[steepest]!)) steepest = index
  const term = names[steepest]!
  return {
    reason: 'separated',
    term,
    message: `${term} tells every outcome apart (all applications on one side of it were decided alike), so its effect has no finite size. Look at these applications one by one, or leave it out.`,
  }
}

function marginalEffect(
  terms: readonly Term[],
  at: number,
  coefficients: Float64Array,
  linear: Float64Array,
  covariance: Square,
) {
  const n = linear.length
  const size = coefficients.length
  const { values } = terms[at]!
  const own = coefficients[at + 1]!
  let binary = true
  for (let row = 0; row < n && binary; row++) binary = values[row] === 0 || values[row] === 1
  const gradient = new Float64Array(size)
  let effect = 0
  let derivative = 0
  const value = (index: number, row: number) => (index === 0 ? 1 : terms[index - 1]!.values[row]!)
  for (let row = 0; row < n; row++) {
    const probability = logistic(linear[row]!)
    const density = probability * (1 - probability)
    derivative += (density * own) / n
    if (binary) {
      const without = linear[row]! - own * values[row]!
      const low = logistic(without)
      const high = logistic(without + own)
      effect += (high - low) / n
      const highDensity = high * (1 - high)
      const lowDensity = low * (1 - low)
      for (let index = 0; index < size; index++)
        gradient[index]! +=
          (index === at + 1 ? highDensity : (highDensity - lowDensity) * value(index, row)) / n
    } else {
      const bend = density * (1 - 2 * probability) * own
      for (let index = 0; index < size; index++)
        gradient[index]! += (bend * value(index, row) + (index === at + 1 ? density : 0)) / n
    }
  }
  const averageMarginalEffect = binary ? effect : derivative
  const averageMarginalEffectSe = Math.sqrt(quadratic(covariance, gradient))
  return {
    binary,
    averageMarginalEffect,
    averageMarginalEffectSe,
    averageMarginalEffectLow: averageMarginalEffect - Z_95 * averageMarginalEffectSe,
    averageMarginalEffectHigh: averageMarginalEffect + Z_95 * averageMarginalEffectSe,
    averageDerivative: derivative,
  }
}

/** Fits a number, such as a rate spread, by least squares, with White's errors (HC1). */
export function fitLinear(outcome: ArrayLike<number>, terms: readonly Term[]): LinearFit | NoFit {
  const n = outcome.length
  if (n < terms.length + 3) return tooFew(n, terms.length)
  const design = designOf(terms, n)
  if (!isFit(design)) return design
  const { size, columns } = design
  const inverted = invert(weightedSquares(design, new Float64Array(n).fill(1)), size)
  if ('explained' in inverted) return collinear(design.names[inverted.explained]!)
  const { inverse } = inverted
  let mean = 0
  for (let row = 0; row < n; row++) mean += outcome[row]! / n
  const product = columns.map((column) => {
    let sum = 0
    for (let row = 0; row < n; row++) sum += column[row]! * (outcome[row]! - mean)
    return sum
  })
  const scaled = new Float64Array(size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      scaled[row]! += inverse[row * size + column]! * product[column]!
  const squares = new Float64Array(n)
  let left = 0
  let all = 0
  for (let row = 0; row < n; row++) {
    let fitted = 0
    for (let index = 0; index < size; index++) fitted += scaled[index]! * columns[index]![row]!
    squares[row] = (outcome[row]! - mean - fitted) ** 2
    left += squares[row]!
    all += (outcome[row]! - mean) ** 2
  }
  if (all === 0)
    return {
      reason: 'one outcome',
      message: 'Every application has the same figure, so there is no difference to explain.',
    }
  if (left < all * NOTHING_LEFT)
    return {
      reason: 'exact',
      message:
        'The controls and the group together give every figure exactly, so chance has no part in it and nothing can be tested. Leave out the control that the figure is made from, and look at the applications one by one.',
    }
  scaled[0]! += mean
  const plain = inOriginalUnits(inverse, design)
  const robust = inOriginalUnits(
    multiply(multiply(inverse, weightedSquares(design, squares), size), inverse, size),
    design,
  )
  const inUnits = coefficientsInOriginalUnits(scaled, design)
  const variance = left / (n - size)
  return {
    n,
    r2: 1 - left / all,
    terms: design.names.map((name, index) => {
      const coefficient = inUnits[index]!
      const standardErrorHc1 = Math.sqrt((Math.max(0, robust[index * size + index]!) * n) / (n - size))
      return {
        name,
        coefficient,
        standardError: Math.sqrt(plain[index * size + index]! * variance),
        standardErrorHc1,
        low: coefficient - Z_95 * standardErrorHc1,
        high: coefficient + Z_95 * standardErrorHc1,
        p: normalTwoSided(coefficient / standardErrorHc1),
      }
    }),
  }
}
