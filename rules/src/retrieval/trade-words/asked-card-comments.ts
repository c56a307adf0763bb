/** How people ask for what only the commentary on cards, lines, and high-cost loans answers. Written from the text, not reviewed by a person yet. */
export const ASKED_CARD_COMMENT_WORDS = `
1026/comment 5(b)(1)(i)-2 | blocked stolen card is turned on again, new papers or not; limit went over and the account was frozen, resend the terms; turn the suspended line back on; reactivate a lost card account
1026/comment 5(b)(1)(i)-3 | closed account opened again, send all terms; dormant card was shut and she wants it back; new number only, do we resend the agreement; reopen a cancelled line
1026/comment 5(b)(1)(i)-4 | turn an installment loan into a line of credit; closed-end loan moved to a revolving plan, papers; convert the note to open-end; give line terms when a loan becomes a line
1026/comment 5(b)(2)(i)-2 | draw period ended, keep sending line statements; no more advances but still paying, send the bill; heloc in repayment phase, which statements; line frozen for good, statements go on
1026/comment 5(b)(2)(i)-3 | when is an account uncollectible so no bill; we gave up collecting, stop statements; collector still trying, statement needed; no efforts anymore on the bad account
1026/comment 5(b)(2)(ii)-5 | customer wants to pick up his statement at the branch; hold the bill for pickup; may we make people come get statements; will call statement on request
1026/comment 7(b)(11)-6 | due date third Tuesday of the month, allowed; must it be the same number each month; 25th every month; weekend rule moves our due date
1026/comment 7(b)(11)-7 | customer asks to move the due date to the 5th; change his payment day for our system; how often may the due day change; switch due dates of a portfolio
1026/comment 9(c)(1)(i)-1 | who must get the change letter; members without overdraft line need no notice; send only to affected accounts; feature he does not have changed
1026/comment 9(c)(1)(i)-3.ii | customer swaps the collateral and agrees to the change; consent in the contract is not agreeing; blanket agreement to changes; more security for more credit by consent
1026/comment 10(a)-2 | payment by automatic transfer, when received; check reaches the lockbox; payroll deduction payment date; third party pays by wire, date of receipt
1026/comment 10(b)-1 | can we require autopay on a card; force customers to pay by preauthorized debit; automatic payment as a condition; make the loan only with auto debit
1026/comment 10(b)-4 | we gave no instructions how to pay; payments without rules, any business office; customer paid cash at a branch with no rule against; default rules for paying
1026/comment 10(b)-7 | paid at our sister bank with the same name; affiliate branch takes the card payment; ABC bank branch and ABC card company; in person at the affiliate
1026/comment 10(d)-1 | post office does not deliver on that day; Sunday or federal holiday mail; which day counts as no mail; postal holiday due date
1026/comment 10(e)-2 | what is an expedited payment; same day posting for a fee; rush payment meaning; credited next business day after cutoff
1026/comment 10(e)-3 | is a recorded phone system a service rep; live agent pay fee; fee for the automated phone payment; teller help with a payment charge
1026/comment 11(a)-2 | charges came in before we refunded the credit; refund less than the original overpayment; take new purchases out of the credit; how much of the credit balance goes back
1026/comment 11(a)(2)-1 | standing request to always refund credits; customer wants every credit mailed automatically; one letter for all future refunds; permanent refund instruction
1026/comment 11(a)(3)-1 | trace the customer for his old credit; how hard do we have to search; last known address and phone; letter came back and a credit remains
1026/comment 11(c)-4 | interest before the executor asked; charge up to the day of the request; fees earlier than the estate letter; dead customer's interest for prior days
1026/comment 12(a)(1)-1 | applied for overdraft, got a credit card; is asking for an overdraft line a request for a card; vague request for credit; must he ask for a card in so many words
1026/comment 12(a)(1)-2 | add credit to a debit card nobody asked; turn a prepaid card into a credit card; activate a credit feature on an existing card; encode credit on the atm card
1026/comment 12(a)(1)-5 | asked before the card program started; waiting list for a new card; delay after the request; card not ready when he applied
1026/comment 12(a)(1)-6 | husband asks for a card for his wife; authorized user cards at the request of the owner; may we mail cards to the kids he named; liability of the person he asked for
1026/comment 12(a)(1)-8 | send PINs nobody asked for; pin mailer to cardholders; unsolicited pin for the card; PIN without request
1026/comment 12(a)(2)-1 | reissue a suspended card; chip card swap for security; account was closed, is a new card a renewal; regular replacement of cards
1026/comment 12(a)(2)-7 | how do we kill the old card; must we collect the old plastic; void the replaced card; tell him to cut up the old one
1026/comment 12(b)-3 | must we look into a stolen card claim before billing him; require an affidavit for card theft; police report needed to deny; steps to investigate an unauthorized use claim
1026/comment 12(b)(1)(ii)-3 | she gave the card to her nephew and he overspent; told us that he may not use it anymore; lent card, exceeded permission; coworker went beyond what he was allowed
1026/comment 12(b)(1)(ii)-4 | robbed at gunpoint of the card; tricked into giving the card number; scam got her card; fraudster induced the use
1026/comment 12(b)(2)(iii)-3 | phone order with a stolen number, who pays; internet fraud without the card, charge the fifty; card not present liability; number only used by thief
1026/comment 12(b)(3)-1 | told a teller about the lost card; called the wrong department; report by mail or visit is effective; theft notice given to the branch
1026/comment 12(b)(3)-2 | the police told us the card was stolen; friend reports the cardholder's lost card; merchant calls about suspected fraud; who may give notice of theft
1026/comment 12(b)(5)-2 | employee misused the company card himself; worker bought personal items; limit on what the employee owes; staff fraud on a business card
1026/comment 12(c)-1 | merchant dispute or billing error, which path; can he use both rights; holder in due course and error rules; dispute after the sixty days with the store
1026/comment 12(c)-3 | debit card purchase and merchant claim; check guarantee card excluded; overdraft line purchase and bad goods; convenience check and claim against the bank
1026/comment 12(c)-4 | how much may he hold back; already paid part of the disputed purchase; order of applying payments to a claim; amount still owed at the first notice
1026/comment 12(c)(3)(i)(A)-1 | store is bankrupt, must he try first; call to the shop is enough; need he write to the manufacturer; how hard must she try with the seller
1026/comment 12(c)(3)(i)(B)-1 | internet order, where did the sale happen; mail order and the hundred miles; phone purchase location; online shop out of state
1026/comment 12(d)(1)-1 | hold on his checking for the unpaid card; freeze savings but not take it; block the deposit account; administrative hold for visa debt
1026/comment 12(d)(2)-1 | share pledge hidden in the agreement; separate signature for securing the card by deposits; is our cross lien enough; voluntary pledge for the card; specific amount pledged
1026/comment 13(a)(3)-2 | paypal purchase not delivered, funded by card; third-party payment app and a dispute; person to person payment for goods; intermediary merchant claim
1026/comment 13(a)(3)-3 | must she call the seller before a not-delivered claim; no contact with the merchant, still a valid dispute; can we require proof that he tried; reject since he did not contact the store
1026/comment 13(b)-1 | customer says never mind, it was my charge; withdraws the complaint by phone; customer dropped the dispute; he recognized the purchase
1026/comment 13(b)-2 | may he dispute by email; complaint written on the payment slip; online dispute form counts as written; can we refuse disputes on the coupon
1026/comment 13(b)(1)-1 | statement never came, when do the sixty days start; bill was not sent; time to dispute a missing statement; later got the bill
1026/comment 13(c)-1 | provisional credit on a card claim; temporary credit and still finish the case; take back a temporary credit; conditional refund during the dispute
1026/comment 13(c)-2 | just give him the money without investigating; small claims written off; credit the customer and close; fix it as he says
1026/comment 13(d)(1)-4 | bill pay at another bank and disputed amount; our own autopay must leave out the contested part; automatic payment at issuer; customer's bank pushes the payment
1026/comment 13(d)(1)-5 | dispute arrived two days before the autopay; three business days cutoff to stop the debit; late notice and automatic payment; next scheduled debit
1026/comment 13(f)-2 | denial explained on the statement; separate letter or bill message; how to write the no; form of the explanation
1026/comment 13(g)(3)-1 | ten days to pay after a lost claim; how soon may we report late after denial; longer grace days count; measured from when he got the notice
1026/comment 13(i)-3 | debit card used overdraft at the atm, which error rules; part from checking and part from the line; stolen debit card with a credit line, liability; examples of reg e and z together
1026/comment 40(b)-2 | general loan application used for heloc; phone caller asks for any loan; multipurpose form and equity line papers; customer writes heloc on a general form
1026/comment 40(b)-5 | heloc application denied in three days, no papers; withdrawn quickly, brochure or not; turned down line by phone; reject on day two the line
1026/comment 40(d)(7)-3 | copy fees and research not listed; fee to get a document copy on the line; which heloc fees need no mention; stop payment or return check charge on early terms
1026/comment 40(d)(7)-4 | no closing cost heloc, still show costs; rebate of costs if kept open three years; waive fees but disclose; costs paid back by us
1026/comment 40(e)-1 | own brochure comparable to the bureau's; substitute booklet must be as complete; lender association heloc booklet; generic booklet allowed
1026/comment 40(f)(1)-1 | our own prime rate as index; bank controls the index; cost of funds of the lender; rate based on own loss experience
1026/comment 40(f)(1)-3 | stepped rate set in the contract; preferred rate ends when he leaves the bank; employee heloc rate raised; rate rises by a set amount after an event
1026/comment 40(f)(2)-1 | may we just wait and terminate at renewal; end the plan for reasons not listed; short list of grounds; contract clause for demand
1026/comment 40(f)(2)-2 | instead of calling it, freeze or raise a fee; take lesser action on the line; suspend rather than terminate; change terms by agreement after default
1026/comment 40(f)(2)(ii)-1 | how late before we call the line; one missed payment and accelerate; must actually fail to pay; bankruptcy alone is not failing to pay
1026/comment 40(f)(2)(iii)-1 | somebody else harmed our lien, may we call the line; third party action is not enough to accelerate; harm to our security is needed; borrower let the house go to ruin
1026/comment 40(f)(3)-2 | taxes went up, pass on; property insurance we buy for him; recoup costs of protecting the lien; three charges outside the rule
1026/comment 40(f)(3)(i)-2 | we may change anything clause; reserve right to alter the line; catch-all change clause in the contract; general power to amend the heloc
1026/comment 40(f)(3)(iii)-2 | silence as consent to a change; used the line after the notice, is he bound; must sign for the modification; assume agreement by advance
1026/comment 40(f)(3)(iv)-1 | better deal now then back to normal; lower rate for a time; skip payment and return; extend the plan as a benefit
1026/comment 40(f)(3)(v)-2 | change the due date or statement address; minor rounding of payments; balance method small change; can the grace days be shortened a bit
1026/comment 40(f)(3)(vi)-1 | raise the limit again after a cut; suspend without terminate; prohibition of more advances; reduce limit below the balance
1026/comment 40(f)(3)(vi)-2 | freeze only while the reason lasts; how long may the line stay blocked; temporary stop on draws; may we freeze forever
1026/comment 40(f)(3)(vi)-3 | charge an appraisal to unfreeze; fees for investigating reinstatement; credit report cost for the reopen request; who pays the new value
1026/comment 40(f)(3)(vi)-5 | she asks us to lock the line in the divorce; one borrower wants to stop draws; both must ask to reopen; customer's own request to suspend
1026/comment 40(f)(3)(vi)-7 | job loss plus belief that he cannot pay; two tests for a change in finances; late payment on others' debts; good income still, value irrelevant
1026/comment 40(f)(3)(vi)-8 | which broken promises count as default; moved out and rented it; list material obligations in the contract; default by taking a second lien
1026/comment 40(g)-1 | she refuses due to a changed term, fees back; appraisal and credit fees returned when the line terms changed; which change triggers the refund; refund if she asked about terms
1026/comment 40(g)-2 | prime went up before opening, refund or not; index move is no reason; rate float before the line opens; normal index change and fees
1026/comment 40(g)-4 | how soon to give back heloc fees; refund timing and letter; promptly after we know; who sends the refund when a broker took it
1026/comment 40(h)-1 | after brochure in hand, may we charge at once; take the fee but give it back within three days; refundable first days; face to face heloc fee
1026/comment 40(h)-2 | fee taken before the heloc terms were mailed; refundable application fee up front on a line; held check before the terms; six business days after mailing
1026/comment 51(a)(1)(i)-2 | income from application date or account opening; credit check weeks before; stale income on a card; approved in May, opened in July
1026/comment 51(a)(1)(i)-4 | which money counts, wages, tips, trust; spouse's salary with access; student loan money left over; assets instead of income for a card; parents' support over 21
1026/comment 51(a)(1)(i)-6 | spouse not employed, husband's salary in joint account; partner transfers money each month; examples of access to another's income; money only used for her bills
1026/comment 51(a)(1)(i)-7 | debts for card underwriting; use the credit report for obligations; ask about rent; what he already owes
1026/comment 51(a)(1)(i)-8 | two applicants together, add the incomes; joint card ability; one spouse strong, one none; joint application for a visa
1026/comment 51(b)-2 | cosigner liable only until 21; parent's debt after the birthday; signature on the guarantee; how long does mom stay on the hook
1026/comment 51(b)-3 | add a teen as authorized user; under 21 user on mom's card; child's card without own income; authorized user age rule
1026/comment 51(b)(1)(i)-1 | what income counts for a twenty-year-old; parents' money not counted; scholarship left over; part-time wages and allowance; joint account with dad
1026/comment 51(b)(2)-1 | cosigner asks for the increase herself; mother over 21 wants a bigger limit; joint owner requests more credit; older co-owner calls
1026/comment 52(b)(1)(i)-3 | collection agency costs in the fee; third-party charges for late accounts; outside vendor cost as penalty cost; repossession firm cost
1026/comment 52(b)(1)(i)-6.i | what costs support a late fee; notices, calls, workout staff; late fee cost items; collection department expense
1026/comment 52(b)(1)(i)-7.i | returned payment fee costs; processing bounced payments; notice of a bounced card payment cost; which costs for nsf on cards
1026/comment 52(b)(2)(i)-1 | minimum due of 15, late fee cap; amount tied to a late payment; required payment the day before; late fee not over the minimum
1026/comment 52(b)(2)(i)-3 | six dollars above the limit, fee cap; total over limit during the cycle; overlimit fee and amount; how much over counts
1026/comment 52(b)(2)(i)-5 | account with few purchases charge; fee unless you spend 2000 a year; inactivity fee in disguise; annual fee waived if used
1026/comment 52(b)(2)(i)-6 | annual fee after the card is closed; closed account charge; fee for paying a closed card; maintenance fee on a closed card with a balance
1026/comment 53-3 | disputed part and extra payments; claim on a purchase, how to apply money; billing error and allocation; merchant claim balance first
1026/comment 53-4 | two balances at the same rate; same apr different promo ends; split between equal rates; order of equal apr balances
1026/comment 53(b)-3 | which requests count to direct payment; checked a box each month; one-time instruction on the phone; standing order for payment allocation
1026/comment 56(b)-1 | we always decline overlimit, no notice needed; policy of rejecting above the line; slip-through transaction after declining; no overlimit fee at all
1026/comment 56(b)-4 | opt in hidden in the card application; separate signature for overlimit; bundled consent to overlimit; check box only for overlimit
1026/comment 56(f)-1 | authorized user cannot opt in; user on the card says yes to overlimit; wife as user revokes; only liable persons choose
1026/comment 56(g)-1 | fee for overlimit before he revoked; revoked today, fee from yesterday; still billed for earlier transactions; after opt out old overlimit
1026/comment 56(j)-2 | example of three months of overlimit fees; still above the line in month four; new purchase again over; calendar of overlimit fees
1026/comment 57(c)-1 | t-shirt or gift card is a tangible item; discount or points are not an item; magazine subscription gift; what is a tangible gift
1026/comment 57(c)-4 | mail a gift offer to a dorm; mailing to an address near campus; letters to students at school; offer sent by mail to college housing
1026/comment 57(c)-5 | game or concert of the college name; event related to the university; tailgate with the mascot; alumni event off campus
1026/comment 57(c)-6 | how do we know he is a student; ask if he is in college; age check for gifts; procedures to screen students
1026/comment 58(b)(2)-1 | which changes are amendments to file; new fee is substantive; price change in agreement; substantive change list
1026/comment 58(b)(2)-2 | logo change in the agreement, refile; typo or layout fix; name change is no amendment; minor edits need no filing
1026/comment 34(a)(3)-1 | borrower writes it is in my interest; refinance within a year good for him; totality of circumstances test; signed statement not enough
1026/comment 34(a)(5)(i)-3 | may we order the appraisal before counseling; process the file while waiting for the certificate; what may be done before counseling; title search first
1026/comment 32(b)(1)-2 | seller pays the points, counted in the test; charges paid by others in points and fees; builder pays the fee; seller's points in the hoepa and qm test
`
