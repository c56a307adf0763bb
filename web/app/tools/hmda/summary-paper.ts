import type { DeskState, HeldDecision, Signature } from './desk-protocol.ts'
import { count, dueDate, KIND_TITLES, KINDS, NOT_CHECKED_TEXT, plural } from './hmda-text.ts'
import type { Paper, PaperBlock } from './pdf-paper.ts'

const DECISIONS_SHOWN = 500
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What management reads: counts, what was kept and why, what was not checked, the hash, and who signed. */
export function summaryPaper(
  state: DeskState,
  hash: string,
  held: readonly HeldDecision[],
  signature: Signature | undefined,
): Paper {
  const { filing, edits } = state
  const due = dueDate(filing.year, filing.quarter)
  const total = (kind: string) =>
    edits.filter((edit) => edit.kind === kind).reduce((sum, edit) => sum + edit.count, 0)
  const left = ['reading', 'syntactical', 'validity'].reduce((sum, kind) => sum + total(kind), 0)
  const blocks: PaperBlock[] = [
    {
      kind: 'text',
      text: `${state.sheet?.institutionName || 'Institution not named'}. File ${state.name}, ${plural(state.rows, 'loan row')}. Due ${due.text} (${due.citation}).`,
    },
    {
      kind: 'text',
      strong: true,
      text:
        left === 0
          ? 'No reading, syntactical or validity finding is left.'
          : `${plural(left, 'finding')} must be corrected before the file can be filed.`,
    },
    {
      kind: 'table',
      widths: [0.4, 0.3, 0.3],
      head: ['Kind', 'Findings', 'Kept with a reason'],
      rows: KINDS.filter((kind) => kind !== 'own').map((kind) => [
        KIND_TITLES[kind],
        count(total(kind)),
        count(edits.filter((edit) => edit.kind === kind).reduce((sum, edit) => sum + edit.kept, 0)),
      ]),
    },
    {
      kind: 'text',
      text: `Changed here: ${plural(state.changedRows, 'row')}; removed: ${plural(state.removedRows, 'row')}.`,
    },
    { kind: 'heading', text: 'Findings by edit' },
    edits.length === 0
      ? { kind: 'text', text: 'None.' }
      : {
          kind: 'table',
          widths: [0.14, 0.2, 0.42, 0.12, 0.12],
          head: ['Edit', 'Kind', 'Finding', 'Count', 'Kept'],
          rows: edits.map(({ id, kind, title, count: found, kept }) => [
            ...[id, KIND_TITLES[kind], title, count(found), count(kept)],
          ]),
        },
    { kind: 'heading', text: 'Verified quality and macro edits, with reasons' },
    held.length === 0
      ? { kind: 'text', text: 'None.' }
      : {
          kind: 'table',
          widths: [0.1, 0.12, 0.44, 0.18, 0.16],
          head: ['Edit', 'Row', 'Reason', 'Who', 'When'],
          rows: held
            .slice(0, DECISIONS_SHOWN)
            .map(({ edit, line, reason, who, when }) => [
              ...[edit, line === undefined ? 'File' : count(line), reason, who, DAY.format(new Date(when))],
            ]),
        },
  ]
  if (held.length > DECISIONS_SHOWN)
    blocks.push({
      kind: 'text',
      text: `${count(held.length - DECISIONS_SHOWN)} more are in the export of kept findings.`,
    })
  blocks.push(
    { kind: 'heading', text: 'Not checked' },
    {
      kind: 'text',
      text:
        state.notChecked
          .map(({ edits: ids, because }) => `${ids.join(', ')}: ${NOT_CHECKED_TEXT[because]}.`)
          .join(' ') || 'Nothing.',
    },
    {
      kind: 'text',
      text: `County and tract lists: ${state.geographyYear ?? 'none'}. ${state.macroOfficiallyRun ? '' : `The official flow of ${filing.year} does not run the macro edits; they are shown all the same.`} ${state.draft ? `The edits of ${filing.year} are an unpublished draft.` : ''}`,
    },
    { kind: 'heading', text: 'The file' },
    { kind: 'text', text: `SHA-256 of the register as exported: ${hash}` },
  )
  if (signature && signature.hash === hash)
    blocks.push({
      kind: 'text',
      strong: true,
      text: `Signed by ${signature.name}, ${signature.title}, on ${DAY.format(new Date(signature.when))}, for the file with this hash.`,
    })
  else {
    blocks.push({ kind: 'text', strong: true, text: 'Not signed.' })
    if (signature)
      blocks.push({
        kind: 'text',
        text: `${signature.name} signed another state of this file on ${DAY.format(new Date(signature.when))}; it was changed since.`,
      })
    blocks.push({ kind: 'signature', text: 'Officer, title, date' })
  }
  return {
    title: `HMDA register ${filing.year}${filing.quarter ? `, quarter ${filing.quarter}` : ''}`,
    blocks,
  }
}
