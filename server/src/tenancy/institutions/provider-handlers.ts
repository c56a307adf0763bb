import { ProviderRefusal } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { isFreeMailDomain } from '@plumbline/rules/addresses/free-mail.ts'
import { BeyondLimit } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { sql } from 'drizzle-orm'
import { type AuditEntry, recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators } from '../../platform/procedures.ts'
import { AddressRefused, checkUrl, resolvePublic } from '../../platform/webhooks/public-address.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findInstitution, lockInstitution } from './institution-store.ts'

/** The own sign-in provider of an institution: an operator connects it, since a domain is a claim to be checked. */
export const providerHandlers = {
  findProvider: administrators.institutions.findProvider.handler(
    async ({ input: { id }, context: { db, auth }, errors }) => {
      if (!(await findInstitution(db, id))) throw errors.NOT_FOUND()
      const { isOn, addresses } = auth.ownProviders
      const found = await auth.ownProviders.find(db, id)
      if (!found) return { isOn, ...addresses, provider: null }
      const { entityId, signOnUrl, domains, metadataUrl, connectedAt } = found
      const provider = { entityId, signOnUrl, domains, metadataUrl, connectedAt: connectedAt.toISOString() }
      return { isOn, ...addresses, provider }
    },
  ),

  connectProvider: administrators.institutions.connectProvider.handler(
    async ({ input: { id, metadata, metadataUrl, domains }, context, errors }) => {
      const { db, auth, webhookHosts } = context
      if (!auth.ownProviders.isOn) throw errors.SAML_OFF()
      const free = domains.filter(isFreeMailDomain)
      if (free.length > 0)
        throw errors.DOMAIN_REFUSED({
          message: `Anyone may have an address at ${free.join(', ')}. Enter domains that belong to the institution.`,
          data: { domains: free },
        })
      if (!metadata === !metadataUrl) throw errors.METADATA_INVALID()
      try {
        if (metadataUrl) await requirePublic(metadataUrl, webhookHosts)
        const read = await auth.ownProviders.read(metadata ? { xml: metadata } : { url: metadataUrl ?? '' })
        await db.transaction(async (tx) => {
          if (!(await lockInstitution(tx, id))) throw errors.NOT_FOUND()
          await auth.ownProviders.connect(tx, id, { ...read, domains })
          await tellManagers(tx, context, id, 'connected a sign-in provider of your institution')
          await record(tx, context, id, 'institution.provider_connected', { domains: domains.length })
        })
      } catch (error) {
        if (error instanceof AddressRefused) throw errors.METADATA_INVALID({ message: error.message })
        if (!(error instanceof ProviderRefusal)) throw error
        if (error.code === 'domains_taken') {
          const taken = [...error.domains]
          const message = `Another sign-in provider has ${taken.join(', ')} already.`
          throw errors.DOMAIN_REFUSED({ message, data: { domains: taken } })
        }
        throw errors.METADATA_INVALID({
          message:
            error.cause instanceof BeyondLimit
              ? error.cause.message
              : 'This is not the metadata of a SAML provider with a sign-on address (HTTP-Redirect) and a signing certificate, or it could not be fetched.',
        })
      }
    },
  ),

  removeProvider: administrators.institutions.removeProvider.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      if (!(await lockInstitution(tx, id))) throw errors.NOT_FOUND()
      if (!(await context.auth.ownProviders.remove(tx, id))) return
      await tx.execute(sql`update institutions set requires_own_provider = false where id = ${id}`)
      await tellManagers(tx, context, id, 'removed the sign-in provider of your institution')
      await record(tx, context, id, 'institution.provider_removed', {})
    }),
  ),
}

type HandlerContext = Parameters<
  Parameters<typeof administrators.institutions.removeProvider.handler>[0]
>[0]['context']

/** The address is asked again every hour, so it must not lead into the operator's own network. */
async function requirePublic(address: string, allowedHosts: readonly string[]): Promise<void> {
  const url = checkUrl(address, allowedHosts)
  await resolvePublic(url, allowedHosts).catch((cause) => {
    throw cause instanceof AddressRefused ? cause : new ProviderRefusal('metadata_unreadable', [], cause)
  })
}

/** By mail, whatever they wished for: it concerns who gets in. */
async function tellManagers(
  tx: Db,
  { member }: HandlerContext,
  institutionId: string,
  what: string,
): Promise<void> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select user_id from user_profiles
    where institution_id = ${institutionId} and role in ('manager', 'admin') and seat = 'member'
      and user_id <> ${member.userId} order by user_id`)
  for (const { user_id } of rows)
    await notify(tx, institutionId, user_id, {
      kind: 'team.operator_act',
      subject: `An operator of Plumbline ${what}.`,
      link: '/settings/security',
    })
}

function record(
  tx: Db,
  { member, clientAddress }: HandlerContext,
  institutionId: string,
  action: AuditEntry['action'],
  detail: Record<string, unknown>,
) {
  const entry = { actorId: member.userId, subjectId: institutionId, ip: clientAddress, institutionId }
  return recordAudit(tx, { ...entry, action, detail })
}
