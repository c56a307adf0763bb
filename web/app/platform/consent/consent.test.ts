import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_CHANGED, whenAllowed } from './consent.ts'
import { EVERYTHING, NECESSARY_ONLY } from './consent-choice.ts'

const page = Object.assign(new EventTarget(), { plumbline: { consent: NECESSARY_ONLY } })

beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

function choose(consent: typeof NECESSARY_ONLY) {
  page.plumbline = { consent }
  page.dispatchEvent(new Event(CONSENT_CHANGED))
}

test('loads necessary parts at once and optional ones once they are allowed, once', () => {
  choose(NECESSARY_ONLY)
  const necessary = vi.fn()
  const analytics = vi.fn()
  whenAllowed('necessary', necessary)
  whenAllowed('analytics', analytics)
  expect(necessary).toHaveBeenCalledOnce()

  choose({ ...EVERYTHING, analytics: false })
  expect(analytics).not.toHaveBeenCalled()
  choose(EVERYTHING)
  choose(EVERYTHING)
  expect(analytics).toHaveBeenCalledOnce()
})
