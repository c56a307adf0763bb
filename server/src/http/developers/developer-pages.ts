import { API_CHANGES } from '@plumbline/contract/api-changes.ts'
import { examplesOf } from '../open-api/api-examples.ts'
import {
  type ApiDocument,
  type CatalogNoun,
  type CatalogOperation,
  catalogOf,
  searchCatalog,
} from './api-catalog.ts'
import { assistantsPage } from './assistants-page.ts'
import { clientPage, installLine, npxLine } from './client-page.ts'
import { copyable, frame } from './developer-frame.ts'
import { HOW_TO } from './developer-texts.ts'
import { type Html, html, withCode } from './html.ts'
import { schemaList, typeWords } from './schema-list.ts'

export const SEARCH_AT_MOST = 100

/** The pages for developers below `/developers`, made from the document; undefined where there is none. */
export function developerPages(document: ApiDocument) {
  const nouns = catalogOf(document)
  return {
    page(path: readonly string[], search: string): string | undefined {
      const [first, second, ...rest] = path
      if (rest.length > 0) return undefined
      if (first === undefined) return startPage(nouns, search.slice(0, SEARCH_AT_MOST), document).text
      if (first === 'changelog' && !second) return changelogPage().text
      if (first === 'assistants' && !second) return assistantsPage(originOf(document)).text
      if (first === 'client' && !second) return clientPage(originOf(document)).text
      if (first === 'webhook-events' && !second) return webhookPage(document).text
      const noun = nouns.find(({ name }) => name === first)
      if (!noun) return undefined
      if (second === undefined) return nounPage(noun, document).text
      const operation = noun.operations.find(({ name }) => name === second)
      return operation && operationPage(noun, operation, document).text
    },
  }
}

function startPage(nouns: readonly CatalogNoun[], search: string, document: ApiDocument): Html {
  const found = searchCatalog(nouns, search, document)
  const form = html`<form class="search" action="/developers" role="search">
<label for="search">Search operations, addresses, and fields</label>
<div><input id="search" name="search" type="search" maxlength="${SEARCH_AT_MOST}" value="${search}"><button>Search</button></div>
</form>`
  const result = html`<h2>${found.length === 0 ? 'No operation matches' : found.length === 1 ? 'One operation' : `${found.length} operations`}</h2>
${found.length === 0 ? html`<p>Try fewer or other words, or <a href="/developers">look through the nouns</a>.</p>` : operationList(found)}`
  const whole = html`<h2>Before the first call</h2>
<ul>${HOW_TO.map(({ title, text }) => html`<li><b>${title}.</b> ${withCode(text)}</li>`)}</ul>
<h2>From TypeScript or a shell</h2>
<p>The <a href="/developers/client">client and the command</a> have every operation that a key opens.</p>
${copyable(installLine(originOf(document)), 'Install the client')}
${copyable(npxLine(originOf(document), 'tasks list --status open'), 'List the open tasks')}
<h2>Operations by noun</h2>
<ul class="nouns">${nouns.map(
    ({ name, title, description, operations }) =>
      html`<li><a href="/developers/${name}">${title}</a> <small>${operations.length}</small><br>${description}</li>`,
  )}</ul>`
  return frame(
    search ? `“${search}”` : 'API',
    html`<h1>Plumbline API</h1>
<p>Version 1, below <code>/api/v1</code>. Every operation: who may call it, what it takes, what it answers, and what it refuses.</p>
${form}${search ? result : whole}`,
  )
}

const operationList = (operations: readonly CatalogOperation[]) =>
  html`<ul class="operations">${operations.map(
    ({ noun, name, method, path, operation }) =>
      html`<li><b>${method.toUpperCase()}</b> <a href="/developers/${noun}/${name}">${operation.summary || path}</a><br><code>${path}</code></li>`,
  )}</ul>`

const originOf = (document: ApiDocument) => new URL(serverOf(document)).origin

const serverOf = ({ servers }: ApiDocument) => servers?.[0]?.url ?? ''

function nounPage({ name, title, description, operations }: CatalogNoun, document: ApiDocument): Html {
  return frame(
    title,
    html`<p class="trail"><a href="/developers">API</a></p>
<h1>${title}</h1>
<p>${description}</p>
${operationList(operations)}
${operations.map(({ name: id, method, path, operation }) => {
  const [curl] = examplesOf(serverOf(document), method, path, operation)
  return html`<section id="${id}"><h2>${operation.summary}</h2>
<p><b>${method.toUpperCase()}</b> <code>${path}</code> ${withCode(operation.description ?? '')}</p>
${copyable(curl!.code, `${operation.summary} in curl`)}
<p><a href="/developers/${name}/${id}" aria-label="${operation.summary}: fields, answers, and refusals">Fields, answers, and refusals</a></p></section>`
})}`,
  )
}

function operationPage(noun: CatalogNoun, found: CatalogOperation, document: ApiDocument): Html {
  const { method, path, operation } = found
  const { summary = path, description = '', parameters = [], requestBody, responses = {} } = operation
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return frame(
    summary,
    html`<p class="trail"><a href="/developers">API</a> › <a href="/developers/${noun.name}">${noun.title}</a></p>
<h1>${summary}</h1>
<p><b>${method.toUpperCase()}</b> <code>${path}</code> ${withCode(description)}</p>
<h2>Call</h2>
${examplesOf(serverOf(document), method, path, operation).map(
  ({ language, code }) => html`<h3>${language}</h3>${copyable(code, `${summary} in ${language}`)}`,
)}
${
  parameters.length > 0 &&
  html`<h2>Parameters</h2><ul class="fields">${parameters.map(
    (one) =>
      html`<li><code>${one.name}</code> <i>${one.in}, ${typeWords(one.schema ?? {}, document)}${one.required ? '' : ', optional'}</i> ${withCode(one.description ?? '')}</li>`,
  )}</ul>`
}
${Object.entries(requestBody?.content ?? {}).map(
  ([type, { schema }]) =>
    html`<h2>Body</h2><p><code>${type}</code></p>${schemaList(schema, document) ?? html`<p>${typeWords(schema ?? {}, document)}</p>`}`,
)}
<h2>Answer</h2>
${answers.map(([status, { content }]) =>
  Object.entries(content ?? {}).length === 0
    ? html`<p>${status}, without a body.</p>`
    : Object.entries(content!).map(
        ([type, { schema }]) =>
          html`<p>${status}, <code>${type}</code></p>${schemaList(schema, document) ?? html`<p>${typeWords(schema ?? {}, document)}</p>`}`,
      ),
)}
<h2>Refusals</h2>
<ul>${refusalsOf(responses, document)}</ul>`,
  )
}

/** Each code with the words that come with it. */
function refusalsOf(
  responses: NonNullable<CatalogOperation['operation']['responses']>,
  document: ApiDocument,
) {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const shared = document.components?.responses?.[response.$ref?.split('/').at(-1) ?? '']
      const examples = (shared ?? response).content?.['application/json']?.examples ?? {}
      return Object.entries(examples).map(
        ([code, { value }]) => html`<li>${status} <code>${code}</code> ${value.message}</li>`,
      )
    })
}

function webhookPage(document: ApiDocument): Html {
  const events = Object.entries(document.webhooks ?? {})
  return frame(
    'Webhooks',
    html`<h1>Webhooks</h1>
<p>A manager adds an address under Settings, Webhooks, or with <a href="/developers/webhooks/create">the API</a>, and chooses the events. Each is one <code>POST</code>, signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describe: check <code>webhook-signature</code> before you trust the body. Answer with 2xx within ten seconds; what fails is sent again, later and later.</p>
${events.map(
  ([event, item]) =>
    html`<section id="${event}"><h2><code>${event}</code></h2><p>${item?.post?.summary}</p>${schemaList(item?.post?.requestBody?.content?.['application/json']?.schema, document)}</section>`,
)}`,
  )
}

function changelogPage(): Html {
  return frame(
    'Changes',
    html`<h1>Changes of the API</h1>
<p>A version ends no sooner than a year after its successor was announced. Until then its answers carry <code>Deprecation</code> and <code>Sunset</code>. Fields and operations may be added to a version; none is removed or changes its meaning.</p>
${API_CHANGES.map(
  ({ day, changes }) =>
    html`<h2>${day}</h2><ul>${changes.map((change) => html`<li>${withCode(change)}</li>`)}</ul>`,
)}`,
  )
}
