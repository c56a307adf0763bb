import { type PostgresServer, startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { type Program, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR } from './cast.ts'
import { expect, expectAccessible, signIn, test } from './journey.ts'

/** Beside the servers of the other journeys. */
const PORT = Number(process.env.E2E_PORT ?? 3987) + 2

let database: PostgresServer
let program: Program

// One program for all of them, its database taken away and given back in turn.
test.describe.configure({ mode: 'serial' })
test.use({ mayBeUnavailable: true, baseURL: `http://localhost:${PORT}` })
test.beforeAll(async () => {
  database = (await startPostgresServer())!
  program = await startProgram({
    PORT: String(PORT),
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    AUTH_RATE_LIMITS: 'off',
  })
})
test.afterAll(async () => {
  await program?.stop()
  await database?.stop()
})

for (const { address, words } of [
  { address: '/blog?search=rule', words: 'Failed to load blog posts' },
  { address: '/press?search=rule', words: 'Failed to load press items' },
]) {
  test(`a reader of ${address} is told what failed, and tries again`, async ({ page }) => {
    await database.stop('SIGINT')
    expect((await page.goto(address))?.status()).toBe(503)
    await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible()
    await expectAccessible(page)
    await database.start()
    await expect(async () => {
      await page.getByRole('link', { name: 'Try again' }).click({ timeout: 1000 })
      await expect(page.getByText(words)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('link', { name: /^Read More/ }).first()).toBeVisible()
  })
}

test('somebody signed in sees that press items are loading, then that they failed', async ({ page }) => {
  await signIn(page)
  await database.stop('SIGINT')
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/press-desk-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto('/press?type=media_mention')
  await expect(page.getByRole('status').getByText('Loading press items...')).toBeVisible()
  deliver()
  await expect(page.getByText('Failed to load press items')).toBeVisible()
  await expect(page.getByText('Loading press items...')).toBeHidden()
  await database.start()
})
