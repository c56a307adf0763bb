/** A figure that people still remember, and the one in force. Checked against the text. */
export interface SupersededFigure {
  pattern: RegExp
  title: string
  label: string
  value: string
  citation: string
  note: string
}

export const SUPERSEDED_FIGURES: readonly SupersededFigure[] = [
  {
    pattern:
      /^(?=.*\b(?:fbars?|fincen (?:form )?114|reports? of foreign (?:financial |bank )?accounts?)\b)(?=.*\b(?:due|when|deadline|by what|june|april|october|extension)\b)(?!.*\b(?:who|penalt\w+|threshold|how much)\b)/i,
    title: 'Report of foreign bank and financial accounts (FBAR)',
    label: 'Due',
    value: 'April 15 of the following year, with an automatic extension to October 15',
    citation: '31 CFR 1010.306(c)',
    note: 'The text still prints June 30. Congress moved the day for reports of years that begin after December 31, 2015 (Pub. L. 114-41, section 2006(b)(11)), which is not held here: check FinCEN’s page for the year.',
  },
  {
    pattern:
      /^(?=.*\b(?:hmda|lar|reg(?:ulation|\.)? c)\b)(?!.*\b(?:open|heloc|lines?)\b)(?=.*\b(?:25|100)\b)(?=.*\b(?:thresholds?|or|still|back|vacated|court|changed?)\b)/i,
    title: 'HMDA coverage by closed-end mortgage loans',
    label: 'Threshold in force',
    value: 'At least 25 closed-end mortgage loans in each of the two preceding calendar years',
    citation: '12 CFR 1003.2(g)(1)(v)(A)',
    note: 'The rule of May 12, 2020 (85 FR 28364) had set 100. A court vacated that part on September 23, 2022 (National Community Reinvestment Coalition v. CFPB, D.D.C.), and the text says 25 again (87 FR 77980).',
  },
  {
    pattern:
      /^(?=.*\b(?:hmda|lar|reg(?:ulation|\.)? c)\b)(?=.*\b(?:open|heloc|lines?)\b)(?=.*\b(?:100|200|500)\b)(?=.*\b(?:thresholds?|or|still|back|changed?)\b)/i,
    title: 'HMDA coverage by open-end lines of credit',
    label: 'Threshold in force',
    value: 'At least 200 open-end lines of credit in each of the two preceding calendar years',
    citation: '12 CFR 1003.2(g)(1)(v)(B)',
    note: 'The threshold of 500 ended on December 31, 2021. The court that vacated the threshold of 100 closed-end loans left this one as it is.',
  },
  {
    pattern:
      /^(?=.*\bremittances?\b)(?=.*\b(?:100|500)\b)(?=.*\b(?:thresholds?|safe harbor|or|still|changed?|a year)\b)/i,
    title: 'Remittance transfers: normal course of business',
    label: 'Safe harbor in force',
    value:
      '500 or fewer remittance transfers in the previous calendar year and 500 or fewer in the current one',
    citation: '12 CFR 1005.30(f)(2)(i)(A)',
    note: 'It was 100 until July 21, 2020 (comment 30(f)-2.ii).',
  },
  {
    pattern:
      /^(?=.*\b(?:qms?|qualified mortgages?)\b)(?=.*(?:\b43 ?(?:%|percent)|\b(?:dti|debt.to.income) (?:limit|cap)))/i,
    title: 'General qualified mortgage: price-based limit instead of 43 percent',
    label: 'Limit in force',
    value: 'The annual percentage rate against the average prime offer rate, by the amount of the loan',
    citation: '12 CFR 1026.43(e)(2)(vi)',
    note: 'The limit of 43 percent of income was replaced (85 FR 86308); for applications received on or after October 1, 2022, the price-based definition is mandatory. Income and debts are still considered (12 CFR 1026.43(e)(2)(v)).',
  },
]
