import { COMPLAINT_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import { CONTROL_FIELDS } from '@plumbline/contract/compliance/controls.ts'
import { FINDING_FIELDS } from '@plumbline/contract/compliance/finding-fields.ts'
import { MARKETING_REVIEW_FIELDS } from '@plumbline/contract/compliance/marketing-reviews.ts'
import { PRODUCT_REVIEW_FIELDS } from '@plumbline/contract/compliance/product-reviews.ts'
import type { FieldKind, RecordFields } from '@plumbline/contract/compliance/record-fields.ts'
import { RISK_FIELDS } from '@plumbline/contract/compliance/risks.ts'
import { TASK_PRIORITIES } from '@plumbline/contract/compliance/tasks.ts'
import { VENDOR_FIELDS } from '@plumbline/contract/compliance/vendors.ts'
import type { ImportKind } from '@plumbline/contract/compliance/work-imports.ts'
import { FACT_KEYS } from '@plumbline/contract/tenancy/institution-facts.ts'

export interface ImportColumn {
  name: string
  /** The field of the operation that creates one of these by hand. */
  field: string
  kind: 'text' | 'day' | 'flag' | 'number' | 'person' | 'choice' | 'topic'
  choices?: readonly string[]
  isRequired?: boolean
  example: string
}

const TITLE = (example: string): ImportColumn => ({
  ...{ name: 'title', field: 'title', kind: 'text' as const, isRequired: true, example },
})
const DESCRIPTION = (example: string): ImportColumn => text('description', 'description', example)
const TOPIC: ImportColumn = { name: 'topic', field: 'topic', kind: 'topic', example: '' }
const OWNER: ImportColumn = { name: 'owner_email', field: 'ownerId', kind: 'person', example: '' }

function text(name: string, field: string, example = ''): ImportColumn {
  return { name, field, kind: 'text', example }
}
function day(name: string, field: string, example = ''): ImportColumn {
  return { name, field, kind: 'day', example }
}
function flag(name: string, field: string): ImportColumn {
  return { name, field, kind: 'flag', example: 'no' }
}
function choice(name: string, field: string, choices: readonly string[], example: string): ImportColumn {
  return { name, field, kind: 'choice', choices, example }
}
const required = (column: ImportColumn): ImportColumn => ({ ...column, isRequired: true })

const KIND_OF_FIELD: Readonly<Record<FieldKind, ImportColumn['kind']>> = {
  title: 'text',
  line: 'text',
  text: 'text',
  day: 'day',
  choice: 'choice',
  topic: 'topic',
  person: 'person',
  number: 'number',
  scale: 'number',
  switch: 'flag',
  money: 'text',
  citation: 'text',
  vendor: 'text',
  masked: 'text',
}

/** The columns of a described record, in its order: `contractEnd` is `contract_end`, a person an address, a vendor a name. */
function columnsOf(fields: RecordFields, examples: Readonly<Record<string, string>>): ImportColumn[] {
  return Object.entries(fields).map(([field, { kind, labels, isRequired }]) => ({
    name: field
      .replace(/Id$/, kind === 'person' ? 'Email' : '')
      .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    field,
    kind: KIND_OF_FIELD[kind],
    ...(labels && { choices: Object.keys(labels) }),
    ...(isRequired && { isRequired }),
    example: examples[field] ?? (kind === 'switch' ? 'no' : ''),
  }))
}

export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  tasks: [
    TITLE('Review the escrow analysis letters'),
    DESCRIPTION('Take ten letters of the last quarter.'),
    OWNER,
    choice('priority', 'priority', TASK_PRIORITIES, 'medium'),
    TOPIC,
    day('start_on', 'startOn', '2026-12-01'),
    day('due_on', 'dueOn', '2026-12-31'),
    flag('requires_evidence', 'requiresEvidence'),
    flag('requires_approval', 'requiresApproval'),
  ],
  findings: columnsOf(FINDING_FIELDS, {
    title: 'Closing Disclosures sent late',
    description: 'Three of forty files.',
    source: 'audit',
    severity: 'medium',
    foundOn: '2026-10-15',
    responseDueOn: '2026-12-15',
  }),
  complaints: columnsOf(COMPLAINT_FIELDS, {
    title: 'Escrow shortage not explained',
    description: 'The member asks how the payment was computed.',
    kind: 'notice_of_error',
    channel: 'letter',
    product: 'Mortgage',
    receivedOn: '2026-10-15',
    source: 'consumer',
    ruleCited: '12 CFR 1024.17(f)',
    cause: 'unknown',
  }),
  vendors: columnsOf(VENDOR_FIELDS, {
    title: 'Core Systems, Inc.',
    service: 'Core processing',
    tier: 'critical',
    status: 'active',
    dataSeen: 'npi',
    contractStart: '2024-01-01',
    contractEnd: '2028-12-31',
    noticeDays: '180',
  }),
  risks: [
    ...columnsOf(RISK_FIELDS, {
      title: 'Send the Loan Estimate within three business days',
      productLine: 'Mortgage',
      likelihood: '3',
      impact: '4',
      controlStrength: 'none',
    }),
    text('citations', 'citations', '12 CFR 1026.19(e)(1)(iii); 12 CFR 1026.37'),
  ],
  controls: columnsOf(CONTROL_FIELDS, {
    title: 'Second look at each Loan Estimate',
    kind: 'person',
    frequency: 'ongoing',
    judged: 'adequate',
    description: '1. Open the file.\n2. Compare dates and fees.',
  }),
  product_reviews: columnsOf(PRODUCT_REVIEW_FIELDS, {
    title: 'Fee for stop payments',
    kind: 'fee',
    productLine: 'deposit',
    status: 'draft',
    launchOn: '2027-03-01',
  }),
  marketing_reviews: columnsOf(MARKETING_REVIEW_FIELDS, {
    title: 'Spring postcard',
    product: 'deposit',
    channel: 'direct_mail',
    status: 'in_review',
    expiresOn: '2027-03-31',
    text: 'Earn 4.10% annual percentage yield (APY).',
  }),
  policies: [
    TITLE('Fair Lending Policy'),
    TOPIC,
    OWNER,
    { name: 'review_months', field: 'reviewMonths', kind: 'number', example: '12' },
    day('next_review_on', 'nextReviewOn', '2027-06-30'),
    text('folder', 'folder', 'Lending'),
  ],
  evidence: [
    TITLE('Flood determination procedure, signed'),
    required(day('valid_on', 'validOn', '2026-06-30')),
    required(text('used_for', 'usedFor', 'https://…/policies/…')),
    text('address', 'address', 'S:/Compliance/Flood/procedure-2026.pdf'),
    text('record', 'record'),
    text('note', 'note'),
  ],
  facts: [
    required(choice('fact', 'key', FACT_KEYS, 'assets')),
    { name: 'year', field: 'year', kind: 'number', example: '2025' },
    required(text('value', 'value', '431200000')),
    required(day('true_since', 'trueSince', '2025-12-31')),
  ],
}
