import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findKnownAnswer } from './find-known-answer.ts'
import { KNOWN_ANSWERS, type KnownAnswer, type KnownAnswerId } from './known-answers.ts'

const answerTo = (question: string) => findKnownAnswer(question, 2026)

test.each<[string, KnownAnswerId | undefined]>([
  ['How soon must we file a SAR?', undefined],
  ['When is a SAR due?', undefined],
  ['When is the Loan Estimate due?', 'loan-estimate'],
  ['LE timing', 'loan-estimate'],
  ['hello, how many business days for a LOAN   ESTIMATE', 'loan-estimate'],
  ['When must the closing disclosure be received?', 'closing-disclosure'],
  ['Is a CD needed?', 'closing-disclosure'],
  ['What is a business day?', 'business-day'],
  ['How are business days counted', 'business-day'],
  ['How many data points are there?', 'hmda'],
  ['hmda deadline', 'hmda'],
  ['Tell me about TRID', 'trid'],
  ['what is a QM', 'qualified-mortgage'],
  ['fair lending articles', 'fair-lending'],
  ['Do I file a SAR?', 'bsa-aml'],
  ['How do I reset my password?', 'password'],
  ['How long is the free trial?', 'trial'],
  ['how do I cancel?', 'cancel'],
  ['What does it cost?', 'pricing'],
  ['Which reports can I make?', 'reports'],
  ['When is support there?', 'support'],
  ['can I talk to a person', 'support'],
  ['Thanks!', 'thanks'],
  ['Hello', 'welcome'],
  ['', undefined],
  ['What is the weather like?', undefined],
  ['<script>alert(1)</script>', undefined],
  ['salary of the lead', undefined],
  ['Which closing costs may not rise above the Loan Estimate?', undefined],
  ['What is the price of Bitcoin?', undefined],
  ['1026.19(f) Closing Disclosure', undefined],
])('%s → %s', (question, answer) => {
  expect(answerTo(question)).toBe(answer)
})

const answers = Object.entries<KnownAnswer>(KNOWN_ANSWERS)

test.each(answers)('%s: can answer its own suggestions', (id, { suggestions = [] }) => {
  for (const suggestion of suggestions) {
    expect(answerTo(suggestion), suggestion).toBeDefined()
    expect(answerTo(suggestion), suggestion).not.toBe(id)
  }
})

test.each(answers)('%s: links to existing articles', (_, { links = [] }) => {
  for (const { href } of links) {
    const slug = /^\/articles\/(.+)$/.exec(href)?.[1]
    if (slug) expect(existsSync(`content/articles/${slug}.md`), slug).toBe(true)
  }
})

test.each<[KnownAnswerId, RegExp, string]>([
  ['loan-estimate', /within 3 business days.*offices are open/s, '12 CFR 1026.19(e)(1)(iii)(A)'],
  ['closing-disclosure', /3 business days before closing.*but Sundays/s, '12 CFR 1026.19(f)(1)(ii)(A)'],
  ['hmda', /110 data points.*March 1.*110 data fields.*48 data points/s, '12 CFR 1003.5(a)(1)(i)'],
])('%s: states the specified fact exactly, with its citation', (id, fact, citation) => {
  const { paragraphs, citations }: KnownAnswer = KNOWN_ANSWERS[id]
  expect(paragraphs.join('\n')).toMatch(fact)
  expect(citations).toContain(citation)
})

test('states the specified support hours', () => {
  expect(KNOWN_ANSWERS.support.paragraphs.join()).toContain('Monday-Friday 8 AM-6 PM EST')
})
