import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { passageAt } from '@plumbline/rules/texts/passages.ts'
import { textChanges } from '@plumbline/rules/texts/text-changes.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import type { Actor } from '../../work/history/history-store.ts'
import { insertRequests } from './attestation-store.ts'
import { insertPolicy, setNextReview } from './policy-store.ts'
import { policyTemplates } from './policy-templates.ts'
import { approveVersion, insertVersion, recordDecision, sendForReview } from './policy-version-store.ts'
import { insertSuggestions } from './suggestion-store.ts'

interface Sampled {
  state: 'effective' | 'in_review'
  /** The day in force, or how many days ago it began; without it, the day on which the sample is made. */
  since?: string | number
  asksToSign?: boolean
  /** It goes before the board after its approver. */
  board?: 'board'
}

/** What the sample shows of each policy. Two are older than a change of their law. */
const STATES: Readonly<Record<string, Sampled>> = {
  'fair-lending': { state: 'effective', since: '2026-02-02', asksToSign: true },
  'record-retention': { state: 'effective', asksToSign: true },
  'appraisal-independence': { state: 'effective', since: '2025-06-02' },
  'bsa-aml': { state: 'effective', since: 71 },
  'complaint-management': { state: 'effective', since: 64 },
  hmda: { state: 'effective', since: 47 },
  trid: { state: 'effective', since: 22 },
  flood: { state: 'in_review', board: 'board' },
  servicing: { state: 'in_review' },
}

const FOLDERS: Readonly<Record<string, string>> = {
  ...{ 'fair-lending': 'Lending', 'appraisal-independence': 'Lending', hmda: 'Lending', trid: 'Lending' },
  ...{ flood: 'Lending', servicing: 'Lending', cra: 'Lending' },
  ...{ 'record-retention': 'Operations', 'complaint-management': 'Operations' },
  ...{ 'vendor-oversight': 'Operations', advertising: 'Operations', 'bsa-aml': 'Financial crime' },
}

/** Drafts that nobody has sent yet. The other templates are left to be used. */
const DRAFTS: readonly string[] = ['advertising', 'cra', 'vendor-oversight']

export const policySample: SamplePart = {
  name: 'policies',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    await inInstitution(async (tx) => {
      for (const { key, title, topic, body } of policyTemplates('Harborlight Credit Union')) {
        if (!(key in STATES) && !DRAFTS.includes(key)) continue
        const fields = {
          ...{ title, topic, folder: FOLDERS[key] ?? '', ownerId: officer.userId },
          ...{ reviewMonths: 12, nextReviewOn: null },
        }
        const id = await insertPolicy(tx, institutionId, fields, manager.fullName)
        const versionId = await insertVersion(tx, institutionId, id, manager, body)
        if (key === 'advertising') await suggestChanges(tx, institutionId, { versionId, body }, officer)
        const sampled = STATES[key]
        if (!sampled) continue
        const since =
          typeof sampled.since === 'number' ? dayAfter(today, -sampled.since) : (sampled.since ?? today)
        await sendForReview(tx, institutionId, versionId, [officer], since, {
          board: sampled.board ?? null,
        })
        if (sampled.state === 'in_review') continue
        const at = since < today ? `${dayAfter(since, -3)}T15:00:00Z` : null
        const decision = { userId: officer.userId, decision: 'approved' as const, comment: '', at }
        await recordDecision(tx, institutionId, versionId, decision)
        await approveVersion(tx, institutionId, id, { id: versionId, body }, since, at)
        await setNextReview(tx, institutionId, id, since)
        if (!sampled.asksToSign) continue
        const request = { policyId: id, versionId, dueOn: dayAfter(today, 21) }
        await insertRequests(tx, institutionId, request, [officer.userId, analyst.userId], manager)
      }
    })
  },
}

/** What the officer would change in the draft of another. */
const SUGGESTED: readonly [string, string][] = [
  ['sees complaints about advertising twice a year', 'sees complaints about advertising each quarter'],
  ['Pages of loan officers are copied each quarter.', 'Pages of loan officers are copied each month.'],
]

async function suggestChanges(
  tx: Db,
  institutionId: string,
  { versionId, body }: { versionId: string; body: string },
  author: Actor,
) {
  const suggested = SUGGESTED.reduce((text, [from, to]) => text.replace(from, to), body)
  const suggestions = textChanges(body, suggested).map(({ at, quote, replacement }) => ({
    passage: passageAt(body, at, at + quote.length),
    replacement,
  }))
  await insertSuggestions(tx, institutionId, { versionId, rowVersion: 1, author }, suggestions)
}

const dayAfter = (today: string, days: number) => formatDay(parseDay(today, 'today') + days)
