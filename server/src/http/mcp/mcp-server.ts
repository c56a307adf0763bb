import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js'
import { ORPCError } from '@orpc/server'
import { LIBRARY_PART, printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { type CallersKey, keyOpens } from '../../platform/session/key-rights.ts'
import type { ApiClient } from '../../router.ts'
import { toolsOf } from './mcp-tools.ts'
import { findWithBelow } from './paragraph-with-below.ts'

const SCHEME = 'regulation://'
const TEMPLATE = `${SCHEME}{citation}`

const TEMPLATES = [
  {
    uriTemplate: TEMPLATE,
    name: 'paragraph',
    title: 'A paragraph of a regulation, with the paragraphs below it',
    description:
      'By citation, such as regulation://1026.19(f)(1)(ii). Add ?on=2026-01-01 for the text of a day.',
    mimeType: 'text/plain',
  },
]

/** One server per request: nothing is kept between two. */
export function createMcpServer(api: ApiClient, key: CallersKey): Server {
  const server = new Server(
    { name: 'plumbline', title: 'Plumbline', version: '1.0.0' },
    {
      capabilities: { tools: {}, resources: {} },
      instructions:
        'Compliance library and work of one institution. Answers carry citations and the day they hold for. "Not known" means that a fact or text is missing; do not fill it in.',
    },
  )
  const tools = toolsOf(key)

  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(asTool) }))

  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool)
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name} that this key allows.`)
    try {
      return answerOf(await tool.call(api, params.arguments ?? {}))
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: refusalText(error) }] }
    }
  })

  server.setRequestHandler(ListResourcesRequestSchema, async () => {
    if (!readsRegulations(key)) return { resources: [] }
    const { parts } = await api.regulations.overview()
    return {
      resources: parts.map(({ part, letter, name }) => ({
        uri: `${SCHEME}${part}`,
        name: letter ? `Regulation ${letter}` : printLibraryPart(part),
        title: `${printLibraryPart(part)}: ${name}`,
        mimeType: 'application/json',
      })),
    }
  })

  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: TEMPLATES.filter(() => readsRegulations(key)),
  }))

  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    if (!uri.startsWith(SCHEME) || !readsRegulations(key))
      throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri} that this key allows.`)
    if (!isDecodable(uri)) throw new McpError(ErrorCode.InvalidParams, 'The address cannot be read.')
    const [name = '', query = ''] = uri.slice(SCHEME.length).split('?')
    const on = new URLSearchParams(query).get('on') ?? undefined
    try {
      return { contents: [{ uri, ...(await readText(api, decodeURIComponent(name), on)) }] }
    } catch (error) {
      throw new McpError(ErrorCode.InvalidParams, refusalText(error))
    }
  })
  return server
}

function isDecodable(uri: string): boolean {
  try {
    return decodeURIComponent(uri) !== ''
  } catch {
    return false
  }
}

const readsRegulations = (key: CallersKey) => keyOpens(key, 'regulations.lookup', { method: 'GET' })

async function readText(api: ApiClient, name: string, on: string | undefined) {
  const day = on === undefined ? {} : { on }
  if (LIBRARY_PART.test(name)) {
    const contents = await api.regulations.contents({ part: name, ...day })
    return { mimeType: 'application/json', text: JSON.stringify(contents) }
  }
  const { citation, foundCitation, outcome, below, ...answer } = await findWithBelow(api, {
    citation: name,
    ...day,
  })
  const text = answer.text ?? `The library does not hold ${citation} (${outcome}).`
  const rest = [...below.map((one) => one.text), ...(answer.isCut ? ['More follows. Cite a paragraph.'] : [])]
  return { mimeType: 'text/plain', text: [foundCitation ?? citation, text, ...rest].join('\n\n') }
}

function asTool({ name, title, description, input, isReading }: ReturnType<typeof toolsOf>[number]): Tool {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    title,
    description,
    // Clients take an object here; where the input has several shapes, they stand below it.
    inputSchema: { ...schema, type: 'object' } as Tool['inputSchema'],
    annotations: { readOnlyHint: isReading, destructiveHint: false, openWorldHint: false },
  }
}

function answerOf(value: unknown): CallToolResult {
  const text = JSON.stringify(value ?? null)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return {
    content: [{ type: 'text', text }],
    ...(isObject && { structuredContent: JSON.parse(text) as Record<string, unknown> }),
  }
}

/** What the API would have answered; nothing of a failure's inside. */
function refusalText(error: unknown): string {
  if (!(error instanceof ORPCError) || error.status >= 500)
    return 'Something went wrong on our side. Please try again.'
  return JSON.stringify({ code: error.code, message: error.message, data: error.data })
}
