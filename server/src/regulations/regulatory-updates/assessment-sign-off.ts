import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { addStep, findAssessment, saveAssessment } from './assessment-store.ts'
import type { UpdateRow } from './update-list.ts'
import type { drawUpdateRedline } from './update-redline.ts'

interface SignOff {
  update: UpdateRow
  redline: Awaited<ReturnType<typeof drawUpdateRedline>>
  member: { userId: string; fullName: string }
  /** Files and things of the product that stand beside the assessment as evidence. */
  attached: { title: string; validOn: string; sha256: string | null }[]
  /** Why the same person planned it, where the institution has a single manager. */
  aloneReason?: string | null
}

/** Keeps what was decided and the redline of this day, with a hash of both. The caller holds the lock. */
export async function signAssessment(
  tx: Db,
  institutionId: string,
  { update, redline, member, attached, aloneReason = null }: SignOff,
): Promise<string> {
  const before = (await findAssessment(tx, institutionId, update.id))!
  const signedAt = new Date()
  const evidence = before.evidence || attachedWords(attached)
  const signedRecord = JSON.stringify({
    update: {
      slug: update.slug,
      title: update.title,
      document: update.documentNumber,
      effectiveOn: update.effectiveOn,
    },
    assessment: {
      impact: before.impact,
      impactReason: before.impactReason,
      plan: before.plan,
      evidence,
      attached,
      noEvidenceReason: before.noEvidenceReason,
    },
    redline: { counts: redline.counts, changes: redline.changes },
    planned: { by: before.plannedName },
    signed: {
      ...{ by: member.fullName, at: signedAt.toISOString() },
      ...(aloneReason && { aloneReason }),
    },
  })
  const signedHash = createHash('sha256').update(signedRecord).digest('hex')
  await saveAssessment(tx, institutionId, update.id, {
    status: 'completed',
    evidence,
    signedBy: member.userId,
    signedName: member.fullName,
    signedAt,
    signedRecord,
    signedHash,
    aloneReason,
  })
  await addStep(tx, institutionId, {
    updateId: update.id,
    step: 'Signed off',
    words: `${aloneReason ? `By the one who planned it: ${aloneReason} ` : ''}SHA-256 ${signedHash}`,
    byId: member.userId,
    byName: member.fullName,
  })
  return signedHash
}

const NAMED_AT_MOST = 20

function attachedWords(attached: readonly { title: string }[]) {
  const more = attached.length - NAMED_AT_MOST
  const named = attached.slice(0, NAMED_AT_MOST).map(({ title }) => title)
  return `Attached: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
