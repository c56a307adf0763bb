import { type PGliteOptions, types } from '@electric-sql/pglite'

/**
 * Sends `bytea` as the bytes that they are, and reads it back in one step. PGlite's own conversions make a string of
 * every byte: a piece of a file of 256 KiB costs more than ten megabytes on its way.
 */
export const BYTES_AS_THEY_ARE: Pick<PGliteOptions, 'parsers' | 'serializers'> = {
  // The type asks for text; the driver sends views of bytes in binary.
  serializers: { [types.BYTEA]: ((bytes: Uint8Array) => bytes) as unknown as (value: unknown) => string },
  parsers: { [types.BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
}
