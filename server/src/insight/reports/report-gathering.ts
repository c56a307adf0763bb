import type { Report, ReportKind } from '@plumbline/contract/insight/reports.ts'
import type { Role } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayAt, todayIn } from '../../platform/days/today.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { readShared } from '../dashboard/daily-snapshots.ts'
import { complaintTrend, decisionsAsked, lawAndAnswers, trend } from './board-sections.ts'
import { findingsOfExams } from './exam-sections.ts'
import { countForBoard, judgmentOf, judgmentSection } from './judgment.ts'
import { articlesWithin, ownChecklists, updatesWithin } from './library-sections.ts'
import { incidents, nounSections, testing } from './program-sections.ts'
import {
  assessments,
  attestations,
  evidenceIndex,
  loanTests,
  missingEvidence,
  policies,
} from './record-sections.ts'
import { REPORT_TITLES, type ReportContent, type ReportSection } from './report-content.ts'
import type { ReportScope } from './report-scope.ts'
import type { WantedReport } from './report-store.ts'
import { highestRisks, risksByBand } from './risk-sections.ts'
import { readScore, scoreSection } from './score-sections.ts'
import { vendorContracts, vendorDocuments, vendorReviews, vendorsByTier } from './vendor-report-dates.ts'
import {
  vendorAi,
  vendorConcentration,
  vendorGaps,
  vendorIncidents,
  vendorQuestionnaires,
} from './vendor-report-risks.ts'
import { vendors } from './vendor-sections.ts'
import {
  findingsOfPeriod,
  openFindings,
  openFindingsByAge,
  overdueTasks,
  tasksOfPeriod,
} from './work-sections.ts'

type OwnedReport = Omit<Report, 'hasExamFindings'> &
  Omit<WantedReport, 'isScheduled' | 'madeFor' | 'judgment'> &
  Partial<Pick<WantedReport, 'madeFor' | 'judgment'>>

interface Owner extends Record<string, unknown> {
  fullName: string
  companyName: string
  institutionId: string
  role: Role
  timeZone: string
  isSample: boolean
}

/** A board reads six pages; longer lists are in the product. */
const BOARD_ROWS = 8

const NO_EXAM_CONTENT =
  'Findings of examinations, and tasks that come from them, may be confidential supervisory information and are left out.'

const EXAM_CONTENT =
  'Holds findings of examinations. They may be confidential supervisory information, which belongs to the agency: check its rules before you show this report to anybody else, consultants included.'

/** Collects the contents of a report, of the work that its owner may see. */
export async function gatherContent(db: Db, report: OwnedReport): Promise<ReportContent> {
  const {
    kind,
    format,
    periodStart,
    periodEnd,
    userId,
    comment,
    hasEvidenceIndex,
    examIds,
    madeFor = null,
    judgment = '',
  } = report
  const { rows } = await db.execute<Owner>(sql`
    select p.full_name as "fullName", p.company_name as "companyName", p.institution_id as "institutionId",
      p.role, i.time_zone as "timeZone", i.is_sample as "isSample"
    from user_profiles p join institutions i on i.id = p.institution_id where p.user_id = ${userId}
      and p.institution_id = coalesce(${madeFor}, p.institution_id)`)
  const owner = rows[0]
  if (!owner) throw new Error('the owner of the report has left')
  const { institutionId, role, timeZone, isSample } = owner
  const shared = await readShared(db)
  const { work, appendix, look } = await inInstitution(db, institutionId, async (tx) => {
    const scope: ReportScope = {
      tx,
      reader: { userId, role, institutionId },
      from: periodStart,
      to: periodEnd,
      today: todayIn(timeZone),
      timeZone,
      shared,
    }
    return {
      work: [...(await WORK[kind](scope, judgment)), ...(await findingsOfExams(scope, examIds))],
      appendix: hasEvidenceIndex || kind === 'exam-readiness' ? [await evidenceIndex(scope)] : [],
      look: await findLook(tx, institutionId),
    }
  })
  const library = await LIBRARY[kind](db, report, isSample)
  const now = new Date()
  return {
    kind,
    format,
    title: REPORT_TITLES[kind],
    institution: owner.companyName,
    madeFor: owner.fullName,
    periodStart,
    periodEnd,
    madeAt: now.toISOString(),
    madeOn: dayAt(now, owner.timeZone),
    comment,
    look,
    notes: notesFor(kind, role, examIds.length > 0),
    // What changed comes before what the institution made of it.
    sections: [
      ...(kind === 'regulatory-changes' ? [...library, ...work] : [...work, ...library]),
      ...appendix,
    ],
  }
}

function notesFor(kind: ReportKind, role: Role, hasExamFindings: boolean): string[] {
  if (kind === 'regulatory-changes') return []
  const aboutExams = hasExamFindings ? EXAM_CONTENT : NO_EXAM_CONTENT
  // Neither findings nor tasks are in a report of vendors.
  const exams = kind === 'vendor-report' ? [] : [aboutExams]
  if (isManager({ role })) return exams
  return ['Counts the work that you may see, not that of the whole institution.', ...exams]
}

async function firstPages(scope: ReportScope, judgment: string): Promise<ReportSection[]> {
  const score = await readScore(scope)
  const figures = await countForBoard(scope)
  return [
    judgmentSection(judgment || judgmentOf(score, figures), figures),
    await decisionsAsked(scope, BOARD_ROWS),
    scoreSection(score),
  ]
}

/** The institution's own work in each kind. A new kind does not compile without its contents. */
const WORK: Record<ReportKind, (scope: ReportScope, judgment: string) => Promise<ReportSection[]>> = {
  'monthly-summary': async (scope) => [
    scoreSection(await readScore(scope)),
    await trend(scope),
    await tasksOfPeriod(scope),
    await findingsOfPeriod(scope),
    await openFindingsByAge(scope),
    await attestations(scope),
    ...(await nounSections(scope)),
    await complaintTrend(scope),
    await incidents(scope),
    await testing(scope),
    await loanTests(scope),
  ],
  'risk-assessment': async (scope) => [
    await risksByBand(scope),
    await highestRisks(scope),
    scoreSection(await readScore(scope)),
    await openFindingsByAge(scope),
    await openFindings(scope, { highOnly: true }),
    await overdueTasks(scope),
    await policies(scope, { exceptionsOnly: true }),
    await attestations(scope),
    await incidents(scope),
    await testing(scope),
    await loanTests(scope),
  ],
  'regulatory-changes': async (scope) => [await assessments(scope)],
  'board-report': async (scope, judgment) => [
    ...(await firstPages(scope, judgment)),
    await trend(scope),
    await lawAndAnswers(scope, BOARD_ROWS),
    { ...(await openFindings(scope, { highOnly: true, atMost: BOARD_ROWS })), isRoomy: true },
    await policies(scope, { exceptionsOnly: true, atMost: BOARD_ROWS }),
    await overdueTasks(scope, BOARD_ROWS),
    await testing(scope, { exceptionsOnly: true, atMost: BOARD_ROWS / 2 }),
    await incidents(scope, BOARD_ROWS / 2),
    await vendors(scope, BOARD_ROWS),
    await complaintTrend(scope),
  ],
  'exam-readiness': async (scope) => [
    await policies(scope),
    await attestations(scope),
    ...(await nounSections(scope)),
    await testing(scope),
    await openFindings(scope),
    await missingEvidence(scope),
  ],
  'vendor-report': async (scope) => [
    await vendorsByTier(scope),
    await vendorReviews(scope),
    await vendorDocuments(scope),
    await vendorContracts(scope),
    await vendorIncidents(scope),
    await vendorGaps(scope),
    await vendorConcentration(scope),
    await vendorAi(scope),
    await vendorQuestionnaires(scope),
  ],
}

/** What the library adds, outside of any institution. */
const LIBRARY: Record<
  ReportKind,
  (db: Db, report: OwnedReport, isSample: boolean) => Promise<ReportSection[]>
> = {
  'monthly-summary': async (db, { periodStart, periodEnd }, isSample) => [
    await updatesWithin(db, periodStart, periodEnd),
    await articlesWithin(db, { from: periodStart, to: periodEnd, isSample }),
  ],
  'risk-assessment': async (db, { userId, periodStart, periodEnd }) => [
    await ownChecklists(db, userId),
    await updatesWithin(db, periodStart, periodEnd),
  ],
  'regulatory-changes': async (db, { periodStart, periodEnd }) => [
    await updatesWithin(db, periodStart, periodEnd),
  ],
  'board-report': async () => [],
  'exam-readiness': async (db, { userId }) => [await ownChecklists(db, userId)],
  'vendor-report': async () => [],
}
