import { type EditRule, either, must, rule, special } from './edit-rules.ts'
import { BLANK, UNLISTED } from './field-sets.ts'
import { F, type LoanField } from './loan-fields.ts'
import type { LoanRow } from './loan-row.ts'

/** A listed code appears twice; blanks and unlisted codes do not count. */
export function repeatsCode(fields: readonly LoanField[]) {
  const at = fields.map((field) => F[field])
  return ({ bits }: LoanRow) => {
    let seen = 0
    for (const field of at) {
      const bit = bits[field]! & ~(BLANK | UNLISTED)
      if (seen & bit) return true
      seen |= bit
    }
    return false
  }
}
const numbered = (field: string, last = 5) =>
  Array.from({ length: last }, (_, at) => `${field}${at + 1}` as LoanField)

function ethnicity(
  person: string,
  field: string,
  observed: string,
  other: string,
  ids: Record<string, string>,
): EditRule[] {
  const none = person === 'co' ? ' 5' : ''
  return [
    rule(ids.code!, `${other} blank`, `${field}1 E6 3 4${none}`),
    rule(ids.code!, `${other} filled`, `${field}1 E6 3 4${none} blank`),
    must(ids.further!, `${field}2..5 E6 blank`),
    special(ids.repeated!, repeatsCode(numbered(field))),
    rule(ids.alone!, `${field}1 3 4${none}`, `${field}2..5 blank`),
    must(ids.observed!, `${observed} 1 2 3${person === 'co' ? ' 4' : ''}`),
    rule(ids.seen!, `${observed} 1`, `${field}1 1 2, ${field}2 1 2 blank, ${field}3..5 blank`),
  ]
}

function race(
  field: string,
  observed: string,
  texts: string,
  none: string,
  ids: Record<string, string>,
): EditRule[] {
  return [
    rule(ids.code!, `${texts} blank`, `${field}1 R16 6 7${none}`),
    must(ids.further!, `${field}2..5 R16 blank`),
    special(ids.repeated!, repeatsCode(numbered(field))),
    rule(ids.alone!, `${field}1 6 7${none}`, `${field}2..5 blank`),
    must(ids.observed!, `${observed} 1 2 3${none ? ' 4' : ''}`),
    rule(ids.seen!, `${observed} 1`, `${field}1 R5, ${field}2..5 R5 blank`),
    rule(ids.given!, `${observed} 2, ${texts} blank`, `${field}1 R16 6, ${field}2..5 R16 blank`),
    rule(ids.given!, `${observed} 2, ${texts} filled`, `${field}1 R16 6 blank, ${field}2..5 R16 blank`),
  ]
}

/** Ethnicity, race, sex, age: V628 to V652 and V721. */
export const PERSON_RULES: readonly EditRule[] = [
  ...ethnicity('', 'applicantEthnicity', 'applicantEthnicityObserved', 'applicantEthnicityOther', {
    code: 'V628-1',
    further: 'V628-2',
    repeated: 'V628-3',
    alone: 'V628-4',
    observed: 'V629-1',
    seen: 'V629-2',
  }),
  rule('V629-3', 'applicantEthnicityObserved 2, applicantEthnicityOther blank', 'applicantEthnicity1 E6 3'),
  rule('V630', 'applicantEthnicity1 4', 'applicantEthnicityObserved 3'),
  ...ethnicity('co', 'coApplicantEthnicity', 'coApplicantEthnicityObserved', 'coApplicantEthnicityOther', {
    code: 'V631-1',
    further: 'V631-2',
    repeated: 'V631-3',
    alone: 'V631-4',
    observed: 'V632-1',
    seen: 'V632-2',
  }),
  // Narrower than V629-3: with the free text, ethnicity 1 must also be blank or a code.
  rule(
    'V632-3',
    'coApplicantEthnicityObserved 2, coApplicantEthnicityOther blank',
    'coApplicantEthnicity1 E6 3',
  ),
  rule(
    'V632-3',
    'coApplicantEthnicityObserved 2, coApplicantEthnicityOther filled',
    'coApplicantEthnicity1 E6 3 blank',
  ),
  rule('V633', 'coApplicantEthnicity1 4', 'coApplicantEthnicityObserved 3'),
  either('V634', 'coApplicantEthnicity1 5', 'coApplicantEthnicityObserved 4'),
  ...race('applicantRace', 'applicantRaceObserved', 'applicantRaceText', '', {
    code: 'V635-1',
    further: 'V635-2',
    repeated: 'V635-3',
    alone: 'V635-4',
    observed: 'V636-1',
    seen: 'V636-2',
    given: 'V636-3',
  }),
  rule('V637', 'applicantRace1 7', 'applicantRaceObserved 3'),
  ...race('coApplicantRace', 'coApplicantRaceObserved', 'coApplicantRaceText', ' 8', {
    code: 'V638-1',
    further: 'V638-2',
    repeated: 'V638-3',
    alone: 'V638-4',
    observed: 'V639-1',
    seen: 'V639-2',
    given: 'V639-3',
  }),
  rule('V640', 'coApplicantRace1 7', 'coApplicantRaceObserved 3'),
  either('V641', 'coApplicantRace1 8', 'coApplicantRaceObserved 4'),
  must('V642-1', 'applicantSex 1 2 3 4 6'),
  must('V642-2', 'applicantSexObserved 1 2 3'),
  rule('V643', 'applicantSexObserved 1', 'applicantSex 1 2'),
  rule('V644-1', 'applicantSexObserved 2', 'applicantSex 1 2 3 6'),
  rule('V644-2', 'applicantSex 6', 'applicantSexObserved 2 3'),
  rule('V645', 'applicantSex 4', 'applicantSexObserved 3'),
  must('V646-1', 'coApplicantSex 1 2 3 4 5 6'),
  must('V646-2', 'coApplicantSexObserved 1 2 3 4'),
  rule('V647', 'coApplicantSexObserved 1', 'coApplicantSex 1 2'),
  rule('V648-1', 'coApplicantSexObserved 2', 'coApplicantSex 1 2 3 6'),
  rule('V648-2', 'coApplicantSex 6', 'coApplicantSexObserved 2 3'),
  rule('V649', 'coApplicantSex 4', 'coApplicantSexObserved 3'),
  either('V650', 'coApplicantSex 5', 'coApplicantSexObserved 4'),
  must('V651-1', 'applicantAge positive'),
  rule('V651-2', 'applicant nonNatural, actionTaken !6', 'applicantAge 8888'),
  must('V652-1', 'coApplicantAge positive'),
  rule('V652-2', 'coApplicant nonNatural, actionTaken !6', 'coApplicantAge 8888'),
  must('V721-1', 'applicantAge !1111 9999'),
  must('V721-2', 'coApplicantAge !1111'),
]
