import { USUAL_REPORT_COLOR } from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { DocumentLook } from './document-content.ts'

/** The first bytes of a PNG name its size: width and height begin at byte 16. */
function sizeOf(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

export async function findLook(tx: Db, institutionId: string): Promise<DocumentLook> {
  const { rows } = await tx.execute<{ color: string; logo: string | null }>(sql`
    select color, encode(logo, 'base64') as logo from report_looks where institution_id = ${institutionId}`)
  const row = rows[0]
  if (!row) return { color: USUAL_REPORT_COLOR, logo: null }
  const png = row.logo?.replaceAll('\n', '')
  return { color: row.color, logo: png ? { png, ...sizeOf(Buffer.from(png, 'base64')) } : null }
}

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
