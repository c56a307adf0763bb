/** How people ask for statements, account openings, and changes of terms of a credit card or line. Written from the text, not reviewed by a person yet. */
export const ASKED_CARD_STATEMENT_WORDS = `
1026.5(a)(1)(ii) | must card papers be in writing; give the customer something to keep; can we just tell them the terms over the phone; paper copy for open-end accounts
1026.5(a)(1)(iii) | email card disclosures, need e-sign consent; online application without paper; send statements electronically; consent before going paperless on a credit line
1026.5(b)(1)(i) | when do new card customers get the terms; account terms before the first purchase; cash advance handed out at the table, papers first; store card used the same day, when to give the agreement; welcome kit must arrive before use
1026.5(b)(1)(iii) | furniture bought by phone with store credit, terms later; open a plan by telephone with a merchant; disclosures after a phone purchase; customer may reject the plan and send goods back
1026.5(b)(1)(iv)(A) | collect the annual fee before the terms are sent; may he reject the card after seeing the terms and owe nothing; membership fee before disclosures; application fee taken and then customer says no; used the card once, can he still back out of the fee
1026.5(b)(1)(v) | fee for applying for the card before he sees terms; refund the application fee when she rejects the account; charge to apply for a line of credit; open-end application charge up front
1026.5(b)(2)(i) | do we have to send a bill every month; balance is only fifty cents, skip the statement; no statement to a charged-off account; mail came back, stop sending bills; collection suit started, stop the statements; zero balance account, statement needed or not
1026.5(b)(2)(ii)(A)(1) | bill went out late, only 18 days before it is due; how many days from card statement to due date; three weeks between mailing and payment day on a card; when do we mail the visa bill; shortest time to pay a credit card bill
1026.5(b)(2)(ii)(A)(2) | paid twenty days after the card bill, may we charge late; late fee inside the 21 days on a card; system marks card late before three weeks; report delinquent before the 21 days on visa
1026.5(b)(2)(ii)(B)(1)(i) | interest-free period ends too soon after the bill; line of credit with free days, mail by when; mail the bill three weeks before free days end; grace on an open-end plan that is not a card
1026.5(b)(2)(ii)(B)(1)(ii) | lost the free period because the bill was late; no interest if paid within 21 days of mailing; paid in full on day twenty, finance charge; interest charged although paid in the grace days
1026.5(b)(2)(ii)(B)(2)(i) | overdraft line statement two weeks before due; heloc bill fourteen days; mail the line of credit bill when; how many days before due on a loan line without grace; personal line of credit statement timing
1026.5(b)(2)(ii)(B)(2)(ii) | late fee on a heloc paid in 10 days after mailing; line payment within two weeks of the bill is not late; treat line payment as late before 14 days; signature line late charge timing
1026.5(c) | terms unknown, may we estimate on a line; disclosures follow the contract; open-end guess marked as estimate; which document decides the terms on a card
1026.5(d) | two people on the card, one set of papers; joint account disclosures to whom; two creditors on one plan who discloses; rescindable line, each owner gets papers; send to husband or wife
1026.6(b)(1) | what goes in the new account box for a card; fee table when a card account is opened; format of the table in the cardholder agreement; table up front with bold rates; signature line of credit opening table
1026.6(b)(2)(i) | show the rates for purchases, cash and transfers in the opening table; size of type for the card rate; sixteen point apr; which apr goes in the agreement box
1026.6(b)(2)(i)(A) | prime plus margin, what do we print in the opening table; variable card rate in the table; index named without the margin; rate moves with prime at account opening
1026.6(b)(2)(i)(B) | teaser rate in the account opening table; intro apr and the go-to rate at opening; zero percent for six months in the agreement; discounted first rate shown
1026.6(b)(2)(i)(D)(1) | default apr in the opening table; penalty rate reasons and how long it lasts at account opening; show what triggers the higher rate; late twice and penalty apr in the box
1026.6(b)(2)(ii)(A) | yearly fee in the opening table; monthly participation fee for the line; inactivity fee display at opening; annual cost of the card up front
1026.6(b)(2)(ii)(B) | one-time setup fee for the card account; opening fee label one time; initial program charge; fee to open the line
1026.6(b)(2)(iii) | smallest interest charge over a dollar; minimum interest of two dollars in the table; fixed finance charge each cycle; least interest we bill at opening
1026.6(b)(2)(v) | free days wording in the opening box; how to state no interest if paid in full; paying interest row; no grace period, what do we print; how to avoid paying interest
1026.6(b)(2)(vi) | average daily balance name under the table; how do we figure interest, name the method; balance method below the box at opening; two cycle method disclosure
1026.6(b)(2)(vii) | cash advance cost in the account table; ATM cash with the card, fee row; three percent cash fee shown; fee for cash from the card at opening
1026.6(b)(2)(viii) | late charge shown in the agreement box; late fee row in the opening table; up to 41 dollars for late payment, how to show; range of late fees in the table
1026.6(b)(2)(x) | transfer fee row at account opening; fee for moving debt from another card; three percent to bring a balance over; cost of a balance move in the table
1026.6(b)(2)(xi) | bounced payment fee in the opening table; NSF on a card payment row; returned check charge for card customers; fee when the payment bounces
1026.6(b)(2)(xiii) | secured card with fees that eat the limit; how much credit is left after fees; fifteen percent of the limit used by fees; low limit card and available credit row
1026.6(b)(2)(xiv) | bureau website line in the card table; where to shop for credit cards reference; consumer site link in the opening box; learn more web address on the table
1026.6(b)(3)(i) | disclose every other charge of the plan; fees outside the table; when and how much for each charge; tell before it is charged
1026.6(b)(3)(iii)(A) | other bank's ATM fee, do we disclose; surcharge by another machine owner on a card; foreign ATM owner charge is not ours; fee of the other institution for cash
1026.6(b)(5)(iii) | billing rights text in the agreement; long notice of dispute rights at opening; your rights if you find a mistake; G-3(A) form at opening
1026.6(b)(5)(ii) | purchase money interest in goods bought on the card; store keeps a lien on the sofa; say what secures the line; cross collateral on open-end
1026.7(b)(5) | show how we figured the balance subject to interest; average daily balance on the bill; explain the balance on the monthly statement; balance subject to interest rate line
1026.7(b)(6)(i) | group fees and interest on the bill; charges shown near the transactions; where do late fees appear on the statement; itemize all charges of the cycle
1026.7(b)(6)(ii) | interest charge by type of transaction on the bill; total interest this period and this year; year to date interest on the card bill; say interest charge not finance charge
1026.7(b)(6)(iii) | fees listed and totaled for the month and year; year to date fees; late charge and cash fee lines on the card statement; total fees for this period
1026.7(b)(7) | rate change notice put into the bill, where; change of terms summary on the first page; notice with the statement must be a table; penalty rate summary on the bill
1026.7(b)(9) | where to send disputes printed on the bill; address for billing inquiries; PO box for card complaints; send errors here line
1026.7(b)(11)(i)(A) | same due date each month; may the due day move around; card bill due on the 5th in every cycle; due date fell on a Sunday, still the same day; member asks to change his due date
1026.7(b)(11)(i)(B) | print the late fee and penalty rate near the due date; late payment warning on the bill; how much it costs if you pay late; highest penalty rate on the statement
1026.7(b)(11)(ii)(B) | charged-off card, no due date on the bill; whole balance due now, late warning not needed; statement after charge-off; accelerated card and the due date box
1026.7(b)(12)(i) | box that shows how long it takes to pay off the card; pay only the minimum box; three year payoff figure on the bill; CARD Act payoff table on the statement
1026.7(b)(12)(i)(A) | exact words of the minimum payment warning; bold warning about paying only the least; you will pay more in interest text; wording if you pay only the minimum
1026.7(b)(12)(i)(B) | how many years to pay at the minimum; months shown if under two years; round the payoff time; time to zero at the minimum
1026.7(b)(12)(i)(E) | phone number for credit counselors on the bill; help with debt hotline; toll-free line for counseling; number for nonprofit counseling
1026.7(b)(12)(i)(F)(1)(i) | payment to be rid of it in three years; monthly amount for 36 months; what to pay to clear the card in three years; rounding the three year payment
1026.7(b)(12)(ii)(A) | minimum never pays it off, what must the bill say; balance grows even with minimum payments; you will never pay off the balance warning; minimum does not cover the interest on the card
1026.7(b)(12)(iv)(A) | which counselors must we name; three approved nonprofit agencies in the customer's state; list of counseling agencies by phone; US trustee list
1026.7(b)(12)(iv)(B) | refresh the list of counselors each year; how often do we check the agency phone numbers; yearly update of counseling info; stale counselor list
1026.7(b)(12)(v)(A) | charge card paid in full each month, no warning; amex style card and the minimum box; pay in full card needs the payoff box or not; no revolving, skip the payoff table
1026.7(b)(12)(v)(B) | customer paid in full two months in a row, skip the box; zero balance two cycles, no warning; transactor exemption from the minimum warning; credit balance for two cycles
1026.7(b)(12)(v)(C) | minimum equals the whole balance; balance of twenty dollars and the minimum is twenty; least payment pays it all, warning needed; tiny balance and payoff box
1026.7(b)(13) | where do the due date and late fee go on the page; front of page one; closeness rules for the bill layout; minimum payment near the due date
1026.7(b)(14) | six months same as cash, date on the bill; deferred interest end date on the statement; promo balance must be paid by; no interest if paid in full date
1026.9(b)(3)(i) | mail checks that draw on the card, what on the front; convenience check disclosures; blank checks to cardholders, list of terms; balance transfer checks table
1026.9(b)(3)(i)(A)(3) | use the checks by this date for the promo; expiry date of the check offer; checks used after the deadline get another rate; promo checks good until
1026.9(c)(2)(i)(A) | raise the annual fee on the card, how much warning; changing the card terms, 45 days letter; hike the rate on new purchases; raise the minimum payment; new cash advance fee, when do we tell them
1026.9(c)(2)(i)(B) | customer agreed to the change, notice on the day; upgrade card at his request, no long wait; adds a feature and agrees to the fee; change by agreement, deliver by effective date
1026.9(c)(2)(ii) | which changes are big enough for a letter; late fee increase, is it significant; new security interest on the card account; which fee changes need the table
1026.9(c)(2)(iii) | new charge not in the table, tell before; fee for a copy or rush card raised; expedited delivery cost up; oral notice of a small fee before he agrees
1026.9(c)(2)(iv)(A)(8) | why is my rate going up, list reasons; four main reasons for a rate raise; reasons letter with a rate increase on a card; reasons in order of importance
1026.9(c)(2)(iv)(B) | can the cardholder say no to a new fee; tell them they may opt out of the change; right to reject card changes; toll-free number to refuse the new terms
1026.9(c)(2)(v)(A) | lower the rate, need a letter; changes in the customer's favor need no notice; we cut the fee, notify or not; longer grace days, no letter; credit privileges suspended, tell ahead or not
1026.9(c)(2)(v)(B) | teaser ended, rate jumps as promised, no new letter; promo apr expires, notify again; end of the six month zero rate; introductory period over, need 45 days
1026.9(c)(2)(v)(C) | prime went up, do we send a letter; variable card rate moved with the index; fed raised rates, notify cardholders; index increase no notice
1026.9(c)(2)(v)(D) | hardship plan ended, rate goes back; workout plan broken, restore the old rate without 45 days; temporary relief finished on a card; customer failed the payment plan, notice needed
1026.9(c)(2)(vi) | cut the credit limit, then charge over limit fee; 45 days before a penalty for going over the lowered limit; reduce a card limit without notice; limit decrease and fees
1026.9(d)(1) | store adds a surcharge for using the card; merchant charges for card use, tell before; gas station extra for credit; who discloses the merchant's card fee
1026.9(e)(1) | annual fee coming up, letter before; card renewal with a yearly fee, 30 days or one cycle; tell the member the fee is about to be billed; how can he cancel to avoid the yearly fee; renewal notice needed after changing terms
1026.9(f)(1) | card insurance company changes, tell first; new carrier for payment protection; switch credit life provider on cards 30 days; change of the insurer on the credit card
1026.9(f)(2) | after the insurer changed, send the policy; thirty days after new carrier; certificate of the new insurance to cardholders; letter when the provider changed
1026.9(g)(1) | default apr because he paid late, letter first; raise the rate for a missed payment; penalty pricing notice; went over limit, raise his rate
1026.9(g)(2) | when may the penalty rate letter go out; letter after he is late, 45 days; send the default rate notice before the event or after; timing of penalty notice
1026.9(g)(3)(i)(A) | what must the penalty rate letter say; content of a default pricing notice; which balances get the penalty rate; until when the higher rate stays
1026.9(g)(3)(i)(B) | sixty days late and the rate goes up on the old balance; letter must tell him six on-time payments bring it back; two months past due penalty notice; reason for the raise in the delinquent letter
1026.9(h)(1) | customer rejects the change, how does he do it; may she refuse the new card terms; refuse before the effective date; opt out of fee increase
1026.9(h)(2)(ii) | charge a fee for saying no; treat as default because he refused; close the account and demand all after rejection; penalty for opting out
1026.9(h)(2)(iii) | he rejected, how fast must he pay the balance; five year payoff after refusing; double the minimum at most after he says no; repay the old balance after reject
1026.2(a)(15)(i) | is a debit card a credit card; account number alone as a credit card; what counts as a credit card under z; overdraft by debit card, credit card or not; dealer card or plate
1026.2(a)(15)(iii) | difference of charge card and credit card; no periodic rate card; pay in full card definition; travel card with no interest
1026.2(a)(20) | is this a line or a loan; what makes it open-end; signature line definition; revolving credit test; multifeatured plan at the credit union, is it really open-end; car loans as sub accounts of one plan
1026.2(a)(20)(i) | one big purchase only, is it open-end; spurious open-end plan for one purchase; we do not expect him to borrow again; repeat use must be likely
1026.2(a)(20)(iii) | limit comes back as he pays down; line does not replenish, open-end or closed; check credit anew at each advance; credit refills when paid
1026.2(a)(4) | billing cycles not equal; how long may a cycle be; cycle of 90 days; days vary by four from the regular cycle; bill every quarter
1026.2(a)(7) | is the agent bank the card issuer; who is the issuer when we only put our name on it; correspondent bank card program; agent for visa cards responsibility
1026.2(a)(8) | is the authorized user a cardholder; business card held by a person; who is a cardholder; employee with a company card
`
