import { createHash, randomBytes } from 'node:crypto'
import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, test } from './journey.ts'

const REDIRECT = 'http://127.0.0.1:9/callback'

test('somebody signs in, lets an assistant in, sees it in the settings, and disconnects it', async ({
  page,
  request,
}) => {
  const person = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const registered = await request.post('/oauth/register', {
    data: { client_name: 'Clever Assistant', redirect_uris: [REDIRECT] },
  })
  const { client_id } = await registered.json()
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    ...{
      client_id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      state: 'as it was',
      scope: 'tasks policies write',
    },
    ...{
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    },
  })

  await page.goto(`/oauth/authorize?${asked}`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('“Clever Assistant”')).toBeVisible()
  await expect(page.getByText('a program on this computer (127.0.0.1:9)')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('checkbox', { name: 'Policies and signatures' }).press('Space')
  await page.route('**/callback?*', (route) => route.fulfill({ body: 'Back in the assistant' }))
  await page.getByRole('button', { name: 'Connect', exact: true }).press('Enter')
  await expect(page.getByText('Back in the assistant')).toBeVisible()
  const answer = new URL(page.url()).searchParams
  expect(answer.get('state')).toBe('as it was')
  const taken = await request.post('/oauth/token', {
    form: { grant_type: 'authorization_code', code: answer.get('code')!, client_id, code_verifier: verifier },
  })
  expect(await taken.json()).toMatchObject({ scope: 'tasks' })

  await page.goto('/settings/connected-assistants')
  await expect(page.getByRole('row', { name: /Clever Assistant/ })).toContainText(
    'Read: Tasks and checklists',
  )
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Disconnect Clever Assistant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('row', { name: /Clever Assistant/ })).toContainText('Disconnected')
})
