/** How people ask for the rules of mortgage servicing, in their own words. */
export const ASKED_SERVICING_WORDS = `
1024.30(b)(2) | reverse mortgage servicer and early intervention; hecm, do the loss mit rules apply; which servicing sections leave out reverse mortgages; live contact on a reverse loan, needed or not
1024.30(c)(2) | rental house in default, do loss mit rules apply; second home or investment property, early contact; only principal residence gets loss mitigation; borrower moved out, do 120 days apply; must we call landlords who are late
1024.30(d) | daughter inherited the house, treat her as our borrower; heir confirmed, gets escrow and servicing rights; widow not on the note asks for a modification; confirmed successor has the rights of a borrower; does an heir get notices of error
1024.31 "Successor in interest" | who counts as a successor in interest; divorce gave her the house but not the loan; son got the property when dad died; transferred the home into a living trust; joint owner passed away, who is the successor
1024.31 "Successor in interest" (4) | ex wife got the home in the divorce decree; legal separation and the deed; property settlement, spouse becomes owner; divorced and not on the note
1024.31 "Successor in interest" (5) | put the house into a family trust; living trust where borrower stays a beneficiary; inter vivos trust transfer; deeded home to her trust, is the trust a successor
1024.31 "Confirmed successor in interest" | when is an heir confirmed; we verified identity and ownership of the heir; potential versus confirmed successor; what makes a widow a confirmed successor
1024.31 "Delinquency" | when does delinquency begin; first day late, grace period or due date; counting the days past due for early intervention; is he delinquent during the fifteen day grace; rolling 30 days late, which date; does accepting partial payments stop delinquency
1024.31 "Loss mitigation application" | oral request for help with some information, is it an application; caller asks for a modification and tells income; what makes a workout request an application; is an email asking about options a loss mit app
1024.31 "Loss mitigation option" | what is a loss mitigation option; short sale or deed in lieu counts; forbearance and repayment plan are options; is refinancing an alternative to foreclosure
1024.31 "Qualified written request" | what is a qwr; letter from the borrower about an error; note on a payment coupon is not a qwr; is an email a qualified written request; must the letter say qwr on it
1024.31 "Hazard insurance" | is wind or earthquake cover hazard insurance; what is hazard insurance for force placing; does homeowners count as hazard; fire and theft policy the lender requires
1024.31 "Day" | business or calendar days in servicing rules; does day mean calendar day in subpart c; count weekends for the 45 day notice; are saturdays days under the servicing rules
1024.32(a)(1) | servicing notices in writing and clear; may borrower keep the letter; can we email servicing disclosures with e-sign consent; are phone disclosures enough for servicing notices
1024.32(a)(2) | spanish servicing letters; force placed notice in another language; send notices in vietnamese if english is available on request; translate a loss mit letter
1024.32(c)(1) | letter with a form for the heir to sign; acknowledgment form for a confirmed successor; ask the widow to sign before we send statements; optional notice to an heir who is not liable
1024.32(c)(2) | heir never returned the acknowledgment, do we mail statements; successor did not sign the form; stop notices until the form comes back; no signed acknowledgment from the surviving spouse
1024.32(c)(4) | two people on the loan, duplicate notices to the successor; same letter to heir and borrower; already mailing notices to another successor; avoid multiple copies
1024.33(b)(1) | tell the borrower that we sold servicing; hello and goodbye letters; both servicers must send notice of the transfer; borrower says nobody told her the loan moved; is a notice due when only servicing rights are assigned
1024.33(b)(2)(i) | merger of banks, is a transfer letter needed; move servicing to our affiliate, notice or not; no change in payee, address, account number, or amount; skip the goodbye letter on an acquisition; master servicer changes but subservicer stays
1024.33(b)(3)(i) | goodbye letter 15 days before; hello letter no later than 15 days after; joint notice fifteen days ahead; how early do we warn borrowers that the loan is moving; one combined transfer notice timing
1024.33(b)(3)(ii) | servicer went bankrupt, 30 days after for the transfer notice; contract ended for cause, late transfer letter; fdic took over the servicer, notice timing; emergency transfer of servicing
1024.33(b)(3)(iii) | hand the transfer notice at closing; loan sold at the table, give servicing letter at settlement; closing package contains goodbye and hello letters; notice at settlement satisfies timing
1024.33(b)(4) | what goes in the goodbye letter; contents of a servicing transfer notice; hello letter must list phone numbers and dates; what should the transfer notice tell about insurance; when do we stop taking payments, put it in the letter
1024.33(b)(4)(iv) | date old servicer stops accepting payments and new one begins; payment cutover dates in the transfer letter; state when to start paying the new company; date for sending payments to us
1024.33(c)(1) | paid the old servicer by mistake, late fee; 60 days grace after the transfer; borrower sent payment to the wrong company; no late charge or credit reporting for two months after transfer; can we report him late, check went to previous servicer
1024.33(c)(2) | payment received after we sold the loan; forward money to the new servicer or return it; old servicer gets a check by error; misdirected payment after transfer; what do we do with payments that still come here
1024.35(a) | which letters count as a notice of error; borrower writes that we made a mistake; does the letter need an account number; written on the payment coupon is not a notice of error; can the complaint be from a lawyer or agent of the borrower
1024.35(b)(1) | we sent back a good payment; refused a payment that met our requirements; rejected check as an error; my payment was returned for no reason
1024.35(b)(2) | payment applied wrong, interest instead of principal; my extra principal went to escrow; misapplied mortgage payment as an error; money put to fees rather than principal
1024.35(b)(3) | payment posted late, not on the day received; credit as of the date of receipt error; mailed on time and posted two days later; posting date dispute on a mortgage
1024.35(b)(4) | servicer failed to pay my taxes; insurance was not paid from escrow, complaint; escrow bill missed, error letter; did not refund escrow balance, error
1024.35(b)(5) | junk fee on my mortgage; charged a late fee though on time, dispute; unreasonable inspection fee as an error; servicing charge without any basis; bogus fee complaint letter
1024.35(b)(6) | payoff quote was wrong; never got an accurate payoff; error about the payoff balance; asked for the payoff and the number was incorrect
1024.35(b)(7) | told me wrong things about modification options; bad information about foreclosure; inaccurate loss mit information as an error; rep gave the wrong workout facts
1024.35(b)(8) | old servicer did not send my modification to the new one; records lost in the transfer; transferred wrong balance to the new company; servicing data moved late or wrong, error
1024.35(b)(9) | started foreclosure too early, error notice; first filing before 120 days complaint; they filed though my package was complete; foreclosure referral in violation, notice of error
1024.35(b)(10) | went to sale while my application was under review; moved for judgment in violation; sale held despite a complete package, error; stop the auction, dual tracking complaint
1024.35(b)(11) | any other servicing mistake, catch all; error that is not on the list; does a complaint about servicing in general count; leftover category of covered errors
1024.35(c) | special address for error letters; borrower wrote to the wrong address, do we answer; set up an exclusive mailing address for disputes; must we post the notice of error address on the website; branch got the letter but we have a designated address
1024.35(d) | acknowledge an error letter in five business days; how fast do we say we got the complaint; receipt letter for a notice of error; do we need to confirm receiving the qwr; weekends excluded for acknowledging a mistake letter
1024.35(e)(1)(i)(A) | we agree with the mistake, fix it and write; correction letter with effective date and phone number; borrower was right, what do we send; error confirmed and corrected notice
1024.35(e)(1)(i)(B) | no error found letter; investigate and explain why there was no mistake; tell borrower he may ask for documents; borrower was wrong, what must the reply say; denial of a notice of error contents
1024.35(e)(1)(ii) | we found a different mistake while investigating; other errors discovered; additional error, fix and tell; looked into one thing and found another
1024.35(e)(2) | ask borrower for proof of payment during an error review; can we demand documents before we investigate; he will not send paperwork, close the dispute; require a cancelled check as a condition
1024.35(e)(3)(i)(A) | wrong payoff error, seven business days; how long to answer a payoff dispute letter; payoff complaint deadline; respond in 7 days about the payoff amount
1024.35(e)(3)(i)(B) | foreclosure error letter, answer before the sale; wrongful foreclosure notice of error deadline; before sale date or 30 days whichever is earlier; dual tracking complaint response time
1024.35(e)(3)(i)(C) | 30 business days to answer an error letter; misapplied payment complaint, time to respond; usual deadline for a notice of error; how long do you have to answer my mistake letter
1024.35(e)(3)(ii) | need more time on the error investigation, 15 more days; extend the notice of error deadline; write before the 30 days end; may we extend for a payoff or foreclosure error
1024.35(e)(4) | send copies of what we relied on, no charge; borrower asks for documents behind our finding; 15 business days for supporting papers; may we withhold privileged papers after an error investigation; fee for copies of the error file
1024.35(e)(5)(i) | leave out the heir's private data; omit personal information about another person in our documents; withhold location and finances of a successor who did not ask; privacy in copies for the borrower
1024.35(f)(1) | fixed it within five days, no acknowledgment needed; early correction of an error; corrected right away and told in writing; quick fix letter instead of a full process
1024.35(f)(2) | error letter came a week before the auction; seven days or fewer before foreclosure sale; last minute notice of error; good faith try to answer orally before the sale; do we stop for a complaint three days ahead
1024.35(g)(1)(i) | same complaint again and again; repeat notice of error; borrower sent the identical letter twice; duplicate dispute, nothing new and material
1024.35(g)(1)(ii) | letter complains about everything, overbroad; ten page form letter from the internet; vague error letter; cannot tell what mistake he means; template qwr with no specific error
1024.35(g)(1)(iii) | error letter two years after payoff; loan sold over a year ago, complaint now; too late to claim a mistake; one year after discharge or transfer; untimely notice of error
1024.35(g)(2) | refuse an error letter, tell him in five business days; notice that we will not handle the dispute; state the basis for not responding; letter rejecting a duplicate complaint
1024.35(h) | fee for handling a complaint letter; must he catch up before we answer the error notice; charge to investigate a mistake; require payment as condition of a response
1024.35(i)(1) | stop reporting him late for 60 days; disputed payment and the credit bureau; negative credit reporting after a notice of error; he says we misposted, may we report delinquency; trade line while the error letter is open
1024.35(i)(2) | may we keep foreclosing while an error letter is open; collect payments during a dispute; remedies continue after a notice of error; does a qwr stop the foreclosure
1024.36(a) | borrower writes for information on his loan; which requests for documents must we answer; payoff request is not an information request; asks who owns the loan or for a history; written request for information with name and account
1024.36(b) | designated address for information requests; where must borrowers send document requests; wrong address, do we have to respond to an rfi; exclusive address same for errors and requests
1024.36(c) | acknowledge a request for information in five business days; rfi receipt letter; how quickly confirm we got the document request; do we write back that we received it
1024.36(d)(1)(i) | give the requested loan documents and a phone number; answer an information request in writing; payment history copy for the borrower; provide what he asked for with contact info
1024.36(d)(1)(ii) | we do not have what the borrower wants; information not available letter; searched and could not find the document; reasonable search for old records; no longer in our files, tell him why
1024.36(d)(2)(i)(A) | who owns my loan, ten business days; name and address of the investor or trust; borrower demands the owner of the note; answer about the assignee in 10 days; do we have to reveal fannie mae
1024.36(d)(2)(i)(B) | thirty business days for other information; deadline to send a pay history; rfi response time; how long to produce the loan file copies
1024.36(d)(2)(ii) | extend an information request by 15 days; more time for a document search; can we extend the owner identity request; write the reason for delay on an rfi
1024.36(d)(3) | omit private finances of the co-owner from the answer; redact personal information of another; answering the heir, leave out borrower's address; what may we withhold about other people
1024.36(e) | sent the documents within five days, no receipt letter; early answer to an information request; answered right away, skip the acknowledgment; provide the information orally or in writing within five days
1024.36(f)(1)(i) | asks for the same papers again; duplicate information request; already gave him the history; second identical document demand
1024.36(f)(1)(ii) | borrower wants our internal manuals; profit margin or attorney letters, confidential; proprietary or privileged information; must we hand over training materials
1024.36(f)(1)(iii) | question has nothing to do with his account; irrelevant request for bank data; asks about other customers or the pool; not directly related to the mortgage
1024.36(f)(1)(iv) | fifty page demand for every document; unduly burdensome request; overbroad rfi, may we narrow it; unreasonable volume of papers; shotgun discovery letter from a borrower
1024.36(f)(1)(v) | wants papers three years after payoff; information request too late; sold servicing over a year ago, do we still answer; one year cutoff for document requests
1024.36(f)(2) | tell borrower we will not answer the rfi; five business days refusal of an information request; state the basis for declining; decline letter for a confidential demand
1024.36(g)(1) | charge for a loan history; copy fee on an information request; can we make him pay before giving information; research fee for old statements
1024.36(g)(2) | fee for a beneficiary notice under state law; may we charge for a beneficiary demand; allowed state statement fee; payoff demand fee in california
1024.36(h) | report him late while an information request is open; does an rfi stop credit reporting; collect or foreclose while answering questions; credit bureau and a document request
1024.36(i)(1) | widow writes us, what documents do we want; heir asks how to be confirmed; potential successor letter with proof list; husband died, what papers does the bank need; treat the heir like a borrower for requests
1024.36(i)(2) | heir did not give enough facts, send examples of documents; general list of proof such as death certificate; not enough information to tell which papers; vague letter from someone claiming the house
1024.36(i)(3) | heir wants balances before he is confirmed; what can we tell a potential successor; may we refuse account details until confirmation; say he can ask again later
1024.37(a)(1) | what is force placed insurance; lender placed hazard policy; insurance that the servicer buys; lpi or cpi on the house
1024.37(a)(2)(i) | flood lender placement, different rule; force placed flood insurance not covered here; does the 45 and 15 day schedule apply to flood; nfip coverage bought by the bank
1024.37(a)(2)(ii) | renewed the borrower's own policy through escrow, not force placed; paid his existing homeowner policy; servicer renews the customer's coverage; is advancing his premium lender placed
1024.37(a)(2)(iii) | renewed his policy with his consent, no escrow; borrower agrees that we pay his insurer; servicer at its discretion renews existing coverage; not force placed if he said yes
1024.37(b) | reason to believe there is no insurance; policy lapsed, when may we charge; insurer told us of cancellation; reasonable basis to lender place; did not get the dec page, can we buy coverage
1024.37(c)(1)(i) | first lender placed letter 45 days ahead; how long before charging for force placed; homeowners lapsed, first notice; wait forty five days to bill for lpi; insurance expired, when can I be charged
1024.37(c)(1)(ii) | second letter is needed before we bill; both notices before charging lpi; can we charge after one letter; reminder must also go out
1024.37(c)(1)(iii) | 15 days after the reminder with no proof of coverage; still no evidence of insurance, now charge; end of the wait before lpi premium; what if proof comes on day ten
1024.37(c)(2) | what must the first force placed letter say; contents of lapse of insurance notice; form ms-3(a) statements; expired homeowner policy letter wording
1024.37(c)(2)(ix) | warn it may cost significantly more; coverage may be less than own policy; price warning in the lender placed letter; what to say about cost and quality of our insurance
1024.37(c)(3) | bold text in the insurance letter; which words must be bold in the first notice; format of the lapse letter; type style of force placed notice
1024.37(c)(4) | add other things to the force placed letter; account number only; marketing insert in the same page; extra information on separate paper in the envelope
1024.37(d)(1) | reminder letter, 30 days after the first and 15 before the charge; second and final lapse letter timing; when may we mail the second force placed notice; too early for the reminder
1024.37(d)(2)(i) | no answer from the borrower, reminder contents; second and final notice statement and yearly cost; borrower ignored our first letter, what does the next say; form ms-3(b) for the reminder
1024.37(d)(2)(i)(D) | put the price of lpi in the reminder; annual premium or a reasonable estimate; do not know the cost yet, estimate; cost of lender placed policy in the second letter
1024.37(d)(2)(ii) | proof shows a gap in coverage, reminder wording; borrower sent a policy but there was a lapse; lacking continuous coverage notice; ms-3(c) form for missing period; partial evidence of insurance
1024.37(d)(5) | new proof arrived after letters were printed; reminder already in production; update the notice before mailing or not; crossed in the mail with insurance evidence
1024.37(e)(1)(i) | lender placed policy renews next month, notice 45 days; renewal of force placed coverage letter; second year of lpi; before charging for the next term
1024.37(e)(1)(iii) | renewed lpi and gap was proven, charge at once; bill before the 45 days end; evidence he lacked coverage during the renewal period; charge for the uncovered time early
1024.37(e)(2) | content of the renewal letter for force placed; form ms-3(d) for renewals; what does the yearly lpi notice say; statement that we bought insurance before and will renew
1024.37(e)(5) | renewal notice once a year; before each anniversary of the lender placed policy; how often must we send the renewal letter; more than one renewal letter needed
1024.37(f) | first class mail for insurance letters; may we use bulk rate for force placed notices; postage class for lapse letters; certified mail needed for lpi
1024.37(g) | borrower sent proof of insurance, cancel and refund in 15 days; double coverage, give premiums back; how soon must we drop lpi; I had insurance all along, return my money; overlapping force placed coverage
1024.37(h)(1) | fees for force placed must be bona fide and reasonable; markup on lender placed premium; commission on lpi; can we pad the insurance charge; bona fide charge for lender insurance
1024.37(h)(2) | what is a bona fide and reasonable charge; fee related to the cost of the service; relation between lpi price and service performed; charge for a service really performed
1024.38(a) | written servicing policies and procedures; do we need procedures for servicing; manual for size and nature of servicer; reasonably designed policies for mortgage servicing
1024.38(b)(1)(ii) | procedure for complaints about servicing; look into oral complaints, correct and answer; complaint management in servicing; customer complaints and policies
1024.38(b)(1)(vi)(A) | borrower died, contact the heirs quickly; we learn of a death, reach out to family; procedure when someone tells us the owner passed; property transferred, who do we call
1024.38(b)(1)(vi)(B) | tell the heir promptly what proof we need; list of reasonable documents for a potential successor; do not ask the widow for too much paper; probate required or just death certificate
1024.38(b)(1)(vi)(C) | decide on the heir promptly and tell him; confirmed or not confirmed letter; more documents needed from the successor; how fast must we confirm a surviving spouse
1024.38(b)(2)(v) | evaluate for every option the investor allows; proper review of a workout; all loss mit choices looked at; policies for evaluating hardship packages
1024.38(b)(3) | watch over our foreclosure attorneys and vendors; oversight of service providers; audit the subservicer; procedures for outside law firms
1024.38(b)(4)(i) | send the whole file to the new servicer; loss mit documents must go with the loan; accurate data tape on transfer; old servicer duties to hand over records
1024.38(b)(4)(ii) | boarding a loan, find missing documents; new servicer asks old one for what is absent; pending modification honored after transfer; identify gaps in the transferred file
1024.38(b)(5) | tell borrowers how to send written error letters; oral complainer, explain written dispute rights; where do we publish the notice of error procedure; inform them about written information requests
1024.38(c)(1) | keep servicing records one year after payoff or transfer; how long do we save the servicing file; loan paid off, when can we destroy the file; record retention for mortgage servicing; loan sold, retain history how long
1024.38(c)(2) | servicing file within five days; put together transaction history, note, call logs; what must be in the servicing file; produce lien, notes, and correspondence quickly; compile in 5 days
1024.39(a) | call a late borrower by day 36; live contact, first call; thirty six days past due, phone the customer; do we have to talk to them each month while late; does a voicemail count as good faith effort; early intervention call deadline
1024.39(b)(1) | early intervention letter day 45; written notice to a late homeowner; how often is the 45 day letter, 180 days; mortgage is a month and a half behind, what goes out; must we mail again next month
1024.39(b)(2) | what is in the 45 day letter; phone number, hud counselors, and examples of workouts; early intervention letter contents; list of options in the late letter
1024.39(b)(2)(v) | counselor website and hud toll free number in the letter; put cfpb or hud list link; where can a delinquent find housing counseling; counseling information for late borrowers
1024.39(b)(3) | sample wording for the 45 day letter; clauses in appendix ms-4; model text for early intervention; may we use our own language
1024.39(c)(1)(i) | borrower filed bankruptcy, do we still call; no live contact during chapter 7; stop phone calls at bankruptcy; co-borrower in bankruptcy, calls
1024.39(c)(1)(ii) | bankruptcy and no options, skip the letter; told us to stop and is bankrupt; when is the early letter not needed in bankruptcy; chapter 13 plan and the 45 day letter with cease request
1024.39(c)(1)(iii) | bankrupt borrower early letter modified; 45 days after the petition, written notice; letter in bankruptcy may not ask for payment; one time per bankruptcy case
1024.39(c)(2)(i) | bankruptcy dismissed, start contact again; case closed or debt reaffirmed, resume early intervention; when do we go back to calls after chapter 13; next payment due date after the case ends
1024.39(c)(2)(ii) | discharged in chapter 7, mortgage not reaffirmed, calls; no personal liability but still paying, letter; resume the letter if he makes payments after discharge; ride through loan and live contact
1024.39(d)(1) | borrower told us in writing to stop contacting him, live contact; cease communication and servicer calls; fdcpa servicer stops calling; do we still phone after a cease letter
1024.39(d)(2) | cease letter and no loss mit option, no written notice; stop contact request, is the letter exempt; fdcpa cease and bankruptcy together; skip the 45 day letter after cease
1024.39(d)(3) | cease letter, modified early notice; debt collector servicer writes after stop request; say we may invoke foreclosure remedy; no payment request in the letter after cease
1024.40(a)(1) | assign a person by day 45; single point of contact for a delinquent; when must spoc be named; who handles my late mortgage; team or one individual for continuity
1024.40(a)(2) | borrower reaches the assigned staff by phone; live answer from loss mit team; how long must the contact stay assigned, two payments on time; telephone access to the contact
1024.40(a)(3) | no live answer, call back in a timely manner; voicemail to the contact person; borrower left a message and nobody returned it; timely live response
1024.40(b)(1) | what should the contact person know; tell the borrower status and deadlines; options, application steps, when we refer to foreclosure; duties of the spoc
1024.40(b)(2) | contact person must get payment history and papers; pull documents sent to the prior servicer; access to the whole workout file; retrieve what was submitted
1024.40(b)(4) | contact person explains how to send an error letter; late borrower wants to complain, who tells him how; notice of error information from loss mit staff; procedures for requests and disputes told to delinquents
`
