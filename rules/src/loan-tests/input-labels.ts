/** What people call an input, without the places of lists. */
const LABELS: Readonly<Record<string, string>> = {
  actualApr: 'Actual APR',
  apor: 'Average prime offer rate',
  applicationReceived: 'Application received',
  apr: 'APR',
  asOf: 'Day of the count',
  changes: 'Changes after the Closing Disclosure',
  'changes.disclosedApr': 'APR of the most recent disclosure',
  'changes.newApr': 'New APR',
  assetsPriorDec31: 'Assets on December 31 of the year before',
  closedEnd: 'Closed-end originations of the two years before',
  'closingDisclosure.esignConsent': 'E-Sign consent to the Closing Disclosure',
  'closingDisclosure.evidenceOfReceipt': 'Closing Disclosure receipt',
  'closingDisclosure.method': 'Closing Disclosure method',
  'closingDisclosure.sent': 'Closing Disclosure sent',
  completeReceived: 'Day the application was complete',
  consummation: 'Consummation',
  'correctedClosingDisclosures.evidenceOfReceipt': 'Corrected Closing Disclosure receipt',
  'correctedClosingDisclosures.sent': 'Corrected Closing Disclosure sent',
  disclosedApr: 'Disclosed APR',
  'events.eventDate': 'Date of the event',
  'events.informationReceived': 'Day the information was received',
  'fees.actual': 'Amount charged',
  'fees.estimated': 'Amount estimated',
  'fees.kind': 'Kind of fee',
  loanAmount: 'Loan amount',
  federallyRelated: 'Whether it is federally insured, regulated, or related',
  homePurchaseLoanPriorYear: 'Whether it made a home purchase loan in the year before',
  lien: 'Lien',
  'loanEstimate.esignConsent': 'E-Sign consent to the Loan Estimate',
  'loanEstimate.evidenceOfReceipt': 'Loan Estimate receipt',
  'loanEstimate.method': 'Loan Estimate method',
  'loanEstimate.sent': 'Loan Estimate sent',
  'mortgage.actualFinanceCharge': 'Actual finance charge',
  openEnd: 'Open-end originations of the two years before',
  plannedConsummation: 'Planned closing',
  pointsAndFees: 'Points and fees',
  pointsAndFeesPass: 'Result of the points and fees test',
  prepaymentPenalty: 'Prepayment penalty',
  'prepaymentPenalty.lastMonth': 'Last month of the prepayment penalty',
  'prepaymentPenalty.maximumPercent': 'Largest prepayment penalty',
  productFeaturesPass: 'Result of the product features test',
  purchase: 'Purchase',
  'purchase.agreementDate': 'Date of the purchase agreement',
  requested: 'Day of the request for reasons',
  'revisedLoanEstimates.evidenceOfReceipt': 'Revised Loan Estimate receipt',
  'revisedLoanEstimates.sent': 'Revised Loan Estimate sent',
}

/** "Closing Disclosure sent"; an input without a name of its own is spelled from its path. */
export function inputLabel(field: string): string {
  const path = field.replace(/\[\d+\]|\.\d+(?=\.|$)/g, '')
  return LABELS[path] ?? spelled(path)
}

function spelled(path: string): string {
  const words = path
    .replaceAll('.', ' ')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words === '' ? 'Row' : words[0]!.toUpperCase() + words.slice(1)
}
