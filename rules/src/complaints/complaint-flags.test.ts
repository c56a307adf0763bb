import { expect, test } from 'vitest'
import { suggestFlags } from './complaint-flags.ts'

const udaap = (text: string) => suggestFlags(text).udaap
const fairLending = (text: string) => suggestFlags(text).fair_lending

test.each([
  ['The ad was misleading and there were hidden fees at closing.', ['misleading', 'hidden fees']],
  ['Your loan officer promised there would be no prepayment penalty.', ['Your loan officer promised']],
  ['I was never told about the annual fee.', ['never told']],
  ['They didn’t tell me the rate could change.', ['didn’t tell']],
  ["You haven't explained the charge.", ["haven't explained"]],
  [
    'You opened a card without my permission and I never asked for it.',
    ['without my permission', 'never asked for'],
  ],
  ['I was charged twice and the branch refused to refund it.', ['charged twice', 'refused to refund']],
  ['The agent keeps threatening me at work. This is harassment.', ['threatening', 'harassment']],
  ['This is UNFAIR.', ['UNFAIR']],
  ['It was not only misleading but also rude.', ['misleading']],
  ['They said it was not deceptive, and I disagree.', ['deceptive']],
  ['The letter was\n  misleading. Misleading!', ['Misleading']],
])('may concern UDAAP: %s', (text, words) => {
  expect(udaap(text).map((word) => word.toLowerCase())).toEqual(words.map((word) => word.toLowerCase()))
})

test.each([
  'I promised to pay by Friday and did.',
  'The advertisement was not misleading, I just did not read it.',
  'I do not think anybody deceived me.',
  'Nobody threatened me.',
  'Please tell me my payoff balance.',
  'The payment of January was credited to another loan.',
  'A fair rate, and fairly quick service.',
  'The bridge on the way to the branch is hidden, and a fee is on the sign.',
  '',
])('does not suggest UDAAP: %s', (text) => {
  expect(udaap(text)).toEqual([])
})

test.each([
  ['I was denied because of my race.', ['because of my race']],
  ['You turned me down because I am pregnant.', ['because I am pregnant', 'pregnant']],
  ['They refused to count my social security income.', ['social security income']],
  ['The appraiser said things about my neighborhood.', ['my neighborhood']],
  ['White applicants got a better rate.', ['White applicants got']],
  ['This is discrimination, plain and simple.', ['discrimination']],
  [
    'He made a remark about my accent and treated me differently.',
    ['about my accent', 'treated me differently'],
  ],
  ['They said that it was not discrimination.', ['discrimination']],
  ['I don’t want to call it racist, but you are redlining.', ['redlining']],
])('may concern fair lending: %s', (text, words) => {
  expect(fairLending(text)).toEqual(words)
})

test.each([
  'I was not discriminated against.',
  'I am not saying that this was racial.',
  'The race is on to close before the rate lock ends.',
  'The copy of the appraisal is not in color.',
  'My mortgage statement shows the average balance.',
  'The age of the roof is ten years.',
  'You have the wrong Social Security number on file.',
  'I am married and moved to Black Street.',
  'The branch has no name on the door.',
  'A referral fee is against section 8 of RESPA.',
  'Two letters about my name change got no answer.',
])('does not suggest fair lending: %s', (text) => {
  expect(fairLending(text)).toEqual([])
})

test('one complaint may suggest both', () => {
  const { udaap, fair_lending } = suggestFlags(
    'They promised a rate and then raised it because of my religion.',
  )
  expect(udaap).toEqual(['They promised'])
  expect(fair_lending).toEqual(['because of my religion'])
})

test('a long text without spaces is read in no time', () => {
  const began = performance.now()
  suggestFlags('n’t '.repeat(5_000))
  suggestFlags('a'.repeat(20_000))
  expect(performance.now() - began).toBeLessThan(1_000)
})
