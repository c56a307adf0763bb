import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filledDataDirectory, type Program } from '../server/src/testing/program.ts'
import { ADMINISTRATOR, signInAt } from '../server/src/testing/visitor.ts'
import { expect, expectAccessible, test as journey, startSession } from './journey.ts'
import { startSeparateServer } from './separate-server.ts'

interface Installation {
  program: Program
  /** Answers that the stand-in for a model has begun and not ended, oldest first. */
  open: ServerResponse[]
}

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Writes the first sentence of the first passage, and waits for the test to go on. */
function beginAnswer(body: string, response: ServerResponse): void {
  const { passages } = JSON.parse(JSON.parse(body).messages[1].content) as {
    passages: { number: number; text: string }[]
  }
  const { number, text } = passages[0]!
  const sentence = text.split(/(?<=[a-z]{3}\.)\s/)[0]!.replace(/\.$/, '')
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(chunk(`${sentence} [${number}]. Next`))
}

/** A separate server with a model that a manager can switch on. */
const test = journey.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use) => {
      const open: ServerResponse[] = []
      const model = createServer(async (request, response) => {
        let body = ''
        for await (const part of request) body += part
        beginAnswer(body, response)
        open.push(response)
      })
      // The regulation texts are there, so that a paragraph is quoted.
      const program = await startSeparateServer({
        DATA_DIR: await filledDataDirectory(),
        ASSISTANT_URL: `http://127.0.0.1:${await listening(model)}/v1`,
        ASSISTANT_MODEL: 'stand-in',
      })
      await untilTextsAreIndexed(program.origin)
      await use({ program, open })
      await program.stop()
      model.closeAllConnections()
      model.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.program.origin),
})

/** The first question after a start waits for the index of the texts, on a busy machine longer than a request may. */
async function untilTextsAreIndexed(origin: string): Promise<void> {
  const administrator = await signInAt(origin)
  const question = { question: '12 CFR 1026.19(e)(1)(v)', conversationId: null }
  await expect(async () => {
    const { status, body } = await administrator.call('POST', '/api/assistant/questions', question)
    expect({ status, outcome: body?.answer?.outcome }).toEqual({ status: 200, outcome: 'answered' })
  }).toPass({ timeout: 90_000 })
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

test('sentences of a model arrive while it writes, Stop keeps them, and removed ones are counted', async ({
  page,
  installation: { open },
}) => {
  await startSession(page, ADMINISTRATOR)
  await page.goto('/settings/assistant')
  await page.getByRole('switch', { name: 'Let the model arrange quotes' }).click()
  await expect(page.getByText(/^Changed by /)).toBeVisible()

  await page.goto('/assistant')
  await expect(page.getByText(/^Your institution uses a model at 127\.0\.0\.1/)).toBeVisible()
  const question = page.getByRole('textbox', { name: 'Your question', exact: true })
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  const ask = async (text: string) => {
    await question.fill(text)
    await question.press('Enter')
    return page.getByRole('article', { name: text }).last()
  }

  const stopped = await ask('When must the consumer receive the Closing Disclosure before consummation?')
  const arriving = stopped.getByRole('log', { name: 'Answer of the model' })
  await expect(arriving).toContainText('[1]')
  await expect(stopped.getByText('The model is arranging the quotes…')).toBeVisible()
  await expectAccessible(page)
  await stop.click()
  await expect(page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeAttached()
  await expect(stop).toBeHidden()
  await expect(arriving).toContainText('[1]')
  await page.reload()
  await expect(arriving).toContainText('[1]')

  const finished = await ask('When must the creditor give an early escrow statement to the borrower?')
  await expect(finished.getByRole('log', { name: 'Answer of the model' })).toContainText('[1]')
  open.at(-1)!.write(chunk(' year the fee is $999,999 [1].'))
  open.at(-1)!.end('data: [DONE]\n\n')
  await expect(page.getByRole('status').filter({ hasText: 'The model arranged the quotes.' })).toBeAttached()
  await expect(finished.getByText(/One sentence was removed/)).toBeVisible()
  await expect(finished).not.toContainText('999,999')
})
