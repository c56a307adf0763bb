import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import type { Program } from '../server/src/testing/program.ts'
import { type Account, createAccount, openSession } from './account.ts'
import { expect, expectAccessible, test as journey } from './journey.ts'
import { startSeparateServer } from './separate-server.ts'

interface Installation {
  program: Program
  /** Messages that the webhook received, latest last. */
  texts: { to: string; code: string }[]
}

/** A separate server and the operator's SMS service. */
const test = journey.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use) => {
      const texts: Installation['texts'] = []
      const webhook = createServer(async (incoming, outgoing) => {
        let body = ''
        for await (const chunk of incoming) body += chunk
        texts.push(JSON.parse(body))
        outgoing.writeHead(204).end()
      })
      const program = await startSeparateServer({
        AUTH_MFA_PHONE: 'true',
        AUTH_SMS_WEBHOOK_URL: `http://127.0.0.1:${await listening(webhook)}`,
        AUTH_SMS_WEBHOOK_SECRET: 'shared with the webhook',
      })
      await use({ program, texts })
      await program.stop()
      webhook.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.program.origin),
})

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Adds a phone as the account's only second factor. */
async function enrolPhone(request: APIRequestContext, account: Account, texts: Installation['texts']) {
  const { access_token } = await openSession(request, account)
  const headers = { Authorization: `Bearer ${access_token}` }
  const enrolled = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'phone', friendly_name: 'Work phone', phone: '+14155550123' },
  })
  const { id } = await enrolled.json()
  const challenged = await request.post(`/auth/v1/factors/${id}/challenge`, {
    headers,
    data: { channel: 'sms' },
  })
  const verified = await request.post(`/auth/v1/factors/${id}/verify`, {
    headers,
    data: { challenge_id: (await challenged.json()).id, code: texts.at(-1)!.code },
  })
  expect(verified.ok(), await verified.text()).toBe(true)
}

test('signs in with a code sent to a phone', async ({ page, request, installation: { texts } }) => {
  const account = await createAccount(request)
  await enrolPhone(request, account, texts)
  const before = texts.length

  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('A code goes to your phone as a text message.')).toBeVisible()
  expect(texts, 'nothing is sent unasked').toHaveLength(before)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expectAccessible(page)

  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That code is not right, or it is too old.')).toBeVisible()
  await code.fill(texts.at(-1)!.code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  expect(texts.at(-1)!.to).toBe('+14155550123')
})
