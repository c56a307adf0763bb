import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { createAccount } from './account.ts'
import {
  expect,
  expectAccessible,
  markdownBox,
  overflowsOf,
  startSession,
  tabTo,
  test,
  writeMarkdown,
} from './journey.ts'

const STORED = [
  '# Purpose',
  '',
  'We keep records  under 12 CFR 1026.25(a)\nand __underlined__ rules.',
  '',
  '* first',
  '* second',
  '',
  '<aside>Not shown to readers</aside>',
  '',
  '| Who | When |',
  '|---|:-:|',
  '| Us | *Now* |',
  '',
].join('\n')

const clipboard = (name: string) => readFileSync(new URL(`./clipboard/${name}.txt`, import.meta.url), 'utf8')
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

async function openDraft(page: Page, title = 'Vendor oversight') {
  await page.goto('/policies')
  await page.getByRole('button', { name: 'New policy' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start a draft' }).click()
  await expect(boxOf(page)).toBeVisible()
}

const showFormatted = (page: Page) => page.getByRole('button', { name: 'Formatted', exact: true }).click()

async function storedText(page: Page): Promise<string> {
  const box = await markdownBox(page, 'Text')
  const text = await box.inputValue()
  await showFormatted(page)
  return text
}

/** As the browser pastes what another program put on the clipboard. */
async function paste(box: Locator, html: string, text = '') {
  await box.evaluate(
    (element, { html, text }) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      data.setData('text/plain', text)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { html, text },
  )
}

test.beforeEach(async ({ page, request }) => {
  await startSession(page, await createAccount(request, { role: 'manager', fullName: 'Wren Writer' }))
})

test('edits formatted text and changes nothing of what nobody touched', async ({ page }) => {
  await openDraft(page)
  await writeMarkdown(page, 'Text', STORED)
  expect(await storedText(page)).toBe(STORED)
  const box = boxOf(page)
  await expect(box.getByRole('heading', { name: 'Purpose' })).toBeVisible()
  await expect(box.getByRole('cell', { name: 'Now' })).toBeVisible()
  await expect(box.getByText('<aside>Not shown to readers</aside>')).toBeVisible()
  await expectAccessible(page)

  await box.getByText('second').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('third [sic]')
  const withThird = STORED.replace('* second\n', '* second\n* third [sic]\n')
  expect(await storedText(page)).toBe(withThird)

  await boxOf(page).getByText('third').click()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
})

test('keeps what was typed through a reload', async ({ page }) => {
  await openDraft(page)
  await boxOf(page).click()
  await page.keyboard.type('# Records\nTwo **years')
  await page.reload()
  await expect(page.getByText(/^Your unsaved text of /)).toBeVisible()
  await expect(boxOf(page).getByRole('heading', { name: 'Records' })).toBeVisible()
  await expect(boxOf(page)).toContainText('Two **years')
  await page.getByRole('button', { name: /^Discard/ }).click()
  await expect(boxOf(page)).toHaveText('')
})

test('inserts by slash, formats by shortcut, undoes, and links, with the keyboard alone', async ({
  page,
}) => {
  await openDraft(page)
  const { keyboard } = page
  await tabTo(page, boxOf(page))
  await keyboard.type('/head')
  await expect(page.getByRole('option', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await keyboard.press('Enter')
  await keyboard.type('Records')
  await keyboard.press('Enter')
  await keyboard.press('Control+b')
  await keyboard.type('Two years')
  await keyboard.press('Control+b')
  await keyboard.type(' at least.')
  await keyboard.press('Enter')
  await keyboard.type('/table')
  await keyboard.press('Enter')
  await keyboard.type('Who')
  await keyboard.press('Tab')
  await keyboard.type('When')
  expect(await storedText(page)).toMatch(
    /^## Records\n\n\*\*Two years\*\* at least\.\n\n\| Who \| When \| +\|\n\| - \| - \| - \|\n/,
  )
  await boxOf(page).getByText('at least').click()
  await keyboard.press('Home')
  await keyboard.press('Shift+End')
  await keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Address').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Set link' }).click()
  await expect(dialog.getByText(/^Write an address that begins/)).toBeVisible()
  await dialog.getByLabel('Address').fill('example.com/rule')
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(boxOf(page).getByRole('link')).toHaveText('Two years at least.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boxOf(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await storedText(page)).toContain('[**Two years** at least.](https://example.com/rule)')
  await expect(page.getByText(/^\d words$/)).toBeVisible()
})

test('a shortcut acts on what is selected at that moment', async ({ page }) => {
  await openDraft(page)
  await tabTo(page, boxOf(page))
  await page.keyboard.type('Two years at least.')
  for (const [key, written] of [
    ['b', '**Two years at least.**'],
    ['k', '[**Two years at least.**](https://example.com/rule)'],
  ] as const) {
    await page.keyboard.press('Control+End')
    await boxOf(page).evaluate((box, key) => {
      // In one task, as with quick fingers: the browser has not told of the selection yet.
      const line = box.querySelector('p')!
      document.getSelection()!.setBaseAndExtent(line, 0, line, line.childNodes.length)
      box.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))
    }, key)
    if (key === 'k') {
      await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('example.com/rule')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => storedText(page)).toContain(written)
  }
})

test('the caret does not get caught: Tab leaves the text', async ({ page }) => {
  await openDraft(page)
  await tabTo(page, boxOf(page))
  await page.keyboard.type('- one')
  await page.keyboard.press('Tab')
  await expect(boxOf(page)).not.toBeFocused()
})

test('pastes headings, lists, tables, bold, and links from Word, Google Docs, and web pages', async ({
  page,
}) => {
  await openDraft(page)
  await boxOf(page).click()
  await paste(boxOf(page), clipboard('word'))
  expect((await storedText(page)).trim()).toBe(
    [
      '# Annex A',
      'The vendor sends **one** report a *quarter*, see [the letter](https://www.ncua.gov/vendor) and our file.',
      '- Payments\n  - Cards\n- Statements',
      '1. Ask for the report.\n2. Read it.',
      '| **Vendor** | **Risk** |\n| - | - |\n| Core processor | High since 2024 |',
      'Red words and **bold ones**.',
    ].join('\n\n'),
  )
  await boxOf(page).click()
  await page.keyboard.press('Control+a')
  await paste(boxOf(page), clipboard('google-docs'))
  expect((await storedText(page)).trim()).toBe(
    [
      '## Incidents',
      'A vendor tells us **without delay**_, in writing_. See [the rule](https://www.ecfr.gov/current/title-12).',
      '- Credit union: 72 hours\n  - 12 CFR 748.1(c)\n- Bank: 36 hours',
      '| **Who** | **When** |\n| - | - |\n| Everybody \\| always | |',
    ].join('\n\n'),
  )
  await boxOf(page).click()
  await page.keyboard.press('Control+a')
  await paste(boxOf(page), clipboard('web-page'))
  expect((await storedText(page)).trim()).toBe(
    [
      '[Home](https://www.consumerfinance.gov/)',
      '### What must be kept',
      'Keep the record for **two years**.1 Bad [Rules](https://www.consumerfinance.gov/rules/)',
      '1. First\n   - Inner\n2. Second',
      '> As it is said.',
    ].join('\n\n'),
  )
})

test('pastes Markdown and plain text', async ({ page }) => {
  await openDraft(page)
  await boxOf(page).click()
  await paste(boxOf(page), '', '## Title\n\n- one\n- two')
  expect((await storedText(page)).trim()).toBe('## Title\n\n- one\n- two')
  await boxOf(page).click()
  await page.keyboard.press('Control+a')
  await paste(boxOf(page), '', 'First line\nSecond line')
  expect((await storedText(page)).trim()).toBe('First line\n\nSecond line')
})

test('shows the paragraph of a citation, and a line of law that the form below writes', async ({ page }) => {
  await openDraft(page)
  await writeMarkdown(page, 'Text', '# Records\n\nSee 12 CFR 1026.25(a).')
  await showFormatted(page)
  await boxOf(page).getByText('12 CFR 1026.25(a)').hover()
  await expect(
    page.getByText(/creditor shall retain evidence of compliance|could not|do not hold/),
  ).toBeVisible()
  await page.getByLabel('Law that “Records” implements').fill('12 CFR 1026.25')
  await page.getByRole('button', { name: 'Add law to Records' }).click()
  await expect(boxOf(page)).toContainText('Implements: 12 CFR 1026.25')
  expect(await storedText(page)).toBe('# Records\n\nSee 12 CFR 1026.25(a).\n\nImplements: 12 CFR 1026.25\n')
})

test('stays Markdown where the formatted view cannot be loaded', async ({ page }) => {
  await page.route('**/assets/rich-editor-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/policies')
  await page.getByRole('button', { name: 'New policy' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Flood')
  await page.getByRole('button', { name: 'Start a draft' }).click()
  await boxOf(page).fill('Typed as Markdown.')
  await expect(page.getByText('The formatted view could not be loaded.', { exact: false })).toBeVisible()
  await page.unroute('**/assets/rich-editor-*.js')
  await showFormatted(page)
  await expect(boxOf(page).getByRole('paragraph').first()).toHaveText('Typed as Markdown.')
})

test('fits every width', async ({ page }) => {
  await openDraft(page)
  await writeMarkdown(page, 'Text', STORED)
  await showFormatted(page)
  await expect(boxOf(page).getByRole('heading', { name: 'Purpose' })).toBeVisible()
  if (process.env.PICTURES)
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${process.env.PICTURES}/editor-${width}-${colorScheme}.png` })
      }
  expect(await overflowsOf(page)).toEqual([])
})
