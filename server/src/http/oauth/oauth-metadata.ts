import { ASSISTANT_SCOPES } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { resourceOf } from '../../tenancy/connected-assistants/mcp-resource.ts'

export const AUTHORIZE_PATH = '/oauth/authorize'
export const TOKEN_PATH = '/oauth/token'
export const REGISTER_PATH = '/oauth/register'
export const REVOKE_PATH = '/oauth/revoke'
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource'
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server'

/** RFC 9728. */
export const resourceMetadata = (publicUrl: string) => ({
  resource: resourceOf(publicUrl),
  resource_name: 'Plumbline',
  authorization_servers: [publicUrl],
  scopes_supported: ASSISTANT_SCOPES,
  bearer_methods_supported: ['header'],
  resource_documentation: `${publicUrl}/developers/assistants`,
})

/** RFC 8414, with RFC 9207. Assistants are public clients: none of them has a secret. */
export const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}${AUTHORIZE_PATH}`,
  token_endpoint: `${publicUrl}${TOKEN_PATH}`,
  registration_endpoint: `${publicUrl}${REGISTER_PATH}`,
  revocation_endpoint: `${publicUrl}${REVOKE_PATH}`,
  scopes_supported: ASSISTANT_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${publicUrl}/developers/assistants`,
})

/** An unknown token is said to have ended: nothing tells whether it was ever one. */
export const TOKEN_ENDED =
  'This token or API key is not valid. It may have expired or been revoked, or its assistant may have been disconnected. Connect again, or send another key.'

/** RFC 6750 and RFC 9728: where a program that was refused learns how to get a token. */
export function howToAuthenticate(publicUrl: string, isTokenGiven: boolean): string {
  const metadata = `${publicUrl}${RESOURCE_METADATA_PATH}/mcp`
  return [
    'Bearer realm="Plumbline"',
    ...(isTokenGiven ? ['error="invalid_token"', `error_description="${TOKEN_ENDED}"`] : []),
    `resource_metadata="${metadata}"`,
    `scope="${ASSISTANT_SCOPES.join(' ')}"`,
  ].join(', ')
}
