import type { AttestationRow } from '@plumbline/contract/compliance/attestations.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { longDay, longMomentIn } from '../../platform/days/long-day.ts'
import type { DocumentLook } from '../../platform/documents/document-content.ts'
import { renderPdfDocument } from '../../platform/documents/rendered-documents.ts'

interface Signatures {
  title: string
  number: number
  rows: readonly AttestationRow[]
  today: string
}

export function signatureTable({ title, number, rows, today }: Signatures): File {
  const heading = [
    'Policy',
    'Version',
    'Person',
    'Asked by',
    'Due',
    'Signed (UTC)',
    'Late',
    'Sections',
    'Quiz',
    'Sentence',
    'SHA-256',
    'Method',
    'Address',
    'Verified',
  ]
  return csvFile(`signatures-${today}.csv`, [
    heading,
    ...rows.map((row) => [
      title,
      String(number),
      row.name,
      row.askedByName,
      row.dueOn,
      row.signedAt ?? '',
      row.signedAt ? (row.isLate ? 'yes' : 'no') : '',
      row.sections.length > 0 ? row.sections.join('; ') : 'all',
      row.hasQuiz ? 'passed' : '',
      row.sentence,
      row.sha256 ?? '',
      row.method,
      row.address,
      row.signedAt ? (row.isImported ? 'imported, not verified here' : 'yes') : '',
    ]),
  ])
}

/** For examiners: who has signed and who has not, with what was signed. */
export async function signatureDocument({
  title,
  number,
  rows,
  today,
  companyName,
  timeZone,
  look,
}: Signatures & { companyName: string; timeZone: string; look: DocumentLook }): Promise<File> {
  const signed = rows.filter(({ signedAt }) => signedAt !== null)
  const open = rows.filter(({ signedAt }) => signedAt === null)
  const bytes = await renderPdfDocument({
    title: `Signatures: ${title}`,
    issuer: companyName,
    look,
    about: `${companyName} · Version ${number} · ${signed.length} of ${rows.length} signed on ${longDay(today)}`,
    createdAt: `${today}T00:00:00Z`,
    blocks: [
      { kind: 'heading', text: 'Signed' },
      signed.length === 0
        ? { kind: 'paragraph', text: 'Nobody has signed yet.' }
        : {
            kind: 'table',
            headings: ['Person', 'Signed', 'Due', 'Sections', 'Method and address'],
            widths: [3, 3, 2, 3, 3],
            rows: signed.map((row) => [
              row.name,
              `${longMomentIn(row.signedAt!, timeZone)}${row.isLate ? ', late' : ''}${row.isImported ? ', imported' : ''}`,
              longDay(row.dueOn),
              row.sections.length > 0 ? row.sections.join('; ') : 'All',
              [row.method, row.address, row.hasQuiz && 'quiz passed'].filter(Boolean).join(', '),
            ]),
          },
      { kind: 'heading', text: 'Not signed' },
      open.length === 0
        ? { kind: 'paragraph', text: 'Everybody who was asked has signed.' }
        : {
            kind: 'table',
            headings: ['Person', 'Asked by', 'Due'],
            widths: [4, 4, 2],
            rows: open.map(({ name, askedByName, dueOn }) => [
              name,
              askedByName,
              dueOn < today ? `${longDay(dueOn)}, overdue` : longDay(dueOn),
            ]),
          },
      ...(signed[0]
        ? [
            { kind: 'heading' as const, text: 'What was signed' },
            {
              kind: 'list' as const,
              items: [...new Set(signed.map(({ sentence }) => sentence))],
            },
            { kind: 'note' as const, text: `SHA-256 of the text of version ${number}: ${signed[0].sha256}` },
          ]
        : []),
    ],
  })
  return new File([new Uint8Array(bytes)], `signatures-${today}.pdf`, { type: 'application/pdf' })
}
