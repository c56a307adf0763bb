import { expect, expectFits, signIn, test } from './journey.ts'

/** A screen, and what is there when all of it is. */
const SCREENS = [
  ['/dashboard', 'heading', 'Recent Regulatory Updates'],
  ['/articles', 'article', undefined],
  ['/articles/new', 'textbox', 'Title'],
  ['/articles/adverse-action-notice-clocks-and-reasons', 'heading', /Adverse action/],
  ['/checklists?topic=hmda', 'checkbox', /./],
  ['/updates', 'heading', /./],
  ['/blog', 'heading', 'Latest Posts'],
  ['/press', 'heading', 'More Press Coverage'],
  ['/admin', 'table', 'Users'],
  ['/admin/requests', 'tab', /Trial requests/],
  ['/admin/audit', 'table', 'Audit log'],
  ['/account/security', 'heading', 'Passkeys'],
] as const

test.beforeEach(({ page }) => signIn(page))

for (const [path, role, name] of SCREENS) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole(role, name && { name }).first()).toBeVisible()
    await expectFits(page)
  })
}
