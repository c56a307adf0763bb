/** Apart from the schemas, so that the forms in the browser check the same without loading them. */
export const SHORT_TEXT_AT_MOST = 160
export const ADDRESS_AT_MOST = 300
export const LONG_TEXT_AT_MOST = 10_000

const MIB = 1024 * 1024

/** Exactly this much is accepted. */
export const RESUME_BYTES_AT_MOST = 5 * MIB

/** Nobody reads and fills in a form faster; what posts forms by itself does. */
export const FORM_SHOWN_SECONDS_AT_LEAST = 2
