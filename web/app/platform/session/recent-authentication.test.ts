import { expect, test } from 'vitest'
import { answerConfirmationWith, withRecentAuthentication } from './recent-authentication.ts'

function refusedOnce() {
  let calls = 0
  return async () => (++calls === 1 ? 'refused' : `answered at call ${calls}`)
}
const wantsProof = (result: string) => result === 'refused'

test('what was refused is done again once the person has confirmed', async () => {
  const stop = answerConfirmationWith(async () => true)
  expect(await withRecentAuthentication(refusedOnce(), wantsProof)).toBe('answered at call 2')
  stop()
})

test('the refusal stays where the person gives up, and where nobody can be asked', async () => {
  const stop = answerConfirmationWith(async () => false)
  expect(await withRecentAuthentication(refusedOnce(), wantsProof)).toBe('refused')
  stop()
  expect(await withRecentAuthentication(refusedOnce(), wantsProof)).toBe('refused')
})

test('calls that are refused together ask once', async () => {
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const stop = answerConfirmationWith(() => {
    asked += 1
    return promise
  })
  const both = [refusedOnce(), refusedOnce()].map((attempt) => withRecentAuthentication(attempt, wantsProof))
  await new Promise((done) => setTimeout(done))
  resolve(true)
  expect(await Promise.all(both)).toEqual(['answered at call 2', 'answered at call 2'])
  expect(asked).toBe(1)
  stop()
})
