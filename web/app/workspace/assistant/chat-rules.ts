import type { ChatAnswerId } from './chat-answers.ts'

/** From specific to general: the first match answers. */
const RULES: readonly (readonly [keywords: RegExp, answer: ChatAnswerId])[] = [
  [
    /\bbusiness days? (mean|defin|is|are|count)|(what|which|defin\w*)( \w+){0,3} business days?\b/,
    'business-day',
  ],
  [/\bloan estimates?\b|\ble\b/, 'loan-estimate'],
  [/\bclosing disclosures?\b|\bcd\b/, 'closing-disclosure'],
  [/\bhmda\b|\bregulation c\b|\blar\b|\bdata (points?|fields?)\b|\bmarch 1\b/, 'hmda'],
  [/\btrid\b|\bdisclosures?\b|\bregulation z\b/, 'trid'],
  [/\bqm\b|\bqualified mortgages?\b|\bability.to.repay\b|\batr\b|\bpoints and fees\b/, 'qualified-mortgage'],
  [/\bfair lending\b|\becoa\b|\bregulation b\b|\badverse action\b|\bredlining\b/, 'fair-lending'],
  [/\bbsa\b|\baml\b|\bmoney.laundering\b|\bsars?\b|\bofac\b|\bbank secrecy\b/, 'bsa-aml'],
  [/\bpasswords?\b|\bsign.?in\b|\blog.?in\b/, 'password'],
  [/\btrials?\b/, 'trial'],
  [/\bcancel\w*|\breactivat\w*/, 'cancel'],
  [/\bpric\w+|\bcosts?\b|\bplans?\b|\bstarter\b|\bprofessional\b|\benterprise\b/, 'pricing'],
  [/\breports?\b|\bpdf\b|\bexcel\b/, 'reports'],
  [/\bsupport\b|\bhours\b|\bcontact\b|\bphone\b|\bcall\b|\bhuman\b|\bperson\b/, 'support'],
  [/\bbusiness days?\b/, 'business-day'],
  [/\bthank\w*|\bthx\b/, 'thanks'],
  [/^(hi|hello|hey|good (morning|afternoon|evening))\b/, 'welcome'],
]

export function answerTo(question: string): ChatAnswerId {
  const asked = question.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return RULES.find(([keywords]) => keywords.test(asked))?.[1] ?? 'unknown'
}
