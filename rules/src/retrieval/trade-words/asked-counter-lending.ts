/** How the counter and the phone ask about cards, equity lines, consumer loans, and their fees. Written from the text, not reviewed by a person yet. */
export const ASKED_COUNTER_LENDING_WORDS = `
1026.4(c)(7) | do we count the title work in the cost of a refinance; which closing fees are left out of the yearly rate; can a mobile home without land use this exclusion; reasonable real estate charges outside the finance charge
1026.4(c)(7)(iv) | appraisal on a house, inside the apr or out; termite report on a purchase; inspection after closing of a build loan; flood zone check fee outside
1026.4(c)(1) | 50 dollar fee from each loan applicant, is it interest; we only bill approved people, may we exclude it; app charge for a car loan; fee to process everyone's request
1026.4(c)(2) | is a late fee part of the finance charge; repossession costs counted in apr; charge for going past the limit; returned payment charge on a loan
1026.4(c)(3) | is courtesy pay interest; overdraft charge without a written promise; NSF items paid by the bank; does an overdraft fee trigger truth in lending
1026.4(b)(5) | is private mortgage insurance in the yearly cost; FHA upfront premium in the box; guaranty fee for a student loan; who counts default insurance
1026.4(d)(2) | may he bring his own car insurance; forced place insurance in the apr; we sell home insurance, what must we say; premium left out if he may choose
1026.4(e)(1) | title lien fee at the DMV; cost to record the mortgage left out; fee to release the lien; UCC-1 fee on a boat loan
1026.4(a)(2) | closing lawyer's fee we did not ask for; title company overnight charge; which settlement costs count; escrow agent's wire fee in the yearly rate
1026.4(a)(3) | broker fee paid by the customer, in the apr; lender pays the broker, count it or not; every mortgage broker charge counts; fee to the broker for delivery
1026.17(c)(2)(i) | not sure of the funding date, what do we print; put est by unknown amounts; guess the insurance cost; information came late, still best guess
1026.17(c)(6)(ii) | loan to build and then live with, how many disclosures; single close build loan papers; combine draw time and permanent loan; construction first then end loan by the same bank
1026.17(d) | do both signers get a copy; cosigner wants his own papers; two banks lend together, who discloses; one set for a married couple on a car loan
1026.17(f) | gave numbers Monday, rate changed Friday; do we reprint the TIL before signing; apr moved a quarter before the note; printed early then changed term
1026.18(b) | how is the amount financed figured; why is it less than the loan; negative equity in the amount; fees rolled in and prepaid charges out
1026.18(d)(1)(i) | we missed a 60 dollar fee in a mortgage finance charge; how wrong may a home loan box be; short by 150 dollars, violation; understated on a mobile home loan
1026.18(g) | weekly payments, how to print; balloon at the end of a car loan, list it; dates and amounts of each payment; irregular first payment line
1026.18(h) | sum of everything he will pay; total in the fed box; single note, is a total needed; add all installments
1026.18(k)(2) | precomputed loan paid off early, refund; rule of 78s statement; does he get part of the charge back; add-on interest early payoff box
1026.18(l) | how much is charged if late, in the box; late fee after ten days; five percent or 25 dollars, print how; no late fee, leave blank
1026.18(m) | must we list what secures it; title to the car as collateral; savings pledged for the loan; we take a lien on all his deposits
1026.18(n) | where do the insurance sentences go; signature for credit life in the box; debt protection lines; optional cover on the form
1026.19(b) | customer asks about an arm, what do we hand out; adjustable loan on his home, early papers; apply for a 5/1, which booklet; three-year arm on a second home
1026.20(a)(4) | borrower is behind and we stretch the loan; add past due interest to the balance; is a workout a new loan; modify due to hardship at the same rate
1026.22(a)(3) | build loan with draws, apr leeway; step-rate payments and apr error; apr off by .2 on an uneven loan; irregular schedule quarter point
1026.25(c)(2)(ii) | broker owner asks how long to keep comp papers; records of what lenders paid us, three years; mortgage brokerage pay agreements kept; LO company retention
1026.28(a)(1) | our state wants a different form; is state disclosure law overridden; conflict between state and federal box; state law inconsistent
1026.40(d)(5)(i) | how long may she draw and how long to repay; line has ten years then fifteen; tell the draw time at application; repayment phase length
1026.40(d)(5)(ii) | how is the least payment on the line set; will paying the minimum clear the debt; balloon at the end of the equity line; interest-only draws, say so
1026.40(d)(6) | fixed-rate line, what rate do we show; recent rate on the early form; rate does not include other costs; which date for the line's rate
1026.40(d)(7) | list what the line costs to open and keep; annual charge and early closing charge told; transaction fee per draw told; fees for having the line
1026.40(d)(8) | guess at title and appraisal cost for a line; range of outside fees; third-party costs to start the line; taxes to record the line
1026.40(d)(12)(ix) | how high may my line's rate go; ceiling of 18 on the equity line; yearly limit on the line's rate; is there a cap each year
1026.40(d)(12)(xi) | old table of rates on the line form; fifteen years of index numbers; refresh the history each year; example of 10000 drawn
1026.40(e) | booklet for a line of credit on the house; forgot the heloc brochure; which pamphlet with the line form; may we print our own guide
1026.40(f)(1) | may our board set the line's rate; rate tied to our own base rate; raise the spread on old lines; index that we do not control
1026.40(f)(2)(iii) | owner let fire insurance end; he deeded the house to his son; unpaid property taxes on a line house; second lien holder forecloses; borrower died, only one on the line
1026.40(f)(3)(iii) | customer signs a change to his line; extend the line by agreement; both owners must sign the change; may he agree by clicking
1026.40(g) | margin went up before he opened the line, he quits; give back all money paid for the line; who refunds when terms differ from the sheet; fees back for changed line terms
1026.9(c)(1)(i) | fifteen days before the line's new terms; tell equity customers of a fee change; higher minimum on lines, when to write; letter before changing a line
1026.55(b)(2) | prime is up, raise the card; may we set a floor under the card rate; variable card tied to a public index; index of our own
1026.55(b)(5) | payment plan failed, what rate now; lower rate for hardship then back; counseling plan ended on a card; can we go back to the old price after a workout
1026.55(c)(2) | she refused the raise, how may she pay off; demand the whole balance; five years to pay the frozen balance; faster payoff of old debt
1026.55(d)(1) | bank sold my closed card, new rate; purchase of a card portfolio and old balances; closed account price; acquired balances keep their rate
1026.56(b)(2) | approve above the limit without asking; may we let it go through and not charge; no yes on file; free overlimit for the customer
1026.56(f) | wife opted in, husband did not; either joint owner may revoke; consent of one counts for all; two owners on overlimit
1026.56(j)(3) | promise a higher line for saying yes; limit depends on consent; pressure to opt in; no opt in, smaller line
1026.56(j)(4) | late fee put him above his line; interest made it go over; no charge when our fees cause it; only fees pushed him over
1026.57(d)(1) | affinity card with the alumni club, report it; yearly report on college deals; which banks file the university report; agreement with a campus foundation
1026.58(c)(1) | when do we file our card contracts; quarterly upload of agreements; first business day on or after January 31; file terms with the bureau
1026.58(c)(5)(i) | we only have 4000 cards, do we file; small card program exempt; under ten thousand open accounts; community bank cards and filing
1026.58(d)(1) | must card contracts be on our site; public posting of agreements; site page with card terms; which contracts are posted
1026.59(a)(1) | we raised rates on bad credit, must we look again; recheck a card's higher rate; six months after the raise; customer asks to lower the raised rate
1026.59(c) | how often must raised rates be looked at; twice a year review; half-yearly look at raised rates; first look within six months
1026.59(d)(1) | look at score now or what we used then; factors for the rate review; compare with new customers' price; old factors or current
1026.60(b)(5) | print how he can avoid interest; 25 days free in the offer; no free days, what wording; due date at least days after
1026.60(b)(14) | small limit and big fees, show what is left; starter card with deposit; fees take 15 percent; secured card offer
1026.60(c)(1) | email a card offer, box needed; mail prescreened offers with table; website application box; link to terms or show them
1026.60(c)(2)(i) | mailed an old rate, is it okay; sixty days before mailing; rate changed after print; how recent the offer rate
1026.60(e)(1) | leaflet at the counter with a card form; rack brochure terms and date; magazine card application; print date and call for changes
1026.60(f) | teller hands a card application to a customer; store clerk asks if he wants the card; in-branch card form; face to face offer
1026.16(e) | radio spot for our card; television ad, may we give just a phone number; short ad for a line; what must be spoken on air
1026.24(g) | say the terms on the radio; loan ad on tv; apr and a phone number on air; thirty seconds for a car loan ad
1026.24(h) | ad for loans above the home's value; tax claim in a loan flyer; over 100 percent ltv ad; interest may not be deductible line
1026.24(i)(5) | say goodbye to your debt ad; mortgage cancels debt claim; wipe out bills mailer; debt elimination ad
1026.24(i)(6) | loan counselor on my business card; may our lenders use counselor; mortgage counselor in an ad; for-profit counselor title
1026.24(i)(7) | Spanish ad with English fine print; teaser in Spanish only; bilingual mortgage ad; Vietnamese ad missing terms
`
