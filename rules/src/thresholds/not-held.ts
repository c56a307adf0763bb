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
    figure: 'Small business lending: loans that make an institution covered',
    where:
      '12 CFR 1002.105(b). A rule in force from June 30, 2026 amended it; our copy of the text is of March 2, 2026 and says 100',
    address: 'https://www.ecfr.gov/current/title-12/section-1002.105',
  },
  {
    figure:
      'Amounts of the Bank Secrecy Act, flood insurance, and credit union appraisals after January 24, 2025',
    where: '31 CFR chapter X, 42 U.S.C. 4013, and 12 CFR part 722; our text is of January 24, 2025',
    address: 'https://www.ecfr.gov/current/title-31/subtitle-B/chapter-X',
  },
]
