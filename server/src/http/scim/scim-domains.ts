import { isFreeMailDomain } from '@plumbline/rules/addresses/free-mail.ts'
import { listOwnDomains } from '../../tenancy/team/scim-store.ts'
import { ScimError } from './scim-answer.ts'
import type { ScimCaller } from './scim-roster.ts'

export const domainOf = (email: string): string => email.toLowerCase().split('@')[1] ?? ''

type InInstitution = Pick<ScimCaller, 'db' | 'institutionId'>

/** A directory's mistake must not let strangers in: nobody looks at what it sends. */
export async function requireOwnDomain({ db, institutionId }: InInstitution, email: string): Promise<void> {
  const domain = domainOf(email)
  const own = await listOwnDomains(db, institutionId)
  if (own.includes(domain)) return
  if (own.length > 0)
    throw new ScimError(
      400,
      `userName: ${email} is elsewhere; addresses of this institution end in ${own.join(', ')}. A manager changes that under Settings, Security.`,
      'invalidValue',
    )
  if (isFreeMailDomain(domain))
    throw new ScimError(
      400,
      `userName: anyone may have an address at ${domain}. Send the address at the institution, or invite the person by hand.`,
      'invalidValue',
    )
}

/** A reader keeps what was asked under a new address of the institution; any other address is another person's. */
export async function requireSameOwner(caller: InInstitution, before: string, after: string): Promise<void> {
  await requireOwnDomain(caller, after)
  if (domainOf(before) === domainOf(after)) return
  const own = await listOwnDomains(caller.db, caller.institutionId)
  if (own.includes(domainOf(before))) return
  throw new ScimError(
    400,
    `userName: ${before} becomes ${after} only where both domains are the institution’s own. Add the person anew.`,
    'mutability',
  )
}
