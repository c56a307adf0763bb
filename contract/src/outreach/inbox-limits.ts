/** Separate from the schemas, so that the browser's forms share the limits without loading zod. */
export const SHORT_TEXT_AT_MOST = 160
export const ADDRESS_AT_MOST = 300
export const LONG_TEXT_AT_MOST = 10_000

const MIB = 1024 * 1024

/** Inclusive. */
export const RESUME_BYTES_AT_MOST = 5 * MIB

/** Nobody fills in a form faster; bots do. */
export const FORM_SHOWN_SECONDS_AT_LEAST = 2
