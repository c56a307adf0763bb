import { randomUUID } from 'node:crypto'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the operation answers, looked into by the test that asked
  body: any
}

export interface Visitor {
  bearer: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** The same person at another process. */
  at(origin: string): Visitor
}

/** A client of a running program over HTTP, with its own address behind a trusted proxy. */
export function visitorAt(origin: string, { bearer = '', address = '' } = {}): Visitor {
  return {
    bearer,
    async call(method, path, body) {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...(address && { 'X-Forwarded-For': address }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
    },
    at: (elsewhere) => visitorAt(elsewhere, { bearer, address }),
  }
}

export interface Credentials {
  email: string
  password: string
}

/** The first administrator of programs that tests start. */
export const ADMINISTRATOR: Credentials = { email: 'ada@example.com', password: 'Correct-Horse!7' }
export const ADMINISTRATOR_SETTINGS = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
}

export async function signInAt(origin: string, { email, password }: Credentials = ADMINISTRATOR) {
  const { status, body } = await visitorAt(origin).call('POST', '/auth/v1/token?grant_type=password', {
    email,
    password,
  })
  if (status !== 200) throw new Error(`signing in as ${email} failed: ${JSON.stringify(body)}`)
  return visitorAt(origin, { bearer: body.access_token })
}

/** Creates a member for this test; returns the product's id. */
export async function addMemberThrough(administrator: Visitor, role = 'user') {
  const person = { email: `person-${randomUUID()}@example.com`, password: 'First-Horse!7' }
  const profile = {
    fullName: 'Grace Reyes',
    companyName: 'Harbor Credit Union',
    companyType: 'credit_union',
    role,
  }
  const { status, body } = await administrator.call('POST', '/api/users', { ...person, ...profile })
  if (status !== 201) throw new Error(`adding a member failed: ${JSON.stringify(body)}`)
  return { ...person, id: body.id as string, profile }
}

/** A contact form of someone new; each creates a row, two mails, and an audit entry. */
export function newMessage(email = `writer-${randomUUID()}@example.com`) {
  return {
    idempotencyKey: randomUUID(),
    shownSeconds: 60,
    firstName: 'Grace',
    lastName: 'Reyes',
    email,
    phone: '',
    company: 'Harbor Credit Union',
    inquiryType: 'sales',
    subject: 'A question',
    message: 'When can we start?',
  }
}

export function newPost(publishedAt: string | null = null) {
  const slug = `post-${randomUUID()}`
  return {
    title: slug,
    slug,
    excerpt: 'In short.',
    content: 'At length.',
    category: null,
    tags: [],
    featuredImageUrl: null,
    isFeatured: false,
    isPublished: true,
    publishedAt,
  }
}
