import { FAQ_CATEGORIES } from '@plumbline/contract/publishing/content.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const { nobody, request, close } = await startTestServer()
afterAll(close)

test('the claims that the specification fixes', async () => {
  expect(await nobody.content.claims()).toMatchObject({
    institutionsServed: '500+',
    complianceScore: '98%',
    monitoring: '24/7',
    hoursSavedPerWeek: '15+',
    fewerIncidents: '40%',
    uptime: '99.9%',
    support: '24/7 support',
    attestation: 'SOC 2 compliance',
  })
})

test('sixteen help entries in four categories, each answered', async () => {
  const entries = await nobody.content.faq()

  expect(entries).toHaveLength(16)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(16)
  expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(FAQ_CATEGORIES))
  for (const { answerHtml, answerText } of entries) {
    expect(answerHtml).toMatch(/^<(p|ul|ol|table)>/)
    expect(answerText).not.toMatch(/\*\*|\]\(/)
  }
})

test.each(['privacy', 'terms', 'cookies'] as const)(
  '%s: last updated January 1, 2024, with contents',
  async (name) => {
    const { updatedAt, html, headings } = await nobody.content.legalPage({ name })

    expect(updatedAt).toBe('2024-01-01')
    expect(headings.length).toBeGreaterThan(5)
    for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`)
  },
)

test('only the three legal pages exist', async () => {
  const response = await request('/api/content/legal/..%2Fhelp')
  expect(response.status).toBe(400)
})
