import type { Db } from '@plumbline/database/db.ts'
import type { administrators } from '../../platform/procedures.ts'
import { createMember } from './member-creation.ts'
import { type OperatorAct, recordOperatorAct } from './operator-acts.ts'

/** Whom an administrator acts on. */
export interface Person {
  user_id: string
  institution_id: string
  full_name: string
}

export type HandlerContext = Parameters<
  Parameters<typeof administrators.users.remove.handler>[0]
>[0]['context']

export async function addPerson(tx: Db, context: HandlerContext, person: Parameters<typeof createMember>[2]) {
  const made = await createMember(tx, context.auth, person, actorOf(context))
  const { institutionId, fullName } = person
  if (institutionId)
    await recordOperatorAct(tx, context, { userId: made.userId, institutionId, fullName }, 'added')
  return made
}

/** In the audit log of the person's institution. */
export function recordActOn(tx: Db, context: HandlerContext, person: Person, act: OperatorAct) {
  const { user_id: userId, institution_id: institutionId, full_name: fullName } = person
  return recordOperatorAct(tx, context, { userId, institutionId, fullName }, act)
}

export function actorOf({ member, clientAddress }: HandlerContext) {
  return { id: member.userId, ip: clientAddress }
}
