import type { Limits } from './edit-rules.ts'

const amount = (limit: number) => limit.toLocaleString('en-US')
const percent = (share: number) => `${Math.round(share * 100)}%`
type Say = (limits: Limits) => string
const say =
  (text: string): Say =>
  () =>
    text
const repeated = say('A code may stand only once. Leave the further field blank or report another code.')
const placeholder = (digits: string): Say =>
  say(`A value of ${digits.repeat(3)} or ${digits.repeat(5)} looks like a placeholder.`)

/** Edits that the table language cannot say. */
export const SPECIAL_SENTENCES: Readonly<Record<string, Say>> = {
  'READ-SHEET': say(
    'The first row is not a transmittal sheet: it does not have 15 fields. The loan rows are checked without it.',
  ),
  'READ-LENGTH': say(
    'The row does not have 110 fields. The official service refuses the whole file until it has.',
  ),
  'READ-VALUE': say(
    'A value cannot be read as the kind of value its field holds. The official service refuses the file and runs no edits.',
  ),
  S300: say('The first row of the file must begin with 1 and every other row with 2.'),
  S301: say('The LEI of the row must be the LEI of the transmittal sheet. Case does not matter.'),
  S302: say('The calendar year of the transmittal sheet must be the year you file for.'),
  S304: say('The number of entries on the transmittal sheet must be the number of loan rows.'),
  S305: say('The row repeats an earlier row character by character. Remove one of them, or correct it.'),
  S306: say('An originated loan (action taken 1) repeats the ULI of another originated loan.'),
  S307: say('A quarterly file needs at least one row acted on in the quarter and none after it.'),
  V600: say('The LEI must have exactly 20 characters.'),
  V601: say('Institution name and contact name, email, street and city must be filled.'),
  V602: say('An annual file has calendar quarter 4.'),
  V603: say('The telephone number must have the form 555-555-0100.'),
  V604: say('The contact state must be a two-letter code in capitals.'),
  V605: say('The ZIP Code must have five digits, or five and four with a hyphen.'),
  V606: say('The number of entries must be above 0.'),
  V607: say('The tax ID must have the form 12-3456789.'),
  'V608-1': say('A ULI has 23 to 45 letters and digits and nothing else.'),
  'V608-2': say('A NULI has 1 to 22 letters and digits, and is not NA, Exempt or 1111.'),
  V609: say(
    'The last two digits of the ULI must be the check digit of the rest. Usually a character was mistyped or cut off.',
  ),
  'V619-2': say('The action date must lie in the filing year.'),
  'V619-3': say('The action date must not lie before the application date.'),
  'V625-1': say('The census tract must be NA or eleven digits: state, county and tract.'),
  'V625-2': say(
    'The census tract is not in the list. Check the eleven digits; tract numbers change with each census.',
  ),
  V626: say('The county must be NA or a five-digit number in the list.'),
  V627: say('The first five digits of the census tract must be the county.'),
  V716: say('The county must be in the list and belong to the state.'),
  V717: say('The email address must have a name, an @ and a domain.'),
  V718: say('The calendar quarter must be the quarter you file for.'),
  'V719-1': say('The institution name must not be a number.'),
  'V719-2': say('The institution name must not be the LEI.'),
  'V628-3': repeated,
  'V631-3': repeated,
  'V635-3': repeated,
  'V638-3': repeated,
  'V669-3': repeated,
  'V692-3': say('With five units or more, affordable units must be NA, Exempt or at most the total units.'),
  'V695-1': say('The NMLSR ID must be NA, Exempt or a whole number.'),
  'V695-2': say('The NMLSR ID must not be 0. If no ID was required, report NA.'),
  'V695-3': (limits) =>
    `The NMLSR ID must have ${limits['V695-3.shortest']} to ${limits['V695-3.longest']} digits and be above 0${limits['V695-3.largest'] ? `, at most ${amount(limits['V695-3.largest'])}` : ''}.`,
  'V696-3': say('There must be one result for each automated underwriting system reported.'),
  Q303: say('LEI, federal agency or tax ID differs from the record of your institution.'),
  Q600: say(
    'The number of different ULIs differs from the number of entries on the transmittal sheet: a ULI appears more than once, or the number is wrong.',
  ),
  Q601: say('The application is more than two years older than the action. Check both dates.'),
  Q608: say('An originated loan is usually closed after the day of the application.'),
  Q610: (limits) =>
    `A first-lien loan with a rate spread above ${limits.Q610} is usually a high-cost mortgage: check the HOEPA status.`,
  Q611: (limits) =>
    `A second-lien loan with a rate spread above ${limits.Q611} is usually a high-cost mortgage: check the HOEPA status.`,
  'Q615-1': say('Total loan costs include the origination charges and should be larger.'),
  'Q615-2': say('Total points and fees should be larger than the origination charges.'),
  'Q616-1': say('Total loan costs include the discount points and should be larger.'),
  'Q616-2': say('Total points and fees should be larger than the discount points.'),
  'Q616-3': (limits) =>
    `Discount points are usually at most ${percent(limits['Q616-3']!)} of the loan amount. Points are reported in dollars.`,
  Q617: say(
    'The combined ratio is below the ratio of this loan alone. Counting every debt on the property should not make it smaller.',
  ),
  Q621: say('The NMLSR ID should have 4 to 12 characters.'),
  Q634: (limits) =>
    `More than ${percent(limits['Q634.share']!)} of the home purchase rows are originated. Denied and withdrawn applications may be missing.`,
  Q635: (limits) => `More than ${percent(limits.Q635!)} of the rows are approved but not accepted.`,
  Q636: (limits) => `More than ${percent(limits.Q636!)} of the rows are withdrawn.`,
  Q637: (limits) => `More than ${percent(limits.Q637!)} of the rows are closed for incompleteness.`,
  Q638: (limits) => `Less than ${percent(limits.Q638!)} of the decided applications are originated.`,
  Q639: (limits) =>
    `There are more than ${amount(limits['Q639.requests']!)} preapproval requests and none was denied.`,
  Q640: (limits) =>
    `More than ${percent(limits['Q640.share']!)} of the reported incomes are below $${limits['Q640.income']},000.`,
  Q646: say(
    'The row uses an exemption code. Confirm that your institution is eligible for a partial exemption (12 CFR 1003.3(d)). Many rows with this finding are normal for an exempt filer.',
  ),
  Q647: say(
    'The row uses an exemption code, and the sheet names HUD. Partial exemptions are for banks and credit unions only.',
  ),
  Q648: say(
    'A ULI begins with the LEI of the institution that assigned it. If another institution assigned it, this is right.',
  ),
  Q656: say('1111 is in a field whose exemption word is Exempt.'),
  Q657: say('1111 is in a field that has no exemption code.'),
  'Q659-1': placeholder('8'),
  'Q659-2': placeholder('9'),
  'Q660-1': (limits) => `The street address has more than ${limits['Q660-1']} characters.`,
  'Q660-2': say('The street address seems to name several places.'),
  'Q660-3': say('The street address has a sign that addresses do not have, or says “tbd”.'),
  'Q660-4': say('The street address has a number without a name, or a name without a number.'),
}
