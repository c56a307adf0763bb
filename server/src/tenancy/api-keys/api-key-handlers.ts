import { randomBytes } from 'node:crypto'
import { KEY_BEGINNING, KEYS_AT_MOST } from '@plumbline/contract/tenancy/api-keys.ts'
import { managers } from '../../platform/procedures.ts'
import { hashOfKey } from '../../platform/session/key-rights.ts'
import { countActiveKeys, insertApiKey, listApiKeys, revokeApiKey } from './api-key-store.ts'

/** So much of a secret people see in lists: enough to recognize it, and nothing against 256 bits. */
const PREFIX_CHARACTERS = KEY_BEGINNING.length + 8

export const apiKeyHandlers = {
  list: managers.apiKeys.list.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listApiKeys(tx, institutionId)),
  ),

  create: managers.apiKeys.create.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if ((await countActiveKeys(tx, institutionId)) >= KEYS_AT_MOST) throw errors.TOO_MANY_KEYS()
      const secret = `${KEY_BEGINNING}${randomBytes(32).toString('hex')}`
      const prefix = secret.slice(0, PREFIX_CHARACTERS)
      const nouns = [...new Set(input.nouns)]
      const id = await insertApiKey(tx, institutionId, {
        name: input.name,
        prefix,
        secretHash: hashOfKey(secret),
        personId: input.belongsTo === 'me' ? member.userId : null,
        mayWrite: input.mayWrite,
        nouns,
        days: input.days,
        createdBy: member.userId,
        createdByName: member.fullName,
      })
      const [key] = await listApiKeys(tx, institutionId, id)
      await context.recordAct(tx, {
        action: 'api_key.create',
        subjectId: id,
        detail: { apiKey: prefix, belongsTo: input.belongsTo, mayWrite: input.mayWrite, nouns },
      })
      return { key: key!, secret }
    }),
  ),

  revoke: managers.apiKeys.revoke.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const revoked = await revokeApiKey(tx, context.institutionId, id, context.member.fullName)
      if (!revoked) throw errors.NOT_FOUND()
      await context.recordAct(tx, {
        action: 'api_key.revoke',
        subjectId: id,
        detail: { apiKey: revoked.prefix },
      })
    }),
  ),
}
