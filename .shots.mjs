import { chromium } from '@playwright/test'
const [who, width, scheme, ...pages] = process.argv.slice(2)
const port = process.env.PORT ?? 4000, out = process.env.OUT ?? '/tmp/shots'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: Number(width), height: width < 500 ? 844 : 900 }, colorScheme: scheme })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('ERROR', e.message))
if (who !== 'none') {
  await page.goto(`http://localhost:${port}/login`)
  await page.getByLabel('Email').fill(`${who}@harborlight.example`)
  await page.getByLabel('Password', { exact: true }).fill('Sample-pass-2026!')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).first().waitFor(); await page.waitForURL(/dashboard/)
}
for (const one of pages) {
  const [name, path] = [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]
  await page.goto(`http://localhost:${port}${path}`)
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForTimeout(600)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: true })
  console.log(name, wide > 0 ? `OVERFLOW ${wide}` : 'fits')
}
await browser.close()
