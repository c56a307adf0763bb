import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { InferContractRouterOutputs } from '@orpc/contract'
import { CODE_DIGITS } from '@plumbline/contract/compliance/readers.ts'
import type { contract } from '@plumbline/contract/index.ts'
import type { Db } from '@plumbline/database/db.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { everyone } from '../../platform/procedures.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { renderText } from '../../publishing/renderings/text-rendering-store.ts'
import type { DeskReader } from '../../work/nouns/noun.ts'
import { registeredNouns } from '../../work/nouns/noun-register.ts'
import { listOwn } from '../policies/attestation-store.ts'
import { lockPolicy } from '../policies/policy-store.ts'
import { findVersion } from '../policies/policy-version-store.ts'
import { asOwn, signVersion } from '../policies/sign-version.ts'
import { asMember, atDesk, hashOf, recordAtDesk as record } from './at-desk.ts'
import { openSession, takeCodeTurn, takeTry } from './reader-door-store.ts'
import { readerCodeText } from './reader-mail.ts'

export const readingHandlers = {
  sendCode: everyone.reading.sendCode.handler(async ({ input: { id }, context: { db, auth } }) => {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const codeHash = await hashOf(auth, `code ${id} ${code}`)
    await db.transaction(async (tx) => {
      const reader = await takeCodeTurn(tx, id, codeHash)
      if (!reader) return
      await queueMail(tx, {
        kind: 'reader_code',
        institutionId: reader.institutionId,
        to: reader.email,
        text: readerCodeText(code, reader.institutionName),
      })
    })
  }),

  enter: everyone.reading.enter.handler(async ({ input: { id, code }, context, errors }) => {
    const { db, auth } = context
    const codeHash = await hashOf(auth, `code ${id} ${code.replace(/\D/g, '')}`)
    const tried = await takeTry(db, id)
    const session = randomBytes(32).toString('base64url')
    const reader =
      tried && isSame(tried.hash, codeHash)
        ? await openSession(db, id, codeHash, await hashOf(auth, session))
        : undefined
    if (reader)
      await inInstitution(db, reader.institutionId, (tx) => record(tx, context, reader, 'reader.enter', id))
    if (!reader) throw errors.CODE_WRONG()
    return { session }
  }),

  desk: everyone.reading.desk.handler(({ input: { session }, context, errors }) =>
    atDesk(context, session, errors, async (tx, reader) => {
      const { institutionId, id, today, name, institutionName } = reader
      return {
        name,
        institutionName,
        today,
        policies: (await listOwn(tx, institutionId, id, today, 'all')).map(asOwn),
        ...(await listsOfNouns(tx, { institutionId, id, today })),
      }
    }),
  ),

  policy: everyone.reading.policy.handler(async ({ input: { session, policyId }, context, errors }) => {
    const version = await atDesk(context, session, errors, async (tx, reader) => {
      const { institutionId, id, today } = reader
      const [own] = await listOwn(tx, institutionId, id, today, policyId)
      return own && findVersion(tx, asMember(reader), policyId, own.versionId, today)
    })
    if (!version?.sha256) throw errors.NOTHING_HERE()
    return {
      versionId: version.id,
      sha256: version.sha256,
      html: version.html ?? (await renderText(context.db, version.body)).html,
    }
  }),

  sign: everyone.reading.sign.handler(({ input: { session, policyId, ...given }, context, errors }) =>
    atDesk(context, session, errors, async (tx, reader) => {
      const { institutionId, today } = reader
      const policy = await lockPolicy(tx, asMember(reader), policyId, today)
      if (!policy) throw errors.NOTHING_HERE()
      const signature = await signVersion(
        tx,
        institutionId,
        {
          userId: reader.id,
          address: context.clientAddress,
          method: `code sent to ${reader.email}`,
        },
        { ...given, policy, today },
        { ...errors, NOT_ASKED: errors.NOTHING_HERE, NOT_CURRENT: errors.TEXT_DIFFERS },
      )
      await record(tx, context, reader, 'attestation.sign', policyId, {
        version: signature.number,
        sha256: given.sha256,
      })
      return signature
    }),
  ),
}

type Desk = InferContractRouterOutputs<typeof contract>['reading']['desk']
type NounLists = Omit<Desk, 'name' | 'institutionName' | 'today' | 'policies'>

/** The contract names and checks them. */
async function listsOfNouns(tx: Db, reader: DeskReader): Promise<NounLists> {
  const lists: Record<string, unknown> = {}
  for (const { readerDesk } of registeredNouns())
    if (readerDesk) lists[readerDesk.list] = await readerDesk.open(tx, reader)
  return lists as NounLists
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
