import { dutyAsked } from './duty-of.ts'
import type { ReadQuestion } from './field-terms.ts'
import { asksFor } from './what-is-asked.ts'

const FORMS = {
  who: /^\W*who\b|\bwhose\b|\bwhich (?:person|bank|lender)/i,
  whatIs:
    /^\W*(?:what(?:'s| is| are| counts| does)|define|meaning)\b|\bdefinition\b|\bmean(?:s|ing)?\b|\bcounts? as\b/i,
  howLong: /\bhow long\b/i,
  when: /\bwhen\b|\bdeadline\b|\bby when\b|\bhow (?:soon|fast|quick\w*|late)/i,
  how: /^\W*how (?:do|does|must|may|is|are|should|to)\b/i,
  yesOrNo: /^\W*(?:is|are|do|does|can|may|must|should|could|has|have|will)\b/i,
  negation: /\bnot\b|n't\b|\bno\b|\bwithout\b|\bnever\b/i,
  condition: /\bif\b|\bwhen a\b|\bafter\b|\bonce\b/i,
}

/** What kind of question it is, in numbers that the order of paragraphs was learned with. */
export function questionTypeOf(question: string, { groups }: ReadQuestion) {
  const form = asksFor(question)
  const duty = dutyAsked(question)
  const is = (pattern: RegExp) => Number(pattern.test(question))
  return {
    asksWho: is(FORMS.who),
    asksWhatIs: is(FORMS.whatIs),
    asksHowLong: is(FORMS.howLong),
    asksWhen: is(FORMS.when),
    asksHow: is(FORMS.how),
    asksYesOrNo: is(FORMS.yesOrNo),
    hasNegation: is(FORMS.negation),
    hasCondition: is(FORMS.condition),
    formOfTime: Number(form.time),
    formOfContent: Number(form.content),
    formOfException: Number(form.exception),
    formOfManner: Number(form.manner),
    formOfAmount: Number(form.amount),
    asksRetention: Number(duty.retention),
    asksDeadline: Number(duty.deadline),
    asksAmount: Number(duty.amount),
    asksPercent: Number(duty.percent),
    asksMay: Number(duty.may),
    asksExempts: Number(duty.exempts),
    asksContents: Number(duty.contents),
    wordsAsked: groups.length,
  }
}

export type QuestionType = ReturnType<typeof questionTypeOf>
