import { z } from 'zod'
import { Refusal } from '../requests/refusal.ts'

export const Metadata = z.record(z.string(), z.unknown())
export type Metadata = z.infer<typeof Metadata>

/** It travels in every access token, and those in a header that servers cut off at 16 KiB. */
const METADATA_MAX_BYTES = 8192

/** Merged at the top level; null takes a member away (section 7.6). */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(
      ([name, value]) => value !== null || !(name in changes),
    ),
  )
}

export function requireBearableSize(metadata: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_MAX_BYTES)
    throw new Refusal(
      400,
      'validation_failed',
      `User metadata cannot be larger than ${METADATA_MAX_BYTES} bytes`,
    )
}
