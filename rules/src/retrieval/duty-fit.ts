import { dutyAsked, dutyOf } from './duty-of.ts'

/** Whether a paragraph orders what a question of this kind is after. */
export function dutyFitOf(question: string) {
  const asked = dutyAsked(question)
  return (text: string) => {
    const duty = dutyOf(text)
    const { retention } = duty
    const numbers = asked.numbers.size > 0 ? duty.numbers : asked.numbers
    const shared = [...asked.numbers].filter((number) => numbers.has(number)).length
    return {
      keeps: Number(asked.retention && retention),
      keepsNothing: Number(asked.retention && !retention),
      keepsUnasked: Number(!asked.retention && retention),
      fallsDue: Number(asked.deadline && !asked.retention && duty.deadline),
      hasAmount: Number(asked.amount && duty.amount),
      hasPercent: Number(asked.percent && duty.percent),
      answersMay: Number(asked.may && (duty.forbids || duty.permits)),
      forbids: Number(asked.may && duty.forbids),
      exempts: Number(asked.exempts && duty.exempts),
      hasContents: Number(asked.contents && duty.contents),
      sharedNumbers: asked.numbers.size === 0 ? 0 : shared / asked.numbers.size,
    }
  }
}
