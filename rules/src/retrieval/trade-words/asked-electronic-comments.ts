/** How people ask for what the comments say on electronic transfers, in their own words. */
export const ASKED_ELECTRONIC_COMMENT_WORDS = `
1005/comment 2(a)-2 | is a check an access device; check used for conversion; micr line from a check; paper check number as access
1005/comment 2(b)-1 | vacation club account covered; christmas club and reg e; repo account of a consumer; what is a consumer asset account
1005/comment 2(b)-2 | mortgage escrow account under reg e; profit sharing plan account; savings bond account; accounts not covered
1005/comment 2(b)(2)-2 | ira account and reg e; custodial account exempt; health savings trust; individual retirement account transfers
1005/comment 2(b)(3)(i)-2 | bonus card for employees, payroll or not; incentive card in transfers; final pay or petty reimbursement card; expense card of employer
1005/comment 2(b)(3)(i)-10 | p2p app account is prepaid; send money to friends account; person to person wallet; venmo style balance
1005/comment 2(d)-1 | reported at eleven at night, same day; business day lasts until midnight; notice after hours counts; evening report in transfers
1005/comment 2(d)-2 | lobby open saturday but back office closed; substantially all functions; drive in only saturday; is saturday with limited service a business day
1005/comment 2(d)-4 | sunday hotline for lost cards; phone line open on weekend; is sunday a business day with call center; lost card line only
1005/comment 2(h)-3 | teller uses a terminal, is a receipt needed; employee operated computer; teller machine is not electronic terminal; branch counter transfer
1005/comment 2(k)-1 | what is authorized in advance and recurring; no further action by consumer; payment each month without new order; recurring transfer example
1005/comment 2(m)-1 | bank clerk stole from the account by eft; employee fraud, customer owes nothing; our worker made a bad transfer; inside job in transfers
1005/comment 2(m)-2 | son had permission for 100 and took 500; gave card to a friend, exceeded limits; told the bank that the roommate is no longer allowed; coworker used the card too much; authority granted to family
1005/comment 2(m)-3 | tricked into giving the code over the phone; phishing victim, unauthorized or not; robbed of her card; impostor got the pin by fraud; customer fell for a scam text and they sent the money
1005/comment 2(m)-4 | gun to his head at the atm; forced to withdraw cash; made to take out money by threat; robbed at the machine
1005/comment 2(m)-5 | payroll posted to the wrong person and reversed; take back a duplicate direct deposit; reversal of a wrong amount credit; reversed deposit, dispute
1005/comment 3(a)-1 | account with no eft agreement; company debits without bank agreement; which accounts are covered; third party ach begins
1005/comment 3(a)-3 | overseas customer and reg e; foreign branch of us bank; account held in another country; residents of a state abroad
1005/comment 3(b)(1)-1 | examples of covered transfers; cash deposit in an atm; ach and bill pay covered; debit card sale by paper slip
1005/comment 3(b)(1)-2 | examples not covered; payroll deduction to lender; check image exchange; preauthorized paper check
1005/comment 3(b)(2)-1 | cashier forgot to hand the conversion notice; notice at register missing by mistake; inadvertent error at point of sale; eck slip not given
1005/comment 3(b)(3)-1 | does our own nsf fee need authorization; account bank's returned fee; permission for bank's charge; only the merchant needs consent
1005/comment 3(c)(1)-1 | returned check presented again electronically; re-presented check not an eft; rck entry in transfers; fee for representment is covered
1005/comment 3(c)(3)-1 | money came by wire then ach to customer; fedwire credited to account; ach part of a wire; which portion is covered
1005/comment 3(c)(3)-3 | is swift or chips like fedwire; similar wire systems; is ach a wire; telex transfer in transfers
1005/comment 3(c)(5)-1 | bank's own fees debited are exempt; overdraft charge is not an eft; provisional credit entries; service charge posting
1005/comment 3(c)(5)-2 | transfer to an affiliate bank not exempt; sister bank accounts; holding company banks transfer; not the same institution
1005/comment 3(c)(6)-1 | what is a written plan for phone transfers; signature card hold harmless; brochure on phone transfers is a plan; telephone limits legend
1005/comment 5(a)(1)-1 | card for joint owner, who may ask; one owner requests for both; second card for spouse; joint account access device
1005/comment 5(a)(2)-1 | one for one rule for replacement cards; send two cards for one; renewal more than one device; substitute only one
1005/comment 5(b)-2 | liability for unsolicited pin; not accepted device no liability; card in mail stolen before use; pin with unaccepted card
1005/comment 6(b)-1 | three levels of customer loss; 50, 500, or all; tiers of liability; how much must the consumer bear
1005/comment 6(b)-2 | wrote the pin on the card; customer was careless; negligence of the cardholder; left the card in the machine; can we deny because she was sloppy with her pin
1005/comment 6(b)-3 | deposit agreement makes customer pay more; limits may not be raised by contract; only speed of report counts; account terms on liability
1005/comment 6(b)(1)-2 | statement came, did she know of the theft; when did consumer learn; knowledge by periodic statement; learned of loss date
1005/comment 6(b)(1)-3 | how to count two business days; day she learned does not count; two 24 hour periods; clock at midnight
1005/comment 6(b)(2)-1 | example of 500 dollar loss; stolen monday reported friday; 100 taken early then 600; second tier math
1005/comment 6(b)(3)-1 | example of unlimited loss; after the 60 days transfers; statement tier math; what part of loss is hers
1005/comment 6(b)(3)-2 | fraud without a card, ach debit; account number stolen, first tiers do not apply; internet ach fraud liability; no access device used, liability zero until 60 days
1005/comment 6(b)(4)-1 | hospital stay or long trip; extended travel in transfers; extend the report time; illness reason in transfers
1005/comment 6(b)(5)-2 | daughter reports the lost card; someone else calls for the customer; third party notice valid; friend reports while she is in hospital
1005/comment 6(b)(5)-3 | customer does not know the account number; what must be told when reporting; reasonable steps of notice; cannot recall the card number
1005/comment 7(a)-1 | gave eft papers at account opening, repeat when card comes; early disclosures count; must we redo papers later; disclosure before service starts
1005/comment 7(a)-2 | customer let a company debit and we did not know; third party ach, when do we disclose; no advance notice of transfer; as soon as possible after first
1005/comment 7(b)(5)-1 | is nsf or stop payment charge an eft fee; minimum balance fee in eft papers; which fees are listed in reg e; other account fees optional
1005/comment 8(a)-2 | closing atms without notice; cancel a card, change notice; shutting machines in transfers; changes that need no letter
1005/comment 9(a)-1 | receipt only if customer asks; press yes for a receipt; receipt on request ok; option at screen
1005/comment 9(a)-5 | machine ran out of paper; no receipt by mistake; broken printer at atm; receipt failure error
1005/comment 9(b)-3 | inactive account statements; no statement for dormant; sleeping account in transfers; we define inactive
1005/comment 9(b)-4 | make customers pick up statements; hold statement at branch; statement pickup optional; may we require pickup
1005/comment 10(a)(1)-5 | deposit phone line prompt answer; verify credit on first call; audio line for deposits; telephone notice standards
1005/comment 10(b)-2 | payee did not get written authorization, bank liable; merchant failed in transfers; are we at fault for missing autopay consent; third party's duty
1005/comment 10(b)-3 | tape recording as authorization; payee signs for the customer; only by a writing meaning; recorded oral consent for recurring debit
1005/comment 10(b)-5 | online autopay consent; similarly authenticated by code; click to authorize; digital signature for recurring; security code on phone
1005/comment 10(b)-7 | thought it was a credit card but was debit; customer said card type wrong; recurring charge bona fide error; merchant asked debit or credit
1005/comment 10(c)-1 | debit sent again after a stop; resubmitted item stop order; honor oral stop; stop continues for resubmission
1005/comment 10(c)-2 | customer revoked the company's permission; block all future debits; told the merchant to stop and bank; revocation of autopay; ask copy of the revocation
1005/comment 10(c)-3 | cannot block before posting; third party blocks the debit for us; return later procedure; stop alternative in transfers
1005/comment 10(d)(1)-1 | payee failed to tell about a different amount; bank not liable for varying notice; biller's notice duty; amount changed no letter
1005/comment 10(e)(1)-1 | require autopay for loans no; recurring electronic repayment condition; must pay by ach forbidden; compulsory loan debit
1005/comment 10(e)(1)-4 | lower rate for auto pay; discount for automatic payment; incentive allowed in transfers; auto draft rate reduction quarter percent
1005/comment 10(e)(2)-1 | employer requires direct deposit, choice of bank; pay by check or card option; payroll at one bank; boss may require direct deposit if any bank
1005/comment 11(a)-2 | did my payment go through call; check whether a debit happened, error or not; verifying a credit; not an error unless asks investigate
1005/comment 11(a)-3 | lost card reported, start investigation when; theft report plus unauthorized claim; error process on card loss; asks about bad transfers
1005/comment 11(a)-4 | account already closed, dispute still; error claimed after closing; former customer claim; closed account investigation
1005/comment 11(b)(1)-1 | claim without account number valid; notice effective anyway; no number on letter; we can identify the account
1005/comment 11(b)(1)-2 | wait for signed statement before investigating; delay until affidavit; may not hold up for written form; police report required first
1005/comment 11(b)(1)-5 | we found the mistake ourselves; bank discovers error, rules apply; self found error; no customer notice
1005/comment 11(b)(1)-6 | dispute must come to a certain number; exclusive address for claims; told a branch instead; maintain procedures to forward
1005/comment 11(b)(1)-7 | claim after 60 days, no error rules; late dispute but unauthorized; late notice effect; still liable limits for late fraud claim
1005/comment 11(c)-2 | start at once on oral claim; do not wait for the confirmation; oral dispute begins clock; promptly begin investigating
1005/comment 11(c)-3 | charge a fee for disputing; research fee on claim; cost to customer when no error; may we bill for copies
1005/comment 11(c)-4 | just pay the claim without investigation; final credit, no research; small dispute write off; correct as alleged
1005/comment 11(c)-6 | fix includes interest and fees refund; refund overdraft fee from error; correct the error with lost interest; what must we give back
1005/comment 11(c)(3)-1 | cash back at pos and longer time; mail or web debit purchase 90 days; debit card with signature; which pos extend
1005/comment 11(c)(4)-4 | what is an agreement with the third party; ach membership is not an agreement; merchant honors our card; network rules in transfers
1005/comment 11(c)(4)-5 | what records to check on an ach claim; own records review beyond payment instructions; out of sequence check number; relevant information at bank
1005/comment 11(d)(1)-1 | customer wants our documents in readable form; copies understandable in transfers; magnetic tape printouts; what papers to send
1005/comment 11(d)(2)-1 | tell now that credit will be taken in five business days; alternative debit notice; give five days then debit; reverse later option
1005/comment 11(e)-1 | customer drops the claim then again; withdrew dispute in transfers; may reassert within time; changed her mind on claim
1005/comment 13(b)-1 | proof of giving disclosures to each; procedures evidence enough; sample of statements; what to retain reg e
1005/comment 17(b)-2 | pay overdraft without opt in but no fee; may we still pay atm overdraft; cover it free; no consent no charge
1005/comment 17(b)-3 | must we pay if opted in; no duty to authorize; bank may decline card even with opt in; not required to pay overdrafts
1005/comment 17(b)-4 | ways to take the opt-in; mail, phone, web, or in branch; reasonable opportunity examples; form at account opening
`
