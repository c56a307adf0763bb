import { cors } from 'hono/cors'
import { MCP_PATH } from '../../tenancy/connected-assistants/mcp-resource.ts'
import {
  REGISTER_PATH,
  RESOURCE_METADATA_PATH,
  REVOKE_PATH,
  SERVER_METADATA_PATH,
  TOKEN_PATH,
} from './oauth-metadata.ts'

/** What an assistant in a page of another origin calls. The page that asks the person is not among them. */
export const OPEN_TO_ORIGINS = [
  MCP_PATH,
  RESOURCE_METADATA_PATH,
  `${RESOURCE_METADATA_PATH}/mcp`,
  SERVER_METADATA_PATH,
  REGISTER_PATH,
  TOKEN_PATH,
  REVOKE_PATH,
] as const

/** Bearer tokens and forms alone count here, and no cookie does, so that any page may call. */
export const assistantCors = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'Last-Event-ID',
    'Mcp-Method',
    'Mcp-Name',
    'Mcp-Protocol-Version',
    'Mcp-Session-Id',
  ],
  exposeHeaders: ['Mcp-Session-Id', 'Retry-After', 'WWW-Authenticate'],
  maxAge: 3_600,
})
