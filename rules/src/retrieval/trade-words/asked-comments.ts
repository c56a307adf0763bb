/** How people ask for what only the commentary to Regulation Z answers. Written from the text, not reviewed by a person yet. */
export const ASKED_COMMENT_WORDS = `
1026/comment 19(e)(3)(i)-5 | lender credit went down after the estimate; less money from the lender than promised; lower lender credit is like a higher fee; may we cut the credit we gave on the LE; no closing cost loan and the credits shown
1026/comment 19(e)(3)(i)-2 | signing first and settlement days later, which amount counts; final charge after the escrow closes; compare the estimate with the last figure the borrower paid; consummation or settlement, whichever is later
1026/comment 19(e)(3)(i)-7 | test the tolerance with cents or rounded dollars; compare unrounded fee amounts; rounding and the good faith check; exact pennies for cure math
1026/comment 19(e)(3)(ii)-2 | one fee goes over but the sum stays under ten percent; fee omitted from the estimate, count it in the ten percent; how to add up the ten percent group; a service was not performed, leave it out of the total
1026/comment 19(e)(3)(ii)-5 | provider fee listed but service never bought, aggregate; drop charges not performed from the ten percent sum; only services really obtained go into the comparison; inspection waived, take it out of the bucket
1026/comment 19(e)(3)(ii)-6 | we forgot the provider list, what tolerance then; list not given so zero tolerance; written list missing and shopping; failed to name vendors, which bucket
1026/comment 19(e)(3)(iv)-3 | what do we keep to prove a changed circumstance; document the reason for the new fee; COC log in the file; notes to support the redisclosure
1026/comment 19(e)(3)(iv)-4 | send a courtesy LE that changes no tolerance; reissue for information only; update the estimate without a valid reason; new LE when fees fall
1026/comment 19(e)(3)(iv)(A)-1 | must the change cause the fee increase; only raise the fee affected by the event; ten percent group must exceed before resetting; recording group change but under ten percent, redisclose or not
1026/comment 19(e)(3)(iv)(A)-2 | examples of valid changed circumstances; natural disaster, title defect, wrong income as reasons; appraisal low value as COC; what the lender knew and what turned out
1026/comment 19(e)(3)(iv)(A)-3 | issued the LE without all six items, later a COC; missing income at application is no COC; presumed to have the six pieces; creditor skipped to collect the address
1026/comment 19(e)(3)(iv)(D)-1 | three days after the rate is set, which figures may change; lock day and revised LE; float then lock fees; which charges depend on the rate
1026/comment 19(e)(3)(iv)(D)-2 | rate locked after the CD was issued; lock at the end, no more LE; put the new points on a corrected CD; late lock after the closing disclosure
1026/comment 19(e)(3)(iv)(E)-2 | gave more than ten business days, oral or written; lender extends the life of the estimate; longer expiration named on the LE; quote good until a later date
1026/comment 19(e)(4)(i)-1 | day we learn the change, count three days; pest inspector found termites, when is the new LE due; when do we have enough information to redisclose; examples of revised estimate days
1026/comment 19(e)(4)(ii)-1 | LE and CD in the same envelope; revised estimate the day before the CD; CD used instead of a revised LE; last revised estimate before consummation, examples; changed after the CD was handed over with days to go
1026/comment 19(e)(1)(iii)-3 | denied or withdrawn within three days, still an LE; turned down on day two, no estimate; customer withdrew the application right away; silent withdrawal and the LE; cannot assume they withdrew
1026/comment 19(e)(1)(iii)-5 | construction only or construction-perm application, when is the LE due; separate loan estimates for build phase and permanent phase; asked first for construction then permanent; multiple advance loan estimates timing
1026/comment 19(e)(1)(vi)-3 | does the list have to be separate from the LE; address and phone of vendors on the list; identify the service on the provider list; how is the SSPL laid out
1026/comment 19(e)(1)(vi)-4 | listed company must be in business nearby; available provider in the borrower's area; can we list only our affiliate; vendor on the list went out of business
1026/comment 19(e)(2)(i)(A)-2 | how does the borrower say yes to proceed; email or phone is okay to go ahead; signing the LE is not intent; silence is no intent to proceed; require a certain form of yes; write down the intent to proceed
1026/comment 19(e)(2)(i)(A)-3 | may we hold a postdated check for the appraisal; run the card after intent; card number taken but not charged; fees collected before the LE arrives
1026/comment 19(e)(2)(i)(B)-1 | call the fee application fee but it is for credit; label the credit charge right; bundle more into the credit report fee; only the bona fide credit cost
1026/comment 19(f)(1)(i)-2 | figures unknown when the CD is made, estimate them; how hard must we look for the real number; CD before closing with best information; estimate on the closing disclosure allowed or not
1026/comment 19(f)(1)(i)-3 | loan denied before closing, no CD; withdrawn loan and the final form; application dead, do we send a closing disclosure; rescinded before consummation
1026/comment 19(f)(1)(ii)-2 | count back three business days for the CD; closing Thursday, received Monday; Saturday counts for CD receipt; example of dates for the closing form
1026/comment 19(f)(1)(iii)-2 | CD by email, when received; courier delivery of the closing form; prove that the borrower opened the email; overnight CD signed for
1026/comment 19(f)(1)(v)-3 | lender and title must talk about the CD; creditor stays responsible for the agent's form; is the bank liable when escrow officer sends the CD late; agree who sends the CD
1026/comment 19(f)(2)(i)-1 | walk-through credit, hand a new CD at the table; changes with no new three days, examples; fee changed two days before; corrected form at or before signing
1026/comment 19(f)(2)(ii)-1 | apr went down, is it inaccurate; examples of restarting the three days; change from arm to fixed and new wait; prepay penalty added example
1026/comment 19(f)(2)(iii)-1 | recording fee surprise after signing, dates of the corrected CD; examples of post closing changes; county bill differs, thirty days; tax proration wrong after closing
1026/comment 19(f)(2)(v)-1 | how to cure on the post-closing CD; show the refund on the form; cure at closing or within sixty days; excess over legal limit line
1026/comment 23(a)(1)-5 | add the house as more security to an old loan, cancel right; extra collateral later, what may be undone; new lien on an existing debt; adding a security interest
1026/comment 23(a)(4)-1 | joint owners, one signs the cancel form; a non-borrowing owner cancels; any owner can kill it; husband cannot stop the wife from rescinding
1026/comment 15(a)(3)-1.i | three things that start the cancel clock of the line; disclosures late by a week for the line; heloc opened and notice given later; last event counts for the equity line
1026/comment 40(b)-1 | mail the heloc disclosure or give at the counter; application through broker or phone timing; early disclosure when the application is in the newspaper; heloc turn-down within three days, papers or not
1026/comment 40(f)(3)(vi)-6 | how big a drop in home value to freeze; half of the cushion between limit and value; example 100000 house and 50000 line decline; do we need an appraisal to cut the line
1026/comment 40(f)(3)(vi)-4 | lift the freeze when things improve; must we reinstate the heloc; check from time to time if the reason ended; customer asks to reopen the line; charge for the new appraisal to reinstate
1026/comment 36(d)(1)-2 | what is a proxy for loan terms; example of pay based on something that stands for the rate; credit score based LO pay; how to test if pay follows terms
1026/comment 36(d)(1)-5 | LO cuts his fee to save the deal; pricing concession by the originator; may commission be lowered when the borrower gets a better rate; change LO pay on one loan
1026/comment 36(d)(1)-6 | change the comp plan every quarter; how often may LO pay be reset; periodic comp changes; new commission split going forward
1026/comment 36(d)(1)-7 | unexpected fee increase, LO absorbs it; originator pays a tolerance cure from his commission; reduce LO pay for unforeseen costs; settlement cost jump and commission
1026/comment 36(d)(1)-9 | percent of loan with a minimum of 1000; cap on commission per loan; bps on loan size allowed; more percent for small loans
1026/comment 36(a)-4 | does the processor become an LO by talking about rates; underwriter or clerk tasks; loan assistant fills out the form; secretaries and managers; explains loan terms generally
1026/comment 36(a)-5.i | are trips and prizes pay for an LO; what is compensation of an originator; salary, commission, and awards; merchandise or contest for loan officers
1026/comment 36(g)(1)(ii)-1 | two LOs on one file, which name; LO quit in the middle; primary responsibility at the time the paper is made; team of loan officers ID
1026/comment 36(c)(1)(i)-3 | date of receipt of an electronic payment; check by mail counts the day it arrives; when is a payment received; third party paid the servicer late
1026/comment 36(c)(3)-1 | who may ask for a payoff for the borrower; attorney or title company or new lender requests payoff; proof of authority for a payoff; counselor asks for the payoff
1026/comment 36(c)(3)-2 | require the payoff request in a certain place; fax number for payoff requests; reasonable rules for asking for a payoff; wrong department got the payoff letter
1026/comment 41(a)-1 | two borrowers at different addresses, one bill; send the mortgage statement to one spouse; joint borrowers and one statement; who gets the bill if both owe
1026/comment 41(a)-4 | can borrower refuse mortgage bills; opt out of monthly statements; customer does not want statements; email alert in place of the statement
1026/comment 41(b)-1 | how many days is prompt for the mortgage bill; four days after the end of the grace time; statement timing safe number; bill mailed ten days after the late date
1026/comment 41(c)-3 | link to the statement by email; posting online with a notice; electronic mortgage bill requirements; e-statement email telling it is ready
1026/comment 41(c)-4 | already gets electronic bank papers, presumed to agree; consent to e-bills from another account; autopay enrolled borrower and electronic statement; do we need a new consent for e-statement
1026/comment 41(e)(4)(ii)-2 | one loan for an outside owner breaks small servicer; examples of small servicer with affiliates; 4000 own and one other; subservicing some loans for others
1026/comment 41(e)(4)(iii)-2 | when does the small servicer lose exemption, dates; crossing 5000 in May; six months or January 1 example; back to small status when
1026/comment 2(a)(11)-3 | living trust borrows to refinance the home; loan to a trust for estate planning is consumer credit; trust on title, does reg z apply; land trust loan coverage
1026/comment 2(a)(13)-1 | state contract law says when he is bound; commitment or closing as consummation; when is the borrower obligated; table closing versus escrow closing state
1026/comment 2(a)(14)-1 | not credit list, leases insurance layaway; borrowing against own policy; tax lien or home improvement with progress payments; investment plans are not credit
1026/comment 2(a)(14)-2 | is a payday loan credit; deferred presentment check; hold my check until payday; cash advance on a postdated check
1026/comment 2(a)(19)-2 | mobile home, boat, trailer as a dwelling; vacation home counts as dwelling; rv used as a residence; summer cabin as a dwelling
1026/comment 2(a)(24)-5 | buying out a co-owner, is it a purchase; paying off a land contract balance; balloon refinance on purchase; already owns part of the house
1026/comment 2(a)(24)-7 | loan to build on a lot he owns; construction on land bought earlier, rescindable; vacant lot then house; build and refinance the land loan
1026/comment 3(a)-3 | how to tell business from personal purpose; statement of purpose; five factors for the purpose; antiques and investment loan; borrower's job relation to the purchase
1026/comment 3(a)-4 | rental house not occupied, always business; owner stays two weeks a year; landlord loan exempt; investor property without living there
1026/comment 3(a)-5 | duplex, lives in one unit; buy a two-unit and live in it; four units to improve; owner-occupied rental number of units test
1026/comment 3(a)-9 | loan to a church or club; credit to an LLC on a home; partnership borrowing even for personal use; corporation borrower always exempt
1026/comment 3(a)-10 | trust for a person, personal purpose not exempt; revocable trust mortgage covered; estate planning trust loan; trust for tax purposes
1026/comment 4(a)-1 | extra price for credit buyers; document fee paid by cash and credit customers alike; title and tag fees in cash deals; what would a cash buyer pay
1026/comment 4(c)(7)-3 | monthly servicing fee on a mortgage; tax service over the life; fee to change payment dates later; annual charge during the loan
1026/comment 4(d)-4 | insurance cost per hundred; unit cost for phone or mail; premium as a rate on open-end; cents per thousand
1026/comment 4(d)-8 | insurance with us or anyone of his choice; borrower may choose the property insurer; tell premium if bought from us; flood insurance excluded from the charge
1026/comment 17(a)(1)-5 | what extra may be in the box; date address and account number in the fed box; directly related information list; late payment details inside the box
1026/comment 17(b)-3 | TIL on the back of the contract; copy to keep before signing; show the form then sign; give the blank filled contract first
1026/comment 17(c)(1)-3 | seller buys down the rate, disclose; builder pays points, third party buydown; temporary buydown 2-1 apr; not in the contract buydown
1026/comment 17(c)(1)-8 | arm apr on a fixed example; variable rate assume no change; start rate for disclosures; index stays the same assumption
1026/comment 17(c)(1)-10 | teaser arm composite apr; discounted start rate; blended rate for a teaser; initial rate below the index plus margin
1026/comment 17(c)(1)-18 | pawn shop loan disclosures; pawn ticket apr; pledged ring, finance charge; pawnbroker TIL papers
1026/comment 17(d)-2 | cosigner gets TIL or not; joint borrowers, one copy; guarantor need papers; rescindable, everybody gets the papers
1026/comment 18(c)(1)(iii)-2 | dealer keeps part of the service contract; amounts retained by seller; markup on gap paid to others; we may keep a portion of this amount
1026/comment 18(k)(1)-1 | which fees are prepay penalties; minimum finance charge; interest after payoff; early termination charge
1026/comment 18(l)-2 | late charge greater of or lesser of; how to write the late fee by state law; five percent or ten dollars; describe the late charge
1026/comment 18(g)-1 | what goes into the payment amounts; escrow out of the TIL payments; insurance in the payments; payment schedule includes finance charge
1026/comment 20(a)-1 | what makes a new loan instead of a change; satisfied and replaced test; state law on novation; old note paid by the new note; consolidating two loans
1026/comment 20(a)-3 | change fixed to variable, new disclosures; add a variable feature; index swap on a variable loan; libor to sofr change, new loan or not
1026/comment 20(a)(4)-1 | workout at a higher rate is a refinance; forbearance without new papers; extension for a borrower in default; late borrower agreement
1026/comment 20(b)-1.ii | three elements of an assumption; somebody takes over a car loan, papers needed; taking over a loan without all elements, no disclosures; dealer customer assumes an auto contract
1026/comment 20(b)-3 | accepting payments from the new owner; no written acceptance, no assumption; letter approving credit; due on sale not enforced
1026/comment 22(a)(1)-5 | our loan software gave a wrong apr, are we liable; calculation tool error in good faith; stop using the bad calculator and tell the bureau; vendor program miscalculated the yearly rate
1026/comment 25(a)-2 | keep a copy or just procedures; electronic files instead of paper; evidence of compliance form; microfilm or imaging of disclosures
1026/comment 24(d)(1)-1 | only five percent down in an ad; as low as 100 dollars down; no money down, does it trigger; ninety percent financing implies a down payment
1026/comment 24(d)(1)-3 | low monthly payments in an ad, trigger or not; payable in installments of 103 dollars; monthly payments to suit your needs; 25 dollars weekly in the flyer
1026/comment 24(d)(2)-5 | state a sample loan in the ad; typical example transaction for ads; unit cost per thousand in an advertisement; representative example of what is offered
1026/comment 26-1 | must we quote a rate on the phone at all; caller asks about cost, we volunteer the rate; oral answers about credit cost; telemarketer quotes a loan price by voice
1026/comment 51(a)(1)(i)-5 | which income counts for a card; deposits in a joint account with her husband; ask for household income on the card application; wages of a partner for a credit card; income from third-party data
1026/comment 51(a)(1)(i)-3 | customer wants a higher card limit, check income again; credit line increase and ability to pay; raising the limit at our own idea; line increase underwriting
1026/comment 51(b)-1 | applied at 20, turns 21 next week; age on the day of the card application; when do we check if he is 21; age at the time of the limit increase
1026/comment 52(a)(1)-1 | fees paid before opening, application fee in the 25 percent; charged to another account; counted fees in the first year; processing fee before the account is open
1026/comment 52(b)(1)(i)-2 | losses and charge-offs in the late fee study; what cannot be counted as cost of a violation; fraud or credit losses do not support a penalty fee; overhead that would exist anyway
1026/comment 52(b)(2)(ii)-1 | late then returned payment example; two fees for one event example; one late fee and one overlimit fee in the same cycle; same transaction several violations
1026/comment 55(b)(3)-4 | examples of a rate raise with 45 days notice; new purchases after the 14th day, worked dates; balances before and after a rate change example; how the advance notice exception works in numbers
1026/comment 57(c)-2 | gift not tied to applying is okay; free pizza for everybody; refreshments without card link; tangible item meaning
1026/comment 57(c)-3 | near campus means a thousand feet; measure from the border of the campus; mailing gifts to students' dorm; kiosk off campus
1026/comment 60(a)(5)-1 | customer answered our invitation and asks for an application; calls the toll-free number for a card form; requested application needs no box; return card asking for an application
1026/comment 32(b)(6)-1 | examples of early payoff charges in hoepa and qm tests; fha interest until the end of the month; closing costs waived unless he pays off early; minimum charge when paid off soon
1026/comment 32(d)(1)(i)-1 | balloon in a high cost heloc; single payment loan; what is a regular payment; one year single pay note high cost
1026/comment 34(a)(5)(i)-1 | is this counselor approved by HUD; who may do high-cost counseling; certified homeownership counselor; counselor list for a section 32 loan
1026/comment 35(b)(2)(iv)-1 | list of rural counties changed this year; town lost its rural status; rural or underserved in either of two years; how do small lenders check rural status
1026/comment 35(c)(4)(vi)(A)-2 | seller says when he bought, is talk enough; oral statement about the earlier sale; need a written source; hearsay about the flip
1026/comment 42(c)(1)-1 | pressure meaning under state law; what is coercion of an appraiser; bribery or intimidation meaning; definitions from other law
1026/comment 42(f)(1)-4 | appraiser signs that the fee is fair; paper saying fee is customary; agreement on low pay not enough; waiver of fair fee
1026/comment 42(g)(1)-2 | which appraiser mistakes must be reported; small error no report; likely to affect the value; material failure of uspap
1026/comment 43(c)(1)-1.i | what is a reasonable and good faith look; early default after closing; underwriting standards evidence; did not follow own guidelines; signs that he could not pay
1026/comment 43(c)(2)(i)-3 | expected raise or bonus as income; new job offer letter; starts teaching in the fall; future income counted with proof
1026/comment 43(c)(2)(i)-4 | seasonal worker's income averaged; fisherman or farmer income; irregular bonus as income; yearly income divided by twelve
1026/comment 43(c)(2)(vi)-1 | which debts count, student loans deferred; debts almost paid off; ten payments left; deferred or forbearance debts
1026/comment 43(c)(3)-3 | is a credit report enough proof; debts from the bureau report; credit file inaccurate; dispute on a credit report in underwriting
1026/comment 43(c)(4)-4 | cash deposits without a source; unknown money in the bank; unidentified funds in the account; large deposit not explained
1026/comment 43(e)(2)(v)(A)-2 | how to consider dti under the price-based qm; written underwriting policy for the qm consider test; exceptions to dti policy and qm; how do we show in the file that we considered debts
1026/comment 43(g)(2)-1 | example of prepay limit; less than the full balance; percent of what is prepaid; penalty math for a partial payoff
Appendix H-8 | which cancel form for a new lender; general right to cancel form; H-8 or H-9; model notice of right to cancel closed-end; rescission notice sample
Appendix H-9#2 | form to cancel when we refinance our own loan; H-9 form wording; same lender refi cancel notice text; model text for refinance with original creditor
Appendix H-24(A)#2 | blank loan estimate form; model LE to copy; H-24 form layout; official estimate template
Appendix H-25(A)#2 | blank closing disclosure form; model CD to copy; H-25 form layout; official closing form template
Appendix H-26#2 | warning text for a worksheet before the LE; pre-loan estimate statement form; your actual rate payment and costs could be higher; H-26 form wording
Appendix H-27(A)#2 | form for the provider list; SSPL template to copy; model list of title companies; H-27 form layout
Appendix H-29#2 | escrow closing notice template; H-29 model form; form for cancelling impounds; sample letter escrow ends
Appendix H-30(B) | sample mortgage bill for a late borrower; delinquency box sample; H-30(B) sample form; template past due statement
Appendix H-30(E) | chapter 7 mortgage bill sample; discharged borrower statement template; H-30(E) sample form; chapter 11 sample statement
Appendix H-30(F) | chapter 13 mortgage bill sample; chapter 12 statement template; H-30(F) sample form; sample with pre-petition arrears
Appendix G-5 | form to cancel a new heloc; opening an equity line cancel notice; G-5 model form; heloc right to cancel form
Appendix G-7 | cancel form when the limit is raised; increase of the line notice; G-7 model form; heloc limit increase form
Appendix G-25(A)#2 | overlimit consent form; text of opt in for going over the limit; G-25(A) form wording; sample opt in card limit
Appendix G-20 | sample letter for a rate raise on cards; change in terms rate increase sample; G-20 sample form; 45 day letter sample
Appendix G-21 | sample letter for a fee raise on cards; fee increase change notice; G-21 sample form; template new late fee notice
Appendix G-23 | sample penalty rate letter over 60 days; G-23 sample form; template two months late rate; penalty letter with six payments cure
Appendix G-3(A)#2 | long billing rights text for cards; your billing rights keep this document; G-3(A) form wording; statement of dispute rights sample
Appendix G-4(A)#2 | short billing rights for each bill; what to do if you think you find a mistake; G-4(A) form wording; alternative rights text
1026/comment 23(a)(3)-1.ii.A | signing on Friday, papers given Thursday, ends midnight Tuesday; sample calendar for the cancel days; loan signed on Friday June 1, last day to cancel; does Saturday count in the Friday signing example
1026/comment 23(a)(3)-1.ii.B | cancel notice handed on Monday after a Friday signing; late notice example, ends Thursday midnight; notice came after closing, count the days; signed Friday and got the form the next week
`
