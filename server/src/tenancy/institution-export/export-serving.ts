import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { streamOf } from '../../platform/responses/streamed.ts'
import { openExportAddress } from './export-address-store.ts'
import { institutionArchive } from './export-archive.ts'

/** GET /institution-exports/<token>: the archive, made while it is read. */
export async function serveInstitutionExport(
  db: Db,
  fileBytes: FileBytes,
  context: Context,
): Promise<Response> {
  const scope = await openExportAddress(db, context.req.param('token') ?? '')
  if (!scope) return context.text('This address has expired. Start the export again.', 404)
  const madeAt = new Date()
  const headers = {
    'Cache-Control': 'private, no-store',
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="plumbline-export-${madeAt.toISOString().slice(0, 10)}.zip"`,
    'Content-Security-Policy': FILE_POLICY,
  }
  if (context.req.method === 'HEAD') return new Response(null, { headers })
  return new Response(streamOf(institutionArchive(db, fileBytes, scope, madeAt)), { headers })
}
