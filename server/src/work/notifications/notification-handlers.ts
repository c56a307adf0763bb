import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { everyone, managers, members } from '../../platform/procedures.ts'
import { claimTestMail, listMails } from './mail-log-store.ts'
import { testMailText } from './notification-mail-text.ts'
import {
  endMails,
  findEscalation,
  findPreferences,
  saveEscalation,
  savePreferences,
} from './notification-settings-store.ts'
import { listNotifications, markRead, snooze } from './notification-store.ts'

export const notificationHandlers = {
  list: members.notifications.list.handler(({ input, context: { inInstitution, institutionId, member } }) =>
    inInstitution((tx) => listNotifications(tx, institutionId, member.userId, input)),
  ),

  markRead: members.notifications.markRead.handler(
    ({ input: { ids }, context: { inInstitution, institutionId, member } }) =>
      inInstitution((tx) => markRead(tx, institutionId, member.userId, ids)),
  ),

  snooze: members.notifications.snooze.handler(
    ({ input: { ids, days }, context: { inInstitution, institutionId, member } }) =>
      inInstitution((tx) => snooze(tx, institutionId, member.userId, ids, days)),
  ),

  preferences: members.notifications.preferences.handler(
    ({ context: { inInstitution, institutionId, member } }) =>
      inInstitution(async (tx) => ({
        ...(await findPreferences(tx, institutionId, member.userId)),
        timeZone: member.timeZone,
        escalateAfterDays: await findEscalation(tx, institutionId),
      })),
  ),

  savePreferences: members.notifications.savePreferences.handler(
    ({ input, context: { inInstitution, institutionId, member } }) =>
      inInstitution((tx) => savePreferences(tx, institutionId, member.userId, input)),
  ),

  saveEscalation: managers.notifications.saveEscalation.handler(
    ({ input: { escalateAfterDays }, context: { inInstitution, institutionId, recordAct } }) =>
      inInstitution(async (tx) => {
        await saveEscalation(tx, institutionId, escalateAfterDays)
        await recordAct(tx, {
          action: 'notification.escalation',
          subjectId: institutionId,
          detail: { escalateAfterDays },
        })
      }),
  ),

  mails: managers.notifications.mails.handler(({ input, context: { db, institutionId } }) =>
    listMails(db, institutionId, input),
  ),

  sendTestMail: members.notifications.sendTestMail.handler(
    ({ context: { db, institutionId, member, publicUrl }, errors }) =>
      db.transaction(async (tx) => {
        const kind = await claimTestMail(tx, institutionId, member.email)
        if (!kind) throw errors.TOO_MANY_TESTS()
        await queueMail(tx, {
          kind,
          institutionId,
          to: member.email,
          text: testMailText(publicUrl),
        })
        return { recipient: member.email }
      }),
  ),

  unsubscribe: everyone.notifications.unsubscribe.handler(({ input: { token, topic }, context: { db } }) =>
    endMails(db, token, topic),
  ),

  openPreferences: everyone.notifications.openPreferences.handler(() => ({
    headers: { location: '/settings/notifications' },
  })),
}
