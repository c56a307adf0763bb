import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { queueNotificationMail } from '../../work/notifications/notification-mail.ts'

const server = await startTestServer()
afterAll(server.close)

const SOON = 'Your free trial ends on January 20, 2031: contact us to keep your account'
const TODAY = 'Your free trial ends today, January 20, 2031: contact us to keep your account'

async function onTrial(timeZone: string, endsAt: string) {
  const trialEndsAt = new Date(endsAt)
  const institution = await server.newInstitution({ timeZone, trialEndsAt })
  const account = await institution.addMember({ role: 'manager' })
  const second = await institution.signedIn({ role: 'manager' })
  const user = await institution.signedIn({ role: 'user' })
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items
      .filter(({ kind }) => kind === 'institution.trial_ends')
      .map(({ subject }) => subject)
      .toReversed()
  return { institution, account, told, first: server.clientOf(await server.tokenOf(account)), second, user }
}

async function remindAt(moment: string) {
  while (await remindAhead(server.db, new Date(moment), server.plumbline.services.deadlines));
  while (await queueNotificationMail(server.db, 'https://plumbline.example'));
}

test('managers hear three days before the trial ends and on its last day, in their time zone, once each', async () => {
  // In Honolulu it is still the 20th of January, ten in the evening.
  const { told, first, second, user, account } = await onTrial('Pacific/Honolulu', '2031-01-21T08:00:00Z')
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await remindAt('2031-01-17T09:00:00Z')
  expect(await told(first), 'the 16th in Honolulu').toEqual([])
  await remindAt('2031-01-17T11:00:00Z')
  await remindAt('2031-01-18T11:00:00Z')
  expect(await told(first)).toEqual([SOON])
  await remindAt('2031-01-20T11:00:00Z')
  await remindAt('2031-01-21T07:00:00Z')
  for (const client of [first, second]) expect(await told(client)).toEqual([SOON, TODAY])
  for (const client of [user, stranger]) expect(await told(client)).toEqual([])
  const { rows } = await server.db.execute<{ subject: string; plain: string }>(
    sql`select subject, plain from outgoing_mail where recipient = ${account.email} order by created_at`,
  )
  expect(rows.map(({ plain }) => plain)).toEqual([
    expect.stringContaining(SOON),
    expect.stringContaining(TODAY),
  ])
})

test('a trial that ends at midnight ends the day before; an extended trial is announced again', async () => {
  const { institution, told, first } = await onTrial('America/New_York', '2031-01-21T05:00:00Z')
  await remindAt('2031-01-20T17:00:00Z')
  expect(await told(first)).toEqual([TODAY])
  await server.db.execute(
    sql`update institutions set trial_ends_at = '2031-02-20T17:00:00Z' where id = ${institution.id}`,
  )
  await remindAt('2031-01-21T17:00:00Z')
  expect(await told(first)).toEqual([TODAY])
  await remindAt('2031-02-18T17:00:00Z')
  expect(await told(first)).toEqual([
    TODAY,
    'Your free trial ends on February 20, 2031: contact us to keep your account',
  ])
})

test('the trial is a need of managers in its last week, and of nobody without one', async () => {
  const { first, user } = await onTrial(
    'America/New_York',
    new Date(Date.now() + 5 * 86_400_000).toISOString(),
  )
  const needs = async (client: TestClient) =>
    (await client.dashboard.needs({})).items.filter(({ kind }) => kind === 'trial_end')
  expect(await needs(first)).toMatchObject([{ link: '/settings/institution' }])
  expect(await needs(user)).toEqual([])
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await needs(stranger)).toEqual([])
})
