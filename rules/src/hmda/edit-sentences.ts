import { parseStatements, ROW_RULES, type Statement } from './edit-program.ts'
import type { EditRule, Limits } from './edit-rules.ts'
import { fieldCodes, fieldTitle, fieldWords } from './field-words.ts'
import type { FilingYear } from './filing-years.ts'
import { LOAN_FIELDS, type LoanField } from './loan-fields.ts'
import { SPECIAL_SENTENCES } from './special-sentences.ts'

const SET_WORDS: Record<string, string> = {
  NA: 'NA',
  Exempt: 'Exempt',
  blank: 'blank',
  number: 'a number',
  positive: 'above 0',
  notNegative: '0 or more',
  int32: 'a whole number',
  naAnyCase: 'NA',
  wellFormed: 'in the right form',
  small: 'a county of at most 30,000 people',
  nonNatural: 'not a natural person',
  nobody: 'not there',
}
const FIELD_WORDS: Record<string, string> = {
  applicant: 'the applicant',
  coApplicant: 'the co-applicant',
  applicantRaceText: 'the free text of race',
  coApplicantRaceText: 'the free text of the co-applicant’s race',
  anyDenialReason: 'a denial reason',
  anyAus: 'an automated underwriting system',
  anyAusResult: 'an underwriting result',
}
const GROUPS: Record<string, string> = { R16: 'a race code', R5: '1 to 5', E6: 'an ethnicity code' }
const MANY = 6
const SIGNS: Record<string, string> = {
  '<': 'below',
  '<=': 'at most',
  '>': 'above',
  '>=': 'at least',
  '=': '',
}

function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

function setWords(field: string, items: readonly string[]): string {
  const codes = items.filter((item) => /^\d+$/.test(item))
  const words = items
    .filter((item) => !/^\d+$/.test(item))
    .map((item) => GROUPS[item] ?? (item === 'listed' ? 'a listed value' : (SET_WORDS[item] ?? item)))
  const labels = fieldCodes(field)
  const named = codes.length <= 2 ? codes.map((code) => codeWords(code, labels)) : codes
  if (codes.length > MANY)
    return listed([`one of ${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`, ...words], 'or')
  return listed([...named, ...words], 'or')
}

function codeWords(code: string, labels: readonly (readonly string[])[]): string {
  const label = labels.find(([value]) => value === code)?.[1]
  return label && label.length < 60 ? `${code} (${label})` : code
}

const amount = (limit: number) => limit.toLocaleString('en-US', { maximumFractionDigits: 4 })

function statementWords({ field, items, sign, limit, otherField, not }: Statement): string {
  const name = FIELD_WORDS[field] ?? fieldWords(field)
  if (otherField) return `${name} is at most ${fieldWords(otherField)}`
  if (sign) return `${name} is ${SIGNS[sign]} ${amount(limit!)}`.replace('  ', ' ')
  if (items[0] === 'filled') return `${name} is filled`
  const words = setWords(
    field,
    items.map((item) => item.replace('!', '')),
  )
  return `${name} is ${not ? 'not ' : ''}${words}`
}

/** `aus2 blank, aus3 blank …` is said once. */
function joined(statements: readonly Statement[], verb: string): string {
  const groups: { names: string[]; words: string }[] = []
  for (const statement of statements) {
    const words = statementWords(statement)
    const at = words.indexOf(' is ')
    const [name, rest] = [words.slice(0, at), words.slice(at + 4)]
    const same = groups.find((group) => group.words === rest)
    if (same) same.names.push(name)
    else groups.push({ names: [name], words: rest })
  }
  const plural = (names: readonly string[]) => (names.length > 1 && verb === 'is' ? 'are' : verb)
  return listed(
    groups.map(({ names, words }) => `${listed(names, 'and')} ${plural(names)} ${words}`),
    'and',
  )
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/(must|should) be not /g, '$1 not be ')

function sentenceOf(rule: EditRule, limits: Limits, verb: string): string {
  if (rule.form === 'special') return ''
  if (rule.form === 'either') {
    const one = statementWords(parseStatements(rule.one, limits)[0]!)
    const other = statementWords(parseStatements(rule.other, limits)[0]!)
    return sentence(`${one} exactly when ${other}: both or neither`)
  }
  const requirement = joined(parseStatements(rule.must, limits), verb)
  if (rule.when === '') return sentence(requirement)
  return sentence(`when ${joined(parseStatements(rule.when, limits), 'is')}, ${requirement}`)
}

/** Our sentence for an edit, in plain words, with the limits of the year. */
export function plainSentence(id: string, filing: FilingYear): string {
  const special = SPECIAL_SENTENCES[id]
  if (special) return special(filing.limits)
  const verb = id.startsWith('Q') ? 'should be' : 'must be'
  const sentences = ROW_RULES.filter((rule) => rule.id === id).map((rule) =>
    sentenceOf(rule, filing.limits, verb),
  )
  // Five pairs of one pattern are said by their first.
  return [...new Set(sentences.slice(0, /^(V699|Q632|Q633|Q643|Q644|V701)$/.test(id) ? 1 : 2))].join(' ')
}

/** Fields that an edit makes a demand on, as distinct from those that decide whether it applies. */
export function requiredFields(id: string, filing: FilingYear): LoanField[] {
  const rules = ROW_RULES.filter((rule) => rule.id === id)
  const names = rules.flatMap((rule) => {
    if (rule.form === 'special') return []
    const texts = rule.form === 'either' ? [rule.one, rule.other] : [rule.must]
    return texts.flatMap((text) => parseStatements(text, filing.limits).map(({ field }) => field))
  })
  return [...new Set(names)].filter((name) =>
    (LOAN_FIELDS as readonly string[]).includes(name),
  ) as LoanField[]
}

/** A few words for lists of findings. */
export function editTitle(id: string, filing: FilingYear): string {
  const special = SPECIAL_TITLES[id]
  if (special) return special
  const rule = ROW_RULES.find((candidate) => candidate.id === id)
  if (!rule || rule.form === 'special')
    return fieldTitle(filing.edits.find((edit) => edit.id === id)?.loanFields[0] ?? id)
  const name = (text: string) => {
    const [first] = parseStatements(text, filing.limits)
    return first ? (FIELD_WORDS[first.field]?.replace(/^(the|an?) /, '') ?? fieldWords(first.field)) : ''
  }
  const title = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
  if (rule.form === 'either') return title(`${name(rule.one)} and ${name(rule.other)}`)
  if (rule.when === '') return title(`${name(rule.must)}: value`)
  const [condition, requirement] = [name(rule.when), name(rule.must)]
  return title(condition === requirement ? `${requirement}: range` : `${requirement} with ${condition}`)
}

const SPECIAL_TITLES: Record<string, string> = {
  'READ-SHEET': 'No transmittal sheet',
  'READ-LENGTH': 'Wrong number of fields',
  'READ-VALUE': 'Value cannot be read',
  S300: 'Record identifier',
  S301: 'LEI differs from the sheet',
  S302: 'Calendar year',
  S304: 'Number of entries',
  S305: 'Identical rows',
  S306: 'ULI originated twice',
  S307: 'Dates outside the quarter',
  V600: 'LEI length',
  V601: 'Sheet: missing text',
  V602: 'Calendar quarter',
  V603: 'Contact telephone',
  V604: 'Contact state',
  V605: 'Contact ZIP Code',
  V606: 'Number of entries',
  V607: 'Tax ID form',
  'V608-1': 'ULI form',
  'V608-2': 'NULI form',
  V609: 'ULI check digit',
  'V619-2': 'Action date outside the year',
  'V619-3': 'Action before application',
  'V625-1': 'Census tract form',
  'V625-2': 'Tract not in the list',
  V626: 'County not in the list',
  V627: 'County and tract differ',
  'V628-3': 'Ethnicity repeated',
  'V631-3': 'Co-applicant ethnicity repeated',
  'V635-3': 'Race repeated',
  'V638-3': 'Co-applicant race repeated',
  'V669-3': 'Denial reason repeated',
  'V692-3': 'Affordable units above total',
  'V695-1': 'NMLSR ID form',
  'V695-2': 'NMLSR ID is 0',
  'V695-3': 'NMLSR ID length',
  'V696-3': 'AUS and results differ in number',
  V716: 'County not in the state',
  V717: 'Contact email',
  V718: 'Calendar quarter',
  'V719-1': 'Institution name is a number',
  'V719-2': 'Institution name is the LEI',
  Q303: 'Differs from the agency’s record',
  Q600: 'ULI repeated',
  Q601: 'Older than 2 years',
  Q603: 'Tract missing in a large county',
  Q606: 'Income very high',
  Q607: 'Large second lien',
  Q608: 'Acted on the same day',
  Q609: 'High spread, sold',
  Q610: 'High spread, not HOEPA',
  Q611: 'High spread, not HOEPA (second lien)',
  'Q614-1': 'Age not 18 to 100',
  'Q614-2': 'Co-applicant age not 18 to 100',
  'Q615-1': 'Costs below charges',
  'Q615-2': 'Points and fees below charges',
  'Q616-1': 'Costs below points',
  'Q616-2': 'Points and fees below points',
  'Q616-3': 'Points above 15%',
  Q617: 'CLTV below LTV',
  Q629: 'Income missing',
  Q634: 'Purchases almost all originated',
  Q635: 'Approved, not accepted',
  Q636: 'Withdrawn',
  Q637: 'Closed for incompleteness',
  Q638: 'Few originated',
  Q639: 'No preapproval denied',
  Q640: 'Many low incomes',
  Q646: 'Exemption code used',
  Q647: 'Exemption code, HUD filer',
  Q648: 'ULI does not begin with the LEI',
  Q656: '1111 where Exempt is meant',
  Q657: '1111 where no exemption exists',
  'Q659-1': 'Placeholder 888',
  'Q659-2': 'Placeholder 999',
  'Q660-1': 'Address very long',
  'Q660-2': 'Several addresses',
  'Q660-3': 'Sign not used in addresses',
  'Q660-4': 'Address without number or name',
}
