import { z } from 'zod'
import { eachOfNouns } from '../noun-list.ts'
import { managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { KEY_NOUNS } from './api-keys.ts'

export const ASSISTANTS_AT_MOST = 20

/** Beside the nouns: lets an assistant create tasks. */
export const WRITING_SCOPE = 'write'

/** Nouns of keys without a tool at `/mcp`: an assistant that asked for them would get nothing. */
const WITHOUT_TOOLS: readonly string[] = [
  ...['monitoring', 'comments', 'hmda', 'team', 'readers'],
  ...Object.entries(eachOfNouns('keys', ({ hasTools }) => hasTools)).flatMap(([noun, hasTools]) =>
    hasTools ? [] : [noun],
  ),
]

export const ASSISTANT_NOUNS = KEY_NOUNS.filter((noun) => !WITHOUT_TOOLS.includes(noun))
/** What an assistant may ask for, by the names that OAuth uses. */
export const ASSISTANT_SCOPES: readonly string[] = [...ASSISTANT_NOUNS, WRITING_SCOPE]

const KeyNounName = z.enum(KEY_NOUNS)

export const CLIENT_ID_AT_MOST = 300

/** The query of `/oauth/authorize`, as the assistant sent it. */
export const ConnectionRequest = z.object({
  clientId: z
    .string()
    .max(CLIENT_ID_AT_MOST)
    .describe('The `client_id` of the assistant: of its registration, or the address of its document.'),
  redirectUri: z.string().max(500).describe('The `redirect_uri` to which the answer goes.'),
  responseType: z.string().max(40).default('').describe('The `response_type`; `code` alone is known.'),
  scope: z.string().max(1_000).default('').describe('The `scope`, in words with spaces between.'),
  state: z.string().max(2_000).default('').describe('The `state`, which goes back unchanged.'),
  codeChallenge: z.string().max(128).default('').describe('The `code_challenge` (RFC 7636).'),
  codeChallengeMethod: z.string().max(20).default('').describe('The `code_challenge_method`; `S256` alone.'),
  resource: z.string().max(500).default('').describe('The `resource` (RFC 8707): the address of `/mcp`.'),
})
export type ConnectionRequest = z.infer<typeof ConnectionRequest>

export const ConnectedAssistant = z.object({
  id: Id,
  name: z.string().describe('The name that the assistant gave itself. Nobody checks it.'),
  host: z.string().describe('Where its sign-in answers go.'),
  person: z.object({ userId: Id, name: z.string() }),
  nouns: z.array(KeyNounName).describe('What it reads.'),
  mayWrite: z.boolean().describe('Whether it may create tasks.'),
  connectedAt: StoredMoment.describe('When it was connected.'),
  lastUsedAt: StoredMoment.nullable().describe('When it last called.'),
  expiresAt: StoredMoment.describe('When it has to be connected again unless it calls before.'),
  endedAt: StoredMoment.nullable().describe('When it was disconnected.'),
  endedBy: z.string().describe('Who disconnected it, or why it ended.'),
  isActive: z.boolean().describe('Whether it can call now.'),
})
export type ConnectedAssistant = z.infer<typeof ConnectedAssistant>

const UNKNOWN_CLIENT = {
  status: 404,
  message: 'This assistant is not registered here, or was not used for a week. Start again in the assistant.',
} as const
const CLIENT_DOCUMENT = {
  status: 422,
  message: 'client_id: the document that describes the assistant cannot be used.',
} as const
const OTHER_ADDRESS = {
  status: 422,
  message: 'redirect_uri: the assistant did not register this address. Nothing was sent there.',
} as const
const MANAGERS_ALONE = {
  status: 403,
  message: 'In your institution managers alone connect assistants. Ask a manager.',
} as const

export const connectedAssistants = {
  list: members
    .route({
      method: 'GET',
      path: '/connected-assistants',
      summary: 'Your connected assistants; for managers those of everybody',
    })
    .output(
      z.object({
        items: z.array(ConnectedAssistant),
        areOpenToUsers: z.boolean().describe('Whether people who are not managers may connect assistants.'),
      }),
    ),

  request: members
    .route({
      method: 'GET',
      path: '/connected-assistants/request',
      summary: 'What an assistant asks for, to be shown before anybody agrees',
    })
    .input(ConnectionRequest)
    .output(
      z.object({
        name: z.string().describe('The name that the assistant gave itself. Nobody checks it.'),
        host: z.string().describe('The host to which the answer goes.'),
        isOnThisComputer: z.boolean().describe('Whether the answer goes to a program on the same computer.'),
        institution: z.string().describe('The institution whose records it would read.'),
        nouns: z.array(KeyNounName).describe('What it asks to read.'),
        asksToWrite: z.boolean().describe('Whether it asks to create tasks.'),
        problem: z.string().nullable().describe('Why it cannot be connected; null where it can.'),
        refusalAddress: z.string().describe('Where the browser goes when the person declines.'),
      }),
    )
    .errors({ UNKNOWN_CLIENT, CLIENT_DOCUMENT, OTHER_ADDRESS, MANAGERS_ALONE }),

  allow: members
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/connected-assistants',
      summary: 'Connect an assistant to your account; the browser then goes to the address of the answer',
      successStatus: 201,
    })
    .input(
      ConnectionRequest.extend({
        nouns: z
          .array(KeyNounName)
          .min(1, 'Choose at least one.')
          .max(KEY_NOUNS.length)
          .describe('What the person lets it read.'),
        mayWrite: z.boolean().describe('Whether the person lets it create tasks.'),
      }),
    )
    .output(z.object({ address: z.string().describe('Where the browser goes, with the code.') }))
    .errors({
      UNKNOWN_CLIENT,
      CLIENT_DOCUMENT,
      OTHER_ADDRESS,
      MANAGERS_ALONE,
      INVALID_REQUEST: { status: 422, message: 'The assistant asked in a way that is not allowed.' },
      NOT_ASKED_FOR: { status: 422, message: 'nouns: the assistant did not ask for all of these.' },
      TOO_MANY_ASSISTANTS: {
        status: 409,
        message: `A person has at most ${ASSISTANTS_AT_MOST} connected assistants. Disconnect one first.`,
      },
    }),

  disconnect: members
    .route({
      method: 'DELETE',
      path: '/connected-assistants/{id}',
      summary: 'Disconnect an assistant: your own, as a manager anybody’s; its next call is refused',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such assistant, or it is disconnected.' } }),

  openToUsers: managers
    .meta({ recentAuthentication: true })
    .route({
      method: 'PUT',
      path: '/connected-assistants/open-to-users',
      summary: 'Decide whether people who are not managers may connect assistants',
      successStatus: 204,
    })
    .input(z.object({ isOpen: z.boolean().describe('False: managers alone; assistants of others stop.') })),
}
