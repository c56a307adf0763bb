import { FindingFields } from '@plumbline/contract/compliance/findings.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { z } from 'zod'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { addLink } from '../../work/work-links/work-link-store.ts'
import { insertFinding } from './finding-store.ts'
import { findingName, findingPath } from './finding-subject.ts'

/**
 * Records a finding, whatever makes it: a person, an examination, a batch, a monitoring run. In the
 * transaction of what asks; the caller has seen to it that the owner is a person of the institution.
 */
export async function createFinding(
  tx: Db,
  institutionId: string,
  maker: { userId: string; fullName: string } | null,
  input: z.input<typeof FindingFields>,
  origin: (SubjectRef & { title: string }) | null = null,
  { tellsOwner = true }: { tellsOwner?: boolean } = {},
): Promise<string> {
  const fields = FindingFields.parse(input)
  const id = await insertFinding(tx, institutionId, fields, origin, maker?.fullName ?? 'Plumbline')
  await recordHistory(tx, institutionId, maker, { kind: 'finding', id }, { action: 'created' })
  if (origin && maker) await addLink(tx, institutionId, maker.userId, { kind: 'finding', id }, origin)
  if (tellsOwner && fields.ownerId && fields.ownerId !== maker?.userId)
    await notify(tx, institutionId, fields.ownerId, {
      kind: 'finding.assigned',
      subject: maker
        ? `${maker.fullName} made you the owner of ${findingName(fields.title, origin?.kind ?? null)}`
        : `You own ${findingName(fields.title, origin?.kind ?? null)}`,
      link: findingPath(id),
    })
  return id
}
