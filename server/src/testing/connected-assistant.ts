import { sql } from 'drizzle-orm'
import { insertClient } from '../tenancy/connected-assistants/assistant-client-store.ts'
import type { TestClient, TestServer } from './test-server.ts'

const REDIRECT = 'http://127.0.0.1:33418/callback'

/** What a registered assistant asks for. */
export async function connectionRequest({ db }: TestServer) {
  const made = await insertClient(db, { name: 'Theirs', redirectUris: [REDIRECT] })
  return {
    clientId: made!.id,
    redirectUri: REDIRECT,
    responseType: 'code',
    codeChallenge: 'c'.repeat(43),
    codeChallengeMethod: 'S256',
  }
}

/** An assistant that the person has agreed to and that has taken up its code. */
export async function makeAssistant(server: TestServer, person: TestClient): Promise<{ id: string }> {
  const request = await connectionRequest(server)
  await person.connectedAssistants.allow({ ...request, nouns: ['tasks'], mayWrite: false })
  const { rows } = await server.db.execute<{ id: string }>(sql`
    update connected_assistants set connected_at = now() where client_id = ${request.clientId} returning id`)
  return { id: rows[0]!.id }
}
