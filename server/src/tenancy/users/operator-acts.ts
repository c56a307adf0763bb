import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { notify } from '../../work/notifications/notify.ts'

/** What an operator did to a person, in the words that the person's managers read. */
const SENTENCES = {
  added: (name: string) => `added ${name} to your institution`,
  moved_in: (name: string) => `moved ${name} to your institution`,
  moved_out: (name: string) => `moved ${name} to another institution`,
  role_changed: (name: string) => `changed the role of ${name}`,
  removed: (name: string) => `removed ${name}`,
  suspended: (name: string) => `suspended ${name}`,
  reactivated: (name: string) => `reactivated ${name}`,
  signed_out: (name: string) => `ended all sessions of ${name}`,
  password_reset: (name: string) => `sent ${name} a link to set a new password`,
  factors_removed: (name: string) => `removed the second factors of ${name}`,
  passkey_removed: (name: string) => `removed a passkey of ${name}`,
  secured: (name: string) => `secured the account of ${name}: it needs a new password`,
} as const

export type OperatorAct = keyof typeof SENTENCES

interface Operator {
  member: { userId: string; institutionId: string }
  clientAddress: string
}

interface Person {
  userId: string
  institutionId: string
  fullName: string
}

/**
 * Enters an operator's act in the log of the person's institution and tells its managers by mail. What
 * administrators do among their own people is in the log anyway.
 */
export async function recordOperatorAct(
  tx: Db,
  { member, clientAddress }: Operator,
  { userId, institutionId, fullName }: Person,
  act: OperatorAct,
): Promise<void> {
  if (institutionId === member.institutionId) return
  const { rows: managers } = await tx.execute<{ user_id: string }>(sql`
    select user_id from user_profiles
    where institution_id = ${institutionId} and role in ('manager', 'admin') and seat = 'member'
      and user_id <> ${userId}`)
  for (const { user_id } of managers)
    await notify(tx, institutionId, user_id, {
      kind: 'team.operator_act',
      subject: `An operator of Plumbline ${SENTENCES[act](fullName)}.`,
      link: '/users',
    })
  await recordAudit(tx, {
    action: 'team.operator_act',
    actorId: member.userId,
    subjectId: userId,
    ip: clientAddress,
    institutionId,
    detail: { act },
  })
}
