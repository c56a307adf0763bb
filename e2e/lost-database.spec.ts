import { type PostgresServer, startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { type Program, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR } from './cast.ts'
import { expect, signIn, test } from './journey.ts'

/** Beside the server of the other journeys, which keeps its database. */
const PORT = Number(process.env.E2E_PORT ?? 3987) + 1

let database: PostgresServer
let program: Program

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

test('someone at work while the database is away is told, keeps what they typed, and goes on afterwards', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin')
  await expect(page.getByRole('cell', { name: ADMINISTRATOR.email })).toBeVisible()

  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('grace@example.com')
  await dialog.getByLabel('Full Name').fill('Grace Example')
  await dialog.getByLabel('Company Name').fill('Lake Credit Union')
  await dialog.getByRole('button', { name: 'Generate a password' }).click()

  await database.stop('SIGINT')
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog.getByText('The service cannot read or save its data at the moment.')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Grace Example')
  await expect(dialog.getByLabel('Email')).toHaveValue('grace@example.com')

  await database.start()
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('cell', { name: 'grace@example.com' })).toBeVisible()

  await database.stop('SIGINT')
  await page
    .getByRole('navigation', { name: 'Application' })
    .getByRole('link', { name: 'Compliance Articles' })
    .click()
  await expect(page.getByText('The articles could not be loaded')).toBeVisible()
  await database.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main a[href^="/articles/"]').first()).toBeVisible()
})

test('a screen opened while the database is away offers to try again, and nobody is signed out', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/articles')
  await expect(page.getByRole('heading', { name: 'Compliance Articles', level: 1 })).toBeVisible()

  await database.stop('SIGINT')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await database.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
})
