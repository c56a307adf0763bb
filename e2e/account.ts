import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ADMINISTRATOR } from './administrator.ts'
import { expect } from './journey.ts'

export interface Account {
  id: string
  email: string
  password: string
}

/** Signs in with the password alone. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Creates an account for this test alone. */
export async function createAccount(
  request: APIRequestContext,
  person: { fullName?: string; role?: string; institutionId?: string } = {},
): Promise<Account> {
  const password = 'First-Horse!7'
  return { ...(await addPerson(request, { ...person, password })), password }
}

/** The institution of an account, for colleagues. */
export async function institutionOf(request: APIRequestContext, account: Account): Promise<string> {
  const { access_token } = await openSession(request, account)
  const me = await request.get('/api/me', { headers: { Authorization: `Bearer ${access_token}` } })
  return String((await me.json()).institutionId)
}

/** Invites a person, who has no password yet. */
export function inviteAccount(request: APIRequestContext): Promise<{ id: string; email: string }> {
  return addPerson(request, {})
}

async function addPerson(
  request: APIRequestContext,
  {
    fullName = 'Ada Reyes',
    role = 'user',
    password,
    institutionId,
  }: { fullName?: string; role?: string; password?: string; institutionId?: string | undefined },
) {
  const email = `person-${randomUUID()}@plumbline.example`
  const answer = await request.post('/api/users', {
    headers: await asAdministrator(request),
    data: {
      email,
      password,
      fullName,
      companyName: 'Harbor Credit Union',
      companyType: 'credit_union',
      role,
      institutionId,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = await answer.json()
  return { id: String(id), email }
}

export async function suspendAccount(request: APIRequestContext, { id }: Account): Promise<void> {
  const answer = await request.post(`/api/users/${id}/suspend`, {
    headers: await asAdministrator(request),
    data: {},
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function setTrial(request: APIRequestContext, { id }: Account, endsAt: string): Promise<void> {
  const answer = await request.put(`/api/users/${id}/trial`, {
    headers: await asAdministrator(request),
    data: { endsAt },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Adds an authenticator app to the account and returns its code generator. */
export async function enrolAuthenticator(
  request: APIRequestContext,
  account: Account,
): Promise<() => string> {
  const { access_token } = await openSession(request, account)
  const headers = { Authorization: `Bearer ${access_token}` }
  const enrolled = await request.post('/auth/v1/factors', { headers, data: { factor_type: 'totp' } })
  const { id, totp } = await enrolled.json()
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) })
  const challenged = await request.post(`/auth/v1/factors/${id}/challenge`, { headers })
  const verified = await request.post(`/auth/v1/factors/${id}/verify`, {
    headers,
    data: { challenge_id: (await challenged.json()).id, code: app.generate() },
  })
  expect(verified.ok(), await verified.text()).toBe(true)
  return () => app.generate()
}

/** The first sign-in link in the mail to this address, or the first link of another shape. */
export async function linkMailedTo(
  email: string,
  dataDirectory = process.env.PLUMBLINE_E2E_DATA!,
  shape = /http\S+\/auth\/v1\/verify\?[^\s"<>]+/,
): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const letters = (await readLetters(dataDirectory)).filter((text) => text.includes(`To: ${email}`))
    link = shape.exec(letters.join('\n'))?.[0]
    expect(link, `a mail with a link to ${email}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return link!.replaceAll('&amp;', '&')
}

/** The link of a reader in the mail to this address. */
export const readerLinkMailedTo = (email: string): Promise<string> =>
  linkMailedTo(email, undefined, /http\S+\/read\/[0-9a-f-]{36}/)

/** The newest code that was mailed to the address. */
export async function codeMailedTo(
  email: string,
  dataDirectory = process.env.PLUMBLINE_E2E_DATA!,
): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const letters = (await readLetters(dataDirectory)).filter((text) => text.includes(`To: ${email}`))
    code = letters.map((text) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]).findLast(Boolean)
    expect(code, `a mail with a code to ${email}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return code!
}

async function readLetters(dataDirectory: string): Promise<string[]> {
  const folder = join(dataDirectory, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return letters.map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='))
}

async function asAdministrator(request: APIRequestContext): Promise<Record<string, string>> {
  const { access_token } = await openSession(request, ADMINISTRATOR)
  return { Authorization: `Bearer ${access_token}` }
}
