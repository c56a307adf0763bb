import type { Citation } from './citation.ts'

const rule = (title: number, part: string): Citation => ({ code: 'CFR', title, part, path: [] })
const statute = (title: number, section: string): Citation => ({ code: 'USC', title, section, path: [] })

/** Regulations of the Federal Reserve Board by their letters. The Bureau's letters come first where both have one. */
const RESERVE_LETTERS: Readonly<Record<string, string>> = {
  A: '201',
  I: '209',
  Q: '217',
  R: '218',
  S: '219',
  T: '220',
  U: '221',
  W: '223',
  Y: '225',
  BB: '228',
  CC: '229',
  EE: '231',
  FF: '232',
  GG: '233',
  HH: '234',
  II: '235',
  JJ: '236',
  KK: '237',
  LL: '238',
  MM: '239',
  NN: '240',
  QQ: '243',
  RR: '244',
  TT: '246',
  VV: '248',
  WW: '249',
  XX: '251',
  YY: '252',
  ZZ: '253',
}

const BOARD = /^reg(?:ulation|\.)?\s+([a-z]{1,2})$/i

/** Words before and after a name that say nothing: `the NCUA's MBL rule`. */
const FILLER = /^(?:the|our)\s+|\s+(?:rules?|regulations?|regs?|part|act)$/gi

/** What people call a rule, without "the", "rule", and "act", in small letters. */
const NAMES: readonly (readonly [names: string, citation: Citation])[] = [
  ['mla|military lending|talent amendment', rule(32, '232')],
  ['scra|servicemembers civil relief|servicemember civil relief|sscra', statute(50, '3901')],
  ['ncua flood|ncua flood insurance|credit union flood|ncuas flood', rule(12, '760')],
  ['fdic flood', rule(12, '339')],
  ['occ flood', rule(12, '22')],
  ['flood disaster protection|fdpa', statute(42, '4012a')],
  ['national flood insurance program|nfip|flood insurance program', rule(44, '59')],
  ['national flood insurance', statute(42, '4001')],
  ['bsa|bank secrecy', rule(31, '1010')],
  ['bsa for banks|bank secrecy for banks|fincen bank|bsa bank', rule(31, '1020')],
  ['cip|customer identification program', rulePath(31, '1020', '220')],
  ['cdd|customer due diligence rule|beneficial ownership rule', rulePath(31, '1010', '230')],
  [
    'sar|sar rule|suspicious activity report rule|suspicious activity reporting rule',
    rulePath(31, '1020', '320'),
  ],
  ['ctr|currency transaction report rule|currency transaction reporting rule', rulePath(31, '1010', '311')],
  ['travel rule', rulePath(31, '1010', '410')],
  ['314a|314(a)', rulePath(31, '1010', '520')],
  ['314b|314(b)', rulePath(31, '1010', '540')],
  ['ncua sar|ncua security program|ncua bsa', rule(12, '748')],
  ['cyber incident rule|ncua cyber incident|72-hour rule', rulePath(12, '748', '1')],
  [
    'mbl|member business loan|member business lending|member business loans|ncua mbl|ncua commercial lending',
    rule(12, '723'),
  ],
  ['ncua truth in savings|ncua tis|ncua tisa', rule(12, '707')],
  ['share insurance|ncusif|ncua share insurance', rule(12, '745')],
  ['supervisory committee audit|ncua supervisory committee', rule(12, '715')],
  ['records preservation|ncua records preservation|ncua record retention', rule(12, '749')],
  ['ncua capital|prompt corrective action|ncua pca|ccult', rule(12, '702')],
  ['ncua appraisal|ncua appraisals', rule(12, '722')],
  ['cuso|cusos', rule(12, '712')],
  ['fidelity bond rule|ncua fidelity bond|ncua bond', rule(12, '713')],
  ['ncua advertising|ncua official sign|ncua sign', rule(12, '740')],
  ['ncua investment|ncua investments', rule(12, '703')],
  ['loan participation rule|loan participations rule|ncua loan participation', rulePath(12, '701', '22')],
  ['fair housing regulation|hud fair housing|fair housing poster', rule(24, '110')],
  ['fair housing discriminatory conduct|discriminatory effects|hud discriminatory effects', rule(24, '100')],
  ['fair housing|fha fair housing|fhact', statute(42, '3601')],
  ['fcu|federal credit union', statute(12, '1751')],
  ['pmi|hpa|homeowners protection|private mortgage insurance', statute(12, '4901')],
  ['e-sign|esign', statute(15, '7001')],
  ['glba|gramm-leach-bliley|gramm leach bliley', statute(15, '6801')],
  ['can-spam|can spam', statute(15, '7701')],
  ['udaap', statute(12, '5531')],
  ['udap', statute(15, '45')],
  ['cra|community reinvestment', statute(12, '2901')],
  ['rfpa|right to financial privacy', statute(12, '3401')],
  ['safeguards|ftc safeguards', rule(16, '314')],
  ['red flags|ncua red flags|identity theft red flags', rulePath(12, '717', '90')],
  ['insider lending rule|insider lending rules', rule(12, '215')],
  ['funds availability rule|expedited funds availability|efaa', rule(12, '229')],
  ['reserve requirements rule', rule(12, '204')],
  ['ofac', rule(31, '501')],
  ['garnishment rule|federal benefit garnishment', rule(31, '212')],
  ['tila|truth in lending|trid', rule(12, '1026')],
  ['respa|real estate settlement procedures', rule(12, '1024')],
  ['hmda|home mortgage disclosure', rule(12, '1003')],
  ['ecoa|equal credit opportunity', rule(12, '1002')],
  ['fcra|fair credit reporting', rule(12, '1022')],
  ['fdcpa|fair debt collection practices|debt collection rule', rule(12, '1006')],
  ['efta|electronic fund transfer|electronic funds transfer|remittance rule', rule(12, '1005')],
  ['tisa|truth in savings', rule(12, '1030')],
]

function rulePath(title: number, part: string, section: string): Citation {
  return { code: 'CFR', title, part, section, path: [] }
}

let byName: Map<string, Citation> | undefined

/** The rule that a name means: `Reg CC`, `MLA`, `NCUA's flood rule`; nothing for words that are no name. */
export function ruleByName(text: string): Citation | undefined {
  const letter = BOARD.exec(text.trim())?.[1]?.toUpperCase()
  if (letter && RESERVE_LETTERS[letter]) return rule(12, RESERVE_LETTERS[letter])
  byName ??= new Map(NAMES.flatMap(([names, citation]) => names.split('|').map((name) => [name, citation])))
  const plain = text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return byName.get(plain) ?? byName.get(plain.replace(FILLER, '').trim())
}
