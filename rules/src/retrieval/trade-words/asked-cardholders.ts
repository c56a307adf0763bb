/** How cardholders and the people who serve them ask about cards, lines, and small loans, in their own words. Written from the text, not reviewed by a person yet. */
export const ASKED_CARDHOLDER_WORDS = `
1026.13(b)(1) | I saw a weird charge from three months ago; customer waited too long to complain; does the sixty days run from the statement or the purchase; she sent her complaint with the payment; letter went to the branch instead of the disputes address
1026.13(a)(3) | website never sent my shoes; he cancelled the gym and they kept charging; got the wrong sofa and sent it back; concert was called off, card charged; merchandise was broken when it came
1026.13(a)(1) | somebody used my number at a gas station; I don't recognize this; wife says she did not make the purchase; teen used dad's card in a game; amount on the bill is higher than I signed for
1026.13(c)(1) | do we have to write back after a card complaint; first letter to the customer within a month; we fixed it in two weeks, still a letter; acknowledgment of a card complaint
1026.13(c)(2) | customer wants his card dispute money back now; how many months can the bank drag a card complaint; we are on day 95 with a dispute; finish a credit card claim in two statements; is ten days the rule for a credit card claim
1026.13(d)(1) | do I have to pay it while they look; bank keeps calling me for the contested part; interest on the contested amount; late fee on money he says he does not owe
1026.13(d)(2) | they ruined my credit while I was disputing; may we show 30 days late during a claim; bureau file during an open complaint; threatened to report me
1026.13(d)(3) | closed my card because I complained; may we shut the account of a frequent disputer; cancel for making a claim in good faith; punish him for the dispute
1026.13(e) | he was right, the store charged twice; bank admits the mistake, next steps; take off the charge plus interest; correct and tell him in writing
1026.13(f) | store sent us a signed slip; we say no to the claim; look into it fairly before saying no; what do we owe the cardholder when we reject
1026.13(g)(1) | lost my dispute, how much and when do I pay; after a denied claim give him time; bill him again after we find no mistake; payment due on a rejected claim
1026.12(b)(1)(ii) | purse stolen and the card was used for 900; how much can we make the customer pay for stolen card charges; is it 50 or 500 on a credit card; nobody told us for a month, is she liable for all; fraud on a visa credit, customer's part
1026.12(b)(1)(i) | he lent his card to a cousin who went wild; nurse used the old lady's card; ex-husband still has the card; son is an authorized user and overspent
1026.12(c)(1) | contractor took the money and left, paid by card; store refuses to take back a broken tv; can I stop paying the card because the seller cheated; airline went under, do we owe the cardholder; he wants to hold back payment for a bad repair
1026.12(d)(1) | member behind on his visa, may we take it from savings; pull the card payment from checking without asking; use the deposit to pay the charged-off card; bank emptied my account for the credit card
1026.12(a) | may we send cards to all our mortgage customers; I got a card I never asked for; mail a new kind of card with the statement; give a card to the wife because he has one
1026.10(b)(2)(ii) | what time must a card payment be in; paid at 7 pm on the due day and got a fee; can our system stop at 3 pm; evening web payment counts as tomorrow
1026.10(b)(3)(i) | member paid her visa at our counter before we closed; teller payments on the card post when; paid inside the bank on the due date; window payment at 4 and cutoff at 2
1026.10(d)(1) | due on Sunday, paid Monday morning, fee or not; holiday due date on a card; no mail on that day so not late; payment after a long weekend
1026.10(e) | can we charge to take a card payment by phone; ten dollars to pay with a live agent; fee to pay online the same day; my bank wants money to take my payment
1026.11(a)(2) | I overpaid and want the money; how many days to refund a positive balance on a credit card; customer writes for his leftover credit; send the check within a week
1026.11(a)(3) | customer has 40 dollars extra on a closed card for months; look for the owner of an old credit; no request, still must we return it; half a year with a negative balance
1026.11(c)(1)(i) | my mother passed away and had a card with you; son calls to settle the account of his dead father; what do we do when a cardholder dies; steps for deceased accounts
1026.11(c)(2)(ii) | how long do we have to tell the executor what is owed; widow's lawyer wants the number; answer to the estate in a month; balance letter for a dead customer
1026.5(b)(2)(ii)(A)(1) | my bill came three days before it was due; printer was late, statements mailed 15 days ahead; minimum time for card customers to pay; how early do card bills go out; due date too close to the mailing
1026.5(b)(2)(i) | no activity and zero balance, do we print a bill; customer moved and mail bounced; balance of 80 cents; account with the lawyers, keep mailing bills; written off account, stop printing
1026.7(b)(11)(i)(A) | I want my card due on payday; due date jumps around each month; can it be the last day of the month; 31st in short months; move the due day for a customer
1026.7(b)(12)(i) | what is that box about three years on my bill; must the bill show how long it takes to pay; minimum payment table; credit union card and the payoff box
1026.9(c)(2)(i)(A) | we are raising card fees next month, how early to tell them; can we change the card terms without a letter; new late fee, notice in advance; card rate going up for new buys; bank changed my card's fees
1026.9(c)(2)(v)(C) | prime moved, do customers get a letter; fed hike and my card went up without notice; index rate change on cards; no letter when the index moves
1026.9(g)(1) | he missed a payment and we want to charge 29 percent; punish late payers with a higher rate; letter before the default rate; my rate went up as I paid late
1026.9(h)(1) | I do not accept the new fee; customer refuses the changed terms; she wants to keep old terms and close the card; how can a cardholder say no
1026.9(e)(1) | yearly fee is coming, must we warn; I would have cancelled before the annual fee; notice before billing the yearly charge; time to close before the fee
1026.51(a)(1)(i) | homemaker with no paycheck asks for a card; give more limit to a good customer automatically; do we need pay stubs for a card; may we open a card on score alone; student with loans only
1026.51(b)(1) | my son is 18, can he get a card; college freshman wants a visa; do kids need a parent on the card; 20 and works full time; under 21 on a joint card
1026.51(b)(2)(ii) | raise the limit of a student whose mom signed; parent must say yes to more credit; cosigned card of a nineteen-year-old; higher line before he is 21
1026.52(a)(1) | card with a 75 fee and a 250 limit; how much in fees the first year; setup and monthly fees on a starter card; too many fees on a secured card
1026.52(b)(1)(ii) | what is the most we may charge for a late card payment; is the late fee limited; eight dollars or more for late; customers complain about the late charge
1026.52(b)(2)(i)(A) | minimum was 20 but fee was 30; late charge larger than what was due; bounced 15 dollar payment; fee greater than the missed amount
1026.52(b)(2)(i)(B)(2) | charge people who do not use the card; no purchases this year fee; unused card charge; idle account fee on visa
1026.52(b)(2)(ii) | payment bounced so it was late too, charge both; can we hit him twice; late fee and returned check fee together; two penalties same payment
1026.53(a) | I paid extra, why did it go to the cheap balance; which part of the card is paid first; put extra money on cash advances; pay down the 24 percent before the 0 percent; overpay and promo balance
1026.55(a) | can they raise the rate on what I already bought; reprice old debts; raise everyone's card rate; when is it legal to increase a card's price
1026.55(b)(1) | zero percent ended and now 22; can a teaser last three months; promotional time must be half a year; special rate for six months then normal
1026.55(b)(3)(iii) | new customer for five months, can we up the rate; no hikes in the first twelve months; raised the yearly fee in the first year; card just opened and price goes up
1026.55(b)(4) | sixty days late, can the old balance go to the penalty rate; two missed bills and a higher price; how late before we reprice all; not paid for two months
1026.55(b)(4)(ii) | I paid on time for six months, lower my rate again; earn back the old rate; must we drop the penalty price; good behavior after penalty
1026.55(b)(6) | soldier home from deployment, put rate back; rate after military service; six percent cap over; active duty ended on the card
1026.56(b)(1) | bank let me go over my limit and charged me; need permission to bill for going over; no yes from the customer, no fee; overlimit charge without opt in
1026.56(j)(1)(i) | charged each month for being over; one fee per statement for going over; how many months may we bill overlimit; same overlimit for half a year
1026.57(c) | give pizza to students who fill in the form; hand out hats at the game for card apps; table in the student union with prizes; freebies to get college kids to apply
1026.58(e)(1) | I threw out my card contract; where can a customer find his card terms; send me a copy of my agreement; cardholder wants the contract he signed
1026.60(b) | what has to be in the box on our card application; rates and fees table for card mailers; box named after a senator; card brochure terms needed
1026.60(d)(1) | selling cards by phone, what must we read; call center offers a visa; customer calls in to get a card; script with rate and fee
1026.16(h)(4) | furniture store says no interest for a year; surprise interest from day one; ad for same as cash must warn; pay in full or get all the back interest
1026.16(g)(4) | ad says 0 percent, where do we say until when; zero for 15 months flyer; what comes after the promo price; small print near the teaser
1026.24(d)(1) | billboard with a payment; radio says 72 months; facebook post with 1.9 percent and 60 months; which words make the ad need more; drive away for 99 down
1026.24(c) | can the flyer say 4.5 percent without apr; rate in an ad for auto loans; show apr next to the rate; as low as rate flyer
1026.24(i)(3) | mailer that looks like it is from the government; official looking notice to vets; letter pretends to be from fha; seal of an agency in our ad
1026.24(i)(4) | how did another company know my bank's name; postcard that names my lender; third-party mailer uses our bank's name; letter about your loan at XYZ bank
1026.2(a)(20) | is our multi-loan plan at the credit union a real line; car loan as an advance on an open plan; one agreement for all loans; what is the test for revolving
1026.2(a)(17)(v) | my uncle lends to friends, is he a creditor; we made only 20 loans last year; five mortgages make you covered; how many before the law applies
1026.4(a) | which fees go into the apr; is this charge a cost of borrowing; fee only borrowers pay; does membership to join count; would a cash buyer pay this
1026.4(d)(1) | sell life insurance with the car loan and leave it out; did she really want the insurance; sign the box for insurance; credit disability optional
1026.4(d)(3) | gap on a car loan, in or out of the apr; customer bought debt protection; must gap be optional; buyer signs for gap
1026.4(b)(10) | gap price counted in the charge; protection plan cost as finance charge; cancel debt on death fee; debt waiver part of the cost
1026.17(b) | car buyer signed before seeing the numbers; when do loan customers get the truth in lending sheet; hand it before the pen; copy of TIL before the note
1026.17(g) | customer phones for a small loan, papers by mail; loan by mail from a catalog; internet order with credit, papers later; ask by phone and sign by mail
1026.18(d)(2) | finance charge was 12 dollars wrong on a car loan; small mistakes allowed on personal loans; five dollar error on a 900 loan; is the error in the box too big
1026.18(k)(1) | can he pay the car off early for free; say if there is a fee for early payoff; early payoff box on the contract; will not have to pay a penalty wording
1026.18(c)(1) | where did all the loan money go; list who got paid from the loan; paid to insurance company and dealer; breakdown of the amount borrowed
1026.18(r) | loan secured by his savings account; must keep 500 in the account for the loan; share pledge and apr statement; deposit required for the credit builder loan
1026.21 introductory text | I paid too much at payoff, where is my money; car loan overpaid by insurance check; extra 30 dollars after the last payment; credit left on a paid loan
1026.22(a)(2) | is 6.99 shown instead of 7.08 okay; how much may the apr be off; apr error of a tenth; small difference in the yearly rate
1026.25(a) | how long do we have to keep the TILs; can we throw out three-year-old card applications; retention for consumer loan disclosures; how many years for reg z papers
1026.26(b) | what do I tell a caller who asks the car loan rate; may tellers quote the note rate; phone shopper wants the rate; only the apr by voice
1026.27 introductory text | borrower reads only Spanish; may we give the papers in Chinese; does the law make us translate; English version when asked
1026.2(a)(18) | trade-in worth less than owed; what counts as money down; cash rebate put to the down; pick-up payments before a date
1026.48(d) | student wants out of the loan after final papers; how long before the school gets the money; cancel the private loan, no penalty; three days before paying the college
1026.48(c)(1) | my daughter needs time to decide on the loan; how long must the approved student terms stay open; he wants to compare with federal aid for weeks; month to say yes
1026.48(e) | what form does the student have to sign about costs; no certificate from school yet, fund it; school signed form missing; form about other aid
1026.46(d)(2) | student got approved, which sheet do we give; papers with the yes letter; approval on the phone, send what; before she signs the school note
1026.47(a)(6) | must we tell them federal loans may be cheaper; government aid first statement; list federal rates on our form; point to fafsa
`
