import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { openSession } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect } from './journey.ts'

/** Creates one record of every kind that stores text, with this text in each field. */
export async function seedText(request: APIRequestContext, text: string, markdown: string) {
  const { access_token } = await openSession(request, ADMINISTRATOR)
  const headers = { Authorization: `Bearer ${access_token}` }
  async function send(method: 'POST' | 'PUT', path: string, data: object) {
    const answer = await request.fetch(`/api${path}`, { method, headers, data })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? {} : answer.json()
  }
  const content = { excerpt: text, content: markdown, isFeatured: false }
  const proof = () => ({ idempotencyKey: randomUUID(), shownSeconds: 30 })
  const email = `planted-${randomUUID()}@example.com`
  await send('POST', '/trial-requests', {
    ...proof(),
    institutionType: 'credit_union',
    assetsSize: '100m_500m',
    regulatoryConcerns: ['trid'],
    numberOfEmployees: '11_50',
    primaryGoal: 'save_time',
    currentComplianceTools: text,
    fullName: text,
    email,
    companyName: text,
    jobTitle: text,
  })
  await send('POST', '/contact-messages', {
    ...proof(),
    firstName: text,
    lastName: text,
    email,
    phone: text,
    company: text,
    inquiryType: 'sales',
    subject: text,
    message: text,
  })
  const application = await request.post('/api/job-applications', {
    multipart: {
      ...proof(),
      firstName: text,
      lastName: text,
      email,
      phone: text,
      position: text,
      experience: '4-5',
      linkedin: `https://example.com/?${encodeURIComponent(text)}`,
      coverLetter: text,
      salaryExpectation: text,
      referralSource: 'job-board',
      resume: { name: `${text}.pdf`, mimeType: 'text/html', buffer: Buffer.from('%PDF-1.7') },
    },
  })
  expect(application.ok(), await application.text()).toBe(true)
  const user = await send('POST', '/users', {
    email: `user-${email}`,
    fullName: text,
    companyName: text,
    companyType: 'credit_union',
    role: 'user',
  })
  const slug = `planted-${randomUUID()}`
  const article = await send('POST', '/articles', {
    title: text,
    slug,
    excerpt: text,
    body: `## Checklist\n\n- [ ] ${text}\n\n${markdown}`,
    category: 'trid',
    tags: [text.slice(0, 40)],
    topics: ['trid'],
    citations: [{ cite: text.slice(0, 80), note: text }],
    isFeatured: false,
    isPublished: false,
  })
  const post = await send('POST', '/blog', {
    ...content,
    title: text,
    slug,
    category: text.slice(0, 60),
    tags: [text.slice(0, 40)],
    featuredImageUrl: null,
    isPublished: false,
    publishedAt: null,
  })
  await send('PUT', `/blog/${post.id}`, { ...post, title: `${text} again` })
  const item = await send('POST', '/press', {
    ...content,
    title: text,
    type: 'media_mention',
    publicationName: text,
    author: text,
    publishedAt: '2099-01-01T00:00:00Z',
    externalUrl: `https://example.com/?${encodeURIComponent(text)}`,
    imageUrl: null,
    tags: [text.slice(0, 40)],
  })
  const previews = await Promise.all([
    send('POST', `/blog/${post.id}/preview-link`, {}),
    send('POST', `/press/${item.id}/preview-link`, {}),
  ])
  return {
    email,
    screens: [`/articles/${slug}`, `/articles/${slug}/edit`, ...previews.map(({ path }) => path)],
    async remove() {
      for (const path of [
        `/articles/${article.id}`,
        `/blog/${post.id}`,
        `/press/${item.id}`,
        `/users/${user.id}`,
      ])
        await request.delete(`/api${path}`, { headers, data: {} })
    },
  }
}
