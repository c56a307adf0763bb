import { ORPCError } from '@orpc/server'
import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { isApiKey } from '../../platform/session/key-rights.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'
import { withinOne } from '../../platform/session/within-one.ts'
import { callInProcess } from '../../router.ts'
import { bearerOf } from '../bearer.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpProgram } from '../http-program.ts'
import { withTimeout } from '../request-timeout.ts'
import { listResponse, ScimError, scimErrorResponse, scimResponse } from './scim-answer.ts'
import { inView, type ScimView } from './scim-attributes.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './scim-discovery.ts'
import {
  groupOf,
  type MembershipChange,
  membershipChange,
  namedBy,
  readGroup,
  requireSameName,
  type ScimGroup,
} from './scim-group.ts'
import { readPatch, type ScimChange } from './scim-patch.ts'
import { teamRoster } from './scim-people.ts'
import { readView } from './scim-query.ts'
import { readerRoster } from './scim-readers.ts'
import type { Roster, ScimCaller } from './scim-roster.ts'
import { listAll, listGroups, listPeople, oneGroupInView } from './scim-search.ts'
import { changedFields, readUser, userResource } from './scim-user.ts'

export const SCIM_PATH = '/scim/v2'
/** A group of five thousand members, each with its name and reference. */
export const SCIM_BODY_KIB = 1_024

type QueryParts = Record<string, string>

/**
 * SCIM 2.0 (RFC 7643, RFC 7644) for the team or the readers of one institution. A change is a call of their own operations,
 * so that limits, refusals, notices, and the audit log are the same as for a manager.
 */
export function serveScim(program: HttpProgram) {
  return async (context: Context): Promise<Response> => {
    try {
      return await withTimeout(SCIM_PATH, answerAtOnce(program, context))
    } catch (error) {
      if (error instanceof ScimError) return scimErrorResponse(error)
      throw error
    }
  }
}

/** A change is one transaction: a call that is refused halfway has changed nothing. */
async function answerAtOnce(program: HttpProgram, context: Context): Promise<Response> {
  const { method } = context.req
  const isReading = method === 'GET' || isSearch(context.req)
  const directory = await directoryOf(program, context, isReading)
  const { db } = program.services
  if (isReading) return answer(program, context, rosterOf(program, context, directory, db))
  return db.transaction((tx) =>
    answer(program, context, rosterOf(program, context, directory, withinOne(tx))),
  )
}

async function answer(program: HttpProgram, context: Context, roster: Roster): Promise<Response> {
  const { method } = context.req
  const baseUrl = `${program.config.publicUrl}${SCIM_PATH}`
  const [, collection = '', id, more] = context.req.path.slice(SCIM_PATH.length).split('/')
  const query: QueryParts = Object.fromEntries(new URL(context.req.url).searchParams)
  if (isSearch(context.req)) return search(roster, context, collection, baseUrl)
  if (more !== undefined) throw notFound()
  switch (collection) {
    case 'ServiceProviderConfig':
      return reading(method, () => scimResponse(serviceProviderConfig(baseUrl)))
    case 'ResourceTypes':
      return reading(method, () => described(resourceTypes(baseUrl), id))
    case 'Schemas':
      return reading(method, () => described(schemas(baseUrl), id && decodeURIComponent(id)))
    case 'Users':
      return id ? onePerson(roster, context, id, query, baseUrl) : people(roster, context, query, baseUrl)
    case 'Groups':
      return id ? oneGroup(roster, context, id, query, baseUrl) : groups(roster, context, query, baseUrl)
    default:
      throw notFound()
  }
}

/** RFC 7644, section 3.4.3: reads, and carries the question in its body, where no log keeps it. */
const isSearch = ({ method, path }: Context['req']): boolean =>
  method === 'POST' && /^(\/Users|\/Groups)?\/\.search$/.test(path.slice(SCIM_PATH.length))

async function search(roster: Roster, context: Context, collection: string, baseUrl: string) {
  const asked = await bodyOf(context)
  if (collection === 'Users') return listPeople(roster, asked, baseUrl)
  if (collection === 'Groups') return listGroups(roster, asked, baseUrl)
  return listAll(roster, asked, baseUrl)
}

/** The person whose key the directory sends. */
async function directoryOf(
  program: HttpProgram,
  context: Context,
  isReading: boolean,
): Promise<SignedInMember> {
  const { services } = program
  const bearer = bearerOf(context.req.header('authorization'))
  const member = bearer && isApiKey(bearer) ? await services.findKeyMember(bearer) : undefined
  if (!member?.key) throw new ScimError(401, 'Send an API key as Authorization: Bearer.')
  const kept = member.key.nouns.filter((noun) => noun === 'team' || noun === 'readers')
  if (kept.length === 0) throw new ScimError(403, 'This key opens neither the team nor the readers.')
  if (kept.length > 1)
    throw new ScimError(403, 'This key opens the team and the readers. Make one key for each.')
  if (!isReading && !member.key.mayWrite) throw new ScimError(403, 'This key may only read.')
  const asDirectory: SignedInMember = { ...member, key: { ...member.key, isDirectory: true } }
  if (member.role === 'user') throw new ScimError(403, 'The key of a user opens no directory.')
  const { api } = callerOf(program, context, asDirectory, services.db)
  // Refuses a suspended institution, an ended trial, and a seat that is no member.
  const asked: Promise<unknown> = kept[0] === 'team' ? api.team.list({}) : api.readers.list()
  await asked.catch((error: unknown) => {
    throw error instanceof ORPCError && error.status < 500 ? new ScimError(403, error.message) : error
  })
  return asDirectory
}

function rosterOf(program: HttpProgram, context: Context, directory: SignedInMember, db: Db): Roster {
  const caller = callerOf(program, context, directory, db)
  return directory.key?.nouns.includes('readers') ? readerRoster(caller) : teamRoster(caller)
}

/** The product's operations as the directory calls them. */
function callerOf(
  { services, config, log }: HttpProgram,
  context: Context,
  directory: SignedInMember,
  db: Db,
): ScimCaller {
  const address = clientAddress(context, config.TRUST_PROXY)
  const api = callInProcess(
    {
      ...{ ...services, db },
      findKeyMember: async () => directory,
      requestId: context.get('requestId'),
      clientAddress: address,
      bearer: bearerOf(context.req.header('authorization')),
    },
    log,
  )
  return { db, institutionId: directory.institutionId, api, directory, clientAddress: address }
}

async function people(roster: Roster, context: Context, query: QueryParts, baseUrl: string) {
  switch (context.req.method) {
    case 'GET':
      return listPeople(roster, query, baseUrl)
    case 'POST': {
      const view = readView(query)
      const person = await roster.add(readUser(await bodyOf(context)))
      return scimResponse(inView(userResource(person, baseUrl), view), 201, {
        Location: `${baseUrl}/Users/${person.id}`,
      })
    }
    default:
      throw notAllowed()
  }
}

async function onePerson(roster: Roster, context: Context, id: string, query: QueryParts, baseUrl: string) {
  const { method } = context.req
  const view = readView(query)
  const [person] = (await roster.find({ kind: 'id', value: id }, { startIndex: 1, count: 1 })).people
  if (!person) throw new ScimError(404, 'There is no such person.')
  if (method === 'GET') return scimResponse(inView(userResource(person, baseUrl), view))
  if (method === 'DELETE') {
    await roster.remove(person.id)
    return scimResponse(undefined, 204)
  }
  if (method !== 'PUT' && method !== 'PATCH') throw notAllowed()
  const body = await bodyOf(context)
  const fields = method === 'PUT' ? readUser(body) : changedFields(readPatch(body), person.email)
  return scimResponse(inView(userResource(await roster.change(person.id, fields), baseUrl), view))
}

async function groups(roster: Roster, context: Context, query: QueryParts, baseUrl: string) {
  if (context.req.method === 'POST') {
    const fields = readGroup(await bodyOf(context))
    const group = await roster.ofDirectory.add(fields)
    const view = readView(query)
    return scimResponse(await oneGroupInView(roster, group, view, baseUrl), 201, {
      Location: `${baseUrl}/Groups/${group.id}`,
    })
  }
  if (context.req.method !== 'GET') throw notAllowed()
  return listGroups(roster, query, baseUrl)
}

async function oneGroup(roster: Roster, context: Context, id: string, query: QueryParts, baseUrl: string) {
  const group = groupOf(await roster.groups(), id)
  const view = readView(query)
  const { ofDirectory } = roster
  if (ofDirectory.has(group) && context.req.method !== 'GET')
    return groupOfDirectory(roster, ofDirectory, context, group, view, baseUrl)
  switch (context.req.method) {
    case 'GET':
      return scimResponse(await oneGroupInView(roster, group, view, baseUrl))
    case 'PATCH':
      await roster.changeMembers(group, fixedMembership(group, readPatch(await bodyOf(context))))
      return scimResponse(undefined, 204)
    case 'PUT': {
      const { displayName, members } = readGroup(await bodyOf(context))
      requireSameName(group, displayName)
      await roster.changeMembers(group, { add: [], remove: [], replace: members })
      return scimResponse(await oneGroupInView(roster, group, view, baseUrl))
    }
    case 'DELETE':
      throw new ScimError(403, `The group ${group.displayName} stays.`)
    default:
      throw notAllowed()
  }
}

/** A group of the product keeps its name. */
function fixedMembership(group: ScimGroup, changes: readonly ScimChange[]): MembershipChange {
  const { displayName } = namedBy(changes)
  if (displayName !== undefined) requireSameName(group, displayName)
  return membershipChange(changes)
}

async function groupOfDirectory(
  roster: Roster,
  kept: Roster['ofDirectory'],
  context: Context,
  group: ScimGroup,
  view: ScimView,
  baseUrl: string,
) {
  switch (context.req.method) {
    case 'PATCH': {
      const changes = readPatch(await bodyOf(context))
      await kept.change(group, namedBy(changes), membershipChange(changes))
      return scimResponse(undefined, 204)
    }
    case 'PUT': {
      const { members, ...fields } = readGroup(await bodyOf(context))
      await kept.change(group, fields, { add: [], remove: [], replace: members })
      return scimResponse(await oneGroupInView(roster, { ...group, ...fields }, view, baseUrl))
    }
    case 'DELETE':
      await kept.remove(group)
      return scimResponse(undefined, 204)
    default:
      throw notAllowed()
  }
}

async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    throw new ScimError(400, 'The body is no JSON.', 'invalidSyntax')
  }
}

function reading(method: string, work: () => Response): Response {
  if (method !== 'GET') throw notAllowed()
  return work()
}

function described(all: object[], id: string | undefined): Response {
  if (id === undefined) return listResponse(all, all.length, { startIndex: 1, count: all.length })
  const one = all.find((entry) => 'id' in entry && entry.id === id)
  if (!one) throw notFound()
  return scimResponse(one)
}

const notFound = () => new ScimError(404, 'There is no such resource.')
const notAllowed = () => new ScimError(405, 'This method is not allowed here.')
