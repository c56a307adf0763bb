import { listResponse, ScimError } from './scim-answer.ts'
import { GROUP_ATTRIBUTES, inView, type ScimView, shows, USER_ATTRIBUTES } from './scim-attributes.ts'
import { groupResource, type ScimGroup } from './scim-group.ts'
import { meeting, sorted } from './scim-match.ts'
import { asksFor, readQuery, requiredValue, type ScimQuery } from './scim-query.ts'
import type { Roster } from './scim-roster.ts'
import { userResource } from './scim-user.ts'

/** More than any plan's team. Filters are met in memory: no text of a directory reaches the database as a condition. */
const SEARCHED_AT_MOST = 5_000

export async function listPeople(roster: Roster, source: unknown, baseUrl: string): Promise<Response> {
  const query = readQuery(source, USER_ATTRIBUTES)
  if (query.filter === undefined && query.sort === undefined) {
    const { people, total } = await roster.find(undefined, query.page)
    const shown = people.map((person) => inView(userResource(person, baseUrl), query.view))
    return listResponse(shown, total, query.page)
  }
  return pageOf(await candidates(roster, query, baseUrl), query)
}

export async function listGroups(roster: Roster, source: unknown, baseUrl: string): Promise<Response> {
  const query = readQuery(source, GROUP_ATTRIBUTES)
  const { resources, withMembers } = await allGroups(roster, query, baseUrl)
  return pageOf(resources, query, withMembers)
}

/** `POST /.search`: people and groups at once. */
export async function listAll(roster: Roster, source: unknown, baseUrl: string): Promise<Response> {
  const query = readQuery(source, { ...USER_ATTRIBUTES, ...GROUP_ATTRIBUTES })
  const people = await candidates(roster, query, baseUrl)
  const { resources, withMembers } = await allGroups(roster, query, baseUrl)
  return pageOf([...people, ...resources], query, withMembers)
}

/** The people who can meet the filter. */
async function candidates(roster: Roster, query: ScimQuery, baseUrl: string): Promise<object[]> {
  const kinds = {
    username: 'email',
    'emails.value': 'email',
    emails: 'email',
    externalid: 'externalId',
    id: 'id',
  }
  const required = requiredValue(query.filter, Object.keys(kinds))
  const criterion = required && {
    kind: kinds[required.attribute as keyof typeof kinds] as 'email' | 'externalId' | 'id',
    value: required.value,
  }
  const { people, total } = await roster.find(criterion, { startIndex: 1, count: SEARCHED_AT_MOST })
  if (total > SEARCHED_AT_MOST)
    throw new ScimError(400, 'Too many people to search. Ask for one by userName or id.', 'tooMany')
  return people.map((person) => userResource(person, baseUrl))
}

type Complete = (resource: object) => Promise<object>

/** Members are read of the groups that are shown, and of all only where the question is about members. */
async function allGroups(roster: Roster, query: ScimQuery, baseUrl: string) {
  const asks = asksFor(query, 'members')
  const groupsOf = new Map<object, ScimGroup>()
  for (const group of await roster.groups())
    groupsOf.set(groupResource(group, asks ? await roster.membersOf(group) : undefined, baseUrl), group)
  const withMembers: Complete = async (resource) => {
    const group = groupsOf.get(resource)
    return group && !asks && shows(query.view, 'members')
      ? groupResource(group, await roster.membersOf(group), baseUrl)
      : resource
  }
  return { resources: [...groupsOf.keys()], withMembers }
}

export async function oneGroupInView(
  roster: Roster,
  group: ScimGroup,
  view: ScimView,
  baseUrl: string,
): Promise<object> {
  const members = shows(view, 'members') ? await roster.membersOf(group) : undefined
  return inView(groupResource(group, members, baseUrl), view)
}

async function pageOf(
  resources: readonly object[],
  { filter, sort, page, view }: ScimQuery,
  complete: Complete = async (resource) => resource,
): Promise<Response> {
  const found = filter ? await meeting(filter, resources) : resources
  const ordered = sort ? sorted(found, sort) : found
  const start = page.startIndex - 1
  const shown = ordered.slice(start, start + page.count)
  const answered: object[] = []
  for (const resource of shown) answered.push(inView(await complete(resource), view))
  return listResponse(answered, found.length, page)
}
