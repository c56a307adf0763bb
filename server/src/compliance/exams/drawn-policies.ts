import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { todayIn } from '../../platform/days/today.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { uuidList } from '../../platform/sql.ts'
import { type ExportedPolicy, policyDocuments } from '../policies/policy-document.ts'
import { findVersion } from '../policies/policy-version-store.ts'
import { type AnswerDocument, fileNameOf } from './answer-document.ts'
import type { AnswerRow } from './exam-answer-store.ts'

/** Who hands it out: their institution, and the clock by which it counts. */
export interface Deliverer {
  userId: string
  companyName: string
  timeZone: string
}

/** A policy that answers an item, as plain data: whether it is still what was drawn, a comparison tells. */
export interface PolicyToDraw {
  answerId: string
  text: string
  exported: ExportedPolicy
}

export interface DrawnPolicy extends PolicyToDraw {
  pdf: Buffer
}

/**
 * Versions with their approval pages, which name the SHA-256 that approvers and signers saw. What approvers wrote to
 * each other stays in the institution.
 */
export async function findPoliciesToDraw(
  tx: Db,
  institutionId: string,
  answers: readonly AnswerRow[],
  { userId, companyName, timeZone }: Deliverer,
): Promise<PolicyToDraw[]> {
  const asked = answers.filter(({ kind }) => kind === 'policy_version')
  if (asked.length === 0) return []
  const look = await findLook(tx, institutionId)
  // Chosen by somebody who could read it: who delivers hands out that version.
  const reader = { institutionId, userId, role: 'manager' as const }
  const policyIds = asked.flatMap(({ policyId }) => policyId ?? [])
  const { rows } = await tx.execute<{ id: string; title: string }>(sql`
    select id, title from policies where institution_id = ${institutionId} and id = any(${uuidList(policyIds)})`)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const found: PolicyToDraw[] = []
  for (const { id, targetId, policyId, text } of asked) {
    const version =
      policyId && targetId && (await findVersion(tx, reader, policyId, targetId, todayIn(timeZone)))
    if (!version) continue
    const { html: _, textChangedAt: __, writerIds: ___, ...shown } = version
    const approvals = shown.approvals.map((approval) => ({ ...approval, comment: '' }))
    found.push({
      answerId: id,
      text,
      exported: {
        ...{ title: titles.get(policyId)!, companyName, timeZone, look, format: 'pdf' },
        version: { ...shown, approvals },
      },
    })
  }
  return found
}

/** In one thread. What was drawn before and has not changed is not drawn again. */
export async function drawPolicies(
  policies: readonly PolicyToDraw[],
  before: readonly DrawnPolicy[],
): Promise<DrawnPolicy[]> {
  const known = policies.flatMap((policy) => before.find((one) => isSame(one, policy)) ?? [])
  const asked = policies.filter((policy) => !areDrawn([policy], known))
  if (asked.length === 0) return known
  const files = await policyDocuments(asked.map(({ exported }) => exported))
  const drawn = asked.map(async (policy, index) => ({
    ...policy,
    pdf: Buffer.from(await files[index]!.arrayBuffer()),
  }))
  return [...known, ...(await Promise.all(drawn))]
}

/** Whether each of them is there as it is now. */
export const areDrawn = (policies: readonly PolicyToDraw[], drawn: readonly DrawnPolicy[]): boolean =>
  policies.every((policy) => drawn.some((one) => isSame(one, policy)))

function isSame({ pdf: _, ...drawn }: DrawnPolicy, policy: PolicyToDraw): boolean {
  return JSON.stringify(drawn) === JSON.stringify(policy)
}

/** To read, and to check: the SHA-256 of the text as it is stored is the one on the approval page. */
export function filesOfPolicy({ text, exported: { version }, pdf }: DrawnPolicy): AnswerDocument[] {
  const name = fileNameOf(text)
  return [
    { name: `${name}.pdf`, contentType: 'application/pdf', bytes: pdf },
    {
      title: `${text}, text in Markdown`,
      name: `${name}.md`,
      contentType: 'text/plain',
      bytes: Buffer.from(version.body, 'utf8'),
    },
  ]
}
