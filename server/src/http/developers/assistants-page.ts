import { ASSISTANT_SCOPES } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { MCP_PROMPTS } from '../mcp/mcp-prompts.ts'
import { copyable, frame } from './developer-frame.ts'
import { type Html, html, withCode } from './html.ts'

/** The steps in each assistant. Their makers move menus; the address and the choice of OAuth stay. */
const stepsFor = (address: string): readonly { title: string; steps: readonly string[] }[] => [
  {
    title: 'Claude on the web and on the desktop',
    steps: [
      'Open Settings, Connectors, and choose Add custom connector. In a company an owner adds it for everybody first.',
      `Enter the name Plumbline and the address \`${address}\`, and save it. The advanced fields stay empty.`,
      'Choose Connect. A page of Plumbline opens: sign in, choose what Claude may read, and choose Connect.',
    ],
  },
  {
    title: 'ChatGPT',
    steps: [
      'Open Settings, Apps and connectors, Advanced settings, and switch on the developer mode. In a company an administrator allows it.',
      `Choose Create, and enter the name Plumbline, the address \`${address}\`, and OAuth as the authentication.`,
      'A page of Plumbline opens: sign in, choose what ChatGPT may read, and choose Connect. Then add Plumbline to a conversation.',
    ],
  },
  {
    title: 'VS Code',
    steps: [
      'Open the command palette and run MCP: Add Server, and choose HTTP.',
      `Enter the address \`${address}\` and the name plumbline.`,
      'VS Code asks whether it may sign in and opens a page of Plumbline: sign in, choose what it may read, and choose Connect.',
    ],
  },
  {
    title: 'Claude Code and other programs of developers',
    steps: [
      `Run \`claude mcp add --transport http plumbline ${address}\`, then \`/mcp\`, and choose to authenticate.`,
      'Programs that know no OAuth send an API key, which a manager makes under Settings, API keys, as `Authorization: Bearer pl_…`.',
    ],
  },
]

const ENDS = [
  'You disconnect it, or a manager does, under Settings, Connected assistants: at its next call.',
  'You sign out everywhere else, change your password, or are signed out everywhere by a manager.',
  'You leave, are suspended, or are a manager no more. Other changes of your rights hold for it at its next call.',
  'Your institution leaves connecting to managers alone, and you are none.',
  'It was not used for 30 days, or was connected a year ago.',
  'Somebody uses one of its secrets a second time.',
]

const FOR_MAKERS = [
  'Discovery begins with the `WWW-Authenticate` header of a 401 answer, or at `/.well-known/oauth-protected-resource/mcp`; the server says more at `/.well-known/oauth-authorization-server`.',
  'Register at `/oauth/register` (RFC 7591) with a name and the addresses of redirects: `https`, or `http` to `127.0.0.1`, `[::1]`, or `localhost`, where the port may differ at each start. All else has to be the same, letter by letter. Registrations without a connection go after a week.',
  'Or send as `client_id` the `https` address of a JSON document that describes you: `client_id` (that very address), `client_name`, and `redirect_uris` as above. It needs a path, and no query; it is read without following redirects, at most 16 KiB of it, and kept for an hour.',
  'Pages in a browser may call from any origin; `WWW-Authenticate` and `Retry-After` can be read there.',
  'Only public programs, the code flow, PKCE with `S256`, and `resource` with the address above. A code is good for a minute and once, an access token for an hour, a refresh token for 30 days and once.',
  'If the answer to a refresh is lost, send the same refresh token again, before you use anything of a later answer.',
  `Scopes: ${ASSISTANT_SCOPES.map((scope) => `\`${scope}\``).join(', ')}. Without \`scope\` all of them are asked for; people take away what they do not want to give, and the answer says what is left.`,
  'End a connection at `/oauth/revoke` (RFC 7009) with either token.',
]

export function assistantsPage(origin: string): Html {
  const address = `${origin}/mcp`
  return frame(
    'Connect an assistant',
    html`<h1>Connect an assistant</h1>
<p>Assistants that speak the Model Context Protocol read the regulations and your work here. They see at most what you see, never examinations or the BSA log, and change nothing; if you let one, it creates tasks in your name. What an assistant reads goes to its maker: ask whether your institution’s rules for vendors allow it.</p>
<p>The address:</p>
${copyable(address, 'Address for assistants')}
${stepsFor(address).map(
  ({ title, steps }) =>
    html`<h2>${title}</h2><ol>${steps.map((step) => html`<li>${withCode(step)}</li>`)}</ol>`,
)}
<p>Makers of assistants move their menus. If yours looks different, look for “connector” or “MCP server”.</p>
<h2>Jobs that it knows</h2>
<ul>${MCP_PROMPTS.map(({ title, description }) => html`<li><b>${title}.</b> ${description}</li>`)}</ul>
<h2>When it ends</h2>
<ul>${ENDS.map((text) => html`<li>${text}</li>`)}</ul>
<h2>For makers of assistants</h2>
<ul>${FOR_MAKERS.map((text) => html`<li>${withCode(text)}</li>`)}</ul>`,
  )
}
