import { implement, ORPCError } from '@orpc/server'
import type { Auth } from '@plumbline/auth/auth.ts'
import { contract } from '@plumbline/contract/index.ts'
import type { Access, OperationMeta, SeatProof } from '@plumbline/contract/platform/access.ts'
import { isReading } from '@plumbline/contract/tenancy/api-keys.ts'
import type { Role } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type AuditEntry, recordAudit } from './audit-log/audit-log.ts'
import type { QueryCache } from './cache/query-cache.ts'
import type { Deadline, Waiting } from './deadlines/deadline.ts'
import type { FileBytes } from './files/file-bytes.ts'
import type { StorageKey } from './sealing/storage-key.ts'
import {
  claimCall,
  hashOfInput,
  IDEMPOTENCY_KEY_SHAPE,
  keepAnswer,
  markCommitted,
  type OnceCall,
  releaseCall,
} from './session/idempotency.ts'
import { inInstitution } from './session/institution-scope.ts'
import { type CallersKey, isApiKey, keyOpens } from './session/key-rights.ts'
import type { FindKeyMember } from './session/key-session.ts'
import type { FindMember, SignedInMember } from './session/member-session.ts'
import { requireRecentAuthentication } from './session/recent-authentication.ts'
import type { SamplePart } from './session/sample-part.ts'
import { findVisitedMember } from './session/sample-visit.ts'
import { findSeatHolder } from './session/seat-holder.ts'
import { isOnLegalHold } from './sql.ts'
import { recordEvent } from './webhooks/record-event.ts'

/** What every handler is handed. */
export interface RequestContext {
  db: Db
  auth: Auth
  findMember: FindMember
  findKeyMember: FindKeyMember
  /** Empties the cached public pages on every process; called after the write is committed. */
  pagesChanged: () => Promise<void>
  /** How many forms one client may file in an hour. */
  submissionsPerHour: number
  /** How much room the files of one institution may take. */
  fileQuotaBytes: number
  /** The bytes of stored files. */
  fileBytes: FileBytes
  /** What seals registers that are stored by choice. */
  storageKey: StorageKey
  /** Hosts in private networks to which webhooks may lead all the same. */
  webhookHosts: readonly string[]
  /** Whether this installation asks the official sources of regulations. */
  regulationSources: 'off' | 'daily'
  /** What public pages ask again and again; emptied with the pages. */
  queryCache: QueryCache
  /** The operator's language model, if there is one; used where an institution switched it on. */
  assistantModel?: { url: string; model: string; key: string | undefined } | undefined
  /** Where the product is reached, for links that leave it. */
  publicUrl: string
  /** Every date that somebody has to act on, and what waits without one. */
  deadlines: readonly Deadline[]
  waiting: readonly Waiting[]
  /** What the sample institution consists of. */
  sampleParts: readonly SamplePart[]
  requestId: string
  clientAddress: string
  /** What the caller presents to show who they are. */
  bearer: string | undefined
  /** Whether the person looks around in the sample institution. */
  isVisit?: boolean
  /** The header of the same name: what is repeated with it is done once. */
  idempotencyKey?: string | undefined
  /** Called where the answer is that of an earlier call. */
  onReplay?: () => void
  /** The header of the same name: the version that a write was made against. */
  ifMatch?: string | undefined
  /** Called with the version of the record that is answered. */
  onVersion?: (version: number) => void
  /** Called with the fields of the input that the operation does not know. */
  onIgnored?: (names: string[]) => void
}

const api = implement(contract).$context<RequestContext>()

/** Which roles each audience takes in. A seat that is no member, such as a director's, is in 'signed-in' alone. */
const AUDIENCE: Record<Exclude<Access, 'everyone' | 'signed-in' | 'examiners'>, readonly Role[]> = {
  members: ['user', 'manager', 'admin'],
  managers: ['manager', 'admin'],
  administrators: ['admin'],
}

/** Whether the seat and role of a member fit; seats of examiners are looked up apart. */
export function isOpenTo(access: Access, { seat, role }: Pick<SignedInMember, 'seat' | 'role'>): boolean {
  if (access === 'everyone' || access === 'signed-in' || access === 'examiners') return true
  return seat === 'member' && AUDIENCE[access].includes(role)
}

function accessOf(meta: OperationMeta): Access {
  return meta.access ?? 'administrators'
}

/** For operations that the contract opens to everyone. A member who calls them is known as such. */
export const everyone = api.use(async ({ context, next, procedure, path }) => {
  const { meta, route } = procedure['~orpc']
  requireSameAudience('everyone', meta)
  const caller = await findCaller(context)
  // A key that does not open it calls as a visitor does.
  const member = caller?.key && !keyOpens(caller.key, path.join('.'), route) ? undefined : caller
  const isMember =
    member && !member.owesSecondFactor && !member.trialHasEnded && !member.isInstitutionSuspended
  return next({ context: { member: isMember ? member : undefined } })
})

/** Anyone with an account and a profile, seats included: the own account, not the institution's work. */
export const signedIn = guarded('signed-in')
/** People who hold a seat from outside; the handler looks up which one at every call. No profile is needed. */
export const examiners = api.use(async ({ context, next, procedure, errors }) => {
  const refusals = errors as unknown as Record<MemberRefusal, () => Error>
  requireSameAudience('examiners', procedure['~orpc'].meta)
  const { bearer } = context
  if (bearer && isApiKey(bearer) && (await context.findKeyMember(bearer))) throw refusals.KEY_NOT_ALLOWED()
  const token = bearer && !isApiKey(bearer) ? await context.auth.readToken(bearer) : undefined
  const holder = token && (await findSeatHolder(context.db, token))
  if (!holder) throw refusals.UNAUTHORIZED()
  if (holder.owesSecondFactor) throw refusals.SECOND_FACTOR_REQUIRED()
  if (!holder.hasGivenCode || !holder.hasGivenOwnProof) {
    const { email, hasGivenCode, hasPassword, hasPasskey, isMember } = holder
    const lacks = hasGivenCode ? 'password' : 'code'
    const { SEAT_PROOF_REQUIRED } = errors as unknown as SeatRefusals
    throw SEAT_PROOF_REQUIRED({ data: { email, lacks, hasPassword, hasPasskey, isMember } })
  }
  return next({ context: { holder } })
})
/** A person of an institution: user, manager, administrator. */
export const members = guarded('members')
export const managers = guarded('managers')
export const administrators = guarded('administrators')

const KEY_NOT_VALID = 'This API key is not valid: it was revoked, has expired, or is incomplete.'

function unauthorized({ bearer }: Pick<RequestContext, 'bearer'>, errors: unknown): Error {
  const { UNAUTHORIZED } = errors as Record<'UNAUTHORIZED', (said?: { message: string }) => Error>
  return bearer && isApiKey(bearer) ? UNAUTHORIZED({ message: KEY_NOT_VALID }) : UNAUTHORIZED()
}

/**
 * One builder per audience, so that a handler says who may call it. The contract decides; a handler
 * that names another audience than the contract fails at its first call.
 */
function guarded(audience: Exclude<Access, 'everyone' | 'examiners'>) {
  return api
    .use(async ({ context, next, procedure, errors, path }) => {
      const refusals = errors as unknown as Record<MemberRefusal, () => Error>
      const meta: OperationMeta = procedure['~orpc'].meta
      requireSameAudience(audience, meta)
      const caller = await findCaller(context)
      if (!caller) throw unauthorized(context, errors)
      if (caller.owesSecondFactor) throw refusals.SECOND_FACTOR_REQUIRED()
      const { method } = procedure['~orpc'].route
      const member = mayVisit(context, caller) ? await findVisitedMember(context.db, caller) : caller
      if (!member) throw refusals.VISIT_ENDED()
      if (member !== caller && !isReading(path.join('.'), method)) throw refusals.VISIT_READS_ONLY()
      const isBinding = meta.recentAuthentication || meta.byPersonAlone
      if (member.key && !keyOpens(member.key, path.join('.'), { method, isBinding }))
        throw refusals.KEY_NOT_ALLOWED()
      if (!isOpenTo(audience, member)) throw refusals.FORBIDDEN()
      if (member.mustAddSecondFactor && audience !== 'signed-in')
        throw refusals.SECOND_FACTOR_SETUP_REQUIRED()
      if (member.mustUseOwnProvider && audience !== 'signed-in') throw refusals.OWN_PROVIDER_REQUIRED()
      if (member.isInstitutionSuspended && !meta.duringEndedTrial) throw refusals.INSTITUTION_SUSPENDED()
      if (member.trialHasEnded && !meta.duringEndedTrial) throw refusals.TRIAL_ENDED()
      if (meta.recentAuthentication) requireRecentAuthentication({ auth: context.auth, member })
      const once: OnceHolder = {}
      try {
        return await next({ context: { member, once, ...institutionWork(context, member, once) } })
      } catch (error) {
        throw isOnLegalHold(error) ? refusals.ON_HOLD() : error
      }
    })
    .use(async ({ context, next, procedure, errors, path }, input, output) => {
      const { idempotencyKey, member, once } = context
      const operation = path.join('.')
      const { method } = procedure['~orpc'].route
      if (idempotencyKey === undefined || method !== 'POST' || isReading(operation, method)) return next()

      if (!IDEMPOTENCY_KEY_SHAPE.test(idempotencyKey)) throw invalidIdempotencyKey()
      const refusals = errors as unknown as Record<MemberRefusal, () => Error>
      const call: OnceCall = {
        institutionId: member.institutionId,
        caller: member.key ? `key ${member.key.id}` : `user ${member.userId}`,
        key: idempotencyKey,
        operation,
        bodyHash: await hashOfInput(input),
      }
      const claim = await claimCall(context.db, call)
      if (claim.state === 'replay') {
        context.onReplay?.()
        return output(claim.answer as never)
      }
      if (claim.state === 'other_body') throw refusals.IDEMPOTENCY_KEY_REUSED()
      if (claim.state === 'running') throw refusals.IDEMPOTENCY_KEY_IN_USE()
      if (claim.state === 'unknown') throw refusals.IDEMPOTENT_RESULT_UNKNOWN()
      once.call = call
      try {
        const result = await next()
        await keepAnswer(context.db, call, result.output)
        return result
      } catch (error) {
        await releaseCall(context.db, call)
        throw error
      }
    })
}

/** The call that an Idempotency-Key claimed. */
interface OnceHolder {
  call?: OnceCall
}

function invalidIdempotencyKey(): Error {
  return new ORPCError('BAD_REQUEST', {
    message: 'Idempotency-Key: send 1 to 255 visible ASCII characters.',
  })
}

/** How a handler reaches the work of the caller's institution: never by `context.db`, which knows no institution. */
function institutionWork({ db, clientAddress }: RequestContext, member: SignedInMember, once: OnceHolder) {
  const { institutionId } = member
  return {
    institutionId,
    inInstitution: <Result>(work: (tx: Db) => Promise<Result>) =>
      inInstitution(db, institutionId, async (tx) => {
        const result = await work(tx)
        if (once.call) await markCommitted(tx, once.call)
        return result
      }),
    /** The audit entry of an act of the caller; last in its transaction. */
    recordAct: async (tx: Db, act: Pick<AuditEntry, 'action' | 'subjectId' | 'detail'>) => {
      const { action, subjectId } = act
      await recordEvent(tx, institutionId, {
        action,
        subjectId,
        actorId: member.userId,
        apiKey: member.key?.isAssistant ? undefined : member.key?.prefix,
      })
      await recordAudit(tx, {
        ...act,
        detail: { ...act.detail, ...(member.key && namedInDetail(member.key)) },
        actorId: member.userId,
        ip: clientAddress,
        institutionId,
      })
    },
  }
}

const namedInDetail = ({ prefix, isAssistant }: CallersKey) =>
  isAssistant ? { assistant: prefix } : { apiKey: prefix }

function requireSameAudience(audience: Access, meta: OperationMeta): void {
  const access = accessOf(meta)
  if (access !== audience)
    throw new Error(`the contract opens this operation to ${access}, its handler to ${audience}`)
}

/** Somebody with work of their own to come back to; a key calls for its institution alone. */
function mayVisit({ isVisit }: RequestContext, caller: SignedInMember): boolean {
  const isShutOut = caller.isInstitutionSuspended || caller.trialHasEnded
  const mustFirst = caller.mustAddSecondFactor || caller.mustUseOwnProvider
  return isVisit === true && !caller.key && caller.seat === 'member' && !isShutOut && !mustFirst
}

interface SeatRefusals {
  SEAT_PROOF_REQUIRED: (refusal: { data: SeatProof }) => Error
}

type MemberRefusal =
  | 'UNAUTHORIZED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FORBIDDEN'
  | 'SECOND_FACTOR_SETUP_REQUIRED'
  | 'OWN_PROVIDER_REQUIRED'
  | 'KEY_NOT_ALLOWED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_KEY_IN_USE'
  | 'IDEMPOTENT_RESULT_UNKNOWN'
  | 'INSTITUTION_SUSPENDED'
  | 'TRIAL_ENDED'
  | 'ON_HOLD'
  | 'VISIT_ENDED'
  | 'VISIT_READS_ONLY'

export async function findCaller({
  auth,
  findMember,
  findKeyMember,
  bearer,
}: Pick<RequestContext, 'auth' | 'findMember' | 'findKeyMember' | 'bearer'>): Promise<
  SignedInMember | undefined
> {
  if (!bearer) return undefined
  if (isApiKey(bearer)) return findKeyMember(bearer)
  const token = await auth.readToken(bearer)
  return token && findMember(token)
}
