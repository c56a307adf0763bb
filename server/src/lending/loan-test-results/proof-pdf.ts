import type { SavedProof } from '@plumbline/contract/lending/loan-test-results.ts'
import type { DocumentBlock } from '../../platform/documents/document-content.ts'
import { renderPdfDocument } from '../../platform/documents/rendered-documents.ts'

const OUTCOMES = {
  within: 'Within',
  outside: 'Outside',
  undetermined: 'Not determined',
  answer: 'Answered',
}

/** The saved proof for the loan file: verdict, inputs, steps with their citations, and the hash of the row. */
export function proofPdf(proof: SavedProof): Promise<Buffer> {
  return renderPdfDocument({
    title: proof.name,
    about: `${proof.calculator}${proof.loanNumber ? ` · loan ${proof.loanNumber}` : ''} · saved by ${proof.createdBy} on ${proof.createdAt.slice(0, 10)} (UTC)`,
    createdAt: proof.createdAt,
    blocks: blocksOf(proof),
  })
}

function blocksOf({
  outcome,
  input,
  answer,
  rulesVersion,
  registerVersion,
  sha256,
  notesSince,
}: SavedProof): DocumentBlock[] {
  const { steps, notes, result, dataAsOf } = answer
  return [
    { kind: 'heading', text: OUTCOMES[outcome] },
    { kind: 'facts', facts: factsOf(result) },
    ...(notesSince.length > 0
      ? ([
          { kind: 'heading', text: 'Since this result was saved' },
          { kind: 'list', items: notesSince },
        ] as const)
      : []),
    { kind: 'heading', text: 'Inputs' },
    { kind: 'facts', facts: factsOf(input) },
    { kind: 'heading', text: 'The working' },
    {
      kind: 'table',
      headings: ['', 'Step', 'Paragraph'],
      rows: steps.map(({ text, citation }, index) => [index + 1, text, citation ?? '']),
      widths: [1, 9, 5],
    },
    ...(notes.length > 0
      ? ([
          { kind: 'heading', text: 'Assumptions and readings' },
          { kind: 'list', items: notes },
        ] as const)
      : []),
    { kind: 'heading', text: 'Origin' },
    {
      kind: 'facts',
      facts: [
        { label: 'Rules', value: rulesVersion },
        { label: 'Threshold register', value: registerVersion },
        ...Object.entries(dataAsOf).map(([label, value]) => ({ label, value })),
        { label: 'SHA-256', value: sha256 },
      ],
    },
  ]
}

/** Leaves of a result as label and value; a list row counts from one. */
function factsOf(value: unknown, path = ''): { label: string; value: string }[] {
  if (typeof value !== 'object' || value === null)
    return [{ label: path || 'Value', value: value === null ? 'not determined' : String(value) }]
  return Object.entries(value).flatMap(([key, child]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : inWords(key)
    return factsOf(child, path ? `${path}, ${name}` : name)
  })
}

const inWords = (key: string) =>
  key
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
