/**
 * Pictures of the product for the public site, from the sample institution of a fresh installation: light and dark, at
 * twice the size. By hand, after a build: `node scripts/take-screenshots.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, chromium, type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { startProgram } from '../server/src/testing/program.ts'
import { findChromium } from './chromium.ts'

const FOLDER = 'web/public/screens'
const SIZE = { width: 1280, height: 800 }
const OPERATOR = { email: 'operator@plumbline.example', password: 'Operator-Horse!7' }
/** The text is sharp at this size, and a picture is some forty kilobytes. */
const PICTURE_WIDTH = 1_600
const QUALITY = 55

const program = await startProgram(
  {
    ADMIN_EMAIL: OPERATOR.email,
    ADMIN_PASSWORD: OPERATOR.password,
    AUTH_RATE_LIMITS: 'off',
    REQUESTS_PER_MINUTE: 'off',
  },
  'server/build/main.js',
)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await takePictures(await request.newContext({ baseURL: program.origin }))
} finally {
  await browser.close()
  await program.stop()
}

async function takePictures(api: APIRequestContext): Promise<void> {
  await libraryIsComplete(api)
  const made = await call(api, await signIn(api, OPERATOR), 'post', '/api/institutions/sample')
  const manager = { email: 'manager@harborlight.example', password: String(made.password) }
  const token = await signIn(api, manager)
  const first = async (path: string) => (await call(api, token, 'get', path)).items[0].id
  const [exam] = await call(api, token, 'get', '/api/exams')
  const policy = await first('/api/policies?state=effective')
  const shots: readonly [string, string, ((page: Page) => Promise<void>)?][] = [
    ['dashboard', '/dashboard'],
    ['redline', '/resources/regulations/1026/redline?page=43&from=2025-12-31&to=2026-01-15'],
    [
      'trid-clock',
      '/loan-tests/trid-clock',
      async (page) => {
        await page.getByLabel('Closing Disclosure sent', { exact: true }).fill('1/14/2026')
        await page.getByLabel('Planned closing', { exact: true }).fill('1/21/2026')
        await page.keyboard.press('Tab')
        await page.getByRole('heading', { name: /one day too early/ }).waitFor()
      },
    ],
    [
      'hmda',
      '/hmda',
      async (page) => {
        await page
          .getByLabel('HMDA file', { exact: true })
          .setInputFiles('web/public/samples/hmda-harborlight-2025.txt')
        await page
          .getByRole('region', { name: 'Findings', exact: true })
          .getByRole('button')
          .first()
          .waitFor()
      },
    ],
    ['policy', `/policies/${policy}`],
    ['exam', `/examinations/${exam.id}`],
    [
      'assistant',
      '/assistant',
      async (page) => {
        await page.getByRole('textbox', { name: 'Your question' }).fill('When is the Loan Estimate due?')
        await page.keyboard.press('Enter')
        await page.getByText('within 3 business days').first().waitFor()
      },
    ],
  ]
  await mkdir(FOLDER, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: program.origin,
      viewport: SIZE,
      deviceScaleFactor: 2,
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Reject All' }).click()
    await page.getByLabel('Email').fill(manager.email)
    await page.getByLabel('Password', { exact: true }).fill(manager.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('navigation', { name: 'Application', exact: true }).waitFor()
    for (const [name, path, prepare] of shots) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      await prepare?.(page)
      await page.waitForFunction(
        () => !document.querySelector('main [class*=animate-], main [aria-busy=true]'),
      )
      await page.evaluate(() => scrollTo(0, 0))
      const picture = await sharp(await page.screenshot())
        .resize(PICTURE_WIDTH)
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer()
      await writeFile(join(FOLDER, `${name}-${colorScheme}.webp`), picture)
      console.log(`${name}-${colorScheme}.webp: ${Math.round(picture.length / 1024)} KiB`)
    }
    await context.close()
  }
}

async function signIn(api: APIRequestContext, data: { email: string; password: string }): Promise<string> {
  const answer = await api.post('/auth/v1/token?grant_type=password', { data })
  return String((await answer.json()).access_token)
}

async function call(api: APIRequestContext, token: string, method: 'get' | 'post', path: string) {
  const answer = await api[method](path, { headers: { Authorization: `Bearer ${token}` }, timeout: 120_000 })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Otherwise the pictures show that texts are being loaded. */
async function libraryIsComplete(api: APIRequestContext): Promise<void> {
  for (;;) {
    const answer = await api.get('/api/regulations')
    if (answer.ok() && (await answer.json()).isComplete) return
    await new Promise((done) => setTimeout(done, 1_000))
  }
}
