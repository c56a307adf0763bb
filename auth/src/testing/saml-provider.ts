/// <reference path="./samlp.d.ts" />
import { createServer } from 'node:http'
import samlp from 'samlp'
import { SAML_CERTIFICATE, SAML_KEY } from './saml-key.ts'

export interface SamlPerson {
  id: string
  email: string
  displayName?: string
}

/** What a test wants said otherwise; see the package's options. */
interface Lies {
  options?: Record<string, unknown>
  /** Changes the finished answer. */
  rewrite?: (xml: string) => string
}

/** A real SAML identity provider on a port of its own: takes a request, gives the form that a browser would post. */
export async function startSamlProvider() {
  let person: SamlPerson = { id: 'nobody', email: '' }
  let lies: Lies = {}
  const server = createServer((incoming, outgoing) => {
    const query = Object.fromEntries(new URL(incoming.url ?? '', 'http://localhost').searchParams)
    samlp.parseRequest({ method: 'GET', query }, (error, request) => {
      if (error) return void outgoing.writeHead(400).end(error.message)
      const options = {
        issuer: entityId,
        cert: SAML_CERTIFICATE,
        key: SAML_KEY,
        audience: request.issuer,
        recipient: request.assertionConsumerServiceURL,
        destination: request.assertionConsumerServiceURL,
        inResponseTo: request.id,
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        lifetimeInSeconds: 300,
        nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        ...lies.options,
      }
      const { id, email, displayName = 'Ada' } = person
      const user = { id, displayName, name: {}, emails: [{ value: email }] }
      samlp.getSamlResponse(options, user, (failure, xml) => {
        if (failure) return void outgoing.writeHead(500).end(failure.message)
        const answer = Buffer.from((lies.rewrite ?? ((same: string) => same))(xml)).toString('base64')
        outgoing.setHeader('Content-Type', 'text/html').end(
          `<form method="post" action="${request.assertionConsumerServiceURL}">
            <input name="SAMLResponse" value="${answer}"><input name="RelayState" value="${query.RelayState}"></form>`,
        )
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  const origin = `http://localhost:${address.port}`
  const entityId = `${origin}/metadata`

  return {
    entityId,
    metadata: `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
      <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
        <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
          <X509Certificate>${SAML_CERTIFICATE.replace(/-----[A-Z ]+-----/g, '')}</X509Certificate>
        </X509Data></KeyInfo></KeyDescriptor>
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${origin}/sso"/>
      </IDPSSODescriptor></EntityDescriptor>`,
    /** Opens the address as a browser would, and gives the form it is shown. */
    async signIn(url: string, as: SamlPerson, lying: Lies = {}) {
      person = as
      lies = lying
      const page = await (await fetch(url)).text()
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
      const [, SAMLResponse = ''] = /SAMLResponse" value="([^"]+)"/.exec(page) ?? []
      const [, RelayState = ''] = /RelayState" value="([^"]+)"/.exec(page) ?? []
      if (action === '') throw new Error(`the provider shows no form: ${page}`)
      return { action, form: { SAMLResponse, RelayState } }
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
