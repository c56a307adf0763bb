/** How people ask for payments, lost cards, merchant claims, and disputes of a credit card or line. Written from the text, not reviewed by a person yet. */
export const ASKED_CARD_PAYMENT_WORDS = `
1026.10(a) | card payment came in Friday, posted Monday, late fee; when must we credit a card payment; payment arrived on time but sat in the mail room; back date the payment to the day we got it; my payment was posted late and I was charged interest
1026.10(b)(1) | can we tell cardholders how to pay; rules for sending in a payment on a line of credit; reasonable payment instructions for card customers; may we make people use the coupon
1026.10(b)(2)(i) | insist on the stub or account number with the check; no coupon in the envelope; require the payment slip; customer mailed a check without the account number
1026.10(b)(2)(ii) | payment at 6 pm, is it today or tomorrow; latest cut-off we may set for online card payments; can the deadline for card payments be noon; what hour on the due date is too early to stop; phone payments cutoff hour
1026.10(b)(2)(iii) | no cash in the mail; tell customers to mail only checks; can we refuse coins by mail; money orders and checks only by post
1026.10(b)(2)(v) | one PO box for all card payments; customer mailed it to the branch instead of the lockbox; may we name a single address to pay; payment sent to the wrong office
1026.10(b)(3)(i) | paid the card at the teller window, same day credit; branch payment before closing time posts today; in person card payment cutoff; teller took a credit card payment at 4:45; branch payment before closing, credit it as of today
1026.10(b)(4)(i) | customer ignored the payment instructions, we took it anyway; nonconforming payment, how many days to post; paid at a wrong place, five days; check without stub accepted, when to credit
1026.10(b)(4)(ii) | we advertise paying by phone, does it count as on time; website pushes pay online, treat as conforming; promoted payment channel; we tell them to pay at the branch, then delay posting
1026.10(c) | we posted late and charged interest, fix it; credit back the late fee when the bank was slow; reverse charges from our posting mistake; by the next statement adjust the account
1026.10(d)(1) | due date is Sunday, payment came Monday, is it late; card due on a holiday when no mail comes; late fee for a payment the day after Christmas; no mail delivery on the due day
1026.10(d)(2) | we take online payments on Sunday, may we call Monday late; weekend electronic payments accepted, holiday rule gone; phone payment possible on the holiday; due date Sunday but paid by web on Monday
1026.10(e) | card payment phone fee allowed; charge for pay by phone on the card; fee to speak to a rep for a rush payment; expedited payment charge on a credit card; can we bill ten dollars for a telephone payment; online payment convenience fee for the card
1026.10(f) | we moved the payment address and people were late; new processor delayed card payments, no late fees; 60 days of grace after we change where to pay; conversion weekend caused late payments; changed lockbox and delay in crediting
1026.11(a) | customer overpaid the card, what do we do; negative balance on the credit card; refund for a return left the account below zero; owed money by the card company; credit on a line more than a dollar
1026.11(a)(2) | cardholder writes and wants the overpayment back; seven business days to send the money; refund request in writing for a negative balance; can we wait until the next statement to pay out a credit
1026.11(a)(3) | credit sat on the card for six months; old credit balance, try to find him; dormant credit on a charge account, send a check; cannot locate the cardholder after half a year; unclaimed money before escheat on a card
1026.11(b)(1) | close cards of people who always pay in full; may we drop customers who never pay interest; transactor accounts closed because they make no money; cancel the card since no finance charge
1026.11(b)(2) | close an unused card; no purchases for three months, may we shut it; inactive credit card account closing; dormant card no balance
1026.11(c)(1)(i) | cardholder died, what do we need in writing; policy for estates of dead card customers; executor calls about the deceased's card; tell the family what is owed on the card; procedures for death of a cardholder
1026.11(c)(1)(ii) | husband died, wife is joint on the card; surviving joint owner still owes; death of one of two cardholders; joint account and estate rules do not apply
1026.11(c)(2)(i) | administrator wants the payoff of the dead man's card; executor asks how much is owed; give the estate the balance quickly; personal representative needs a figure
1026.11(c)(2)(ii) | how many days to tell the estate the balance; thirty days to answer the executor; safe time to answer an administrator; slow answer to the probate lawyer
1026.11(c)(3)(i) | late fees after the customer died; can we keep charging annual fee to the estate; raise the rate on a deceased account; stop fees once the executor asks for the balance
1026.11(c)(3)(ii) | estate paid within 30 days, drop the interest; trailing interest on a dead person's card; residual interest after payoff by the executor; waive leftover finance charge for the estate
1026.12(a) | send a card to someone who did not ask; mail out preapproved live cards; unrequested card to a business owner; can we issue a card to the spouse without a request; add a second card nobody ordered; member gets a credit card out of the blue
1026.12(a)(1) | ask over the phone for a card, good enough; somebody applied orally; card for an authorized user at the cardholder's request; request can be verbal
1026.12(a)(2) | send a replacement for an expiring card; swap visa for mastercard on the same account; renewal card without asking; reissue with a chip, is that unsolicited
1026.12(b)(1)(i) | ex-boyfriend used her card, is that without permission; son took mom's card and charged; gave card to a friend who overspent; what is unauthorized use of a credit card; employee kept using the card
1026.12(b)(1)(ii) | stolen card, how much does the customer owe; fifty dollars most on a lost card; somebody used my card online, do I pay; fraud charges on credit card, customer's share; card stolen and reported late, can we charge more than fifty
1026.12(b)(2) | when can we hold the cardholder to the fifty dollars; conditions before charging for fraud; card never received and used by a thief; no notice of liability was given, owes nothing
1026.12(b)(2)(ii) | tell cardholders how to report a lost card; notice about max liability and where to call; what must we say about lost or stolen in the card papers; phone number to report theft
1026.12(b)(2)(iii) | signature strip or photo or PIN on the card; way to identify who may use the card; phone order fraud with no signature; card not present, may we charge the fifty
1026.12(b)(3) | is a phone call enough to report a stolen card; reported it at the branch, is that notice; who can tell us the card was lost; notice is given when he takes the steps; does the theft report have to be in writing
1026.12(b)(4) | state law says the customer owes nothing; zero liability agreement beats the fifty; lower limit in our cardholder agreement; visa zero fraud policy
1026.12(b)(5) | company with ten cards for employees, who pays fraud; business card fraud above fifty; corporate card liability agreement; employer gave cards to staff and one was misused; may the firm agree to more liability
1026.12(c)(1) | furniture store went broke, customer refuses to pay the card; merchant will not refund, can he hold back payment from us; bad goods bought with the card; contractor did sloppy work, paid by visa; quality dispute with the store, not a billing error
1026.12(c)(2) | he withholds for the bad sofa, may we report him late; credit bureau while he fights with the merchant; mark the account in dispute, not delinquent; do not ding credit during a merchant claim
1026.12(c)(3)(i)(A) | did she try to work it out with the store first; must call the merchant before us; good faith try with the seller; customer never contacted the shop
1026.12(c)(3)(i)(B) | purchase was in another state; within 100 miles of home and over 50 dollars; bought on vacation overseas, may he refuse to pay; small item of thirty dollars and merchant claim; same state rule for withholding payment
1026.12(c)(3)(ii) | store card, no mileage limit; merchant is owned by us, distance does not matter; mail order from an insert in our statement; when the hundred mile limit drops away
1026.12(d)(1) | take the past due card payment out of savings; set off the member's share account for his visa; can we grab deposit money for a charged-off card; right of offset and credit cards; freeze checking to cover the credit card
1026.12(d)(2) | member pledged shares for the card, may we take them; lien on deposit for a secured card; court judgment lets us attach the account; garnish the deposit after judgment on card debt; security interest in savings for visa
1026.12(d)(3)(i) | autopay from checking for the card; customer signed to have payments pulled monthly; automatic card payment out of his savings, is it setoff; written okay for monthly deduction
1026.12(e)(1) | returned the shoes, how fast does the store tell us; merchant has seven days to send the credit; store slow with a card refund; retailer's duty after taking back goods
1026.12(e)(2) | we got the refund slip from the store, post it when; three days to credit a return; credit voucher received by the issuer; refund not showing on the card
1026.12(e)(3) | store gives cash back to cash buyers but not card buyers; no refund sign must be posted; card customers get the same refund policy; all sales final on cards
1026.12(f)(1) | merchant wants to give a discount for cash; can we stop a store from giving less for cash; card contract forbids cash discounts; cheaper price when not using the card
1026.12(f)(2) | make the merchant open a checking account with us; tie-in for merchants who take the card; force stores to buy other services; shop must keep its deposits here to take our card
1026.13(a) | what kinds of problems are billing disputes; which card complaints are covered; does a dispute over quality count as an error on the bill; examples of mistakes on the statement
1026.13(a)(1) | I never bought this, charge on my visa; charge by a stranger on the statement; unknown merchant on the bill; fraud charge listed on the card statement, is it an error
1026.13(a)(3) | package never came and it is on the card; ordered online, not delivered; wrong color item sent, refused it; goods not as agreed and not accepted; hotel charged me after I cancelled; box arrived late or to the wrong address
1026.13(a)(4) | my payment is not on the bill; refund missing from the statement; paid but it does not show; credit slip was not applied
1026.13(a)(5) | added up wrong on the statement; interest was figured wrong; bank math mistake on the card; charged twice for the same thing by us
1026.13(a)(6) | customer wants a copy of the sales slip; what is this charge, show me the receipt; asks for proof of a transaction; more information about a line on the bill
1026.13(a)(7) | never got my statement, I moved; address change ignored and bill went to the old house; statement not sent to the new address; moved twenty days before the cycle ended
1026.13(b) | must a card dispute be in writing; she called about a charge, does that start the clock; dispute note on the payment stub; can we take disputes by web; what makes a good dispute letter
1026.13(b)(1) | too late to dispute after two months; 60 days from which statement; charge from four months ago, do we have to look; dispute sent to the wrong address; deadline for the customer's complaint letter on a card
1026.13(b)(3) | letter only says wrong bill, enough; must say why and how much; vague dispute without date or amount; belief and reasons in the complaint
1026.13(c)(1) | got a dispute letter, write back in how many days; send an acknowledgment unless we fix it in thirty days; do we owe a receipt letter to the cardholder; first response to a card claim
1026.13(c)(2) | how long may we investigate a disputed card charge; two cycles or ninety days, whichever first; dispute still open after three months; finish the chargeback case by when
1026.13(d)(1) | does he have to pay the part he disputes; autopay took the disputed charge; collector calling on a contested amount; minimum payment while the claim is open; stop the automatic payment for the questioned charge
1026.13(d)(2) | report him late while the dispute is open; may we tell Equifax he is delinquent on the contested charge; no negative reporting during the investigation; threaten bad credit over a questioned bill
1026.13(d)(3) | close the card because he complains; customer disputes in good faith, may we cut him off; accelerate the balance due to a dispute; block the account for using his rights
1026.13(d)(4) | keep the disputed amount on the statement; collect the rest that is not contested; lower the available limit by the disputed sum; show disputed charge with a note that payment is not required
1026.13(e) | customer was right, what now; fix the error and take off the interest; credit back and send a letter; found the charge was wrong
1026.13(f) | merchant proved the charge, deny the claim; how deep must we look into a dispute; reasonable investigation steps for a card claim; no error found, what do we send
1026.13(f)(1) | denial letter must say why; explain to the customer why we find no error; wrote only that claim is denied; reasons for our no
1026.13(f)(2) | send him copies of the proof; cardholder wants documents of our decision; give the receipt if he asks; evidence behind the denial
1026.13(g)(1) | dispute lost, when must he pay; tell him the amount and due date after denial; letter with what he still owes; rebilling after the claim fails
1026.13(g)(2) | grace days again after we deny the claim; the usual free period to pay the lost dispute; no interest if he pays in the normal time after denial; how long does he get once we say no
1026.13(g)(3) | claim denied and still not paid, report late now; when can we ding credit after the dispute ends; go to collections after our decision; ten days passed, report to the bureau
1026.13(g)(4) | he still says it is wrong after our denial; second letter, report as in dispute; tell him who we reported to; continuing disagreement and credit reporting
1026.13(h) | same dispute sent again; customer complains a second time about the same charge; do we reinvestigate the same claim; repeat complaint with nothing new
1026.13(i) | overdraft line used with debit card, which rule; debit card fraud that tapped a credit line; reg e or reg z for the dispute; error on a transfer that pulled from the line of credit; atm advance from overdraft protection
1026.9(a)(1) | mail the billing rights notice each year; annual card rights statement, how often; long form of dispute rights; yearly notice to open-end customers
1026.9(a)(2) | short form dispute notice on every bill; skip the yearly rights notice by printing a summary; back of the statement rights text; alternative to the annual mailing
1026.8(a)(1) | what must the bill say about a purchase; merchant name city and date on the statement; purchase line on the card bill; how do we describe a sale
1026.8(b) | how to show a cash advance on the bill; describe an advance or overdraft draw; amount and date of a nonsale item; convenience check on the statement
1026/comment 13(f)-3 | deny because she would not sign an affidavit; require a police report or notarized form for a card dispute; what steps make a reasonable card investigation; cardholder will not cooperate with our fraud questions; may we drop the claim if he does not answer
1026/comment 13(c)(2)-2 | take back the credit after 90 days; new proof from the merchant after the deadline; is the provisional credit final on a card; reverse a finished dispute decision; merchant won the chargeback late, rebill the cardholder
1026/comment 12(a)(2)-5 | two new cards in place of one; one card swapped for two kinds; split visa into visa and mastercard without asking; how many replacement cards for one
`
