import type { Auth } from '@plumbline/auth/auth.ts'
import type { ConnectionRequest } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { ASSISTANTS_AT_MOST } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { managers, members, type RequestContext } from '../../platform/procedures.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { findClient } from './assistant-client-store.ts'
import {
  ClientDocumentRefused,
  createClientDocuments,
  type DescribedClient,
  isDocumentAddress,
  keepClient,
  TooManyDocuments,
} from './client-document.ts'
import {
  areOpenToUsers,
  countAssistants,
  endAssistant,
  insertAssistant,
  listAssistants,
  setOpenToUsers,
} from './connected-assistant-store.ts'
import { answerAddress, readRequest } from './connection-request.ts'
import { resourceOf } from './mcp-resource.ts'
import { isLoopback, isRegistered } from './redirect-address.ts'

const ownUnlessManager = (member: SignedInMember) => (isManager(member) ? null : member.userId)

interface Refusals {
  UNKNOWN_CLIENT: () => Error
  CLIENT_DOCUMENT: (said: { message: string }) => Error
  OTHER_ADDRESS: () => Error
  MANAGERS_ALONE: () => Error
  TOO_MANY_REQUESTS: (said: { message: string; data: { retryAfterSeconds: number } }) => Error
}

/** Each server of a process keeps and counts its own. */
const documents = new WeakMap<Auth, ReturnType<typeof createClientDocuments>>()

function documentsOf(auth: Auth) {
  const known = documents.get(auth) ?? createClientDocuments()
  documents.set(auth, known)
  return known
}

/** The assistant of a request that the person may decide about. Nothing goes to an address that it did not register. */
async function requireRequest(
  context: RequestContext & { member: SignedInMember },
  request: ConnectionRequest,
  errors: Refusals,
) {
  const { db, member, publicUrl } = context
  if (!isManager(member) && !(await areOpenToUsers(db, member.institutionId))) throw errors.MANAGERS_ALONE()
  const client = await requireClient(context, request.clientId, errors)
  if (!isRegistered(request.redirectUri, client.redirectUris)) throw errors.OTHER_ADDRESS()
  return { client, address: new URL(request.redirectUri), asked: readRequest(request, resourceOf(publicUrl)) }
}

/** Outside of any transaction: a document may take seconds to come. */
async function requireClient(
  { db, auth, member, clientAddress }: RequestContext & { member: SignedInMember },
  clientId: string,
  errors: Refusals,
): Promise<DescribedClient> {
  if (isDocumentAddress(clientId))
    return documentsOf(auth)(db, clientId, { userId: member.userId, clientAddress }).catch(refusedAs(errors))
  const client = await findClient(db, clientId)
  if (!client) throw errors.UNKNOWN_CLIENT()
  return client
}

const refusedAs =
  (errors: Refusals) =>
  (error: unknown): never => {
    if (error instanceof ClientDocumentRefused) throw errors.CLIENT_DOCUMENT({ message: error.message })
    if (error instanceof TooManyDocuments) {
      const { waitSeconds } = error
      throw errors.TOO_MANY_REQUESTS({
        message: `Too many new assistants were looked up. Wait ${waitSeconds} seconds.`,
        data: { retryAfterSeconds: waitSeconds },
      })
    }
    throw error
  }

export const connectedAssistantHandlers = {
  list: members.connectedAssistants.list.handler(({ context: { inInstitution, institutionId, member } }) =>
    inInstitution(async (tx) => ({
      items: await listAssistants(tx, institutionId, ownUnlessManager(member)),
      areOpenToUsers: await areOpenToUsers(tx, institutionId),
    })),
  ),

  request: members.connectedAssistants.request.handler(async ({ input, context, errors }) => {
    const { member, publicUrl } = context
    const { client, address, asked } = await requireRequest(context, input, errors)
    const { nouns, asksToWrite, problem } = asked
    const error = problem?.error ?? 'access_denied'
    return {
      name: client.name,
      host: address.host,
      isOnThisComputer: isLoopback(address),
      institution: member.companyName,
      nouns,
      asksToWrite,
      problem: problem?.text ?? null,
      refusalAddress: answerAddress(input, publicUrl, {
        error,
        error_description: problem?.text ?? 'The person declined.',
      }),
    }
  }),

  allow: members.connectedAssistants.allow.handler(async ({ input, context, errors }) => {
    const { member, institutionId, publicUrl, db } = context
    const { client: described, address, asked } = await requireRequest(context, input, errors)
    if (asked.problem) throw errors.INVALID_REQUEST({ message: asked.problem.text })
    const nouns = [...new Set(input.nouns)]
    if (nouns.some((noun) => !asked.nouns.includes(noun)) || (input.mayWrite && !asked.asksToWrite))
      throw errors.NOT_ASKED_FOR()
    const client = await keepClient(db, input.clientId, described).catch(refusedAs(errors))
    const code = await context.inInstitution(async (tx) => {
      if ((await countAssistants(tx, institutionId, member.userId)) >= ASSISTANTS_AT_MOST)
        throw errors.TOO_MANY_ASSISTANTS()
      const made = await insertAssistant(tx, institutionId, {
        clientId: client.id,
        name: client.name,
        host: address.host,
        userId: member.userId,
        wasManager: isManager(member),
        mayWrite: input.mayWrite && nouns.includes('tasks'),
        nouns,
        resource: resourceOf(publicUrl),
        codeChallenge: input.codeChallenge,
        redirectUri: input.redirectUri,
      })
      await context.recordAct(tx, {
        action: 'assistant.connected',
        subjectId: made.id,
        detail: { assistant: client.name, host: address.host, mayWrite: input.mayWrite, nouns },
      })
      return made.code
    })
    return { address: answerAddress(input, publicUrl, { code }) }
  }),

  disconnect: members.connectedAssistants.disconnect.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const ended = await endAssistant(
        tx,
        { institutionId, id, userId: ownUnlessManager(member) },
        member.fullName,
      )
      if (!ended) throw errors.NOT_FOUND()
      await context.recordAct(tx, {
        action: 'assistant.disconnected',
        subjectId: id,
        detail: { assistant: ended.name, personId: ended.userId },
      })
    }),
  ),

  openToUsers: managers.connectedAssistants.openToUsers.handler(({ input: { isOpen }, context }) =>
    context.inInstitution(async (tx) => {
      const { institutionId } = context
      await setOpenToUsers(tx, institutionId, isOpen)
      await context.recordAct(tx, {
        action: 'assistant.opened_to_users',
        subjectId: institutionId,
        detail: { isOpen },
      })
    }),
  ),
}
