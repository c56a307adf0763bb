import type { Complaint, ComplaintChannel, ComplaintKind } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import { dollars, readCents } from '@plumbline/rules/money/cents.ts'
import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentBlock, DocumentContent } from '../../platform/documents/document-content.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { renderDocxDocument, renderPdfDocument } from '../../platform/documents/rendered-documents.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const RECEIVED_BY: Readonly<Record<ComplaintChannel, string>> = {
  letter: 'your letter',
  email: 'your email',
  phone: 'your call',
  branch: 'what you told us at our branch',
  web: 'your message on our website',
  agency: 'your complaint, which an agency passed on to us',
}

const receivedBy = ({ source, channel }: Complaint): string =>
  source === 'cfpb'
    ? 'your complaint, which the Consumer Financial Protection Bureau sent to us'
    : RECEIVED_BY[channel]

/** What the rule requires in the answer, for the person who completes the draft. */
const NOTICE_OF_ERROR = [
  'Where the error was corrected: the correction, its effective date, and a telephone number for further help (12 CFR 1024.35(e)(1)(i)(A)).',
  'Where no error occurred: a statement of that, the reasons, the right to ask for the documents relied on and how to ask, and a telephone number (12 CFR 1024.35(e)(1)(i)(B)).',
]
const INFORMATION_REQUEST = [
  'The information and a telephone number for further help; or that it is not available, why, and the telephone number (12 CFR 1024.36(d)(1)).',
]
const WANTED: Readonly<Partial<Record<ComplaintKind, readonly string[]>>> = {
  notice_of_error: NOTICE_OF_ERROR,
  notice_of_error_payoff: NOTICE_OF_ERROR,
  notice_of_error_foreclosure: NOTICE_OF_ERROR,
  information_request: INFORMATION_REQUEST,
  information_request_owner: INFORMATION_REQUEST,
  transfer_error: [
    'Where no error or a different one occurred: a written explanation of the findings and the right to ask for the documents relied on (12 CFR 1005.11(d)(1)).',
  ],
}

interface LetterOptions {
  format: 'docx' | 'pdf'
  companyName: string
  today: string
}

/** A draft of the answer to the consumer. Brackets mark what the record does not know; flags stay inside. */
export async function complaintLetter(
  tx: Db,
  institutionId: string,
  complaint: Complaint,
  { format, companyName, today }: LetterOptions,
): Promise<File> {
  const content: DocumentContent = {
    title: 'Our answer to your complaint',
    issuer: companyName,
    about: `${companyName} · ${longDay(today)}`,
    createdAt: new Date().toISOString(),
    look: await findLook(tx, institutionId),
    blocks: letterBlocks(complaint, companyName),
  }
  const bytes = format === 'pdf' ? await renderPdfDocument(content) : await renderDocxDocument(content)
  return new File([new Uint8Array(bytes)], `complaint-${complaint.number}-response.${format}`, {
    type: TYPES[format],
  })
}

export function letterBlocks(complaint: Complaint, companyName: string): DocumentBlock[] {
  const wanted = WANTED[complaint.kind] ?? []
  return [
    paragraph('[Name and address of the consumer]'),
    { kind: 'facts', facts: factsOf(complaint) },
    paragraph('Dear [name]:'),
    paragraph(
      `Thank you for telling us about this. On ${longDay(complaint.receivedOn)} we received ${receivedBy(complaint)}. We looked into it, and this is our answer.`,
    ),
    { kind: 'heading', text: 'What you told us' },
    ...paragraphs(complaint.description || '[What the consumer wrote or said]'),
    { kind: 'heading', text: 'What we found' },
    ...paragraphs(complaint.outcome || '[What the investigation found, and the reasons]'),
    { kind: 'heading', text: 'What we did' },
    paragraph(redressText(complaint)),
    { kind: 'heading', text: 'What you can do next' },
    paragraph(
      'If you disagree or have questions, call [telephone] or write to [address], and mention the number of this complaint. You may ask us for the documents that we relied on.',
    ),
    paragraph('Sincerely,'),
    ...paragraphs(`[Name and title]\n${companyName}`),
    ...(wanted.length > 0
      ? ([
          { kind: 'note', text: 'For the person who completes this letter, by rule:' },
          { kind: 'list', items: [...wanted] },
        ] satisfies DocumentBlock[])
      : []),
    {
      kind: 'note',
      text: 'Draft. Read every sentence, complete what is in brackets, and delete these notes before the letter is sent.',
    },
  ]
}

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text })

/** A document draws the lines of one paragraph as one. */
const paragraphs = (text: string): DocumentBlock[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(paragraph)

function factsOf({ number, product, maskedAccountNumber, title, receivedOn }: Complaint) {
  return [
    { label: 'Complaint', value: `No. ${number}, ${title}` },
    { label: 'Received', value: longDay(receivedOn) },
    ...(product ? [{ label: 'Product', value: product }] : []),
    ...(maskedAccountNumber ? [{ label: 'Loan or member number', value: maskedAccountNumber }] : []),
  ]
}

function redressText({ redressPaid, redressOn }: Complaint): string {
  const cents = redressPaid === null ? undefined : readCents(redressPaid)
  if (cents === undefined || redressOn === null)
    return '[What was corrected, for whom, and when; or that nothing had to be corrected]'
  return `We paid you ${dollars(cents)} on ${longDay(redressOn)}. [What else was corrected]`
}
