import { z } from 'zod'

/** `email` and `phone` are our own ways in; the rest would read as a path or a prototype's member. */
const Name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be of a-z, 0-9 and "-"')
  .refine((name) => !['email', 'phone', 'anonymous', 'sso', 'web3'].includes(name), 'is taken')

const Provider = z
  .strictObject({
    name: Name,
    label: z.string().optional(),
    issuer: z.url({ protocol: /^https?$/ }),
    client_id: z.string().min(1),
    client_secret: z.string().optional(),
    /** Further client ids whose ID tokens are accepted, such as those of a telephone app. */
    accepted_client_ids: z.array(z.string()).default([]),
    scopes: z.string().default('openid email profile'),
    /** Only for a provider that assigns its addresses itself: without it, `email_verified` must say so. */
    trust_email: z.boolean().default(false),
  })
  .transform((given) => ({
    name: given.name,
    label: given.label ?? given.name,
    issuer: given.issuer,
    clientId: given.client_id,
    clientSecret: given.client_secret,
    acceptedClientIds: [given.client_id, ...given.accepted_client_ids],
    scopes: given.scopes,
    trustsEmail: given.trust_email,
  }))

export type ProviderSettings = z.infer<typeof Provider>

const Providers = z
  .array(Provider)
  .refine(
    (providers) => new Set(providers.map(({ name }) => name)).size === providers.length,
    'names must differ',
  )

/** A JSON list, as in `[{"name":"okta","issuer":"https://…","client_id":"…","client_secret":"…"}]`. */
export function readProviders(json: string): ProviderSettings[] {
  const result = Providers.safeParse(parse(json))
  if (!result.success) throw new Error(z.prettifyError(result.error))
  return result.data
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // The cause may quote the value, which holds secrets.
    throw new Error('must be a JSON list of providers')
  }
}
