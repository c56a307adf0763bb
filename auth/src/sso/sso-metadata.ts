/** What an identity provider says of itself, as far as we use it. */
export interface SsoMetadata {
  entityId: string
  signOnUrl: string
  certificates: string[]
}

const ANSWERED_WITHIN_MS = 5000
export const METADATA_MAX_CHARACTERS = 1_000_000

export async function fetchMetadata(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), redirect: 'error' })
  if (!response.ok) throw new Error(`the metadata was answered with ${response.status}`)
  const text = await response.text()
  if (text.length > METADATA_MAX_CHARACTERS) throw new Error('the metadata is too large')
  return text
}

const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const DESCRIPTOR = "/*[local-name()='EntityDescriptor']"
const PROVIDER = `${DESCRIPTOR}/*[local-name()='IDPSSODescriptor']`
const SIGNING_CERTIFICATE = [
  `${PROVIDER}/*[local-name()='KeyDescriptor' and (not(@use) or @use='signing')]`,
  "//*[local-name()='X509Certificate']",
].join('')

export async function parseSsoMetadata(xml: string): Promise<SsoMetadata> {
  const { parseDomFromString, xpath } = await import('@node-saml/node-saml/lib/xml.js')
  const document = await parseDomFromString(xml)
  const attribute = (path: string) => xpath.selectAttributes(document, path)[0]?.value
  const entityId = attribute(`${DESCRIPTOR}/@entityID`)
  const signOnUrl = attribute(
    `${PROVIDER}/*[local-name()='SingleSignOnService' and @Binding='${REDIRECT_BINDING}']/@Location`,
  )
  const certificates = xpath
    .selectElements(document, SIGNING_CERTIFICATE)
    // Only this much of the DOM's types: the server has no other use for them.
    .map((element: { textContent?: string | null }) => (element.textContent ?? '').replace(/\s/g, ''))
    .filter(Boolean)
  if (!entityId || !signOnUrl || !URL.canParse(signOnUrl) || certificates.length === 0)
    throw new Error('the metadata names no entity, redirect address or signing certificate')
  return { entityId, signOnUrl, certificates }
}
