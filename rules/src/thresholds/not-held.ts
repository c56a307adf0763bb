/** Figures that people look for here and that no text on hand confirms, with the place that has them. */
export const FIGURES_NOT_HELD: readonly { figure: string; where: string; address: string }[] = [
  {
    figure: 'Funds availability amounts of Regulation CC',
    where: '12 CFR 229.10 to 229.13, adjusted every five years',
    address: 'https://www.ecfr.gov/current/title-12/part-229',
  },
  {
    figure: 'Community Reinvestment Act asset sizes of small and intermediate small institutions',
    where: '12 CFR 25.12, 228.12, and 345.12, adjusted every January',
    address: 'https://www.ecfr.gov/current/title-12/part-345',
  },
  {
    figure: 'Appraisal thresholds of banks',
    where: '12 CFR 34.43 (OCC), 225.63 (Federal Reserve), and 323.3 (FDIC)',
    address: 'https://www.ecfr.gov/current/title-12/part-323',
  },
  {
    figure: 'Conforming loan limits; the baseline above is from secondary sources',
    where: 'Federal Housing Finance Agency, announced every November',
    address: 'https://www.fhfa.gov/data/conforming-loan-limit-cll-values',
  },
  {
    figure:
      'Card penalty fees since May 14, 2024; the amounts above are those that remain after a vacated rule',
    where: '12 CFR 1026.52(b)(1)(ii), which still prints the amounts of the vacated rule, and its commentary',
    address: 'https://www.ecfr.gov/current/title-12/section-1026.52',
  },
  {
    figure: 'HMDA asset-size exemption before 2024, and loan counts before they were last changed',
    where: 'Federal Register: the documents that the table names',
    address: 'https://www.federalregister.gov/agencies/consumer-financial-protection-bureau',
  },
  {
    figure: 'Small business lending: loans, revenue, and compliance dates from June 30, 2026',
    where: '12 CFR 1002.105(b), 1002.106(b), and 1002.114(b), as amended; our text is of March 2, 2026',
    address: 'https://www.ecfr.gov/current/title-12/section-1002.105',
  },
  {
    figure: 'Suspicious activity amounts of national banks and of state member banks',
    where: '12 CFR 21.11 (OCC) and 208.62 (Federal Reserve)',
    address: 'https://www.ecfr.gov/current/title-12/section-21.11',
  },
  {
    figure: 'Flood coverage of the emergency program and of residential buildings for five or more families',
    where: '44 CFR 61.6(a), a table that our copy does not have',
    address: 'https://www.ecfr.gov/current/title-44/section-61.6',
  },
  {
    figure: 'Amounts of the Bank Secrecy Act and of credit union appraisals after January 24, 2025',
    where: '31 CFR chapter X, and 12 CFR parts 353, 722, and 748; our text is of January 24, 2025',
    address: 'https://www.ecfr.gov/current/title-31/subtitle-B/chapter-X',
  },
  {
    figure:
      'Flood limits, the military annual percentage rate, and the rural appraisal exemption after April 2023',
    where: '42 U.S.C. 4012a and 4013, 10 U.S.C. 987, and 12 U.S.C. 3356; our text is of April 2023',
    address: 'https://uscode.house.gov/',
  },
]
