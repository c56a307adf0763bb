export interface LawNotHeld {
  name: string
  address: string
}

const ecfr = (path: string) => `https://www.ecfr.gov/current/${path}`
const usc = (title: number, section: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}`

/** Law that people of the trade ask about and that the library does not have, with the place that does. */
const NOT_HELD: readonly (readonly [pattern: RegExp, law: LawNotHeld])[] = [
  [
    /\breg(?:ulation|\.)? cc\b|\bfunds availability\b|\b(?:check|deposit) holds?\b|\bholds? on (?:a |the )?(?:cashier|check|deposit)/i,
    { name: 'Regulation CC, 12 CFR part 229 (funds availability)', address: ecfr('title-12/part-229') },
  ],
  [
    /\bcra\b|\bcommunity reinvestment\b/i,
    {
      name: 'Community Reinvestment Act rules, 12 CFR parts 25, 228, and 345',
      address: ecfr('title-12/part-345'),
    },
  ],
  [
    /\bctrs?\b|\bcurrency transaction\b|\bsars?\b|\bsuspicious activity\b|\bbeneficial owner\w*\b|\bcdd rule\b|\bcustomer identification program\b|\bcip\b|\b314\(?[ab]\)?|\bmonetary instruments?\b/i,
    { name: 'Bank Secrecy Act rules, 31 CFR chapter X', address: ecfr('title-31/subtitle-B/chapter-X') },
  ],
  [
    /\bofac\b|\bsanctions? (?:list|screening)\b/i,
    { name: 'OFAC rules, 31 CFR chapter V', address: ecfr('title-31/subtitle-B/chapter-V') },
  ],
  [
    /\bflood\b(?!.*\bdisclosed\b)/i,
    {
      name: 'Flood insurance rules, 42 U.S.C. 4012a and 12 CFR parts 22, 208, 339, 760',
      address: ecfr('title-12/part-339'),
    },
  ],
  [
    /\bmla\b|\bmilitary lending\b|\bcovered borrower\b/i,
    { name: 'Military Lending Act rules, 32 CFR part 232', address: ecfr('title-32/part-232') },
  ],
  [
    /\bscra\b|\bservicemembers? civil relief\b/i,
    { name: 'Servicemembers Civil Relief Act, 50 U.S.C. 3901 and following', address: usc(50, '3901') },
  ],
  [
    /\breg(?:ulation|\.)? o\b|\binsider loans?\b|\bloans? to (?:a |our )?(?:directors?|executive officers?|insiders?)\b/i,
    { name: 'Regulation O, 12 CFR part 215', address: ecfr('title-12/part-215') },
  ],
  [
    /\breg(?:ulation|\.)? d\b|\btransfer limits? on savings\b|\breserve requirements?\b/i,
    {
      name: 'Reserve requirements of depository institutions, 12 CFR part 204',
      address: ecfr('title-12/part-204'),
    },
  ],
  [
    /\breg(?:ulation|\.)? ii\b|\binterchange\b|\bdurbin\b/i,
    { name: 'Regulation II, 12 CFR part 235', address: ecfr('title-12/part-235') },
  ],
  [
    /\breg(?:ulation|\.)? w\b|\baffiliate transactions?\b/i,
    { name: 'Regulation W, 12 CFR part 223', address: ecfr('title-12/part-223') },
  ],
  [
    /\b(?:pmi|private mortgage insurance|homeowners protection act|hpa)\b.*\b(?:cancel\w*|terminat\w*|remov\w*|78|80|automatic\w*)\b|\b(?:cancel\w*|terminat\w*|remov\w*)\b.*\b(?:pmi|private mortgage insurance)\b/i,
    { name: 'Homeowners Protection Act, 12 U.S.C. 4901 and following', address: usc(12, '4901') },
  ],
  [
    /\bncua\b|\bmember business loans?\b|\bcredit union (?:capital|bylaws|board|annual meeting)\b|\bfield of membership\b/i,
    { name: 'NCUA rules, 12 CFR chapter VII', address: ecfr('title-12/chapter-VII') },
  ],
  [
    /\bcall reports?\b|\bwell[- ]capitalized\b|\bcapital ratios?\b/i,
    { name: 'Capital and reporting rules of the banking agencies', address: ecfr('title-12/chapter-III') },
  ],
  [
    /\bfdic\b.*\binsur\w+|\bdeposit insurance\b|\bshare insurance\b/i,
    { name: 'Deposit insurance rules, 12 CFR parts 330 and 745', address: ecfr('title-12/part-330') },
  ],
  [
    /\bgarnish\w*\b/i,
    { name: 'Garnishment of benefit payments, 31 CFR part 212', address: ecfr('title-31/part-212') },
  ],
  [
    /\budaa?ps?\b|\bunfair(?:,| or) deceptive\b/i,
    { name: 'Unfair, deceptive, or abusive acts, 12 U.S.C. 5531 and 5536', address: usc(12, '5531') },
  ],
  [
    /\btcpa\b|\bautodial\w*\b|\bdo[- ]not[- ]call\b/i,
    {
      name: 'Telephone Consumer Protection Act rules, 47 CFR 64.1200',
      address: ecfr('title-47/section-64.1200'),
    },
  ],
  [/\bcan-?spam\b/i, { name: 'CAN-SPAM Act rules, 16 CFR part 316', address: ecfr('title-16/part-316') }],
  [
    /\bcomputer[- ]security incident\b|\bincident notification\b|\bsafeguards rule\b|\bdata breach\b/i,
    {
      name: 'Incident notification and safeguards rules, 12 CFR parts 53 and 748, 16 CFR part 314',
      address: ecfr('title-16/part-314'),
    },
  ],
  [
    /\b(?:form )?109[89]\b|\btax(?:es)? (?:form|return|payment|penalt\w+)\b|\blate tax\b|\birs\b/i,
    { name: 'Tax law, 26 U.S.C.', address: usc(26, '6050H') },
  ],
  [
    /\bada\b.*\b(?:atms?|website|height|access\w*)\b/i,
    { name: 'Americans with Disabilities Act rules, 28 CFR part 36', address: ecfr('title-28/part-36') },
  ],
  [
    /\bfair housing act\b|\bfha(?:ct)?\b.*\b(?:disparate|discriminat\w+)\b/i,
    { name: 'Fair Housing Act, 42 U.S.C. 3601 and following', address: usc(42, '3601') },
  ],
  [
    /\bnotar(?:y|ies|ize\w*)\b|\btitle insurer\b|\bstates? ban\b|\bwhich states\b/i,
    { name: 'State law', address: 'https://www.usa.gov/state-governments' },
  ],
  [
    /\bpci[- ]?dss\b|\bnacha\b|\bzelle\b/i,
    { name: 'Rules of payment networks', address: 'https://www.nacha.org/rules' },
  ],
  [/\be-?sign act\b/i, { name: 'E-Sign Act, 15 U.S.C. 7001', address: usc(15, '7001') }],
]

export function lawNotHeld(question: string): LawNotHeld | undefined {
  return NOT_HELD.find(([pattern]) => pattern.test(question))?.[1]
}
