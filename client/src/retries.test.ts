import { expect, test } from 'vitest'
import { createClient } from './plumbline-client.ts'
import { pauseBefore, send } from './retries.ts'

/** Answers in turn, and keeps what was asked and how long was waited. */
function answering(...answers: (Response | Error)[]) {
  const asked: Request[] = []
  const pauses: number[] = []
  const attempts = {
    retries: 3,
    wait: async (milliseconds: number) => void pauses.push(milliseconds),
    fetch: (async (url, init) => {
      asked.push(new Request(url as string, init))
      const answer = answers.shift()!
      if (answer instanceof Error) throw answer
      return answer
    }) as typeof fetch,
  }
  return { asked, pauses, attempts }
}

const busy = (retryAfter: string) => new Response('', { status: 429, headers: { 'Retry-After': retryAfter } })
const request = (method: string, headers: Record<string, string> = {}) => ({
  ...{ url: 'https://plumbline.example.com/', method, headers, body: undefined, signal: undefined },
})

test('a call that was not begun is repeated after Retry-After', async () => {
  const { asked, pauses, attempts } = answering(busy('2'), new Response('done'))
  expect(await (await send(request('PUT'), attempts)).text()).toBe('done')
  expect({ asked: asked.length, pauses }).toEqual({ asked: 2, pauses: [2000] })
})

test('what may have begun is repeated only with an Idempotency-Key, or where nothing is changed', async () => {
  const broken = () => [
    new TypeError('fetch failed'),
    new Response('', { status: 502 }),
    new Response('done'),
  ]
  for (const repeatable of [request('GET'), request('POST', { 'Idempotency-Key': 'one' })]) {
    const { attempts, pauses } = answering(...broken())
    expect((await send(repeatable, attempts)).status).toBe(200)
    expect(pauses).toEqual([500, 1000])
  }
  await expect(send(request('PUT'), answering(...broken()).attempts)).rejects.toThrow('fetch failed')
  const once = answering(new Response('', { status: 502 }))
  expect((await send(request('PUT'), once.attempts)).status).toBe(502)
})

test('it gives up after three repetitions', async () => {
  const { asked, attempts } = answering(busy('0'), busy('0'), busy('0'), busy('0'))
  expect((await send(request('GET'), attempts)).status).toBe(429)
  expect(asked).toHaveLength(4)
})

test.each([
  ['7', 7000],
  ['Fri, 27 Nov 2026 12:00:05 GMT', 5000],
  [null, 2000],
  ['9000', 60_000],
])('Retry-After %s means a pause of %i ms', (retryAfter, milliseconds) => {
  expect(pauseBefore(2, retryAfter, Date.UTC(2026, 10, 27, 12))).toBe(milliseconds)
})

test('each member of the input goes where the operation takes it', async () => {
  const { asked, attempts } = answering(new Response('{}'), new Response('{"items":[]}'))
  const client = createClient({ url: 'https://plumbline.example.com/', key: 'pl_1', fetch: attempts.fetch })
  await client.tasks.update({ id: 'a/b', title: 'One' }, { ifMatch: 3 })
  await client.tasks.list({ statuses: ['open', 'done'], search: 'a b' })
  const [update, list] = asked
  expect(update!.url).toBe('https://plumbline.example.com/api/v1/tasks/a%2Fb')
  expect(await update!.json()).toEqual({ title: 'One' })
  expect(Object.fromEntries(update!.headers)).toMatchObject({
    'if-match': '"3"',
    authorization: 'Bearer pl_1',
  })
  expect(list!.url).toBe('https://plumbline.example.com/api/v1/tasks?statuses=open&statuses=done&search=a+b')
})
