import { z } from 'zod'

/** A gzipped file of lines of JSON: a head, for each table its rows, and an end that says what should have come. */
export const FORMAT = 'plumbline-backup-1'

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  migrations: z.array(
    z.object({ module: z.string(), number: z.number(), name: z.string(), checksum: z.string() }),
  ),
})
export type BackupHead = z.infer<typeof BackupHead>

/** Rows stay the text that the database wrote: read as JSON here, large numbers would lose digits. */
export const RowsLine = z.object({ table: z.string(), rows: z.array(z.string()) })
export type RowsLine = z.infer<typeof RowsLine>

export const BackupEnd = z.object({
  end: z.literal(true),
  /** Rows of each table. */
  counts: z.record(z.string(), z.number()),
  /** SHA-256 of all lines before this one, line ends included. */
  sha256: z.string(),
})
export type BackupEnd = z.infer<typeof BackupEnd>
