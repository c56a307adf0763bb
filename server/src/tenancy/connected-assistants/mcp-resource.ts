export const MCP_PATH = '/mcp'

/** What tokens of assistants are made for (RFC 8707). */
export const resourceOf = (publicUrl: string): string => `${publicUrl}${MCP_PATH}`
