/** What tellers, collectors, and their customers ask, in whole questions. */
export const ASKED_BRANCH_WORDS = `
1005.6(b)(1) | purse stolen monday and I called tuesday, what do I lose; member phoned within 48 hours of finding the card missing; maximum fifty bucks if she calls quickly; cap on cardholder loss with fast notice
1005.6(b)(2) | he knew the card was gone for a week before calling; waited four days to say the debit card was lost; how much can the member eat if he reports late; loss cap when the call came after two days
1005.6(b)(3) | someone drained my checking since spring, I never opened statements; old ach theft found six months later; how long do customers have to check statements for fraud; bank says I waited too long past 60 days
1005.6(a) | we never gave her disclosures, does she owe for the fraud; when may a bank hold a cardholder responsible; what must be in place before any loss falls on the customer; no means to identify the user of the card
1005.7(a) | when should the rights sheet for debit cards be handed over; new checking with a card, timing of the eft brochure; do we give the transfer disclosure before the first swipe; signed up for online transfers, paperwork due
1005.8(a)(1) | we want to charge for bill pay next month, how much warning; new monthly debit card charge letter timing; lowering daily withdrawal limit advance notice; three weeks ahead notice of worse transfer terms
1005.8(b) | do we mail the error resolution notice every year; back of the statement short notice instead of yearly; how frequently must customers get the dispute rights text; annual billing of errors notice for checking
1005.9(b) | must a checking account get a statement every month; member has no card activity this month, statement or not; can we mail only quarterly; how often to send account statements with atm use
1005.10(b) | the gym keeps pulling money and I never signed; verbal okay for monthly ach good enough; does the payee give the customer a copy of the debit authorization; what kind of permission is needed for repeated withdrawals
1005.10(c)(1) | customer calls today about a debit coming in on friday; how many days before must someone ask to stop an insurance ach; member wants a stop on a recurring payment and only phoned; can I block the streaming service from taking money
1005.10(c)(2) | may we require a signed form after a phone stop payment; verbal stop order lapses after two weeks without paper; fourteen days to get the stop in writing; we never received the written stop request
1005.10(e)(1) | can we make auto payment a condition of the car loan; payday shop demands account access to lend; is a rate break for autopay okay; no loan unless you let us debit
1005.10(e)(2) | my boss says I must use his bank for wages; can the company force a pay card on workers; employee has no account and employer insists on one bank; must staff take direct deposit at our credit union
1005.11(b)(1)(i) | how long after the statement can she bring an atm dispute; member complains about an electronic charge from four months ago; deadline for a customer to report a transfer mistake; is a 75 day old claim too late
1005.11(b)(2) | can we make her sign a dispute form before starting; phone claim, paper within ten business days; written statement of the dispute after a call; do we wait for the claim form
1005.11(c)(1) | how many days do I have to work a debit dispute; ten business day rule on claims; when must we finish looking at an atm claim; bank is taking forever on my fraud claim
1005.11(c)(2)(i) | do I get my money back while you investigate; when must the temporary credit be posted; can we hold back fifty dollars of the provisional amount; claim not finished on day ten, what must we do
1005.11(c)(2)(ii) | she got temporary credit, may she spend it; when do we tell the member the provisional amount; letter two days after putting the money back; freeze on temporary funds
1005.11(c)(3)(i) | brand new member claims fraud in week two; twenty business days for a fresh account; extra time for accounts less than a month old before credit; first deposit was last week and there is a dispute
1005.11(c)(3)(ii)(B) | gas station purchase on a debit card, how long to investigate; signature or pin purchase claim ninety days; longer clock for merchant card disputes; does 90 days apply to a store swipe
1005.11(d)(1) | what goes in the letter when we deny the debit dispute; customer wants to see the proof you used; written findings to a member after no error; explain the denial of a card claim
1005.11(d)(2)(ii) | we took the credit back and her checks are bouncing; five business days of paying items after reversal; no nsf fee when provisional credit is pulled; honor payments after denial of a claim
1005.13(b)(1) | how many years should dispute files be kept; two years for transfer records; toss old atm claim folders; retention schedule for debit disclosures
1005.16(c) | where must the atm owner show the surcharge; do we still need the sticker on the machine; fee message before cash comes out; on screen warning of the charge
1005.17(b)(1) | never agreed to courtesy pay but got a debit swipe fee; can we charge thirty dollars for an atm overdraft without a signup; what do we need before charging overdraft on everyday card purchases; four steps before an od fee
1005.17(b)(2) | can we bounce her checks because she did not opt in; tie check coverage to the card election; refusing to pay ach for non enrolled; make opt in a package deal
1005.17(f) | I want off overdraft coverage; member changed her mind about courtesy pay; how fast must we take out the opt-in; customer may say yes to overdraft later
1005.17(e) | husband said yes to overdraft and wife says no; two people on the account, who decides; one owner cancels the opt-in; consent by just one joint holder
1005.20(e)(2) | gift card says it ran out after two years; how long must the money on a gift card last; expiration less than five years okay; funds on the card valid until when
1005.20(d)(1) | monthly fee on an unused gift card; how long idle before a dormancy charge; fee eight months after purchase; inactivity of one year
1005.30(f)(2)(i) | we send 200 wires abroad a year, do remittance rules apply; small credit union few foreign wires; count of transfers for the exemption; five hundred a year cutoff for international wires
1005.31(b)(1) | wiring money to the philippines, what do I hand her first; quote sheet before an international wire; what fees and rates are shown beforehand; before paying for money transfer overseas
1005.33(b)(1)(i) | sender says in month five that the money abroad never came; how long can she complain of a foreign wire; six months to report a remittance problem; late complaint on a transfer to mexico
1005.33(c)(1) | days to research a missing international wire; when must we answer the sender; ninety days and three business days for remittance complaint; overseas wire claim deadline
1005.34(a) | she sent money to india and wants to undo it right away; half hour window to cancel; can I cancel the transfer I just paid for; sender regret right after payment
1005.34(b) | how soon is the sender paid back after cancelling; do we return the wire charge too; three business days refund of a cancelled remittance; keep our fee after a cancel
1030.3(e) | what do I say when a caller asks about cd rates; teller quoting yield over the phone; spoken answer on savings rates; must I state apy when someone asks at the window
1030.4(a)(1)(i) | new account at the desk, when is the fee sheet given; opened by mail, how long to send terms; do we hand out terms before the signature card; member opens a cd by phone
1030.4(a)(2)(i) | someone walks in and wants a copy of account terms; stranger requests fee brochure; asked by email for cd disclosures; do noncustomers get terms if they ask
1030.4(b)(4) | every charge on the fee schedule or only some; where must overdraft charges be told; new fee sheet contents; do we list the dormant account fee
1030.5(a)(1) | adding a monthly service charge, how early do we tell people; raising the minimum balance needs a letter; how long before a worse change on savings; bank changed my account without telling me
1030.5(a)(2)(i) | savings rate is dropping tomorrow, letter needed; lower the money market yield without warning; variable account rate cut; may we cut interest any day
1030.5(b)(1) | two year certificate maturing next month, what do we mail; renewal letter for long cds; customer did not hear that his 3 year cd rolled; contents of the notice for over twelve months
1030.5(b)(2) | nine month certificate coming due and rolls over; short cd renewal letter; what do we send for a 6 month cd; terms of a year or under at renewal
1030.5(c) | three year cd that simply ends, any notice; non renewing certificate letter ten days; does interest stop after maturity notice; single maturity cd over a year
1030.6(a)(1) | what yield shows on the monthly statement; apy earned figure required; statement for interest checking needs which rate; apye on a savings statement
1030.7(a)(1) | may we pay interest on the lowest balance; do we have to pay on every dollar each day; ways to compute savings interest; interest only on 90 percent of the money
1030.8(a)(2) | can we say free checking with a maintenance fee under 500; no cost account wording; account is free unless; calling an account free
1030.8(b) | ad shows rate without apy; how do we state yield in a newspaper; put the interest rate bigger than apy; which rate words may a savings ad use
1030.8(d) | hundred dollar new account offer in an ad; gift promo required lines; what must we print with a cash bonus; free tablet for opening an account flyer
1030.8(e)(2)(ii) | rates on the lobby screen, what else must it say; sign by the teller line with apy; see us for details wording; inside sign with a rate
1030.9(c) | how long do we hold account disclosure proof; retention for rate sheets and ads; truth in savings files two years; toss last year's cd notices
1030.11(a)(1) | box with total overdraft fees on statements; show what she paid in nsf this year; do all banks show the fee totals; fee summary required
1030.11(c) | atm shows balance including courtesy pay; phone line gives money that is not hers; online balance padded with overdraft; which balance may we display
1006.6(b)(1)(i) | collector called me at 9:30 at night; earliest hour to dial a debtor; can we phone on sunday morning at seven; hours for calls and texts on old bills
1006.6(b)(3) | debtor asks us not to call the plant; phoning at the job after the employer objected; can collectors call my work; workplace contact ban
1006.6(c)(1) | he wrote leave me alone; letter refusing to pay, what now; how do I make collectors stop; written request to quit contacting
1006.6(d)(1) | can I tell her mother about the bill; collector spoke with my coworker; may we leave word with a roommate; talking about a debt with anyone else
1006.10(b)(1) | asking a neighbor where he moved; what may I say when hunting for an address; skip trace call script; identify yourself to a relative
1006.14(b)(2)(i)(A) | collector rings me ten times a week; seven attempts in seven days; how many dials per account are okay; limit on weekly calls
1006.14(b)(2)(i)(B) | we spoke yesterday, can we call again tomorrow; wait after a conversation; week of silence after talking; next call after contact
1006.18(e)(1) | what must be said on the first collection call; attempt to collect a debt statement; opening words of a dunning letter; initial disclosure to a debtor
1006.22(b) | can the agency add its own fee; charge five dollars to pay online; collecting interest not in the note; surcharges on a debt
1006.26(b) | ten year old credit card debt and a lawsuit; can they sue me after the limit ran; threaten court on an expired debt; filing suit on stale account
1006.30(a)(1) | debt showed on my report and nobody told me; must we reach out before credit reporting; list on bureau before a letter; surprise collection tradeline
1006.34(a)(1)(i)(B) | when do I get something in writing from the collector; five days after first talk letter; send validation after a phone call; how quickly is the debt letter mailed
1006.38(d)(2) | I told them in writing it isn't mine; pause until proof is sent; debtor disputes within the month; what happens upon a written challenge
1006.100(a) | how many years do collectors keep files; three years from last activity; retention for closed collection accounts; destroy agency records
1016.4(a)(1) | new customer, when is the privacy notice handed out; opening an account and the privacy form; do borrowers get a privacy paper; first privacy letter timing
1016.5(e)(1) | do we have to send privacy letters each year anymore; we share only with processors, annual notice; relief from yearly privacy mailing; no changes in sharing
1016.10(a)(1) | may we sell our member list; what is needed before giving names to an outside company; giving customer data to a marketer; sharing with unrelated firms
1016.12(a) | telemarketer wants our card numbers; give acct numbers for marketing; list with account numbers to a partner; may account numbers leave for sales calls
1016.15(a)(4) | sheriff calls about a customer; can we tell police about elder abuse; detective wants account info; share records with law enforcement
1016.15(a)(7) | we received a subpoena, does privacy stop us; court wants statements; examiner asks for files; legal process and customer data
1016.7(g) | member opted out last week and got a partner mailing; how quickly must sharing end; time to process a no sharing request; promptly apply the choice
1016.7(i)(1) | does the opt out run out; choice lasts until cancelled; must they repeat no each year; revoke privacy choice
`
