import {
  AGENDA_DECISION_LABELS,
  AGENDA_KIND_LABELS,
  MEETING_BODY_LABELS,
  type Meeting,
} from '@plumbline/contract/compliance/meetings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentBlock, DocumentContent } from '../../platform/documents/document-content.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { renderDocxDocument, renderPdfDocument } from '../../platform/documents/rendered-documents.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

interface DocumentOptions {
  format: 'pdf' | 'docx'
  companyName: string
}

/** The agenda for a meeting to come; of one that was held, the minutes to sign. */
export async function meetingDocument(
  tx: Db,
  institutionId: string,
  meeting: Meeting,
  { format, companyName }: DocumentOptions,
): Promise<File> {
  const name = meeting.status === 'held' ? 'minutes' : 'agenda'
  const content: DocumentContent = {
    title: `${name === 'minutes' ? 'Minutes' : 'Agenda'}: ${meeting.title}`,
    issuer: companyName,
    about: `${companyName} · ${longDay(meeting.heldOn)}`,
    createdAt: new Date().toISOString(),
    look: await findLook(tx, institutionId),
    blocks: meetingBlocks(meeting),
  }
  const bytes = format === 'pdf' ? await renderPdfDocument(content) : await renderDocxDocument(content)
  return new File([new Uint8Array(bytes)], `${name}-${meeting.heldOn}.${format}`, { type: TYPES[format] })
}

export function meetingBlocks(meeting: Meeting): DocumentBlock[] {
  const { body, heldOn, place, attendees, agenda, description, status } = meeting
  const isHeld = status === 'held'
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Body', value: MEETING_BODY_LABELS[body] },
        { label: 'Date', value: longDay(heldOn) },
        { label: 'Place', value: place || 'Not stated' },
        ...(isHeld
          ? [{ label: 'Attendance', value: attendees.split('\n').filter(Boolean).join('; ') || 'Not stated' }]
          : []),
      ],
    },
    { kind: 'heading', text: isHeld ? 'Items and decisions' : 'Agenda' },
    ...(agenda.length === 0
      ? ([{ kind: 'paragraph', text: 'No items.' }] as const)
      : ([
          {
            kind: 'table',
            headings: isHeld ? ['No.', 'Item', 'Decision', 'Resolution'] : ['No.', 'Item', 'Kind'],
            widths: isHeld ? [1, 5, 3, 7] : [1, 10, 3],
            rows: agenda.map(({ title, kind, decision, resolution }, index) =>
              isHeld
                ? [index + 1, title, AGENDA_DECISION_LABELS[decision], resolution]
                : [index + 1, title, AGENDA_KIND_LABELS[kind]],
            ),
          },
        ] satisfies DocumentBlock[])),
    ...(description
      ? ([
          { kind: 'heading', text: 'Notes' },
          { kind: 'paragraph', text: description },
        ] as const)
      : []),
    ...(isHeld
      ? ([
          { kind: 'heading', text: 'Signed' },
          {
            kind: 'table',
            headings: ['Name', 'Office', 'Signature', 'Date'],
            widths: [4, 4, 5, 3],
            rows: [
              ['', 'Chair', '', ''],
              ['', 'Secretary', '', ''],
            ],
          },
        ] satisfies DocumentBlock[])
      : []),
  ]
}
