import { type Account, createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test, writeMarkdown } from './journey.ts'

const BODY =
  '# Records\n\nLoan files are kept for two years.\n\n## Complaints\n\nThe board hears of them in March.'

test('a colleague suggests, the writer accepts one and rejects one, and a comment survives the edit', async ({
  page,
  request,
  browser,
}) => {
  const writer = await createAccount(request, { role: 'manager', fullName: 'Wren Writer' })
  const institutionId = await institutionOf(request, writer)
  const reviewer = await createAccount(request, { role: 'manager', fullName: 'Rae Reviewer', institutionId })
  const address = await makeDraft(writer)

  const reviewing = await (await browser.newContext()).newPage()
  await startSession(reviewing, reviewer)
  await reviewing.goto(address)
  await reviewing.getByRole('link', { name: 'Suggest changes' }).click()
  await writeMarkdown(
    reviewing,
    'Text as you suggest it',
    BODY.replace('two', 'five').replace('March', 'April'),
  )
  await reviewing.reload()
  await expect(reviewing.getByText(/Your unsaved text of .* is back/)).toBeVisible()
  await reviewing.getByRole('button', { name: 'Send suggestions' }).click()
  await expect(reviewing.getByRole('heading', { name: 'Suggestions, 2' })).toBeVisible()
  await reviewing.getByRole('button', { name: 'Add', exact: true }).last().click()
  await reviewing.getByLabel('Words of the text').fill('The board hears of them')
  await reviewing.getByRole('button', { name: 'Comment on them' }).click()
  const field = reviewing.getByLabel('Comment on this passage')
  await field.pressSequentially('@Wren')
  await expect(reviewing.getByRole('list', { name: 'People to mention' })).toContainText('Wren Writer')
  await field.press('Enter')
  await field.pressSequentially('both boards?')
  await reviewing.reload()
  await expect(field, 'what was typed is back').toHaveValue('@Wren Writer both boards?')
  await reviewing.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(reviewing.locator('mark[data-comment]')).toHaveText('The board hears of them')

  await startSession(page, writer)
  await page.goto(address)
  // One for each section, with its law beside it.
  const text = page.locator('.prose')
  await expect(text.locator('del')).toHaveText(['two', 'March'])
  await expect(text.locator('ins')).toHaveText(['five', 'April'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept: “two” becomes “five”' }).click()
  await expect(page.getByRole('heading', { name: 'Suggestions, 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Reject: “March” becomes “April”' }).click()
  await expect(page.getByText('No suggestions are open.')).toBeVisible()
  await expect(text.first()).toContainText('kept for five years')
  await expect(text.last()).toContainText('in March')

  await page.getByRole('link', { name: 'Edit policy' }).click()
  await writeMarkdown(
    page,
    'Text',
    `Whom it binds.\n\n${BODY.replace('of them in March', 'of them in June')}`,
  )
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(text.locator('mark[data-comment]')).toHaveText('The board hears of them')
  const thread = page.getByRole('article', { name: /Comments on/ })
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await page.getByText('Resolved, 1').click()
  await expect(thread.getByText('Resolved by Wren Writer')).toBeVisible()
  await expectFits(page)

  async function makeDraft(by: Account): Promise<string> {
    const { access_token } = await openSession(request, by)
    const made = await request.post('/api/policies', {
      headers: { Authorization: `Bearer ${access_token}` },
      data: { title: 'Records', body: BODY },
    })
    return `/policies/${(await made.json()).id}`
  }
})
