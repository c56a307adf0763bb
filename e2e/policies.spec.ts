import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { type Account, createAccount, institutionOf } from './account.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  signIn,
  startSession,
  tabTo,
  test,
  writeMarkdown,
} from './journey.ts'

async function pageOf(browser: Browser, person: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, person)
  return page
}

/** Sends the draft to the approver, who approves it. */
async function approve(page: Page, approving: Page, approver: string, title: string) {
  await expect(page).toHaveURL(/\/policies\/[0-9a-f-]{36}(\?|$)/)
  await expect(page.getByRole('main').getByText('Two years.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send for review' }).click()
  const form = page.getByRole('dialog', { name: /for review/ })
  await form.getByLabel('First approver').selectOption({ label: approver })
  await form.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Asked to decide')).toBeVisible()
  await approving.goto(page.url())
  await expect(approving.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await approving.getByRole('button', { name: 'Approve', exact: true }).click()
  await approving.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(approving.getByText(/Approved on/)).toBeVisible()
  await page.reload()
}

test('with the keyboard alone: a policy is written and sent for review', async ({ page, request }) => {
  const writer = await createAccount(request, { role: 'manager', fullName: 'Wren Writer' })
  const approver = `Sam ${randomUUID().slice(0, 8)}`
  const institutionId = await institutionOf(request, writer)
  await createAccount(request, { role: 'manager', fullName: approver, institutionId })
  await startSession(page, writer)
  await page.goto('/policies')
  const { keyboard } = page
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, page.getByRole('button', { name, exact: true }).first())
    await keyboard.press(key)
  }
  await press('New policy')
  const form = page.getByRole('dialog')
  await tabTo(page, form.getByLabel('Title'))
  await keyboard.type('Flood')
  await tabTo(page, form.getByRole('button', { name: 'Start a draft' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Text', { exact: true }))
  await keyboard.type('# Records\n\nTwo years.')
  await press('Save draft')
  await press('Send for review')
  const review = page.getByRole('dialog', { name: /for review/ })
  await tabTo(page, review.getByLabel('First approver'))
  await keyboard.type(approver)
  await tabTo(page, review.getByRole('button', { name: 'Send for review' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Asked to decide')).toBeVisible()
  await expect(review).toBeHidden()
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(
    true,
  )
})

test('a policy is approved by another, signed by a person, and signed again where it changed', async ({
  page,
  request,
  browser,
}) => {
  // Three people and a policy with two versions.
  test.slow()
  const approver = `Sam ${randomUUID().slice(0, 8)}`
  const signer = `Uma ${randomUUID().slice(0, 8)}`
  const title = `Flood ${randomUUID().slice(0, 8)}`
  const writer = await createAccount(request, { role: 'manager', fullName: 'Wren Writer' })
  const institutionId = await institutionOf(request, writer)
  await signIn(page, writer)
  const approving = await pageOf(
    browser,
    await createAccount(request, { role: 'manager', fullName: approver, institutionId }),
  )
  const signing = await pageOf(
    browser,
    await createAccount(request, { role: 'user', fullName: signer, institutionId }),
  )

  await page.goto('/policies')
  await page.getByRole('button', { name: 'New policy' }).click()
  const file = page.getByLabel('Or import a Word file')
  await file.setInputFiles({ name: 'Broken.docx', mimeType: '', buffer: Buffer.from('not a zip') })
  await expect(page.getByRole('alert')).toContainText('This is neither a Word file (.docx) nor a PDF')
  await expect(file, 'a refused file stays under no name').toHaveValue('')
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start a draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await writeMarkdown(page, 'Text', '# Notices\n\n- Ten days.\n\n# Records\n\nTwo years.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await approve(page, approving, approver, title)

  await page.getByRole('button', { name: 'Ask people to sign' }).click()
  const ask = page.getByRole('dialog', { name: /sign version 1/ })
  await ask.getByLabel('Sign by').fill('2099-01-30')
  await ask.getByRole('checkbox', { name: new RegExp(signer) }).check()
  await ask.getByText('Sections: the whole policy').click()
  await ask.getByRole('checkbox', { name: 'Notices' }).check()
  await ask.getByText('Quiz: none').click()
  await ask.getByRole('button', { name: 'Add a question' }).click()
  await ask.getByLabel('Question', { exact: true }).fill('How many days?')
  await ask.getByLabel('Choice 1 of question 1', { exact: true }).fill('Ten')
  await ask.getByLabel('Choice 2 of question 1', { exact: true }).fill('Twenty')
  await expectAccessible(page, '[role=dialog]')
  await ask.getByRole('button', { name: 'Ask to sign' }).click()
  await expect(page.getByText('0 of 1')).toBeVisible()
  await expectAccessible(page)

  await signing.goto(`${new URL(page.url()).pathname}/sign`)
  await signing.getByRole('radio', { name: 'Twenty' }).check()
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signing.getByText('This answer is not right.', { exact: false })).toBeVisible()
  await signing.getByRole('radio', { name: 'Ten' }).check()
  await expectAccessible(signing)
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signing.getByText(/You signed on/)).toBeVisible()
  await expect(signing.getByRole('link', { name: 'Nothing more to sign: all policies' })).toBeVisible()
  await expectFits(signing)

  await page.reload()
  await page.getByRole('button', { name: 'Edit policy' }).click()
  await writeMarkdown(page, 'Text', '# Notices\n\n- Five days.\n\n# Records\n\nTwo years.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await approve(page, approving, approver, title)
  await page.getByLabel('Compare with').selectOption('Version 1')
  await expect(page.getByRole('insertion')).toHaveText('Five')
  await expect(page.getByRole('deletion')).toHaveText('Ten')
  const redline = page.getByRole('region', { name: 'Changes from version 1 to version 2' })
  const [heading, item] = [redline.getByRole('paragraph').first(), redline.getByRole('paragraph').nth(1)]
  await expect(heading, 'no Markdown is shown').toHaveText('Notices')
  await expect(item).toHaveText('Changed: • Ten Five days.')
  await expectAccessible(page)
  await signing.goto('/policies')
  await signing.getByRole('link', { name: `Read and sign ${title}, version 2` }).click()
  await expect(signing.getByText('Changed since you signed: Notices')).toBeVisible()
})
