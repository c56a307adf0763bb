/** How people ask for fees, rates, young cardholders, offers, and agreements of a credit card. Written from the text, not reviewed by a person yet. */
export const ASKED_CARD_LIMIT_WORDS = `
1026.51(a)(1)(i) | can he afford the card, what must we look at; raise the limit without checking income; income and debts before opening a visa; stay-at-home wife wants a card, use the husband's income; credit line increase without asking about pay; card for someone with no job
1026.51(a)(1)(ii) | written policy for checking card income; procedures on what income counts for cards; must the card underwriting policy be in writing; debt to income or leftover income for a card; reasonable expectation of access to household money
1026.51(a)(2)(ii) | how to estimate the least payment for card underwriting; assume the full line is used; safe way to figure the minimum payment; which payment do we test for a new card
1026.51(a)(2)(ii)(A) | assume he maxes out the card on day one; full line used from the first day; test with whole limit borrowed; payment on the entire limit
1026.51(b)(1) | nineteen year old wants a credit card; student under 21, can we give a card; kid in college without a cosigner; under twenty-one written application; age limit for credit cards without own income
1026.51(b)(1)(i) | twenty year old with a part-time job, own income only; can a young person count parents' money; independent means for under 21; allowance from mom, does it count; his own paycheck is enough
1026.51(b)(1)(ii)(A) | mom cosigns the card for her son; cosigner must be 21 or older; parent as guarantor on a student card; joint applicant for an eighteen year old; roommate of twenty cosigns, fine or not
1026.51(b)(2)(i) | young cardholder asks for a higher limit alone; raise the limit before he turns 21; own income again at the increase; nineteen with own card, more credit
1026.51(b)(2)(ii) | parent must agree to a higher limit; cosigner okay in writing before raising a kid's line; limit increase on a card with mom as guarantor; cosigner did not sign for the increase
1026.52(a)(1) | fee harvester card, first year fees cap; quarter of the limit in fees; subprime card with big setup fees; first twelve months fees more than 25 percent of the line; annual fee 100 on a 300 dollar limit; security deposit and first year fees
1026.52(a)(2)(i) | do late fees count in the first year cap; bounced payment fees outside the 25 percent; over limit charges and the first year total; penalty fees left out of the quarter test
1026.52(a)(2)(ii) | optional fees in the first year, count them; cash advance fee and the 25 percent; fee for expedited card that he chose; balance transfer fee and first year cap
1026.52(b)(1)(i) | our late fee is based on our costs; prove that the fee covers collection cost; cost study for card penalty fees every twelve months; can charge-off losses be in the fee cost; fee above the safe amount with numbers to back it
1026.52(b)(1)(ii) | how big may the card late fee be; safe amount for a penalty fee on cards; eight dollar late fee rule, is it in force; max late charge visa; highest late fee without a cost study
1026.52(b)(1)(ii)(A) | overlimit or bounced payment fee the first time; first violation fee on a card, how much; safe dollar amount for a returned payment charge; card broke a rule once, most we may bill; first penalty not for lateness
1026.52(b)(1)(ii)(B) | bounced twice in half a year, bigger fee; second time within six cycles; repeat violation of the same kind; higher penalty the second time he goes over limit; two returned payments in a row
1026.52(b)(1)(ii)(C) | charge card past due two cycles, three percent; late fee on pay-in-full card; percent of the delinquent balance; amex type late fee
1026.52(b)(2)(i)(A) | late fee bigger than the minimum due; fifteen dollar payment, thirty dollar fee; fee cannot be more than what he missed; went over by five dollars, fee cap; bounced payment fee and the minimum
1026.52(b)(2)(i)(B)(1) | fee because we declined the purchase; declined transaction charge; authorization denied fee; card refused at the store, bill him
1026.52(b)(2)(i)(B)(2) | fee for not using the card; inactivity charge on a credit card; dormant card fee; spend less than a set sum a year fee
1026.52(b)(2)(i)(B)(3) | fee for closing the card; charge when the customer cancels; account closing fee on visa; termination charge credit card
1026.52(b)(2)(ii) | late and returned payment at once, two fees; double fee for one event; same payment bounced and late; over limit and late, both fees; one violation one charge
1026.53(a) | where does extra payment go on a card; pay more than the minimum, highest rate first; cash advance balance paid down before the promo; apply overpayment to the low rate balance; order of paying balances on the card; customer wants extra money on the expensive balance
1026.53(b)(1)(i) | last two months of same as cash, extra money goes there; deferred interest about to end, where to put payments; two cycles before the promo end; store card twelve months no interest, payments
1026.53(b)(1)(ii) | customer asks to put the payment on the promo balance; let him choose which balance to pay; request to apply to the deferred balance; member directs extra payment
1026.53(b)(2) | card partly secured, where do extra payments go; balance with collateral, customer asks to pay it; secured portion of the card balance; jewelry card with a lien, pay it first
1026.54(a)(1) | two-cycle billing banned; paid most of the bill, interest on the whole; lost the free days, which balances may get interest; interest on days of the earlier month; double cycle interest
1026.54(a)(1)(ii) | paid part in the grace days, no interest on that part; interest on money already repaid on time; he paid 400 of 500 on time, charge on 100 only; portion paid during free period
1026.54(b) | payment bounced, recompute interest; dispute lost, interest goes back on; exceptions to the double cycle ban; returned check and free period
1026.55(a) | raise the rate on what he already owes; can we reprice the existing card balance; retroactive rate hike; increase the annual fee on an open card; when may a card rate go up at all
1026.55(b)(1) | promo rate over, raise to the standard rate; intro must last six months; temporary rate at least half a year; teaser of three months allowed; zero percent offer ends
1026.55(b)(2) | card tied to prime goes up; index raise, no other permission; floor on a variable card rate; index we control ourselves
1026.55(b)(3)(ii) | new rate only on purchases after two weeks; old balance keeps its rate after the letter; purchases made soon after the change notice; what rate for charges in the first 14 days
1026.55(b)(3)(iii) | no rate raise in the first year; card opened eight months ago, increase; first twelve months price freeze; fee hike on a new card within a year
1026.55(b)(4) | two months behind, penalty rate on old balance; sixty days past due repricing; missed two payments, raise all; can one missed payment reprice the balance
1026.55(b)(4)(ii) | six payments on time, bring the rate down; cure of penalty rate; paid on time half a year, old rate back; must we lower after six good payments
1026.55(b)(5) | hardship program rate, later back up; workout deal on the card fails; lower rate in a payment plan, then return; debt management plan ended, rate
1026.55(b)(6) | soldier's six percent ends after active duty; military rate cap is over on the card; raise the rate again when he leaves the service; scra period finished, card fees back
1026.55(b)(7)(i) | index is gone, pick another; libor card switch; replacement index and margin; our published index stopped
1026.55(c)(1) | which balance keeps the old price; protected balance meaning on a card; balance that cannot be repriced; amounts owed before the change
1026.55(c)(2) | how fast must the old balance be paid after a raise; payoff terms for the protected balance; can we demand all the old balance; five years to repay
1026.55(c)(2)(ii) | at least five year payoff of the old balance; sixty months amortizing card balance; shortest time to repay the protected part; pay back the closed card in three years allowed
1026.55(c)(2)(iii) | double the minimum percent at most; raise minimum payment on the old balance from 2 to 5 percent; twice the prior minimum; biggest minimum after the change
1026.55(d)(1) | closed card, may we raise the rate now; bought a card portfolio, same limits; account sold to another bank; rate on a closed account
1026.55(d)(2) | moved the card balance to another loan of ours; switch from store card to visa, rate; transfer the balance to a personal line; product change of a card
1026.55(e) | take back the interest waiver; rebate on interest cancelled when late; promised no interest then charged; promo waiver withdrawn
1026.56(b)(1) | charge for going over the limit, need a yes; over limit fee without consent; opt in for overlimit on credit card; we paid a charge above the line, fee; customer never agreed to overlimit
1026.56(b)(1)(i) | notice before over limit opt in; explain overlimit choice separately; written or oral notice about going over; overlimit form G-25
1026.56(b)(1)(iii) | separate check box for overlimit consent; consent buried in the agreement; must he sign for over limit; affirmative yes for going past the line
1026.56(b)(1)(iv) | confirm his overlimit yes in writing; letter after the customer agreed by phone; confirmation of overlimit consent; send proof of the opt in
1026.56(b)(2) | no consent, may we still approve the charge; pay over the limit for free; let it through but no fee; can we decline if not opted in
1026.56(d)(1)(ii) | customer says yes by phone, read the notice right before; oral overlimit opt in timing; electronic consent and notice together; call center overlimit script
1026.56(d)(3) | tell him on the bill he may undo the overlimit consent; statement with an overlimit fee must say he can stop; revoke notice on the front of the bill; right to cancel opt in on the statement
1026.56(e)(1) | what the overlimit notice must include; fee amount and rate in the overlimit notice; content of going over limit form; extra words in the overlimit notice
1026.56(f) | one of two joint cardholders opts in; wife revokes overlimit for both; joint card consent; husband said yes to overlimit, wife said no
1026.56(g) | may he change his mind on overlimit; stop overlimit any time; opt out of overlimit later; revoke consent by phone
1026.56(h) | how long does the overlimit yes last; consent good until taken back; new card number, still opted in; does overlimit consent expire
1026.56(i) | how fast must we stop overlimit after he says stop; process revocation soon; overlimit cancel request timing; fees after he revoked
1026.56(j)(1)(i) | how many over limit fees per month; three months at most for one overlimit; fee each cycle while above the line; still over limit in the fourth month
1026.56(j)(2) | payment came but we did not free up the line; available credit not restored and overlimit fee; slow posting caused the overlimit; hold on payment then fee
1026.56(j)(3) | bigger limit only if he opts in; tie the credit line to overlimit consent; force opt in; condition the card on overlimit
1026.56(j)(4) | interest pushed him over the limit, fee; our own fees caused the overlimit; late fee put him above the line; over only because of finance charges
1026.57(b) | college must show its card deal to the public; school contract with the bank open to students; university publishes marketing agreement; alumni card deal on the web
1026.57(c) | free t-shirt or pizza for students who apply; gifts on campus for card applications; booth at the football game with swag; frisbees for signing up; may we hand out pens near the college; incentive to students to open a credit line
1026.57(c)(2) | how near is near campus; table a thousand feet from the school; branch across the street from the university gives gifts; off campus giveaways
1026.57(d)(1) | report the university card deals each year; affinity agreement with alumni, tell the bureau; annual college card filing; who files the college report
1026.57(d)(2) | what goes in the college card report; number of student accounts opened and payments to the school; copy of the agreement with the university; MOU with the alumni group
1026.57(d)(3) | due date of the college report; end of March filing for college cards; first business day on or after March 31; when is the campus report due
1026.58(c)(1) | send our card agreements to the bureau each quarter; quarterly filing of cardholder contracts; due dates for agreement submissions; Collect website card agreements
1026.58(c)(3) | we changed the agreement, resend it; amended card contract filing; minor change of agreement, submit; no change this quarter, send anything
1026.58(c)(4) | stopped offering a card, tell the bureau; withdraw an agreement; discontinued card product notice; no longer open to new customers
1026.58(c)(5)(i) | small issuer under ten thousand accounts; credit union with 9000 cards, must we file agreements; de minimis for card contracts; few cards, no filing
1026.58(c)(5)(ii) | we passed 10000 cards, first filing; grew over the small issuer limit; lost the small exemption; start to submit when
1026.58(c)(6)(i) | store brand card with few accounts; private label under 10000; retailer card agreement filing; single merchant card
1026.58(c)(7)(i) | pilot card with few customers; test product agreement; limited trial of a card, file or not; beta card offer
1026.58(c)(8)(ii)(A) | price sheet as one addendum; rates and fees on a separate page of the filing; pricing in a single attachment; format of rates in the submission
1026.58(d)(1) | put card agreements on our website; post contracts for the public; which agreements on the bank site; public can read our card contracts
1026.58(e)(1) | customer lost his card agreement, wants a copy; get a copy of my own contract; each cardholder's agreement online or on request; how does she obtain her agreement
1026.58(e)(1)(ii) | how many days to mail the agreement he asked for; thirty days to send a cardholder contract; request by phone for the agreement; slow to send the contract
1026.58(e)(2) | no online accounts, phone number for agreements; small bank with no interactive website; member calls for the agreement; request by telephone only
1026.58(f) | e-sign consent for posting card contracts; agreement by email without consent; paper or electronic agreement, our choice; no esign needed for web posting
1026.59(a)(1) | we raised a rate, look again later; review rate hikes on cards; rate went up due to bad credit, reconsider; may the higher card rate stay forever
1026.59(a)(2)(i) | review shows lower, when to cut; reduce within 45 days after evaluation; deadline to drop the rate; evaluation done, new rate
1026.59(b) | written policy for rate reviews; procedures to reexamine hikes; card repricing review policy; document the rate reevaluation
1026.59(c) | every half year look at the raised rate; review at least each six months; how often to recheck a card increase; first review after a raise
1026.59(d)(1) | what factors do we look at in the review; old reasons or today's pricing; use new account pricing; credit score now versus then
1026.59(e) | sixty day late raise, when does review start; penalty rate cured or not, then review; first six months after delinquency increase; review of delinquent increase
1026.59(f) | when may we stop reviewing a card; rate is back where it was; end of review duty; reduced below the old rate
1026.59(g)(1) | bought cards with raised rates, review them; acquired portfolio rate review; prior bank raised the rate, our job; purchased accounts six months
1026.59(h)(1) | military rate ended, review needed; scra increase and reevaluation; soldier's rate returned, no review; after active duty raise
1026.59(h)(2) | charged-off card rate review; account written off, skip the review; bad debt card reevaluation; stop reviews after charge-off
1026.60(a)(1) | what is a preapproved offer; solicitation without an application; firm offer for a card is a solicitation; invitation to apply versus offer; prescreened mailing of firm offers
1026.60(a)(5)(vi) | general loan application that mentions no card; one app for all loans, card box needed; multipurpose application form; checking a box for visa on the loan application
1026.60(a)(5)(vii) | customer asks us to mail a card application; requests for an application at the branch; walks in and asks for a form; consumer started it, box or not
1026.60(b) | schumer box contents; rates and fees table on a card application; what must be on a card offer; box with apr and fees on a mailer
1026.60(b)(1) | purchase apr in 16 point type; rate row in the card offer; show apr for cash and transfers in the offer; biggest print in the offer box
1026.60(b)(1)(ii) | intro rate in the offer box; teaser apr and later rate on the application; how to show zero percent in a mailer; first six months rate in the box
1026.60(b)(1)(iv)(A) | penalty apr row in a card offer; what triggers default rate on the application; late payment rate in the mailer; how long the penalty rate applies in the box
1026.60(b)(1)(v) | rate depends on the credit score, show a range; from 14.99 to 24.99; several possible rates in the offer; tiered pricing in the box
1026.60(b)(2)(i) | yearly fee row in a card offer; membership fee on the application; monthly fee shown as yearly total; annual fee waived the first year, show it
1026.60(b)(5) | how to describe free days in the offer; paying interest wording on the application; no grace, say so in the mailer; interest starts at once
1026.60(b)(9) | late fee row in the offer; card application late charge; how much if late on the mailer; late payment cost in the box
1026.60(b)(14) | low limit after fees in the offer; fees over 15 percent of the smallest limit; secured card application available credit; how much is left to spend
1026.60(c)(1) | mail offers need the box; email card offer; web application for a card shows the table; link to rates and terms on the site
1026.60(c)(2)(i) | how current must the mailed rate be; rate within 60 days of mailing; prime changed after we printed the mailer; accuracy of mailed offers
1026.60(c)(2)(ii) | rate on the web page within 30 days; online application rate stale; how fresh must the internet rate be; email offer rate accuracy
1026.60(d)(1) | call to sell cards, what to say; telemarketing script for a card; phone application must read the rates; we call customers about a visa
1026.60(e)(1) | take-one rack applications; brochure at the counter with a card form; magazine insert card application; print date on the take-one
1026.60(e)(2) | take-one without rates, there are costs; just a phone number for terms; leaflet with no terms; call for rates on a brochure
1026.60(f) | apply in the branch for a card, hand the box; teller gives a card application; in person at the store; retail clerk offers the store card
1026.60(g)(1)(i) | average daily balance with new purchases meaning; new buys count in the balance; interest method includes this month's purchases; ADB including new purchases
1026.60(g)(4) | daily balance method meaning; interest each day on what is owed; day by day balance; compute card interest daily
`
