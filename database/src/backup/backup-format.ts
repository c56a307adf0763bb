import { z } from 'zod'

/** A gzipped file of JSON lines: a header, the rows of each table, and a trailer with the expected counts. */
export const FORMAT = 'plumbline-backup-1'

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  migrations: z.array(
    z.object({ module: z.string(), number: z.number(), name: z.string(), checksum: z.string() }),
  ),
})
export type BackupHead = z.infer<typeof BackupHead>

/** Rows stay as the database's text: parsing them as JSON would lose digits of large numbers. */
export const RowsLine = z.object({ table: z.string(), rows: z.array(z.string()) })
export type RowsLine = z.infer<typeof RowsLine>

export const BackupEnd = z.object({
  end: z.literal(true),
  /** Row count of each table. */
  counts: z.record(z.string(), z.number()),
  /** Digest of each table's rows, whatever their order. Absent in backups of earlier versions. */
  digests: z.record(z.string(), z.string()).optional(),
  /** The next number of each sequence. Absent in backups of earlier versions. */
  sequences: z.record(z.string(), z.string()).optional(),
  /** SHA-256 of all lines before this one, including line ends. */
  sha256: z.string(),
})
export type BackupEnd = z.infer<typeof BackupEnd>
