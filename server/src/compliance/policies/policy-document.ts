import { MEETING_BODY_LABELS } from '@plumbline/contract/compliance/meetings.ts'
import type { PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import type { BoardDecision } from '@plumbline/contract/compliance/policy-board.ts'
import { longDay, longMomentIn } from '../../platform/days/long-day.ts'
import { dayAt } from '../../platform/days/today.ts'
import type {
  DocumentBlock,
  DocumentContent,
  DocumentLook,
} from '../../platform/documents/document-content.ts'
import { drawInThread } from '../../platform/documents/drawing-thread.ts'
import { renderDocxDocument, renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import { markdownBlocks } from './markdown-blocks.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** As plain data: another thread draws it, and equal ones are equal files. */
export interface ExportedPolicy {
  title: string
  companyName: string
  /** Where the institution is: the approval page has its days and hours. */
  timeZone: string
  version: PolicyVersionSummary & { body: string }
  format: 'pdf' | 'docx'
  look: DocumentLook
}

/** Versions with their approval pages, which name the hash of the text. Parsed and drawn in one thread of their own. */
export async function policyDocuments(policies: readonly ExportedPolicy[]): Promise<File[]> {
  const thread = ['compliance/policies/policy-thread.ts', 'policy-thread.js'] as const
  const drawn = await drawInThread<Uint8Array<ArrayBuffer>[]>(thread, policies)
  return policies.map(({ title, version, format }, index) => {
    const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'policy'
    return new File([drawn[index]!], `${name}-version-${version.number}.${format}`, { type: TYPES[format] })
  })
}

export function drawPolicy(exported: ExportedPolicy): Promise<Buffer> {
  const { title, companyName, timeZone, version, format, look } = exported
  const content: DocumentContent = {
    title,
    issuer: companyName,
    look,
    about: `${companyName} · Version ${version.number}${STATE_WORDS[version.state]}`,
    // Equal texts in an equal look are equal files, whenever they are exported.
    createdAt: version.approvedAt ?? '2000-01-01T00:00:00Z',
    blocks: [...markdownBlocks(version.body), ...approvalPage(version, timeZone)],
  }
  return format === 'pdf' ? renderPdfDocument(content) : renderDocxDocument(content)
}

const STATE_WORDS: Readonly<Record<PolicyVersionSummary['state'], string>> = {
  draft: ' · Draft, not approved',
  in_review: ' · In review, not approved',
  approved: ' · Approved, not yet in force',
  effective: ' · In force',
  superseded: ' · Superseded',
}

function approvalPage(version: PolicyVersionSummary, timeZone: string): DocumentBlock[] {
  const { number, writtenBy, approvedAt, effectiveOn, supersededOn, sha256, approvals, boardDecision } =
    version
  return [
    { kind: 'heading', text: 'Approval' },
    {
      kind: 'facts',
      facts: [
        { label: 'Version', value: String(number) },
        { label: 'Written by', value: writtenBy.name },
        {
          label: 'Approved',
          value: approvedAt ? longDay(dayAt(new Date(approvedAt), timeZone)) : 'Not approved',
        },
        { label: 'In force from', value: approvedAt && effectiveOn ? longDay(effectiveOn) : 'Not in force' },
        ...(supersededOn ? [{ label: 'In force until', value: longDay(supersededOn) }] : []),
        { label: 'SHA-256 of the text', value: sha256 ?? 'A draft has no hash' },
      ],
    },
    ...decisions(approvals, timeZone),
    ...boardBlocks(boardDecision, timeZone),
    {
      kind: 'note',
      text: 'The hash is computed over the text of the policy as it is stored, in Markdown and UTF-8. The signatures name the same hash.',
    },
  ]
}

function decisions(approvals: PolicyVersionSummary['approvals'], timeZone: string): DocumentBlock[] {
  if (approvals.length === 0) return []
  const isAny = approvals.some(({ comment }) => comment !== '')
  return [
    {
      kind: 'table',
      headings: ['Approver', 'Decision', 'Time', ...(isAny ? ['Comment'] : [])],
      widths: [3, 2, 3, ...(isAny ? [4] : [])],
      rows: approvals.map(({ name, decision, decidedAt, comment }) => [
        name,
        decision === 'approved' ? 'Approved' : decision === 'sent_back' ? 'Sent back' : 'Not decided',
        decidedAt ? longMomentIn(decidedAt, timeZone) : '',
        ...(isAny ? [comment] : []),
      ]),
    },
  ]
}

function boardBlocks(decision: BoardDecision | null, timeZone: string): DocumentBlock[] {
  if (!decision) return []
  const { body, heldOn, meetingTitle, item, resolution, minutes, recordedByName, recordedAt } = decision
  return [
    { kind: 'heading', text: `Approval by the ${MEETING_BODY_LABELS[body].toLowerCase()}` },
    {
      kind: 'facts',
      facts: [
        { label: 'Meeting', value: `${meetingTitle}, ${longDay(heldOn)}` },
        { label: 'Decision', value: resolution ? `${item}: ${resolution}` : item },
        {
          label: 'Minutes',
          value: minutes
            .map(({ title, sha256 }) => (sha256 ? `${title} (SHA-256 ${sha256})` : title))
            .join('; '),
        },
        { label: 'Recorded by', value: `${recordedByName}, ${longMomentIn(recordedAt, timeZone)}` },
      ],
    },
  ]
}
