import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import type { ConnectionRequest } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

export const MCP_ADDRESS = 'http://localhost:3000/mcp'
export const ASSISTANT_REDIRECT = 'http://127.0.0.1:33418/callback'

/** An assistant on the person's computer, as the official SDK drives it. */
export function officialAssistant(server: TestServer, documentAddress?: string) {
  const [redirect, name] = [ASSISTANT_REDIRECT, 'Clever Assistant']
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string; asked?: URL } =
    {}
  const provider: OAuthClientProvider = {
    redirectUrl: redirect,
    ...(documentAddress && { clientMetadataUrl: documentAddress }),
    clientMetadata: { client_name: name, redirect_uris: [redirect] },
    state: () => 'the state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (address) => {
      kept.asked = address
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier!,
  }
  const fetchFn = (url: string | URL, init?: RequestInit) => server.request(String(url), init)
  return {
    kept,
    /** Discovery, registration, and the address at which the person agrees. */
    async ask(): Promise<ConnectionRequest> {
      expect(await auth(provider, { serverUrl: MCP_ADDRESS, fetchFn })).toBe('REDIRECT')
      return requestOf(kept.asked!)
    },
    take: (code: string) => auth(provider, { serverUrl: MCP_ADDRESS, fetchFn, authorizationCode: code }),
    refresh: () => auth(provider, { serverUrl: MCP_ADDRESS, fetchFn }),
    async connect() {
      const client = new Client({ name, version: '1.0.0' })
      const transport = new StreamableHTTPClientTransport(new URL(MCP_ADDRESS), {
        authProvider: provider,
        fetch: fetchFn,
      })
      await client.connect(transport as Parameters<typeof client.connect>[0])
      return client
    },
  }
}

/** What the page takes from its address. */
function requestOf(address: URL): ConnectionRequest {
  expect(address.pathname).toBe('/oauth/authorize')
  const of = (name: string) => address.searchParams.get(name) ?? ''
  return {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    responseType: of('response_type'),
    scope: of('scope'),
    state: of('state'),
    codeChallenge: of('code_challenge'),
    codeChallengeMethod: of('code_challenge_method'),
    resource: of('resource'),
  }
}
