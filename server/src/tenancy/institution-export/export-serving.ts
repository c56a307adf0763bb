import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { openExportAddress } from './export-address-store.ts'
import { institutionArchive } from './export-archive.ts'

/** GET /institution-exports/<token>: the archive, made while it is read. */
export async function serveInstitutionExport(db: Db, context: Context): Promise<Response> {
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
  return new Response(streamOf(institutionArchive(db, scope, madeAt)), { headers })
}

/** Reads the next piece when the connection has taken the one before; a reader who leaves ends the reading. */
function streamOf(pieces: AsyncGenerator<Buffer>): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
