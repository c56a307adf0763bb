import { copyable, frame } from './developer-frame.ts'
import { type Html, html, withCode } from './html.ts'

const PACKAGE = 'plumbline-client'
export const CLIENT_FILE = `${PACKAGE}.tgz`

const KEY = 'pl_…'

export const installLine = (origin: string) => `npm install ${origin}/developers/${CLIENT_FILE}`

/** Names the package’s address each time: by its name alone, npx would ask npm’s registry. */
export const npxLine = (origin: string, words: string) =>
  `npx --package ${origin}/developers/${CLIENT_FILE} ${PACKAGE} ${words}`

const settingLines = (origin: string) => `export PLUMBLINE_URL=${origin}
export PLUMBLINE_KEY=${KEY}`

const COMMANDS: readonly { title: string; line: string }[] = [
  { title: 'List what is open', line: 'plumbline-client tasks list --status open' },
  {
    title: 'Create',
    line: "plumbline-client tasks create --title 'Review the fee schedule' --due-on 2026-12-31",
  },
  { title: 'Copy everything as JSON', line: 'plumbline-client tasks rows --all --json > tasks.json' },
  { title: 'Read any address', line: "plumbline-client get '/tasks?whose=all' --json" },
  { title: 'See what an operation takes', line: 'plumbline-client tasks create --help' },
]

const PROGRAM = `import { createClient, everyRow, isRefusal } from '${PACKAGE}'

const client = createClient()
const task = await client.tasks.create({ title: 'Review the fee schedule', priority: 'high' })

try {
  await client.tasks.update({ id: task.id, title: 'Review all fees' }, { ifMatch: task.version })
} catch (error) {
  if (!isRefusal(error, client.tasks.update, 'PRECONDITION_FAILED')) throw error
  console.log('Somebody changed the task first.')
}

for await (const row of everyRow(client.tasks.rows)) console.log(row.title)`

const DOES = [
  'It repeats a call that was not answered, or answered with 429 or 503, after `Retry-After`. Whatever creates something carries an `Idempotency-Key`, so that this is harmless.',
  'A refusal is a `PlumblineError` with `code`, `status`, `message`, and `fields`, which name what is wrong in the input.',
  'The exit status of the command is 0 for done, 1 for refused, 2 for not understood, 3 where the key does not open it, and 4 where the server was not reached.',
  'It has no dependencies, and runs on Node 20 and later. In a browser, pass `url` and `key` to `createClient`, and remember that anyone who opens the page can read the key.',
  'It is the client of this installation. Install it again after an update of Plumbline.',
]

/** `npm run generators` tries these in the repository. */
const GENERATORS: readonly { title: string; line: (document: string) => string }[] = [
  {
    title: 'openapi-typescript with openapi-fetch',
    line: (document) =>
      `npx openapi-typescript@7.13.0 ${document}/openapi.json --default-non-nullable false --output schema.ts`,
  },
  {
    title: '@hey-api/openapi-ts',
    line: (document) => `npx @hey-api/openapi-ts@0.99.0 -i ${document}/openapi.json -o client`,
  },
  {
    title: 'orval (set the base URL in its configuration)',
    line: (document) => `npx orval@8.38.0 --input ${document}/openapi.json --output client.ts --client fetch`,
  },
  {
    title: 'openapi-generator 5.0 (beta 2) for Python',
    line: (document) =>
      `openapi-generator generate -i ${document}/openapi-3.0.json -g python -o client --additional-properties packageName=plumbline_api`,
  },
]

export function clientPage(origin: string): Html {
  return frame(
    'Client and command',
    html`<h1>Client and command</h1>
<p>One package for TypeScript and for the shell: every operation that a key opens, with types, pages, and retries.</p>
<h2>Install</h2>
${copyable(installLine(origin), 'Install the client')}
<p>Make a key under Settings, API keys. The client and the command read it from the environment:</p>
${copyable(settingLines(origin), 'Address and key')}
<h2>In a shell</h2>
<p>For the command alone, install it for every folder:</p>
${copyable(`npm install --global ${origin}/developers/${CLIENT_FILE}`, 'Install the command')}
${COMMANDS.map(({ title, line }) => html`<h3>${title}</h3>${copyable(line, title)}`)}
<p>Without installing it:</p>
${copyable(npxLine(origin, '--help'), 'Run the command without installing it')}
<h2>In a program</h2>
${copyable(PROGRAM, 'A program with the client')}
<h2>What it does</h2>
<ul>${DOES.map((text) => html`<li>${withCode(text)}</li>`)}</ul>
<h2>With a generator of your own</h2>
<p>For another language, or to fit what you have, generate a client from the <a href="/api/v1/openapi.json">OpenAPI document</a>; generators that do not read OpenAPI 3.1 take it <a href="/api/v1/openapi-3.0.json">in 3.0</a>. We test the document with these:</p>
${GENERATORS.map(({ title, line }) => html`<h3>${title}</h3>${copyable(line(`${origin}/api/v1`), title)}`)}`,
  )
}
