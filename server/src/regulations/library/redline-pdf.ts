import type { Redline, RedlineChange } from '@plumbline/contract/regulations/regulations.ts'
import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentBlock } from '../../platform/documents/document-content.ts'
import { renderPdfInThread } from '../../platform/documents/pdf-rendering.ts'
import { laterChangeText } from './paragraph-standing-service.ts'

const KINDS: Record<RedlineChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  amount: 'Amount or date changed',
  moved: 'Moved',
  editorial: 'Editorial only',
}

/** What changed between two days, to keep: what was taken out and put in is told apart without colors. */
export async function redlinePdf(redline: Redline): Promise<File> {
  const { label, from, to, age } = redline
  const bytes = await renderPdfInThread({
    title: `What changed in ${label}`,
    about: `${longDay(from)} compared with ${longDay(to)}`,
    fileTitle: `${label}: ${from} to ${to}`,
    // Equal comparisons are equal files, whenever they are made.
    createdAt: `${to}T00:00:00Z`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Citation', value: label },
          { label: 'Before', value: longDay(from) },
          { label: 'After', value: longDay(to) },
          { label: 'Text as of', value: age.asOf ? longDay(age.asOf) : 'Not known' },
        ],
      },
      { kind: 'paragraph', text: summaryOf(redline.counts) },
      {
        kind: 'note',
        text: 'Removed words are [struck through in brackets]; added words are {underlined in braces}.',
      },
      ...redline.laterChanges.map((change) => ({ kind: 'note', text: laterChangeText(change) }) as const),
      ...redline.changes.flatMap((change) => blocksOf(change, redline)),
      ...(redline.changes.length === 0
        ? [{ kind: 'paragraph', text: 'The words are the same on both days.' } as const]
        : []),
      ...(redline.isCut
        ? [
            {
              kind: 'note',
              text: 'More changes than fit into one file. Choose a section for all of its changes.',
            } as const,
          ]
        : []),
    ],
  })
  const name = `redline-${label.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}-${from}-to-${to}.pdf`
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}

const summaryOf = ({ added, removed, changed, moved, editorial }: Redline['counts']) =>
  `${added} added, ${changed} changed, ${editorial} editorial only, ${moved} moved, ${removed} removed.`

function blocksOf(change: RedlineChange, { statuses }: Redline): DocumentBlock[] {
  const [decision] = change.decisions
  const notes = [
    KINDS[change.kind],
    ...(change.movedFrom ? [`before: ${change.movedFrom}`] : []),
    ...(change.comparedWith ? [`compared with ${change.comparedWith}`] : []),
    ...(decision?.class
      ? [
          `the program says ${KINDS[change.computed].toLowerCase()}; ${decision.byName ?? 'a person'}: ${decision.reason}`,
        ]
      : []),
    ...statuses.filter(({ id }) => change.statuses.includes(id)).map(({ title }) => title),
  ]
  return [
    { kind: 'heading', text: change.citation, note: notes.join(' · ') },
    ...change.copyNotes.map((text) => ({ kind: 'note', text }) as const),
    { kind: 'marked', pieces: change.pieces },
  ]
}
