import { BLANK, CODE_BITS, DERIVED, NATURAL, NO_PERSON, NON_NATURAL, TEXT } from './field-sets.ts'
import { F, type LoanField } from './loan-fields.ts'

const bit = (field: LoanField, code: number) => CODE_BITS[F[field]]!.get(code)!
const ETHNICITY_4 = bit('applicantEthnicity1', 4)
const ETHNICITY_5 = bit('applicantEthnicity1', 5)
const RACE_7 = bit('applicantRace1', 7)
const RACE_8 = bit('applicantRace1', 8)
const SEX_4 = bit('applicantSex', 4)
const SEX_5 = bit('applicantSex', 5)

/** Bits that several edits share: what kind of person applied, which free texts are filled. */
export function deriveBits(bits: Int32Array): void {
  bits[DERIVED.applicant] =
    bits[F.applicantEthnicity1] === ETHNICITY_4 &&
    bits[F.applicantRace1] === RACE_7 &&
    bits[F.applicantSex] === SEX_4
      ? NON_NATURAL
      : NATURAL
  bits[DERIVED.coApplicant] =
    bits[F.coApplicantEthnicity1] === ETHNICITY_4 &&
    bits[F.coApplicantRace1] === RACE_7 &&
    bits[F.coApplicantSex] === SEX_4
      ? NON_NATURAL
      : bits[F.coApplicantEthnicity1] === ETHNICITY_5 &&
          bits[F.coApplicantRace1] === RACE_8 &&
          bits[F.coApplicantSex] === SEX_5
        ? NO_PERSON
        : NATURAL
  bits[DERIVED.applicantRaceText] =
    bits[F.applicantRaceOtherNative]! &
    bits[F.applicantRaceOtherAsian]! &
    bits[F.applicantRaceOtherPacific]! &
    BLANK
      ? BLANK
      : TEXT
  bits[DERIVED.coApplicantRaceText] =
    bits[F.coApplicantRaceOtherNative]! &
    bits[F.coApplicantRaceOtherAsian]! &
    bits[F.coApplicantRaceOtherPacific]! &
    BLANK
      ? BLANK
      : TEXT
  bits[DERIVED.anyDenialReason] =
    bits[F.denialReason1]! | bits[F.denialReason2]! | bits[F.denialReason3]! | bits[F.denialReason4]!
  bits[DERIVED.anyAus] = bits[F.aus1]! | bits[F.aus2]! | bits[F.aus3]! | bits[F.aus4]! | bits[F.aus5]!
  bits[DERIVED.anyAusResult] =
    bits[F.ausResult1]! |
    bits[F.ausResult2]! |
    bits[F.ausResult3]! |
    bits[F.ausResult4]! |
    bits[F.ausResult5]!
}
