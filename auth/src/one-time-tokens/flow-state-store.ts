import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '../requests/refusal.ts'
import { sameText } from '../requests/same-text.ts'
import { type FlowStateRow, flowStatesTable } from './one-time-token-tables.ts'

export const FLOW_LIFETIME_SECONDS = 300

/** What a client that uses PKCE adds to a request body. */
export const PkceMembers = z.object({
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
})

export interface Pkce {
  challenge: string
  method: 's256' | 'plain'
}

export function readPkce(body: z.infer<typeof PkceMembers>): Pkce | undefined {
  const challenge = body.code_challenge ?? ''
  const method = (body.code_challenge_method ?? '').toLowerCase()
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '')
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (method !== 's256' && method !== 'plain') throw invalid('code challenge method must be s256 or plain')
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw invalid(
      'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, ".", "_", "~" and "-"',
    )
  return { challenge, method }
}

interface NewFlow {
  userId: string
  method: string
  pkce: Pkce
  now: Date
  /** Of a sign-up: takes effect for the client that brings the verifier. */
  passwordHash?: string | undefined
  provider?: string | undefined
  authenticatedAt?: Date | undefined
  providerToken?: string | undefined
  providerRefreshToken?: string | undefined
}

export async function insertFlowState(
  db: Db,
  { userId, method, pkce, now, ...tokens }: NewFlow,
): Promise<FlowStateRow> {
  const [row] = await db
    .insert(flowStatesTable)
    .values({
      userId,
      method,
      codeChallenge: pkce.challenge,
      codeChallengeMethod: pkce.method,
      ...tokens,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('the flow was not stored')
  return row
}

/** The code that the browser brings back with its verifier. */
export async function issueAuthCode(db: Db, flowId: string, now: Date): Promise<string> {
  const code = randomUUID()
  await db
    .update(flowStatesTable)
    .set({ authCodeDigest: digestOf(code), authCodeIssuedAt: now })
    .where(eq(flowStatesTable.id, flowId))
  return code
}

export async function lockFlowByAuthCode(db: Db, code: string): Promise<FlowStateRow | undefined> {
  const [row] = await db
    .select()
    .from(flowStatesTable)
    .where(eq(flowStatesTable.authCodeDigest, digestOf(code)))
    .for('update')
  return row
}

export async function deleteFlow(db: Db, id: string): Promise<void> {
  await db.delete(flowStatesTable).where(eq(flowStatesTable.id, id))
}

export async function deleteFlowsOf(db: Db, userId: string): Promise<void> {
  await db.delete(flowStatesTable).where(eq(flowStatesTable.userId, userId))
}

/** Waits for a code that is being exchanged at that moment. */
export async function deleteAllFlows(tx: Db): Promise<void> {
  await tx.execute(sql`lock table auth.flow_states in exclusive mode`)
  await tx.delete(flowStatesTable)
}

/** Email links may be opened up to a day later and must then say "expired", so flows outlive their use. */
const FLOW_KEPT_SECONDS = 172_800

export async function deleteOldFlows(db: Db, now: Date): Promise<void> {
  await db
    .delete(flowStatesTable)
    .where(lt(flowStatesTable.createdAt, new Date(now.getTime() - FLOW_KEPT_SECONDS * 1000)))
}

/** A magic link's time runs from the opening of the link, every other flow's from its beginning. */
export function isFlowExpired(flow: FlowStateRow, now: Date): boolean {
  const from = flow.method === 'magiclink' && flow.authCodeIssuedAt ? flow.authCodeIssuedAt : flow.createdAt
  return now.getTime() > from.getTime() + FLOW_LIFETIME_SECONDS * 1000
}

export function verifierMatches(
  { codeChallenge, codeChallengeMethod }: FlowStateRow,
  verifier: string,
): boolean {
  const shown =
    codeChallengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return sameText(shown, codeChallenge)
}

const digestOf = (code: string) => createHash('sha256').update(code.toLowerCase()).digest('hex')

const invalid = (text: string) => new Refusal(400, 'validation_failed', text)
