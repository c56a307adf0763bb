import { BAND_LABELS, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import { sql } from 'drizzle-orm'
import { listAssessments } from '../../compliance/risks/risk-assessment-store.ts'
import { countByBand } from '../../compliance/risks/risk-store.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { dayAt } from '../../platform/days/today.ts'
import { counted } from './in-short.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, selectCells } from './report-scope.ts'
import { cutNote } from './work-sections.ts'

/** Those that a reader weighs; the register has all. */
const RISKS_AT_MOST = 50

const wordsOf = (column: string, labels: Readonly<Record<string, string>>) =>
  sql`case ${sql.raw(column)} ${sql.join(
    Object.entries(labels).map(([value, label]) => sql`when ${value} then ${label}`),
    sql` `,
  )} end`
const points = (column: string) => sql.raw(`to_char(${column} / 100.0, 'FM0.00')`)

/** The register before and after controls, and when it was approved last. */
export async function risksByBand(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, timeZone } = scope
  const { bands, totalCount, needsLookCount } = await countByBand(tx, reader.institutionId)
  const [latest] = await listAssessments(tx, reader.institutionId)
  const high = bands
    .filter(({ band }) => band === 'high' || band === 'critical')
    .reduce((sum, { residual }) => sum + residual, 0)
  const approved = latest
    ? `Last approved on ${longDay(dayAt(new Date(latest.approvedAt), timeZone))} by ${latest.approvedByName}: ${latest.title}.`
    : 'The assessment has not been approved yet.'
  return {
    title: 'Risks before and after controls',
    sentences: totalCount > 0 ? [approved] : [],
    columns: [
      { heading: 'Band', width: 20 },
      { heading: 'Inherent', width: 14, kind: 'number' },
      { heading: 'Residual', width: 14, kind: 'number' },
    ],
    rows:
      totalCount > 0
        ? bands.toReversed().map(({ band, inherent, residual }) => [BAND_LABELS[band], inherent, residual])
        : [],
    ...(totalCount > 0 && {
      inShort: {
        text: `${high === 0 ? 'None' : high.toLocaleString('en-US')} of ${counted(totalCount, 'risk')} ${high > 1 ? 'remain' : 'remains'} high or critical after controls; ${needsLookCount === 0 ? 'none needs' : needsLookCount === 1 ? '1 needs' : `${needsLookCount.toLocaleString('en-US')} need`} another look.${latest ? '' : ' The assessment has not been approved yet.'}`,
        needsAttention: high > 0 || needsLookCount > 0 || !latest,
      },
    }),
    empty: 'No risks are entered.',
  }
}

export async function highestRisks(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader } = scope
  const where = sql`risks r where r.institution_id = ${reader.institutionId}`
  const rows = await selectCells(
    tx,
    sql`select r.number || '. ' || r.title as risk, r.product_line,
        ${points('r.inherent_score')} || ', ' || ${wordsOf('r.inherent_band', BAND_LABELS)} as inherent,
        ${wordsOf('coalesce(r.figured_strength, r.control_strength)', STRENGTH_LABELS)} as strength,
        ${points('r.residual_score')} || ', ' || ${wordsOf('r.residual_band', BAND_LABELS)} as residual,
        coalesce((select u.full_name from user_profiles u
          where u.institution_id = r.institution_id and u.user_id = r.owner_id), 'Nobody') as owner,
        left(r.action, 300) as action
      from ${where} order by r.residual_score desc, r.inherent_score desc, r.number limit ${RISKS_AT_MOST}`,
  )
  return {
    title: 'Top residual risks',
    columns: [
      { heading: 'Risk', width: 44 },
      { heading: 'Product line', width: 18 },
      { heading: 'Inherent', width: 18 },
      { heading: 'Controls', width: 14 },
      { heading: 'Residual', width: 18 },
      { heading: 'Owner', width: 20 },
      { heading: 'Action', width: 36 },
    ],
    rows,
    ...(await cutNote(scope, where, RISKS_AT_MOST)),
    empty: 'No risks are entered.',
  }
}
