import type { DeskState } from './desk-protocol.ts'
import { count, dueDate, KIND_TITLES, KINDS, NOT_CHECKED_TEXT } from './hmda-text.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A page to print for management: counts, kept findings, hash. */
export function summaryPage(state: DeskState, hash: string): string {
  const { filing, edits } = state
  const due = dueDate(filing.year, filing.quarter)
  const total = (kind: string) =>
    edits.filter((edit) => edit.kind === kind).reduce((sum, edit) => sum + edit.count, 0)
  const rows = edits.map(
    ({ id, kind, title, count: found, kept }) =>
      `<tr><td>${id}</td><td>${KIND_TITLES[kind]}</td><td>${escaped(title)}</td><td>${count(found)}</td><td>${count(kept)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>HMDA register ${filing.year}: summary</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;text-align:left;padding:.3rem .5rem}code{word-break:break-all}.sign{margin-top:3rem;border-top:1px solid #000;padding-top:.4rem;max-width:26rem}</style></head><body>
<h1>HMDA register ${filing.year}${filing.quarter ? `, quarter ${filing.quarter}` : ''}</h1>
<p>${escaped(state.sheet?.institutionName ?? 'Institution not named')} · ${escaped(state.name)} · ${count(state.rows)} loan rows · due ${due.text} (${due.citation})</p>
<p>${KINDS.map((kind) => `${KIND_TITLES[kind]}: <strong>${count(total(kind))}</strong>`).join(' · ')}</p>
<p>Rows changed: ${count(state.changedRows)}; rows removed: ${count(state.removedRows)}.</p>
<table><thead><tr><th>Edit</th><th>Kind</th><th>Finding</th><th>Count</th><th>Kept with a reason</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<h2>Not checked</h2><ul>${state.notChecked.map(({ edits: ids, because }) => `<li>${ids.join(', ')}: ${NOT_CHECKED_TEXT[because]}</li>`).join('') || '<li>Nothing</li>'}</ul>
<p>County and tract lists: ${state.geographyYear ?? 'none'}. ${state.macroOfficiallyRun ? '' : `The official flow of ${filing.year} does not run the macro edits; they are shown all the same.`}</p>
<p>SHA-256 of the file as exported: <code>${hash}</code></p>
<p class="sign">Not signed. Officer, date</p>
</body></html>`
}
