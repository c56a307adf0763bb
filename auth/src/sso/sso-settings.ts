import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Names = z.union([z.string(), z.array(z.string())]).transform((names) => [names].flat())

const SsoProvider = z
  .strictObject({
    id: z.uuid(),
    /** Email domains whose people sign in here, and whose addresses this provider vouches for. */
    domains: z.array(z.string().toLowerCase().min(3)).default([]),
    /** The provider's metadata: the XML itself or the path of a file. */
    metadata: z.string().optional(),
    metadata_url: z.url({ protocol: /^https$/ }).optional(),
    /** A member of the account's metadata, and the attributes that may hold it, the first found counts. */
    attribute_mapping: z.record(z.string(), Names).default({}),
  })
  .refine(({ metadata, metadata_url }) => (metadata === undefined) !== (metadata_url === undefined), {
    message: 'needs either metadata or metadata_url',
  })
  .transform((given) => ({
    id: given.id.toLowerCase(),
    domains: given.domains,
    metadata: given.metadata === undefined ? undefined : readMetadata(given.metadata),
    metadataUrl: given.metadata_url,
    attributeMapping: given.attribute_mapping,
  }))

export type SsoProviderSettings = z.infer<typeof SsoProvider>

function readMetadata(value: string): string {
  return value.trimStart().startsWith('<') ? value : readFileSync(value, 'utf8')
}

/** A JSON list, as in `[{"id":"<uuid>","domains":["bank.example"],"metadata":"/etc/plumbline/idp.xml"}]`. */
export function readSsoProviders(json: string): SsoProviderSettings[] {
  const result = z.array(SsoProvider).safeParse(JSON.parse(json))
  if (!result.success) throw new Error(z.prettifyError(result.error))
  const domains = result.data.flatMap((provider) => provider.domains)
  if (new Set(domains).size !== domains.length) throw new Error('a domain belongs to one provider')
  return result.data
}
