import type {
  MarketingFinding,
  MarketingReviewFields,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { checkMarketing } from '@plumbline/rules/marketing/check-marketing.ts'
import { sql } from 'drizzle-orm'

export const wordsFound = (
  fields: MarketingReviewFields,
  institution: InstitutionKind | undefined,
): MarketingFinding[] => checkMarketing({ ...fields, institution })

/** What a list counts: words to look at are for the eye alone. */
export const countedOf = (findings: readonly MarketingFinding[]): number =>
  findings.filter(({ weight }) => weight !== 'look').length

/** Part 707 or Regulation DD, the NCUA or the FDIC: the kind of institution decides. */
export async function findInstitutionKind(tx: Db, institutionId: string): Promise<InstitutionKind> {
  const { rows } = await tx.execute<{ type: InstitutionKind }>(
    sql`select type from institutions where id = ${institutionId}`,
  )
  return rows[0]!.type
}
