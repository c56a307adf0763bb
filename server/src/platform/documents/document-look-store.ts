import { USUAL_REPORT_COLOR } from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { DocumentLook } from './document-content.ts'

/** The first bytes of a PNG name its size: width and height begin at byte 16. */
function sizeOf(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

/** How an institution's documents look, and by whose clock they count. */
export async function findLetterhead(
  tx: Db,
  institutionId: string,
): Promise<{ look: DocumentLook; timeZone: string }> {
  const { rows } = await tx.execute<{ timeZone: string; color: string | null; logo: string | null }>(sql`
    select i.time_zone as "timeZone", l.color, encode(l.logo, 'base64') as logo
    from institutions i left join report_looks l on l.institution_id = i.id where i.id = ${institutionId}`)
  const { timeZone, color, logo } = rows[0]!
  const png = logo?.replaceAll('\n', '')
  const look = {
    color: color ?? USUAL_REPORT_COLOR,
    logo: png ? { png, ...sizeOf(Buffer.from(png, 'base64')) } : null,
  }
  return { look, timeZone }
}

export const findLook = async (tx: Db, institutionId: string): Promise<DocumentLook> =>
  (await findLetterhead(tx, institutionId)).look

/** Without a new logo the present one stays or goes. */
export async function saveLook(
  tx: Db,
  institutionId: string,
  { color, logo, keepsLogo }: { color: string; logo: Buffer | undefined; keepsLogo: boolean },
): Promise<void> {
  const png = logo ? sql`decode(${logo.toString('base64')}, 'base64')` : sql`null::bytea`
  const stays = !logo && keepsLogo
  await tx.execute(sql`
    insert into report_looks as l (institution_id, color, logo) values (${institutionId}, ${color}, ${png})
    on conflict (institution_id) do update set color = excluded.color,
      logo = ${stays ? sql`l.logo` : sql`excluded.logo`}`)
}
