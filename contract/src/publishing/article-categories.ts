// Without a schema, so that a screen which only names categories loads no validation.

/** The five that the library began with. The sample institution lists no others. */
export const FIRST_CATEGORIES = ['qualified-mortgage', 'trid', 'hmda', 'fair-lending', 'bsa-aml'] as const
export const ARTICLE_CATEGORIES = [
  ...FIRST_CATEGORIES,
  'deposits',
  'servicing',
  'consumer-credit',
  'program',
  'privacy-security',
  'credit-union',
] as const
