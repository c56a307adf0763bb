/** How people ask for the rules of electronic transfers, in their own words. */
export const ASKED_ELECTRONIC_TRANSFER_WORDS = `
1005.2(a)(1) | is an account number an access device; debit card, pin, or phone banking code; what is an access device; does online login count as a means of access
1005.2(a)(2) | when is a card accepted by the customer; signed or used card is accepted; renewal card counts as accepted; accepted access device meaning
1005.2(b)(3)(i)(A) | what is a payroll card account; wages loaded on a card by the employer; salary card is prepaid; pay card for hourly staff
1005.2(b)(3)(i)(D) | is paypal or venmo balance a prepaid account; digital wallet that holds money; reloadable card without the word prepaid; stored value usable at many stores or p2p
1005.2(b)(3)(ii)(A) | hsa or fsa card prepaid or not; flexible spending card; health savings money on a card; transit benefit card
1005.2(b)(3)(ii)(D) | is a gift card a prepaid account; rewards card and loyalty card; store gift card left out of prepaid; promotional card as prepaid
1005.2(d) | does saturday count as a business day for reg e; business day when branch is open for all business; is sunday a business day for disputes; drive up open only
1005.2(h) | is a point of sale terminal electronic terminal; what is an electronic terminal; is a phone an electronic terminal; cash machine and store terminal
1005.2(k) | recurring payment definition; what is a preauthorized transfer; monthly autopay set up ahead; repeating debit at regular intervals
1005.2(m) | what counts as unauthorized; crook used her card without permission; transfer without the owner's authority and no benefit to her; scammer logged in and sent zelle; stolen phone payments
1005.2(m)(1) | gave the card and pin to her grandson, he took more; let a friend use the card; furnished the access device, is it fraud; roommate had the pin with consent; she told us the son may no longer use it
1005.2(m)(2) | customer is in on the fraud; friendly fraud by the cardholder; member acted together with the thief; false claim of stolen card
1005.2(m)(3) | bank made the mistake, is it unauthorized; our employee keyed the wrong transfer; transfer done by the bank's own staff; error by the institution itself
1005.3(a) | who must follow reg e; any person for some sections; consumer account only; do business accounts get reg e; which institutions does it reach
1005.3(b)(1) | what is an electronic fund transfer; does zelle or p2p fall under reg e; ach debit covered; online bill pay covered; which transactions are eft
1005.3(b)(1)(ii) | cash machine withdrawal covered; atm transfer is an eft; money out of the machine; deposit at an atm
1005.3(b)(1)(iii) | payroll direct deposit is eft; social security deposit; withdrawal by ach is covered; automatic deposit of wages
1005.3(b)(1)(v) | debit card purchase without a terminal; card purchase by mail or internet; signature debit is an eft; card used on a website
1005.3(b)(2)(i) | check turned into an ach; electronic check conversion at the register; echeck one time transfer; consumer must authorize check conversion; check used as source of information
1005.3(b)(2)(ii) | sign at the register that checks may be converted; notice of check conversion; lockbox billing notice of ach; when you provide a check you authorize
1005.3(b)(3)(i) | collect the nsf fee electronically; returned item fee debited; notice to take the bounced check fee by ach; authorization for a return fee
1005.3(c)(1) | paper check forged, reg e or not; stolen checks dispute; is a cashed check an eft; forged check claim covered; check image deposits
1005.3(c)(3) | wire fraud, reg e or not; fedwire to another bank; domestic wire from a consumer account; customer wired money to a scammer; are wires covered by error resolution
1005.3(c)(4) | buy stock or mutual fund with the account; securities purchase transfer; brokerage trade not an eft; treasury direct bonds
1005.3(c)(5)(i) | sweep from savings to checking; automatic transfer between own accounts; overdraft transfer from savings without request; internal move is exempt
1005.3(c)(5)(ii) | automatic transfer to a child's account here; family member account at the same bank; allowance to my son at this bank; parent to kid account transfer
1005.3(c)(5)(iii) | loan payment taken from checking at our own bank; automatic deduction for our mortgage; service charge debited by us; same institution loan autopay, still no compulsory use
1005.3(c)(6) | customer calls the teller to move money; phone transfer not under a plan; one time call in transfer; telephone request outside written agreement
1005.3(c)(7) | bank under 100 million and autopay; small institution exempt preauthorized transfer; assets one hundred million or less; tiny credit union recurring debits
1005.4(a)(1) | may eft disclosures be emailed; written and keepable form; e-sign for reg e disclosures; clear and readily understandable
1005.4(a)(2) | spanish eft disclosures; foreign language reg e with english on request; translate the error notice; other language disclosures
1005.4(c)(2) | joint account, one set of eft papers; which owner gets the disclosure; both holders need reg e notice; husband and wife one mailing
1005.5(a)(1) | customer asked for a debit card; oral request for a card is fine; issue a card on request; who may get an atm card
1005.5(a)(2) | reissue expired debit card; replacement after breach; substitute card for an old one; renewal without asking; new chip cards to all
1005.5(b) | mail cards nobody asked for; unsolicited debit card conditions; inactive card mailed to members; send all customers a new card
1005.5(b)(4) | activate the card after checking identity; validation on request only; call to activate; verify who it is before turning on the card
1005.6(a) | may we hold her liable at all; conditions for consumer liability; no disclosure given, no liability; accepted card and means to identify user; bank must have given notice first
1005.6(b)(1) | reported the stolen card the next day, how much does she lose; fifty dollar limit; lost my debit card and told you within two days; two business days after learning; card gone yesterday
1005.6(b)(2) | told us after five days that the card was stolen; five hundred dollar limit; waited a week to report the lost card; more than two business days late; knew it was missing and did not call
1005.6(b)(3) | did not look at statements for months; unauthorized ach after 60 days from the statement; unlimited loss after sixty days; never reported fraud on the statement; fraud went on for half a year
1005.6(b)(4) | she was in the hospital and reported late; traveling or sick, extend the time; extenuating circumstances delay; prison or coma and late report
1005.6(b)(5)(i) | told a teller who did not write it down; notice given when customer takes steps; reported to the branch and nobody acted; when has the bank been notified
1005.6(b)(5)(ii) | report by phone is enough; must the claim be in writing; may she report in person; how may a customer report a lost card
1005.6(b)(5)(iii) | letter lost in mail, when was notice given; we already knew of the fraud; constructive notice of unauthorized use; date of mailed report
1005.6(b)(6) | state law gives less liability; visa zero liability; network rule lower than fifty; our agreement promises nothing owed
1005.7(a) | when do we give eft disclosures; before the first transfer; open an account with a debit card, papers due; initial reg e disclosure timing
1005.7(b)(1) | summary of customer's liability in the brochure; what we tell on lost card losses; liability text in eft disclosure; initial disclosure unauthorized use
1005.7(b)(2) | phone and address for lost cards; whom to call in the disclosure; contact for unauthorized transfers; number to report theft
1005.7(b)(4) | daily atm limit disclosed; types of transfers and limits; withdrawal cap in the disclosure; keep limits secret for security
1005.7(b)(5) | list eft fees; tell the charge for atm use; disclose per transfer fee; cost to use bill pay
1005.7(b)(9) | when do we tell outsiders about the account; confidentiality text in eft papers; sharing account information disclosure; privacy line in reg e disclosure
1005.7(b)(10) | error notice at account opening; model form a-3; long error resolution notice; in case of errors or questions text
1005.7(b)(11) | warn that other banks charge at their machines; atm surcharge statement at opening; foreign atm fee notice; network fee notice
1005.7(c) | add bill pay later, new disclosure; customer signs up for p2p; new service on an old account; extra eft service papers
1005.8(a)(1) | raising the debit card fee, how many days; 21 days ahead for eft changes; change in terms reg e; lower the atm limit, tell customers; new charge on transfers notice
1005.8(a)(2) | cut limits at once because of fraud; no prior notice for security; emergency change without 21 days; permanent security change, write in 30 days
1005.8(b) | yearly error notice; error resolution on each statement; annual reg e mailing; short form on statement instead of annual; once a calendar year notice
1005.9(a) | receipt at the atm; must the terminal give paper; is a receipt needed at pos; machine out of paper
1005.9(a)(4) | card number on the atm receipt; only four digits; truncated account number on receipt; how much of the number prints
1005.9(a)(5) | terminal location on the receipt; address of the machine; where the atm stands; city and state on receipt
1005.9(b) | monthly statement when there is an eft; how often are statements for debit card accounts; quarterly statement if no transfers; can we stop sending statements
1005.9(b)(1) | what each transfer line must show; merchant name and date on the statement; description of eft on the statement; location of the purchase shown
1005.9(b)(3) | fees on the statement; total transfer fees shown; account maintenance charge on statement; list reg e charges
1005.9(b)(5) | direct inquiries to, phone on statement; number for errors on the statement; address for questions; contact line on the statement
1005.9(c)(1)(i) | passbook with direct deposit; update passbook instead of statement; old passbook savings; no statement for passbook
1005.9(c)(1)(ii) | savings only gets direct deposit, quarterly; only preauthorized credits, how often; statement each quarter; no debit card on savings
1005.9(c)(2) | transfer between own accounts shown once; document on one of two statements; internal transfer on the savings statement; move from savings to checking, which statement
1005.9(e) | receipt for 15 dollars or less; small purchase no receipt; vending machine receipt; tiny transfer terminal slip
1005.10(a)(1) | tell customers that payroll arrived; notice of direct deposit; phone line to check the deposit; did my social security come in; how do we notify of credits
1005.10(a)(3) | post direct deposit on the day received; hold a payroll ach; credit date of an incoming deposit; early or late posting of wages
1005.10(b) | authorization for automatic debits signed; oral consent for monthly payment; copy of the autopay authorization; company took money without permission; is a recorded call good for recurring debits; e-signature for autopay
1005.10(c)(1) | stop an automatic payment; three business days before; customer wants to block the gym debit; stop payment of recurring ach by phone; cancel my insurance draft; came one day before, must we honor the stop
1005.10(c)(2) | stop order by phone, written confirmation in 14 days; oral stop expires; need a form after the call; customer did not confirm the stop in writing
1005.10(d)(1) | payment amount changes, ten days notice; utility draft differs each month; tell the payer of a different amount; varying preauthorized debit letter
1005.10(d)(2) | range of amounts for varying debits; notice only when outside a range; let the customer choose a range; option to skip notices inside limits
1005.10(e)(1) | must borrower pay by auto draft; loan only with autopay; rate discount for automatic payment; force ach repayment on a loan; require debit authorization for credit
1005.10(e)(2) | employer demands one bank for pay; must I take a payroll card; require direct deposit at our bank; benefits only at a certain bank; boss makes staff open an account
1005.11(a)(1)(i) | fraud on my debit card is an error; someone took money from the account; unauthorized charge claim; scam withdrawal dispute
1005.11(a)(1)(ii) | wrong amount debited; double charged at the store; transfer went to the wrong account; merchant took 100 in place of 10; incorrect ach entry
1005.11(a)(1)(iii) | transfer missing from the statement; deposit not on the statement; eft left out; omitted transaction on a statement
1005.11(a)(1)(iv) | bank arithmetic mistake; bookkeeping error on a transfer; posted twice by our system; calculation error by us
1005.11(a)(1)(v) | atm gave too little cash; machine did not dispense; short cash from the machine; asked for 200 and got 100; dispensed nothing but debited
1005.11(a)(1)(vi) | cannot tell what the entry is; transaction not identified on statement; strange merchant name; unclear eft line
1005.11(a)(1)(vii) | customer asks for a copy of the receipt; wants more information on a transfer; request for clarification is an error; did the payment go through, documents please
1005.11(a)(2) | asking for the balance is no error; copy for taxes not an error; duplicate statement request; routine questions excluded from disputes
1005.11(b)(1)(i) | 60 days from the statement to dispute; how late may a customer complain of an eft mistake; dispute after ninety days; time limit for debit card claim; came in two months later
1005.11(b)(1)(ii) | name and account number in the claim; enough to identify the account; what must the caller tell us; anonymous dispute without account number
1005.11(b)(1)(iii) | customer says why it is wrong; type, date, and amount in a dispute; what a claim must contain; does he have to give the exact amount; reason for the dispute
1005.11(b)(2) | require the claim in writing; ten business days to send the signed dispute form; oral claim then paper; do not wait for the form to begin; affidavit before we investigate
1005.11(c)(1) | ten business days to investigate; how fast must we look at a debit card claim; tell the result in three days and fix in one; dispute deadline without credit; when do I get my money back from the bank
1005.11(c)(2) | forty five days if provisional credit given; need more time on a claim; longer investigation allowed; extend the debit card dispute
1005.11(c)(2)(i) | provisional credit in 10 business days; temporary credit, hold back fifty dollars; must we give money back during the investigation; customer wants her card dispute money now; include interest in the credit
1005.11(c)(2)(i)(A) | no written confirmation, no provisional credit; did not return the dispute form, hold the credit; never sent the signed statement; skip temporary credit
1005.11(c)(2)(ii) | letter about temporary credit in two business days; tell the customer the provisional amount; full use of the funds; may we freeze provisional credit
1005.11(c)(2)(iii) | fix the mistake within one business day; correct after finding the error; how soon after the finding do we repay; error found today, credit when
1005.11(c)(2)(iv) | report result in 3 business days; final letter after investigation; tell that the temporary credit is permanent; outcome notice of a claim
1005.11(c)(3)(i) | new account dispute, twenty business days; account opened two weeks ago, provisional credit; first 30 days after first deposit; longer wait for new customers
1005.11(c)(3)(ii)(A) | foreign purchase dispute, 90 days; transaction in mexico, longer investigation; eft outside the united states; overseas atm claim
1005.11(c)(3)(ii)(B) | point of sale debit card dispute, ninety days; store purchase claim longer; signature or pin purchase 90 days; merchant purchase on debit card time
1005.11(c)(3)(ii)(C) | new account ninety day investigation; within 30 days of the first deposit, 90; young account claim time; just opened, longer review
1005.11(c)(4) | we only check our own records; third party without agreement; four walls rule; must we contact the merchant; ach dispute with an outside company
1005.11(d)(1) | denied the claim, written explanation; customer wants the documents; right to see what we relied on; say why no error; denial letter for a debit card dispute
1005.11(d)(2) | take back the provisional credit; reverse temporary credit notice; claim denied, debit the credit; how to remove the credit
1005.11(d)(2)(i) | tell the date and amount of the reversal; notice before we debit; letter that credit will be taken back; when is the money taken back
1005.11(d)(2)(ii) | honor checks for five business days after reversal; no overdraft fee when credit is reversed; pay items after taking the credit; grace after final denial
1005.11(e) | customer files the same claim again; reopen a denied dispute; reasserted error after a denial; second complaint on the same charge
1005.12(a)(1) | debit card with overdraft line, which law; reg e or reg z for a combined card; eft act governs what; card with credit feature theft
1005.12(a)(2) | add credit to a debit card, reg z; unsolicited credit feature; which law for a credit card that is also atm card; truth in lending governs what
1005.13(b)(1) | keep reg e records two years; how long dispute files; retention of eft disclosures; when can we shred claim forms
1005.13(b)(2) | notice of a lawsuit, keep eft papers; under investigation, hold reg e records; sued over a dispute, retention; until final disposition
1005.14(a) | fintech card without agreement with the bank; service provider not holding the account; decoupled debit card issuer; third party card rules
1005.14(b)(1)(v) | four business days instead of two for service provider card; report loss of a decoupled card; service provider longer loss notice; 90 days instead of sixty with service provider
1005.14(c)(2) | service provider asks us for papers; account bank must give information; help another company's investigation; bank duty with a decoupled card
1005.15(a)(2) | snap or ebt card under reg e; government benefit account meaning; needs tested benefits excluded; unemployment on a card
1005.15(d)(1) | agency card without statements; benefits card balance by phone and online history; government card statement alternative; state unemployment card access
1005.16(b) | atm surcharge notice; machine owner charges a fee; must the screen say there is a fee; balance inquiry fee at the machine
1005.16(c) | fee on screen or paper before commit; where do we show the surcharge; sticker on machine still needed; atm fee amount display
1005.16(d) | charge only if customer goes on; customer must accept the atm fee; may we surcharge without notice; elect to continue
1005.17(a) | what is an overdraft service; courtesy pay or bounce protection; is a line of credit an overdraft service; savings transfer is not an overdraft service
1005.17(b)(1) | may we charge overdraft on debit card without consent; opt in for atm and one time debit; courtesy pay fee on a card purchase; customer never signed up and got a fee; need permission before an overdraft charge
1005.17(b)(1)(i) | overdraft notice separate from other papers; model form a-9 alone; segregated courtesy pay notice; put the opt in form in the account agreement
1005.17(b)(1)(ii) | reasonable chance to opt in; ways to consent, phone, form, online; offer opt in at account opening; how can they say yes
1005.17(b)(1)(iii) | affirmative consent needed; preprinted checkmark is not consent; silence as yes to overdraft; how do we get the opt-in
1005.17(b)(1)(iv) | confirm the opt-in in writing; letter after signing up for overdraft; right to revoke in the confirmation; confirmation before the first fee
1005.17(b)(2) | pay checks only if they opt in; do not tie check overdrafts to card opt in; refuse ach because no opt in; punish those who say no
1005.17(b)(3) | same account for those who do not opt in; higher fee account without overdraft; different terms for opt-outs; give a worse account to no sayers
1005.17(c)(2) | new account overdraft consent before any fee; open account now, opt in first; charge before consent on new accounts; fee on day one
1005.17(d) | what goes in the overdraft opt-in notice; model a-9 contents; may we add things to the notice; change the wording of the form
1005.17(d)(2) | state the overdraft fee amount; daily fee in the form; up to amount if fees vary; charge in the opt-in form
1005.17(d)(3) | max number of overdraft fees a day; say there is no limit; cap of fees in the notice; how many a day
1005.17(d)(5) | tell of cheaper alternatives; overdraft line or savings link in the notice; mention other options; line of credit offer in opt in form
1005.17(e) | joint owner opted in, other did not; one spouse revokes; consent of any holder; two owners and overdraft
1005.17(f) | opt in later or take it back any time; customer wants courtesy pay off now; revoke as soon as practicable; turn overdraft off by phone
1005.17(g) | how long does the opt-in last; renew consent each year; good until revoked; bank may end the overdraft service
`
