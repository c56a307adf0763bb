/** What people of the branch and the back office ask day by day, in whole questions. */
export const ASKED_EVERYDAY_WORDS = `
1005.2(m) | is it fraud if somebody used her phone to send money; what makes a withdrawal unauthorized; money left by transfer and she got nothing from it; hacker moved cash by online banking
1005.2(m)(1) | grandma gave her card to the caretaker who then stole; nephew had the card with her blessing; he shared his login and is sorry; gave away the pin willingly
1005/comment 2(m)-3 | caller pretended to be our fraud department and got her passcode; thief took the card at knifepoint; crook talked him out of his login; member handed credentials to an imposter
1005/comment 6(b)-2 | pin was taped to the stolen card, do we still refund; may we deny a claim for carelessness; he kept the code in his wallet; reckless member, liability
1005.3(c)(3) | is a bank wire protected like a debit card; grandson scam paid by wire; does the dispute rule reach fedwire; wire to a fraudster, refund duty
1005.3(c)(1) | someone washed my check, which dispute rule; counterfeit checks on a consumer account; are paper items under the electronic rule; fake signature on a check
1005.3(b)(1) | which payments count as electronic; is a mobile wallet payment covered; money sent with a phone app; does bill pay through the website count
1005.5(b)(4) | new card came in the mail, how is it turned on; identity check before activating; who may activate an unrequested card; caller wants to validate a card
1005.7(c) | member adds mobile deposit later, more papers; new feature with other terms; extra disclosure when a service is added; signed up for transfers after opening
1005.8(a)(2) | fraud wave, may we lower limits today; change for safety without waiting; block foreign atm use at once; emergency cut in card limits
1005.9(a) | does the cash machine have to print a slip; pos sale and paper proof; customer got no receipt at the atm; what must be offered at a terminal
1005.10(d)(1) | electric company took more than last month without telling; ten days ahead of a different debit amount; letter for varying autopay; biller raises the draft
1005.11(a)(1)(v) | machine kept my twenties; cash machine shorted the member; atm jammed and debited full amount; asked for money and got less
1005.11(a)(1)(vii) | member wants proof of what a transfer was; asks for the sales slip of a debit; request for details on a payment; more info on an entry
1005.11(c)(2)(iii) | we agree it was our mistake, when is it fixed; one business day to correct; credit after we find an error; how fast to repair a confirmed transfer mistake
1005.11(c)(2)(iv) | when do we tell the member how the claim ended; three business days after we finish; result letter timing; make temporary credit final notice
1005.11(c)(3)(ii)(A) | card used in spain, how long to research; claims on overseas withdrawals; international debit claim takes ninety; foreign cash machine trouble
1005.11(e) | she reopens the same claim with a new letter; already answered, must we look again; repeat dispute on one item; second look at a denied debit claim
1005.12(a)(1) | stolen debit card with overdraft protection used; which rules govern theft on a card with both; debit fraud that dips into the credit line; reg e or reg z on a dual card
1005.17(b)(3) | can non enrolled people get a costlier account; treat opt in and opt out people alike; deny debit card to those who say no; same features without courtesy pay
1005.17(g) | does the opt in expire; ask again every year; overdraft election lasts how long; stays in force
1005.18(c)(1) | do reload card holders get paper statements; card without mailed statements; what do we offer instead of statements; see card activity online
1005.18(e)(3)(i) | customer never registered the card and lost money; no id given, must we refund; anonymous card stolen; unverified holder's fraud
1005.19(b)(4)(i) | only 1200 prepaid cards out, file contracts; small card program filing; less than three thousand open accounts; tiny prepaid issuer
1005.31(g)(1) | we advertise in spanish, remittance forms in spanish; customer speaks only creole; forms in the language of our ads; bilingual transfer slip
1005.33(a)(1)(iv)(D) | sender typed the wrong iban; money went to another person because of her number; wrong swift code by customer; who bears a mistyped account abroad
1005.36(c) | monthly money to mom, she wants to stop next one; cancel a future dated transfer; three days ahead to halt a scheduled remittance; stop a preset foreign payment
1002.2(c)(2)(ii) | inactive card cut off, letter or not; we froze a past due line; dormant for two years and closed; delinquent so we blocked draws
1002.2(c)(2)(v) | do we send a denial if we just don't make such loans; no boat loans here; asked for something we do not sell; product not on our shelf
1002.6(b)(3) | newlywed might quit work for kids; she is on leave with a newborn, count income; assume a mom will stop working; maternity and underwriting
1002.6(b)(7) | work visa ends in two years, may we consider; not a permanent resident, lend; asylum seeker and loan; status papers in the decision
1002.6(b)(8) | unmarried partners buy together; count both incomes of a couple not wed; gay couple same standards; boyfriend and girlfriend joint mortgage
1002.7(b) | she wants her loan in the name she was born with; keep maiden name on card; two last names joined; bride changes name on account
1002.7(c)(1) | customer just turned 65 and retired, new application; widow keeps the card; split couple and their line; may we pull the account after a divorce
1002.7(d)(6) | wife of the guarantor too; all spouses of shareholders sign; owner guarantees, must his wife; guarantor's husband signature
1002.9(a)(1)(ii) | refused before the file was finished; incomplete and declined; thirty days after saying no on a partial file; adverse decision with missing items
1002.9(a)(1)(iii) | lowered a member's credit limit, what letter; froze one heloc, when to write; existing line closed letter in a month; took away his overdraft line
1002.9(a)(2)(ii) | must reasons be in the first letter; customer calls to learn why; right to know in sixty days; answer within thirty days of asking
1002.9(f) | one letter to a couple; each co-applicant needs own decline; who gets the notice of two; primary borrower only
1002.9(g) | dealer sent the deal to five banks; who writes the turn down; broker placed it elsewhere; no one funded through the dealer
1002.12(b)(2) | paperwork after we closed a credit line; how long to hold limit cut files; adverse on existing account record; complaint of bias record
1002.12(b)(4) | examiner opened a case, stop shredding; sued for bias, keep files; hold records past normal time; under inquiry retention
1002.13(c) | why are you asking my race; what do I tell her on monitoring questions; government wants it to check fairness; explain demographic boxes
1002.14(a)(4) | deal fell through, still give the appraisal; declined buyer wants the report; withdrew but paid for valuation; dead file and copy
1022.43(b)(2) | dispute written by a credit fixer; form letter from a repair shop; mill letters here; must a lender work credit clinic disputes
1022.43(c) | borrower mailed the dispute to our branch; which address counts for direct disputes; address shown on the report; set an address for credit disputes
1022.72(b)(1)(i) | which score gets the pricing letter; how is the 40 percent cutoff found; score below cutoff; pick borrowers by score
1022.73(c)(1)(i) | when is the pricing letter handed on a car loan; before she signs the note; after approval and before closing; timing on installment loans
1022.74(f)(1) | applicant has no score at all; bureau returned no score; what goes to an unscored borrower; notice without a number
1022.75(c)(1) | husband and wife on the loan, one pricing letter; two applicants same house; co-borrowers and letters; separate letters when scores shown
1022.42(a) | do we need a written policy for bureau reporting; small lender furnishes data, procedures; accuracy program here; reporting manual here
1024.5(b)(2) | investor buys a rental, respa or exempt; loan to a company on a house; farm loan with a home on it; business reason and escrow rules
1024.5(b)(3) | builder loan under a year; construction only and respa; bridge to sell the old house; one time close loan covered
1024.14(c) | fee shared with someone who did no work; add on to the appraiser's bill and split; payment for nothing; divide a charge with a friend
1024.14(g)(1)(vi) | can we host a class for agents; pens and cookies for realtors; sponsor a broker open; pay for agent's flyers
1024.15(b)(2) | make buyers use our insurance agency; can I insist on our title company; choice of provider by borrower; required vendor here
1024.16 introductory text | seller picks the title company; builder forces his title insurer; bank owned house and title; buyer's right to choose title
1024.17(c)(1)(i) | how many months of taxes at closing; first escrow deposit; setting up impounds at the table; cushion collected at settlement
1024.17(f)(3)(i)(B) | can we ask for 150 shortage at once; lump for a small shortage; thirty days to pay a little shortage; short less than one payment pay now
1024.17(f)(4)(ii) | escrow overdrawn by 1800; collect large negative in installments; advanced taxes, two or more payments; month or more in the hole
1024.17(f)(4)(i)(B) | overdrawn by 90 dollars, ask at once; small negative due in thirty days; tiny deficiency lump; bill the little advance
1024.17(g)(1) | what escrow paper at closing; forgot the opening statement; within forty five days of settlement; projected taxes shown at start
1024.17(k)(2) | not enough in escrow to pay taxes, do we advance; front the money for insurance; payment ten days late and tax due; may we let the bill go unpaid
1024.17(k)(3) | pay taxes in one shot for the discount; semiannual or annual county bill; customer prefers two halves; no discount, which way
1024.33(b)(4) | what must the servicing transfer letter tell; phone numbers and dates for the sale; goodbye letter checklist; items in a hello letter
1024.34(b)(2) | refinanced with us, keep the escrow; carry impounds to the new mortgage; does she have to agree to move escrow; same lender refi escrow
1024.35(b)(4) | they didn't pay my property taxes; insurance lapsed though escrowed; unpaid bill complaint; late refund of escrow as an error
1024.35(f)(1) | fixed the mistake in three days, more letters; corrected early here; tell in writing within five days; no full response needed
1024.35(g)(1)(iii) | complaint on a loan paid off in another year; sold it two years ago; over a year since discharge; stale error letter
1024.35(i)(1) | can we report late during a complaint; two months without bad reporting; credit bureau while disputing a payment; sixty days no negative furnishing
1024.36(i)(1) | borrower passed away, son writes; what papers from a widow; list of proof for a new owner; heir asks what we need
1024.37(c)(1)(iii) | no proof after both letters, may we bill; fifteen days passed; customer silent on insurance; charge date after the reminder
1024.37(h)(1) | kickback in lpi price; pad lender insurance cost; fair price for force placed; charges must be real and reasonable
1024.39(c)(1)(i) | chapter 13 filed, stop the calls; bankrupt homeowner phone contact; filed last week, dial or not; live contact in bankruptcy
1024.39(d)(3) | told to stop writing, still send options letter; cease notice and late homeowner; modified letter when debtor says stop; no payment demand in it
1024.41(c)(2)(iii) | give three months off while papers come; quick repayment plan without package; short help on a partial file; write down terms of the pause
1024.41(d) | letter must say why the mod failed; reason for no trial plan; income too low as a reason; explain denial of modification
1024.41(e)(1) | how long to say yes to a workout; two weeks to accept; seven days when sale is near; offer acceptance period
1024.41(f)(2) | full package on day 100, refer or wait; applied before foreclosure began; cannot file while reviewing; hold the referral
1024.41(h)(3) | who hears the appeal; fresh eyes on a denied mod; same person reviewed twice; independent look here
1024.41(i) | third request this year; caught up and fell behind again; once per delinquency review; prior full review and still late
1024.41(j) | community bank with 400 loans, foreclosure start; small servicer still waits 120 days; exempt from most loss mit; performing plan no sale
1006.2(j)(1) | voicemail that does not reveal a debt; leave a safe message; what to say on her machine; business name without collections
1006.6(a)(4) | debtor died, talk to the daughter handling things; executor and collectors; estate person here; who may discuss a dead man's bill
1006.6(b)(2) | she hired a lawyer, who do we call; letter of representation arrived; attorney stopped answering; contact with a represented person
1006.6(e) | must every text have a stop option; unsubscribe in emails on debts; how does he opt out of texts; easy way to end messages
1006.14(h)(1) | quit emailing me; only write letters please; no calls on my cell; channel he asked us to avoid
1006.22(f)(4) | collector wrote on my timeline; may we use facebook; public comment about a bill; friend request by agency
1006.34(c)(2)(viii) | show interest and fees since the date; breakdown of what is owed; zero fee lines; itemized balance on the letter
1006.34(c)(5) | mortgage and validation letter; send the monthly bill with it; home loan itemization swap; statement in place of breakdown
1006.38(c) | who did I owe first; asks for the original bank; stop until we answer the creditor question; first lender's name and address
1007.103(b)(1)(i) | mlo renewal window; did not renew by new year's; november december registration; confirm nmls data
1007.103(b)(1)(ii) | got married, update nmls; moved jobs, thirty days; new lawsuit on record; registry change deadline
1016.5(b)(1) | loan paid off, privacy letter; ex member mailing; account closed, annual notice; stop sending to former customers
1016.7(d)(4) | need both spouses to opt out; one owner is enough; wait for all holders; bank joint choice
1016.9(d) | may I just tell them the privacy policy; read it aloud; phone only privacy notice; talk instead of paper
1016.13(a)(1) | mailing house for our promos; outside marketer and opt out; joint promo with an insurer; agreement with the ad firm
1016.14(a)(1) | statement printer gets names; card processor data; do people opt out of core vendor sharing; needed to run the account
1016.15(a)(2)(ii) | warn another bank of a forger; share to catch a scammer; fraud ring data exchange; guard against bogus claims
`
