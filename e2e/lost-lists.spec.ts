import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, expectAccessible, signIn, test } from './journey.ts'

/** Beside the server of the other journeys. */
const PORT = Number(process.env.E2E_PORT ?? 3987) + 1

// One site for all of them, broken and mended in turn.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${PORT}`, mayBeUnavailable: true })

let site: ChildProcess
let lines: AsyncIterator<string>

test.beforeAll(async () => {
  const script = new URL('breakable-site.ts', import.meta.url).pathname
  site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, String(PORT)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  lines = createInterface(site.stdout!)[Symbol.asyncIterator]()
  await hears('ready')
})
test.afterAll(() => {
  site.kill()
})

async function hears(word: string) {
  expect((await lines.next()).value).toBe(word)
}

async function tell(command: 'lose' | 'find') {
  site.stdin!.write(`${command}\n`)
  await hears(command)
}

for (const { address, words } of [
  { address: '/blog?search=rule', words: 'Failed to load blog posts' },
  { address: '/press?search=rule', words: 'Failed to load press items' },
]) {
  test(`a reader of ${address} is told what failed, and tries again`, async ({ page }) => {
    await tell('lose')
    expect((await page.goto(address))?.status()).toBe(503)
    await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await tell('find')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('link', { name: /^Read More/ }).first()).toBeVisible()
    await expect(page.getByText(words)).toBeHidden()
  })
}

test('somebody signed in sees that press items are loading, then that they failed', async ({ page }) => {
  await signIn(page)
  await tell('lose')
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/press-desk-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto('/press')
  await expect(page.getByRole('status').getByText('Loading press items...')).toBeVisible()
  deliver()
  await expect(page.getByText('Failed to load press items').first()).toBeVisible()
  await expect(page.getByText('Loading press items...')).toBeHidden()
  await tell('find')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to load press items')).toBeHidden()
})
