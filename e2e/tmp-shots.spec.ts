import { openSession } from './account.ts'
import { sampleInstitution } from './every-route.ts'
import { signIn, test } from './journey.ts'

test('shots', async ({ page, request }) => {
  test.setTimeout(240_000)
  const { manager } = await sampleInstitution(request)
  const { access_token } = await openSession(request, manager)
  const headers = { Authorization: `Bearer ${access_token}` }
  const ids: string[] = []
  for (const kind of ['bsa', 'compliance']) {
    const made = await request.post('/api/exams', { headers, data: { agency: 'NCUA', kind } })
    ids.push((await made.json()).id)
  }
  await signIn(page, manager)
  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    for (const [n, id] of ids.entries()) {
      await page.goto(`/examinations/${id}/dry-run`)
      await page.getByText(/gaps: nothing found/).waitFor()
      await page.screenshot({ path: `/tmp/progshots/dry-${n}-${width}-${scheme}.png`, fullPage: true })
    }
  }
})
