import { sql } from 'drizzle-orm'
import { makeAssistant } from '../connected-assistant.ts'
import type { MakeRow, TestInstitution } from './make-row.ts'

const directoryGroup: MakeRow = async ({ db }, owner) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into directory_groups (institution_id, name) values (${owner.id}, ${crypto.randomUUID()}) returning id`)
  return { id: rows[0]!.id }
}

/** Somebody told of a task. */
const makeNotification: MakeRow = async (_server, owner) => {
  const manager = await owner.signedIn({ role: 'manager' })
  const told = await owner.signedIn()
  await manager.tasks.create({ title: 'Theirs', ownerId: (await told.members.me()).userId })
  const { items } = await told.notifications.list({})
  return { 'ids[]': items[0]!.id }
}

const makeReader = async (owner: TestInstitution) => {
  const list = `Theirs, ${crypto.randomUUID()}@reader.example`
  return (await (await owner.signedIn({ role: 'manager' })).readers.add({ list })).ids[0]!
}

/** People, keys, and what they set up for themselves or the institution. */
export const PERSON_ROWS: Readonly<Record<string, MakeRow>> = {
  async team(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    return { userId }
  },
  'team.previewGroupRole': directoryGroup,
  'team.setGroupRole': directoryGroup,
  async 'team.removePasskey'(server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into auth.credentials (user_id, credential_id, public_key, counter, friendly_name, created_at)
      values (${userId}, ${`credential of ${userId}`}, 'key', 0, 'Theirs', now()) returning id`)
    return { userId, passkeyId: rows[0]!.id }
  },
  async 'team.remove'(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    await (await owner.signedIn({ role: 'manager' })).tasks.create({ title: 'Theirs', ownerId: userId })
    return { userId }
  },
  async 'team.decideReview'(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    await (await owner.signedIn({ role: 'manager' })).team.review()
    return { userId }
  },
  /** Another session than the one that asks. */
  async 'members.endSession'(server, owner) {
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into auth.sessions (user_id, aal, amr, refreshed_at, expires_at, authenticated_at, created_at)
      select user_id, aal, amr, refreshed_at, expires_at, authenticated_at, created_at
      from auth.sessions where user_id = ${userId} limit 1 returning id`)
    return { id: rows[0]!.id }
  },
  async apiKeys(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { key } = await manager.apiKeys.create({
      name: 'Theirs',
      belongsTo: 'institution',
      mayWrite: false,
      nouns: ['tasks'],
      days: 30,
    })
    return { id: key.id }
  },
  async connectedAssistants(server, owner) {
    return makeAssistant(server, await owner.signedIn({ role: 'manager' }))
  },
  async legalHolds(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).legalHolds.place({ matter: 'Theirs' })
    return { id }
  },
  async webhooks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    // An institution has ten at most.
    for (const { id } of (await manager.webhooks.list()).slice(8)) await manager.webhooks.remove({ id })
    const { webhook } = await manager.webhooks.create({ url: 'https://example.com/hook', events: ['task'] })
    const { deliveryId } = await manager.webhooks.test({ id: webhook.id })
    return { id: webhook.id, deliveryId }
  },
  async 'savedViews.remove'(_server, owner) {
    const { id } = await (await owner.signedIn()).savedViews.save({
      screen: 'tasks',
      name: 'Theirs',
      query: 'view=board',
    })
    return { id }
  },
  async institutionArticles(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.institutionArticles.create({
      title: 'Theirs',
      summary: 'Theirs',
      category: 'trid',
      body: 'Theirs',
      isPublished: true,
    })
    return { id }
  },
  async topics(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.topics.create({ label: `Theirs ${crypto.randomUUID().slice(0, 8)}` })
    return { id }
  },
  async readers(_server, owner) {
    return { id: await makeReader(owner) }
  },
  'notifications.markRead': makeNotification,
  'notifications.snooze': makeNotification,
}
