/** How borrowers and the people who serve them ask about loans on a home, in their own words. Written from the text, not reviewed by a person yet. */
export const ASKED_BORROWER_WORDS = `
1026.23(a)(1) | we changed our mind about the refinance, can we get out; couple wants to undo a cash out loan on their home; grandma is on the title but not borrowing, does she get anything; loan on a rental, may the owner cancel; home improvement loan with a lien on the house he lives in
1026.23(a)(3)(i) | how long until the money is released after we sign a refi; signed Monday, when can the borrower get the check; count the days when Labor Day is in between; wife never got her form, how many years can she cancel; customer called two years later saying papers were missing
1026.23(b)(1) | lender handed one form to both spouses; does the son on the deed need his own set; can one paper do for the whole family; the cancel forms were mailed instead of handed over; what has to be printed on the cancel sheet
1026.23(c) | title company wired too early on a refi; builder already started while the owners could cancel; can we release half the money now; may we pay off the credit cards on signing day; loan officer promised cash at the table on a refinance
1026.23(d)(2) | borrower backed out, do we owe back the credit report fee; how long to wipe our mortgage off the record after she cancels; who eats the closing costs when they change their mind; refund everything or only our own fees
1026.23(e) | pipe burst and they need cash tonight; sign a waiver at every closing just in case; husband is in the hospital, release the funds sooner; does a good deal on a car count as an emergency; each owner must write and sign the reason
1026.23(f)(1) | first-time buyers ask for their three days to change their mind; do people buying a house get to back out after closing; seller is told the buyer could cancel, true or not; purchase with a piggyback second, cancel forms or none
1026.23(f)(2) | we hold the old loan and give them 20000 more; our own customer lowers the rate with no cash, any wait; is the whole loan or only the extra cash cancelable; refinance with the same credit union
1026.15(a)(1)(i) | member opens a line on his house, when can he use it; raising an old equity line by 30000, does he get to cancel; ex-wife still on the title of the house with the line; line on a vacation cabin, any cancel forms
1026.15(a)(1)(ii) | every time she takes money from the line do we wait; writing a check on the equity line needs no new forms; transfer from the line to checking, cancel papers or not; next draws under the same limit
1026.15(c) | branch activated the equity line on signing day; can we load the heloc card before the fourth day; customer needs a draw tomorrow after signing today; hold the line until the cancel days pass
1026.19(e)(1)(iii)(A) | application taken Friday afternoon, when must the estimate be sent; realtor says his client has not seen any numbers after a week; we are closed Saturdays, which three days count; processor sat on the file for five days; is it sent or received by day three
1026.19(e)(1)(iii)(B) | can a cash buyer turned borrower close in five days; earliest day to sign if the estimate went out June 1; fast closing wanted by the seller; seven days include Saturday but not Sunday
1026.19(e)(2)(i)(A) | loan officer collected 500 for the appraisal with the application; may we take the lock fee before they answer; borrower emailed let's go, may we charge now; rush job, bill the inspection before the numbers are seen; deposit at application on a mortgage
1026.19(e)(2)(iii) | cannot make borrower turn in bank statements to get numbers; the LO says no LE until I send my W-2s; may we ask for a list of accounts but not the papers; refuse to quote until docs arrive
1026.19(e)(2)(ii) | gave a shopper a sheet with rate and cash needed; quick numbers for a walk-in, does it need a warning; spreadsheets from the loan officer that look official; text message with a payment quote
1026.19(e)(3)(i) | who pays when our fee is higher than what we quoted; my closing costs went up and nobody told me why; underwriting fee jumped from 500 to 750; lender forgot the transfer tax on the first estimate; charge appeared that was never on the estimate
1026.19(e)(3)(ii) | lender's title agent raised the price a little; recording costs 80 more than quoted; all the fees in the middle group together rose by eight percent; notary and settlement fees from our list crept up
1026.19(e)(3)(iii) | insurance agent's quote doubled, are we in trouble; closing moved so interest to month end is more; borrower insisted on his own attorney who is pricey; taxes on the new house were guessed too low
1026.19(e)(3)(iv)(A) | house turned out to have a septic problem and needs a test; borrower's score dropped after the estimate; appraiser says the property is complex; loan officer made a mistake in the fees, send a new one
1026.19(e)(3)(iv)(C) | buyers want to close in a trust now; she asks to put less down; customer changes the closing date and pays an extension; he adds his brother to the loan
1026.19(e)(4)(i) | found out Tuesday, redisclosed the next Tuesday; how many days after a change until the fee cannot be raised; waiting for all changes before sending a new estimate; lost the right to reset since we were slow
1026.19(e)(4)(ii) | final form is out and the appraisal invoice came in higher; cannot send an estimate once the final form went; change happened two days before signing; borrower got LE Monday and signs Thursday
1026.19(f)(1)(ii)(A) | buyers got their numbers on Tuesday, can they sign on Friday; the moving van comes tomorrow but the final form was just emailed; do we count the day of signing; closing on Monday, when must the form be in hand; is Saturday one of the three days before signing
1026.19(f)(1)(iii) | emailed the final numbers, nobody opened the mail; mailbox days for the closing form; borrower picked it up at the branch, same day counts; no read receipt for the final form
1026.19(f)(2)(i) | seller agreed to leave 500 for the carpet on the last day; borrower wants to see the final sheet the day before; small change in tax proration at the table; do we move the closing when the insurance changes by ten dollars
1026.19(f)(2)(ii) | which last-minute changes push the closing back; realtor is angry that we delay three more days; do lower rates push the date too; changed loan program the night before
1026.19(f)(2)(iii) | county clerk charged more after we had closed; bill came after signing and the buyer paid a different sum; mail a new final form for a tax change weeks later; title found a mistake in what was paid, three weeks after
1026.19(f)(2)(v) | we charged 120 too much, how do we make it right; audit found an overage a month after closing; is it too late to pay back on day 70; give back the extra and send a fixed form; borrower's refund of fees over the limit
1026.19(f)(5) | our software company wants us to bill borrowers for the forms; doc prep charge for the estimate or final form; may a servicer charge for the escrow analysis statement; paperwork fee for disclosures
1026.37(g)(6)(ii) | we give 2000 toward costs, where on the estimate; rate is higher so we pay costs; credit from us shown as minus; nothing given, what do we write
1026.38(h)(3) | how do we print the money we give back for going over; credit to the borrower because fees rose too much; note that the credit is for exceeding limits; lender pays the overage at closing
1026.41(a)(2) | do we really have to send a statement every single month; customer never got a mortgage bill this year; borrower is on automatic payments and needs no paper; new servicer skipped two statements
1026.41(d)(8) | he is two months behind, what must the bill say; what extra goes on the statement when someone falls behind; extra page for late people; 46 days late statement; may we mail the late details apart from the bill
1026.41(e)(4)(i) | little bank with 300 home loans, do we send statements; tiny credit union and the monthly bill rule; are small shops excused from periodic statements; we make and keep our loans, any billing duty
1026.41(e)(5)(i) | customer went bankrupt and wants no more mail; her lawyer says stop sending bills; discharged in chapter 7 but still lives there; may we keep billing a bankrupt borrower who gives up the house
1026.41(e)(6)(i) | wrote off the second mortgage years ago, still bill them; final notice when we charge off a home loan; we stop adding interest after charge off, skip bills; must we keep mailing statements on a dead loan
1026.36(c)(1)(i) | check came on the 14th, posted the 17th with a late fee; payment lost in our mail room; online payment made Sunday, which day counts; my house payment was held for days; is the processor allowed to sit on payments
1026.36(c)(1)(ii) | he can only pay half this month; do we return a short check; what do we do with money that is not a full installment; borrower keeps sending 50 dollars less; accept less than the full amount
1026.36(c)(2) | I paid on time but got charged for an old late fee; system takes the late fee first then says short; can one missed late charge cause more late charges; paid the regular amount each month since
1026.36(c)(3) | I want to know what I owe to close my mortgage; buyer's title agent needs the amount due at sale; how quick must we send the final balance; borrower asked by email for the amount to pay it off; we missed the week for the payoff number
1026.39(b) | my loan was sold, who tells me; who owns my mortgage now; we purchased a pool of loans, letters due; bank that buys the paper must write to the homeowner; goodbye letter of servicing is different from owner letter
1026.20(c)(2) | my adjustable payment is going up next month and no letter came; when must the homeowner hear about the new amount; letter two months before the new payment; rate changed but no letter went out
1026.20(d) | fixed part of my 5/1 ends soon, when will they tell me; seven or eight months before the first new payment; first change warning letter; early heads-up for the first jump
1026.20(e)(5)(i) | she wants to pay her own taxes from now on; owner asks to stop the tax account; close the tax and insurance account at her wish; refund of escrow and the notice
1026.20(e)(5)(ii) | we decide to end the tax account without being asked; bank drops impounds for everybody; a month and a half notice to the owner; stopping escrow on our own idea
1026.20(a) | loan was changed, do they sign new truth in lending papers; we lowered payments by an amendment; skip a payment agreement, new disclosures; roll the balance and new money into a fresh note; extend the due date of a car loan
1026.20(b) | can my son take over my mortgage; buyer wants to keep the seller's low rate; what papers for the person who takes over; divorced wife takes the loan in her name
1026.40(b) | somebody picks up an equity line form in the lobby; customer calls about a line on his house, what do we mail; online visitor starts an equity line form; when must the early terms be in her hands
1026.40(f)(2) | can the bank cancel my equity line and want all the money; reasons for calling in an equity line; borrower stopped paying on his line; he sold the house but still owes on the line
1026.40(f)(3) | we want a new fee on old equity lines; may the bank change my line's margin; what can we change after the line is open; add a minimum draw to existing customers
1026.40(f)(3)(vi) | why did they stop me from using my line; may we shut off draws for now; lower my limit without asking; suspend the line while things are bad
1026.40(f)(3)(vi)(A) | houses here dropped, can we cut his line; appraisal is lower than when he opened; zillow says less, may we freeze; my bank froze my line as my house lost value
1026.40(f)(3)(vi)(B) | he got laid off, should we let him draw; her score fell 150 points; business failed and he has a line with us; customer filed chapter 13 and wants an advance
1026.40(h) | she wants her 400 back after dropping the line application; when does the fee for the line become ours; no keep-the-money fee in the first days; charge at application for an equity line
1026.9(c)(1)(iii) | do we tell her that the line was shut; letter for lowering a line on the house; must the letter give reasons for the freeze; customer found out at the ATM that his line is blocked
1026.43(c)(1) | can we just trust what he says he makes; loan on a good house but no income; what if he plainly cannot pay; must every mortgage be checked for ability; rich in property, poor in cash
1026.43(c)(2)(i) | his job starts in two months, use the pay; she lives on savings; count overtime and tips; use rent from the property; can we count the house itself
1026.43(c)(4) | he is paid in cash, how do we prove it; is a letter from the boss enough; tax forms for self-employed; must we see papers for each income we use
1026.43(c)(3)(ii) | called the employer and wrote it down; is talking to HR enough; verbal proof that she works there; employed on closing day, phone check
1026.43(e)(2) | what makes a loan safe from lawsuits; which features are not allowed in a safe mortgage; requirements for the standard qualified loan; thirty year fixed with low fees
1026.43(e)(2)(v)(A) | is there still a 43 limit; what dti is too high for qm; borrower at 52 percent, can it be qualified; must we write why the ratio is fine
1026.43(e)(3)(i) | how many points can we charge and stay safe; broker fee and points too much; small loan of 25000 with 1500 fees; are we over the fee limit for a safe loan
1026.43(e)(5)(i) | our bank keeps its loans, is a high ratio alright; small local lender rules for safe loans; do we need the 43 or price test if we hold it; country bank that never sells
1026.43(e)(5)(ii) | we made it for our books, now want to sell it; sold to the secondary market after one year; what happens to the safe status when we sell; examiner asks about sold small-lender loans
1026.43(g)(1) | can we charge him for paying the mortgage off early; early payoff charge on a home loan, is it legal; five year penalty on an arm; customer asks if there is a fee to pay early; may our note have a lockout
1026.35(b)(1) | borrower with a high rate wants to pay taxes himself; must we collect taxes each month on this loan; rate is 2 above the index, do we hold money for insurance; can she opt out of the tax account at closing
1026.35(b)(3)(i) | how long must the tax account stay on a high-rate loan; borrower asks after three years to stop; can we close it when he refinances elsewhere; earliest time to drop taxes from the payment
1026.35(c)(3)(i) | do we need someone to walk through the house; may we use a drive-by on a high-rate loan; automated value for a subprime first mortgage; who must look inside before we lend
1026.35(c)(4)(i) | seller bought it last month for half the price; house flipped with new paint; is one appraisal enough when he made a fast profit; need two values for the flip
1026.35(c)(6)(ii)(A) | when does she get to see what the house was worth; give the report before signing; may the borrower agree to get it at closing; three days ahead for the value report
1026.42(c)(1) | loan officer begged the appraiser to come up 10000; can I call the appraiser; realtor leaned on the appraiser; may we tell him the sales price; pay more if the number works
1026.42(c)(3)(i) | borrower found better comparables; may we ask the appraiser to look again; homeowner disagrees with the value; how to dispute a low value the right way
1026.42(d)(3) | we have three employees, who may order the appraisal; small bank where the lender orders values; tiny lender independence; president orders and approves loans
1026.42(f)(1) | how little may we pay for an appraisal; appraiser complains his cut is too small; management firm keeps half of the fee; what is a fair fee here
1026.42(g)(1) | he copied an old report, do we tell the state; appraiser lied about square footage; must the bank turn in a sloppy appraiser; saw fraud in the value report
1026.36(d)(1)(i) | can I earn more if I sell a higher rate; bonus for each government loan; LO wants to give up part of his pay for a friend; pay different by product; is a per-rate bonus legal; can we pay less on low priced loans
1026.36(d)(2)(i)(A) | customer paid me and the lender also paid me; may a broker be paid twice; borrower pays one point and the bank pays the rest; split between buyer-paid and lender-paid
1026.36(e)(1) | I send everyone to the bank that pays best; put him in a loan bad for him so I earn more; which lender must I show; push a costly loan
1026.36(f)(3)(i) | what do we check before a new mortgage lender starts; hired last week and no checks done yet; bank teller becomes loan officer; paperwork for a new originator
1026.36(h)(1) | may our note say no court, only an arbitrator; mortgage with a forced arbitration page; borrower must go to arbitration; jury waiver in the equity line
1026.36(i)(1) | add 3000 of credit life to the mortgage; can the insurance be rolled in; lump premium financed with the house; pay for protection up front with loan money
1026.36(a)(4) | I sold three houses and hold the notes, am I a lender; investor carries paper for buyers; selling my rentals on contract; do I need a license to carry back
1026.36(a)(5) | selling dad's house and taking payments; I sold my one home with owner financing; family estate carries a note; one deal a year with a balloon
1026.32(a)(1)(i)(A) | rate is seven over the index, what loan is it; is the first mortgage too expensive under the law; how high above apor until the toughest rules; rate that makes it section 32
1026.32(a)(1)(ii)(A) | fees of six percent on a 60000 loan; too many points make it the worst category; closing costs share that triggers the strict rules; add up fees to see if strict rules hit
1026.32(d)(6) | may a high-cost loan have a charge for early payoff; we put a penalty in and it was over the limit; early payoff fee in the strict loan; none allowed in section 32
1026.34(a)(5)(i) | borrower must talk to a counselor first; no counseling paper in the file; can we close without the HUD certificate; who signs that he was counseled on the expensive loan
1026.34(a)(8)(i) | late fee of five percent on a high-cost loan; how much may we bill for late in the strict loan; four percent of what; late charge not in the note
1026.3(a)(1) | he bought a duplex to rent out, TIL or not; is a loan for her beauty shop consumer; investor flips houses; farm operating loan papers; personal car used for deliveries
1026.3(h) | city gives 10000 for the down payment; no payments until sold second mortgage; do we need LE on the grant loan; free second from a charity; deferred thirty years at zero
1026.2(a)(13) | is he bound when he signs or when money moves; which day is the closing in escrow states; locked commitment signed, is it made; date for the three-day counts
1026.2(a)(6) | do we count Columbus Day; branch open half day Saturday, count it; New Year's observed on Friday; which calendar for which form
1026.25(c)(3) | how many years keep the pay stubs in a mortgage file; proof that we checked income, retention; qualified mortgage worksheets kept; throw out old underwriting papers
`
