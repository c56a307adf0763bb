import { expect, test } from 'vitest'
import { TRIED_AGAIN_AT_MOST, withSecondTry } from './second-try.ts'

const failed = (...names: string[]) => ({
  ...{ passed: 90, failed: names.length },
  failures: names.map((name) => ({ name, message: 'expected 1 to be 2' })),
})
const passed = { passed: 4, failed: 0, failures: [] }
const never = () => expect.unreachable('ran again')

test('nothing runs again where nothing failed', () => {
  expect(withSecondTry(failed(), never)).toMatchObject({ passed: 90, failed: 0, unsteady: [] })
})

test('what passes in the second run is counted as passed, and named', () => {
  const asked: (readonly string[])[] = []
  const outcome = withSecondTry(failed('a.test.ts › one', 'a.test.ts › two'), (files) => {
    asked.push(files)
    return passed
  })
  expect(asked).toEqual([['a.test.ts']])
  expect(outcome).toMatchObject({ passed: 92, failed: 0, failures: [] })
  expect(outcome.unsteady.map(({ name }) => name)).toEqual(['a.test.ts › one', 'a.test.ts › two'])
})

test('what fails twice stays failed', () => {
  const outcome = withSecondTry(failed('a.test.ts › one', 'e2e/b.spec.ts › two'), () => ({
    ...failed('a.test.ts › one'),
    passed: 3,
  }))
  expect(outcome).toMatchObject({ passed: 91, failed: 1 })
  expect(outcome.failures.map(({ name }) => name)).toEqual(['a.test.ts › one'])
  expect(outcome.unsteady.map(({ name }) => name)).toEqual(['e2e/b.spec.ts › two'])
})

test('what fails only in the second run is a failure', () => {
  const outcome = withSecondTry(failed('a.test.ts › one'), () => failed('a.test.ts › three'))
  expect(outcome).toMatchObject({ passed: 90, failed: 1 })
})

test('many failures, and errors outside of every test, are not tried again', () => {
  const many = Array.from({ length: TRIED_AGAIN_AT_MOST + 1 }, (_, n) => `a.test.ts › ${n}`)
  expect(withSecondTry(failed(...many), never)).toMatchObject({ failed: many.length, unsteady: [] })
  expect(withSecondTry(failed('vitest'), never)).toMatchObject({ failed: 1, unsteady: [] })
})
