import { implement } from '@orpc/server'
import type { Auth } from '@plumbline/auth/auth.ts'
import type { Access, OperationMeta } from '@plumbline/contract/access.ts'
import { contract } from '@plumbline/contract/index.ts'
import type { Role } from '@plumbline/contract/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { FindMember, SignedInMember } from './members/member-session.ts'
import type { KeptAnswers } from './pages/kept-answers.ts'

/** What every handler is handed. */
export interface RequestContext {
  db: Db
  auth: Auth
  findMember: FindMember
  /** Empties the kept public pages on every process; called after the write is committed. */
  pagesChanged: () => Promise<void>
  /** How many forms one client may file in an hour. */
  filingsPerHour: number
  /** What public pages ask again and again; emptied with the pages. */
  keptAnswers: KeptAnswers
  requestId: string
  clientAddress: string
  /** What the caller presents to show who they are. */
  bearer: string | undefined
}

const api = implement(contract).$context<RequestContext>()

const ENOUGH: Record<Exclude<Access, 'everyone'>, readonly Role[]> = {
  'signed-in': ['user', 'manager', 'admin'],
  managers: ['manager', 'admin'],
  administrators: ['admin'],
}

function accessOf(meta: OperationMeta): Access {
  return meta.access ?? 'administrators'
}

/** For operations that the contract opens to everyone. A member who calls them is known as such. */
export const everyone = api.use(async ({ context, next, procedure }) => {
  const access = accessOf(procedure['~orpc'].meta)
  if (access !== 'everyone') throw new Error(`this operation is for ${access}: implement it with signedIn`)
  const member = await findCaller(context)
  const isMember = member && !member.owesSecondFactor && !member.trialHasEnded
  return next({ context: { member: isMember ? member : undefined } })
})

/** For all others: who may is read from the contract, so that no handler can forget it. */
export const signedIn = api.use(async ({ context, next, procedure, errors }) => {
  const refusals = errors as unknown as Record<MemberRefusal, () => Error>
  const meta: OperationMeta = procedure['~orpc'].meta
  const access = accessOf(meta)
  if (access === 'everyone') throw new Error('this operation is for everyone: implement it with everyone')
  const member = await findCaller(context)
  if (!member) throw refusals.UNAUTHORIZED()
  if (member.owesSecondFactor) throw refusals.SECOND_FACTOR_REQUIRED()
  if (!ENOUGH[access].includes(member.role)) throw refusals.FORBIDDEN()
  if (member.trialHasEnded && !meta.duringEndedTrial) throw refusals.TRIAL_ENDED()
  return next({ context: { member } })
})

type MemberRefusal = 'UNAUTHORIZED' | 'SECOND_FACTOR_REQUIRED' | 'FORBIDDEN' | 'TRIAL_ENDED'

async function findCaller({ auth, findMember, bearer }: RequestContext): Promise<SignedInMember | undefined> {
  if (!bearer) return undefined
  const token = await auth.readToken(bearer)
  return token && findMember(token)
}
