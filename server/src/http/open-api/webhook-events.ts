import type { OpenAPI } from '@orpc/contract'
import { eachOfNouns } from '@plumbline/contract/noun-list.ts'
import { actionsOf, actionWords } from '@plumbline/contract/tenancy/audit-words.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@plumbline/contract/tenancy/webhooks.ts'

/** What the acts of an event are about. */
const ABOUT: Readonly<Record<WebhookEvent, string>> = {
  ...eachOfNouns('webhooks', ({ about }) => about),
  task: 'a task',
  task_template: 'a template of tasks',
  finding: 'a finding',
  complaint: 'a complaint',
  incident: 'a security incident',
  product_review: 'a review of a product or change',
  marketing_review: 'a marketing piece',
  meeting: 'a meeting of the board or a committee',
  risk: 'a risk',
  control: 'a control',
  vendor: 'a vendor',
  monitoring: 'a monitoring plan',
  policy: 'a policy',
  attestation: 'who has to sign a policy, and who has',
  assessment: 'an assessment',
  evidence: 'evidence',
  file: 'a file',
  comment: 'a comment',
  citation: 'a link to a paragraph of law',
  link: 'a link between records',
  loan_test: 'a loan test, a batch of them, or a stored run of loan files',
  hmda: 'a HMDA file',
  legal_hold: 'a legal hold',
  institution_article: 'an article of the institution',
  report: 'a report',
}

const text = (description: string, further: object = {}) => ({
  type: 'string' as const,
  description,
  ...further,
})

/** What receivers of webhooks get: one entry for each event that a webhook can choose. */
export function describeWebhooks(): NonNullable<OpenAPI.Document['webhooks']> {
  return Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [event, { post: describeEvent(event) }]),
  ) as NonNullable<OpenAPI.Document['webhooks']>
}

function describeEvent(event: WebhookEvent): OpenAPI.OperationObject {
  return {
    operationId: `webhook.${event}`,
    tags: ['webhooks'],
    summary: `Something happened to ${ABOUT[event]}`,
    description:
      'Sent to each webhook that chose the event, signed as Standard Webhooks describe. It says what happened to which id; ask the API for more. An event may come twice, with the same `webhook-id`.',
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodySchema(event), example: exampleOf(event) } },
    },
    responses: {
      '2XX': {
        description: 'Received. Any other answer, or none within ten seconds, is tried again for three days.',
      },
      '4XX': { description: 'Not received; it is sent again later.' },
    },
  } as OpenAPI.OperationObject
}

const HEADERS: OpenAPI.ParameterObject[] = [
  ['webhook-id', 'The id of the delivery, the same when it is repeated.', 'msg_1'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.', '1795564800'],
  [
    'webhook-signature',
    'One or two signatures with a space between, each `v1,` and Base64.',
    'v1,c2lnbmF0dXJl',
  ],
].map(([name, description, example]) => ({
  name: name!,
  in: 'header',
  required: true,
  description: description!,
  schema: { type: 'string' },
  example,
}))

function bodySchema(event: WebhookEvent): OpenAPI.SchemaObject {
  return {
    type: 'object',
    properties: {
      type: text(
        `The act, which begins with the event: ${actionsOf(event)
          .map((act) => `\`${act}\` (${actionWords(act)})`)
          .join(', ')}.`,
        { pattern: `^${event}\\.` },
      ),
      timestamp: text('When it happened.', { format: 'date-time' }),
      data: {
        type: 'object',
        description: 'Which record it happened to, and who did it.',
        properties: {
          id: { type: ['string', 'null'], description: 'The record.' },
          institutionId: text('The institution.', { format: 'uuid' }),
          actorId: text('The person who did it.', { format: 'uuid' }),
          apiKey: text('The beginning of the API key, where a program did it.'),
        },
        required: ['id', 'institutionId', 'actorId'],
      },
    },
    required: ['type', 'timestamp', 'data'],
  }
}

const ID = '00000000-0000-4000-8000-000000000000'

const exampleOf = (event: WebhookEvent) => ({
  type: actionsOf(event)[0]!,
  timestamp: '2026-01-31T12:00:00.000Z',
  data: { id: ID, institutionId: ID, actorId: ID },
})
