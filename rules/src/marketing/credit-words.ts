/** Words that several rules of credit look for. All are read in plain text: see `plainText`. */

const NUMBER = String.raw`(?<![\d.,$])\d{1,3}(?:\.\d{1,3})?\s?(?:%|percent\b)`

/** A percentage that is a rate: not a down payment, a share of the price, a discount, or a yield. */
export const RATE = new RegExp(
  String.raw`${NUMBER}(?!\s*(?:down\b|off\b|of\b|discount|financing|financed|cash\b|required|LTV\b|loan[- ]to[- ]value|match|APY\b|annual percentage yield))`,
  'i',
)
export const APR = /\bannual percentage rate|\bAPRs?\b/i
export const MAY_RISE =
  /\b(?:may|can|could|might|will)\s+(?:also\s+)?(?:increase|rise|change|vary|adjust|go up|be increased|be adjusted)\b|\bsubject to (?:an? )?(?:increase|change|adjustment)|\bvariable[- ]rate\b|\brates? (?:is|are) variable\b/i
export const PHONE = /(?<!\d)(?:1[- .]?)?\(?8(?:00|33|44|55|66|77|88)\)?[- .]\d{3}[- .]\d{4}(?!\d)/

const DOLLARS = String.raw`\$\d[\d,]*(?:\.\d{2})?`

/** Comment 24(d)(1)-3: "Payable in installments of $103", "$25 weekly", "$1,650 per month". */
export const PAYMENT_AMOUNT: readonly RegExp[] = [
  new RegExp(
    String.raw`${DOLLARS}\s?(?:\/\s?|an? |per |each |every )?(?:mo\b|month(?:ly)?\b|week(?:ly)?\b|biweekly\b)(?! (?:\w+ )?(?:charge|fee)s?\b)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:payments?|installments?) (?:of|as low as|from|starting at|are|is|under|just|only) (?:just |only )?${DOLLARS}`,
    'i',
  ),
]

/** Comment 24(d)(1)-2: "48-month payment terms", "30-year mortgage", "36 monthly installments". */
export const PAYMENT_PERIOD: readonly RegExp[] = [
  /\b\d{1,3}[- ](?:month|year|yr)s?[- ](?:[a-z]+[- ]){0,3}?(?:mortgages?|loans?|terms?|financing|payments?(?: terms?)?|fixed|repayment)\b/i,
  /\b\d{1,3} (?:[a-z]+ ){0,2}?(?:payments|installments)\b/i,
  /\b(?:financ\w*|repa(?:y|id)\w*|pay(?:able|ments?)?|terms|borrow)\b[^.!?]{0,40}?(?:for|over|of|to|as many as|in) \d{1,3} (?:months|years)\b/i,
]

/** Comment 24(d)(1)-4: "$500 total cost of credit", "$2 monthly carrying charge", "2 points to the borrower". */
export const FINANCE_CHARGE: readonly RegExp[] = [
  new RegExp(
    `${DOLLARS} (?:[a-z]+ ){0,2}?(?:cost of credit|finance charges?|carrying charges?|service charges?|interest|origination fee|loan fee|processing fee)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:finance charges?|carrying charges?|origination fee|loan fee|processing fee|total interest) (?:of|is|are) (?:just |only )?${DOLLARS}`,
    'i',
  ),
  /(?<![\d.])[1-9](?:\.\d{1,3})? (?:discount |origination )?points?\b/i,
]

/** “No closing costs”: not a triggering term (comment 24(d)(1)-4.ii), but a term that has to be on offer. */
export const NO_FEES: readonly RegExp[] = [
  /\b(?:no|zero|without) (?:lender |origination |application |hidden )?(?:closing costs?|fees)\b/i,
]
