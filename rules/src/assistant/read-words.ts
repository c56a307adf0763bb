/** The year that a question names alone: "HOEPA threshold for 2026". */
export function readYear(text: string): number | undefined {
  const year = /(?<![\d-])((?:19|20|21)\d{2})(?![\d-])/.exec(text)?.[1]
  return year === undefined ? undefined : Number(year)
}

/** Amounts of money in order, as the rules take them: "$300,000" is 300000, "300k" is 300000. */
export function readAmounts(text: string): string[] {
  return [...text.matchAll(/\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(k)?|\b(\d{2,4})k\b/gi)].map(
    ([, whole, fraction = '', thousand, short]) => {
      const digits = (short ?? whole)!.replaceAll(',', '')
      return short || thousand ? `${digits}000` : digits + fraction
    },
  )
}

/** The percentage after or before a name: "APR of 7.25%", "7.25 percent APR". */
export function readPercentOf(text: string, name: RegExp): string | undefined {
  const after = new RegExp(
    `\\b(?:${name.source})\\b[^\\d%$]{0,20}(\\d{1,2}(?:\\.\\d{1,6})?)\\s?(?:%|percent|\\b)`,
    'i',
  ).exec(text)
  const before = new RegExp(`(\\d{1,2}(?:\\.\\d{1,6})?)\\s?(?:%|percent)\\s+(?:${name.source})\\b`, 'i').exec(
    text,
  )
  return before?.[1] ?? after?.[1]
}
