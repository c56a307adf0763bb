import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

test.each([
  ['/api/blog/posts/no-such-post', '/api/blog-posts/no-such-post'],
  ['/api/blog/previews/no-such-token', '/api/blog-previews/no-such-token'],
  ['/api/press/items/no-such-item', '/api/press-items/no-such-item'],
  ['/api/blog/manage', '/api/blog-management'],
  ['/api/tasks/templates', '/api/task-templates'],
  ['/api/team/review', '/api/team-review'],
  ['/api/loan-test-batches/template/apr', '/api/loan-test-batch-templates/apr'],
])('%s is answered as %s', async (earlier, present) => {
  const answerOf = async (path: string) => {
    const response = await server.request(path)
    return { status: response.status, body: await response.text() }
  }
  const answer = await answerOf(earlier)
  expect(answer).toEqual(await answerOf(present))
  expect(answer.body).not.toContain('There is no such operation.')
})

test('other addresses that begin alike are left as they are', async () => {
  const response = await server.request('/api/blog/postscript')
  expect(await response.text()).toContain('There is no such operation.')
})
