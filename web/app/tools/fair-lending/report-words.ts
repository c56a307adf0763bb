import { CONTROL_NAMES, type Controlled } from '@plumbline/rules/fair-lending/controls.ts'
import { isFit } from '@plumbline/rules/fair-lending/design.ts'
import type { LinearFit, LogisticFit } from '@plumbline/rules/fair-lending/regression.ts'
import { chance, pointsText } from './fair-lending-words.ts'

/** An answer of "Alike applicants". */
export type Explained =
  | { about: 'denial'; controlled: Controlled<LogisticFit> }
  | { about: 'price'; controlled: Controlled<LinearFit> }

export const pointsOf = (share: number) => `${pointsText(share)} percentage points`

export function effectText({ about }: Explained, effect: number): string {
  const sign = effect > 0 ? '+' : ''
  return about === 'denial' ? `${sign}${pointsOf(effect)}` : `${sign}${effect.toFixed(3)} points`
}

/** What the answer says, for a reader without statistics. */
export function explainedSentence(explained: Explained): string {
  const { result, question } = explained.controlled
  if (!isFit(result)) return result.message
  const isDenial = explained.about === 'denial'
  const { p, effect } = isDenial
    ? {
        p: (result as LogisticFit).fit[1]!.p,
        effect: (result as LogisticFit).fit[1]!.averageMarginalEffect!,
      }
    : { p: (result as LinearFit).terms[1]!.p, effect: (result as LinearFit).terms[1]!.coefficient }
  const alike =
    question.controls.length > 0 ? 'Among applicants who are alike in these figures' : 'Without any control'
  const size = isDenial
    ? `${pointsOf(Math.abs(effect))} ${effect > 0 ? 'more' : 'less'} likely to be denied`
    : `charged a rate spread ${Math.abs(effect).toFixed(3)} points ${effect > 0 ? 'higher' : 'lower'}`
  return p < 0.05
    ? `${alike}, ${question.group} applicants were ${size}. Chance alone does not explain it (p ${chance(p)}).`
    : `${alike}, the difference for ${question.group} applicants is no larger than chance explains (p ${chance(p)}).`
}

export const controlWords = ({ controlled }: Explained): string =>
  controlled.question.controls.map((control) => CONTROL_NAMES[control].toLowerCase()).join(', ') ||
  'no control'
