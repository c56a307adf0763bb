import { placeName } from './place-name.ts'
import { AGENCY_WORDS } from './trade-words/agencies.ts'
import { ASKED_ABILITY_TO_REPAY_WORDS } from './trade-words/asked-ability-to-repay.ts'
import { ASKED_APPRAISAL_WORDS } from './trade-words/asked-appraisals.ts'
import { ASKED_BACK_OFFICE_WORDS } from './trade-words/asked-back-office.ts'
import { ASKED_BORROWER_WORDS } from './trade-words/asked-borrowers.ts'
import { ASKED_BRANCH_WORDS } from './trade-words/asked-branch.ts'
import { ASKED_BSA_BANKS_WORDS } from './trade-words/asked-bsa-banks.ts'
import { ASKED_BSA_GENERAL_WORDS } from './trade-words/asked-bsa-general.ts'
import { ASKED_BSA_RARE_WORDS } from './trade-words/asked-bsa-rare.ts'
import { ASKED_CARD_COMMENT_WORDS } from './trade-words/asked-card-comments.ts'
import { ASKED_CARD_LIMIT_WORDS } from './trade-words/asked-card-limits.ts'
import { ASKED_CARD_PAYMENT_WORDS } from './trade-words/asked-card-payments.ts'
import { ASKED_CARD_STATEMENT_WORDS } from './trade-words/asked-card-statements.ts'
import { ASKED_CARDHOLDER_WORDS } from './trade-words/asked-cardholders.ts'
import { ASKED_COLLECTION_WORDS } from './trade-words/asked-collection.ts'
import { ASKED_COMMENT_WORDS } from './trade-words/asked-comments.ts'
import { ASKED_COUNTER_LENDING_WORDS } from './trade-words/asked-counter-lending.ts'
import { ASKED_CREDIT_REPORT_WORDS } from './trade-words/asked-credit-reports.ts'
import { ASKED_CREDIT_UNION_CAPITAL_WORDS } from './trade-words/asked-credit-union-capital.ts'
import { ASKED_CREDIT_UNION_LOAN_WORDS } from './trade-words/asked-credit-union-loans.ts'
import { ASKED_CREDIT_UNION_SAFETY_WORDS } from './trade-words/asked-credit-union-safety.ts'
import { ASKED_CREDIT_UNION_SHARE_WORDS } from './trade-words/asked-credit-union-shares.ts'
import { ASKED_DEPOSIT_COMMENT_WORDS } from './trade-words/asked-deposit-comments.ts'
import { ASKED_DEPOSIT_TERM_WORDS } from './trade-words/asked-deposit-terms.ts'
import { ASKED_ELECTRONIC_COMMENT_WORDS } from './trade-words/asked-electronic-comments.ts'
import { ASKED_ELECTRONIC_TRANSFER_WORDS } from './trade-words/asked-electronic-transfers.ts'
import { ASKED_EQUAL_CREDIT_WORDS } from './trade-words/asked-equal-credit.ts'
import { ASKED_EQUAL_CREDIT_COMMENT_WORDS } from './trade-words/asked-equal-credit-comments.ts'
import { ASKED_ESCROW_WORDS } from './trade-words/asked-escrow.ts'
import { ASKED_EVERYDAY_WORDS } from './trade-words/asked-everyday.ts'
import { ASKED_FAIR_CREDIT_WORDS } from './trade-words/asked-fair-credit.ts'
import { ASKED_FAIR_HOUSING_WORDS } from './trade-words/asked-fair-housing.ts'
import { ASKED_FDIC_WORDS } from './trade-words/asked-fdic.ts'
import { ASKED_FHA_CRIME_WORDS } from './trade-words/asked-fha-crime.ts'
import { ASKED_FLOOD_WORDS } from './trade-words/asked-flood.ts'
import { ASKED_HELOC_WORDS } from './trade-words/asked-heloc.ts'
import { ASKED_HIGH_COST_WORDS } from './trade-words/asked-high-cost.ts'
import { ASKED_HOME_LOAN_WORDS } from './trade-words/asked-home-loans.ts'
import { ASKED_KICKBACK_WORDS } from './trade-words/asked-kickbacks.ts'
import { ASKED_LAST_POINT_WORDS } from './trade-words/asked-last-points.ts'
import { ASKED_LESSER_LENDING_WORDS } from './trade-words/asked-lesser-lending.ts'
import { ASKED_LOAN_AD_WORDS } from './trade-words/asked-loan-ads.ts'
import { ASKED_LOAN_DESK_WORDS } from './trade-words/asked-loan-desk.ts'
import { ASKED_LOAN_ORIGINATOR_WORDS } from './trade-words/asked-loan-originators.ts'
import { ASKED_LOSS_MITIGATION_WORDS } from './trade-words/asked-loss-mitigation.ts'
import { ASKED_MONEY_ABROAD_WORDS } from './trade-words/asked-money-abroad.ts'
import { ASKED_MORTGAGE_COMMENT_WORDS } from './trade-words/asked-mortgage-comments.ts'
import { ASKED_MORTGAGE_DATA_WORDS } from './trade-words/asked-mortgage-data.ts'
import { ASKED_MORTGAGE_DATA_COMMENT_WORDS } from './trade-words/asked-mortgage-data-comments.ts'
import { ASKED_MORTGAGE_SERVICING_WORDS } from './trade-words/asked-mortgage-servicing.ts'
import { ASKED_OTHER_COMMENT_WORDS } from './trade-words/asked-other-comments.ts'
import { ASKED_OTHER_PART_WORDS } from './trade-words/asked-other-parts.ts'
import { ASKED_PRIVACY_WORDS } from './trade-words/asked-privacy.ts'
import { ASKED_RECORDS_PRIVACY_WORDS } from './trade-words/asked-records-privacy.ts'
import { ASKED_RESCISSION_WORDS } from './trade-words/asked-rescission.ts'
import { ASKED_SERVICING_WORDS } from './trade-words/asked-servicing.ts'
import { ASKED_SERVICING_COMMENT_WORDS } from './trade-words/asked-servicing-comments.ts'
import { ASKED_SMALL_BUSINESS_DATA_WORDS } from './trade-words/asked-small-business-data.ts'
import { ASKED_SMALLER_POINT_WORDS } from './trade-words/asked-smaller-points.ts'
import { ASKED_SOLDIER_WORDS } from './trade-words/asked-soldiers.ts'
import { ASKED_STUDENT_LOAN_WORDS } from './trade-words/asked-student-loans.ts'
import { ASKED_TRID_WORDS } from './trade-words/asked-trid.ts'
import { ASKED_TRID_FORM_WORDS } from './trade-words/asked-trid-forms.ts'
import { ASKED_TRUTH_IN_LENDING_WORDS } from './trade-words/asked-truth-in-lending.ts'
import { COUNTER_WORDS } from './trade-words/counter.ts'
import { DEADLINE_WORDS } from './trade-words/deadlines.ts'
import { DEPOSIT_WORDS } from './trade-words/deposits.ts'
import { DISCLOSURE_WORDS } from './trade-words/disclosures.ts'
import { LENDING_WORDS } from './trade-words/lending.ts'
import { MORE_RULE_WORDS } from './trade-words/more-rules.ts'
import { OTHER_TITLE_WORDS } from './trade-words/other-titles.ts'
import { SERVICING_WORDS } from './trade-words/servicing.ts'

const LISTS = [
  DISCLOSURE_WORDS,
  SERVICING_WORDS,
  LENDING_WORDS,
  DEPOSIT_WORDS,
  AGENCY_WORDS,
  MORE_RULE_WORDS,
  OTHER_TITLE_WORDS,
  COUNTER_WORDS,
  DEADLINE_WORDS,
]

/** Everyday ways to ask for the whole law, written by its text and without a look at questions. */
const ASKED = [
  ASKED_FLOOD_WORDS,
  ASKED_BSA_BANKS_WORDS,
  ASKED_CREDIT_UNION_LOAN_WORDS,
  ASKED_CREDIT_UNION_SHARE_WORDS,
  ASKED_CREDIT_UNION_SAFETY_WORDS,
  ASKED_FAIR_HOUSING_WORDS,
  ASKED_FDIC_WORDS,
  ASKED_BSA_GENERAL_WORDS,
  ASKED_CREDIT_REPORT_WORDS,
  ASKED_SOLDIER_WORDS,
  ASKED_RECORDS_PRIVACY_WORDS,
  ASKED_FHA_CRIME_WORDS,
  ASKED_CREDIT_UNION_CAPITAL_WORDS,
  ASKED_BSA_RARE_WORDS,
  ASKED_BACK_OFFICE_WORDS,
  ASKED_BRANCH_WORDS,
  ASKED_COLLECTION_WORDS,
  ASKED_DEPOSIT_COMMENT_WORDS,
  ASKED_DEPOSIT_TERM_WORDS,
  ASKED_ELECTRONIC_COMMENT_WORDS,
  ASKED_ELECTRONIC_TRANSFER_WORDS,
  ASKED_EQUAL_CREDIT_COMMENT_WORDS,
  ASKED_EQUAL_CREDIT_WORDS,
  ASKED_ESCROW_WORDS,
  ASKED_EVERYDAY_WORDS,
  ASKED_FAIR_CREDIT_WORDS,
  ASKED_KICKBACK_WORDS,
  ASKED_LAST_POINT_WORDS,
  ASKED_LOAN_DESK_WORDS,
  ASKED_LOSS_MITIGATION_WORDS,
  ASKED_MONEY_ABROAD_WORDS,
  ASKED_MORTGAGE_DATA_COMMENT_WORDS,
  ASKED_MORTGAGE_DATA_WORDS,
  ASKED_OTHER_COMMENT_WORDS,
  ASKED_OTHER_PART_WORDS,
  ASKED_PRIVACY_WORDS,
  ASKED_SERVICING_COMMENT_WORDS,
  ASKED_SERVICING_WORDS,
  ASKED_SMALL_BUSINESS_DATA_WORDS,
  ASKED_SMALLER_POINT_WORDS,
  ASKED_ABILITY_TO_REPAY_WORDS,
  ASKED_APPRAISAL_WORDS,
  ASKED_BORROWER_WORDS,
  ASKED_CARD_COMMENT_WORDS,
  ASKED_CARD_LIMIT_WORDS,
  ASKED_CARD_PAYMENT_WORDS,
  ASKED_CARD_STATEMENT_WORDS,
  ASKED_CARDHOLDER_WORDS,
  ASKED_COMMENT_WORDS,
  ASKED_COUNTER_LENDING_WORDS,
  ASKED_HELOC_WORDS,
  ASKED_HIGH_COST_WORDS,
  ASKED_HOME_LOAN_WORDS,
  ASKED_LESSER_LENDING_WORDS,
  ASKED_LOAN_AD_WORDS,
  ASKED_LOAN_ORIGINATOR_WORDS,
  ASKED_MORTGAGE_COMMENT_WORDS,
  ASKED_MORTGAGE_SERVICING_WORDS,
  ASKED_RESCISSION_WORDS,
  ASKED_STUDENT_LOAN_WORDS,
  ASKED_TRID_FORM_WORDS,
  ASKED_TRID_WORDS,
  ASKED_TRUTH_IN_LENDING_WORDS,
]

let said: Map<string, string[]> | undefined

/** By the name of a place, how the trade asks for what is there. Read when an index is built: a start needs none of it. */
export function tradeWords(): ReadonlyMap<string, readonly string[]> {
  said ??= phrasesOf([...LISTS, ...ASKED])
  return said
}

/** By the name of a place, what people say there who never heard of it from the questions that we measure by. */
export const everydayWays = (): ReadonlyMap<string, readonly string[]> => phrasesOf(ASKED)

function phrasesOf(lists: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lists.flatMap((words) => words.trim().split('\n'))) {
    const [place = '', phrases = ''] = line.split(' | ')
    found.set(place, [...(found.get(place) ?? []), ...phrases.split('; ')])
  }
  return found
}

export const saidOf = (part: string, key: string): readonly string[] =>
  tradeWords().get(placeName(part, key)) ?? []
