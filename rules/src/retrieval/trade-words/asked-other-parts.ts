/** How people ask for the rules of originators, leases, small loans, and land sales. */
export const ASKED_OTHER_PART_WORDS = `
1004.2 "Alternative mortgage transaction" (3) | is an arm an alternative mortgage; rate may be adjusted or renegotiated; adjustable mortgage under parity act; variable rate home loan amtpa
1004.2 "Housing creditor" | who is a housing creditor; lender under parity act; state lender making arms; does a seller financer count
1004.3 introductory text | state law forbids arms, may a state lender still make them; federal parity over state mortgage limits; alternative mortgages despite state law; amtpa preemption by rule
1004.4(a)(2)(i) | index beyond our control for an arm; which index may a state lender use; own cost of funds as index; verifiable index by rule
1004.4(a)(2)(ii) | formula or schedule for rate increases; step rate under parity act; fixed times for rate change; scheduled increase instead of index
1004.4(b) | balloon mortgage that renews; must we renew a balloon; renegotiable rate at renewal; refuse to roll a balloon note
1004.4(e) | may we lower an arm rate any time; cut the interest rate; decrease finance charge allowed; drop the rate without index
1007.101(c)(1)(vi) | credit union volunteers who take mortgage applications; do credit union employees register; federally insured credit union mlo; safe act for credit unions
1007.101(c)(2)(i) | five or fewer mortgages a year, no registration; de minimis originator; employee who does a few home loans; branch manager made three mortgages
1007.101(c)(2)(ii) | sixth loan, register first; about to pass the limit of five; before exceeding the exception; register prior to more loans
1007.101(c)(2)(iii) | rotate employees to stay under five loans; evade registration by rule; split applications between staff; avoid nmls trick
1007.102 "Administrative or clerical tasks" | assistant collects documents, register; processor tasks not originator; clerical work on mortgages; call customer for papers
1007.102 "Annual renewal period" | when is nmls renewal; november and december; renewal window dates; nov 1 to dec 31
1007.102 "Mortgage loan originator" (1) | takes an application and negotiates terms; who must be in nmls; is a teller who takes an application an mlo; offers rates for pay
1007.102 "Mortgage loan originator" (2)(i)(A) | processor or clerk not an originator; only administrative work; helper of the loan officer; support staff and nmls
1007.102 "Mortgage loan originator" (2)(i)(B) | real estate agent not an originator; realtor only brokerage; agent paid by lender counts; licensed broker exempt
1007.102 "Mortgage loan originator" (2)(i)(C) | timeshare loan officer; vacation ownership credit and nmls; no registration for timeshare; timeshare lender employee
1007.102 "Residential mortgage loan" | does a heloc or refinance need a registered officer; which loans count for safe act; reverse mortgage counts; dwelling loan meaning
1007.102 "Unique identifier" | what is an nmls number; permanent id of loan officer; nmlsr id by rule; use of the identifier
1007.103(a)(1) | must bank loan officers register; get an nmls id; mortgage officer registration at a bank; every mlo employee
1007.103(a)(2)(i) | bank must make mlos register; require employees to keep registration; employer duty nmls; our loan officer let it lapse
1007.103(a)(2)(ii) | work before registered; unregistered loan officer may not originate; new hire waits for nmls; pending registration take applications
1007.103(a)(4)(i) | hired an officer already in nmls; transfer registration from another bank; new employer update; new fingerprints or not
1007.103(a)(4)(ii) | merger, 60 days for mlos; acquired bank officers registered; sixty days after acquisition; reorganization and nmls
1007.103(b)(1)(i) | renew nmls each year; annual renewal by december; confirm information yearly; missed renewal by rule
1007.103(b)(1)(ii) | update nmls in 30 days; changed name after marriage; left the bank, update; lawsuit must be reported
1007.103(b)(3) | registered less than six months before december, renew; late year registration; july to december new mlo; skip first renewal
1007.103(d)(1)(ii) | ten years of job history; employment history for nmls; financial services work list; past employers by rule
1007.103(d)(1)(iii) | convictions for dishonesty; criminal record in nmls; plea for theft; pretrial diversion of mlo
1007.103(d)(1)(ix) | fingerprints for nmls; fbi background check mlo; prints less than three years old; digital prints by rule
1007.103(d)(2) | loan officer signs attestation; authorize background check; attest correct by rule; employee himself must attest
1007.103(d)(3) | hr enters mlo data; someone else submits for the officer; not the mlo himself; batch upload by employees
1007.103(e)(1)(iii) | bank's own nmls record update; 30 days to fix institution data; our address changed in registry; institution update by rule
1007.103(e)(1)(iv) | renew bank record yearly; institution annual renewal; company account in nmls; each year renew
1007.103(e)(2)(ii) | loan officer quit, tell nmls in thirty days; terminated mlo by rule; notify end of employment; fired originator registry
1007.104 introductory text | safe act policy; written procedures for mlos; do we need a safe act policy; size and complexity policy
1007.104(a) | process to find who must register; identify originators by rule; list of employees who are mlos; decide who needs nmls
1007.104(f) | yearly independent test of safe act; annual audit mlo; inside or outside tester; test of registration
1007.104(g) | discipline officer who does not register; action for lapsed mlo; prohibit from originating; consequences by rule
1007.104(h) | review criminal background reports; what to do with fbi results; keep records of reports; section 19 checks
1007.104(i) | third party originators must have policies; brokers and safe act; outside company mlos; check vendors' licenses
1007.105(a) | post nmls numbers; make ids available to consumers; list on website or lobby; where to show loan officers' ids
1007.105(b) | give my nmls number; on request, before acting, first letter; id in email signature; business card nmls; when does officer state the number
1008.103(b) | engage in the business of a loan originator; habitually takes applications; advertise as mortgage originator; individual seller finances own house
1008.103(c)(1) | takes an application meaning; receives application by a third party; passes along a form; enters data for consumer
1008.103(c)(2) | offers or negotiates terms meaning; quotes particular terms; steers to a lender; general talk on loans not enough
1008.103(d)(1) | contract processor needs a license; independent underwriter license; self employed loan processor; paid as a contractor without a license
1008.103(e)(1) | realtor without license as originator; real estate broker exempt; paid by lender loses exemption; state license for agents
1008.103(e)(3) | supervised clerk no license; support duties under licensed person; in-house processor license; processing assistant by rule
1008.103(e)(5) | bank employee needs no state license; registered federal mlo exempt; covered institution staff; nmls registered instead
1008.103(e)(6) | government or housing finance agency originator; city housing employee; hfa staff license; public agency loans
1008.103(e)(7) | habitat style nonprofit originators; charity loan officer license; bona fide nonprofit exempt; 501c3 mortgages by rule
1008.103(f) | renew state license yearly; license good for one year; annual renewal of state originator; how often renew
1008.105(a) | license revoked before; past revocation bars; never revoked rule; lost license in another state
1008.105(b) | felony and originator license; seven years by rule; fraud felony ever; pardoned or expunged conviction
1008.105(c) | bad credit and originator license; financial responsibility and character; bankrupt loan officer; foreclosure history of applicant
1008.105(d) | 20 hours of class before license; prelicensing education by rule; ethics hours by rule; federal law hours
1008.105(e)(1) | pass with 75 percent; safe test score; national exam by rule; minimum correct answers
1008.105(e)(2) | retake the test after 30 days; failed three times wait six months; how many tries; test again by rule
1008.105(e)(3) | license lapsed five years, test again; old originator returns; out of business 5 years; retest by rule
1008.105(f) | surety bond or net worth; state fund payment; bond for originator; license bond by rule
1008.107(a)(2) | 8 hours of yearly education; continuing education for originators; ce hours by rule; ethics each year
1008.107(b) | same course twice; credit only in the year taken; repeat class next year; carry over hours
1013.2(d) | walk away lease meaning; closed-end lease by rule; lessee not liable for residual; ordinary car lease
1013.2(e)(1) | what is a consumer lease; longer than four months; car lease over the dollar limit; rent to own weekly excluded; business lease excluded
1013.2(e)(3) | furniture with an apartment lease; incident to real estate lease; appliances in a rented house; exempt personal property
1013.2(f) | gross cap cost; agreed vehicle value plus extras; capitalized amount by rule; price of the leased car
1013.2(h) | who is a lessor; leases more than five times a year; credit union leasing; regular lessor count
1013.2(i) | open-end lease meaning; liable for difference with residual; equity lease by rule; end of term gap
1013.2(m) | realized value by rule; sale price at the end; highest offer by rule; auction price of leased car
1013.2(n) | residual value by rule; expected value at lease end; estimate of worth; buyout figure base
1013.3(a)(1) | lease disclosures in one dated statement; identify parties by rule; form of lease papers; before signature by rule
1013.3(a)(2) | segregated box of lease terms; federal box by rule; which lease items go together; separate from contract text
1013.3(a)(3) | when to give lease disclosures; before signing the lease; timing at dealership; prior to consummation
1013.3(c) | two lessees, one disclosure; co-lessee papers by rule; several lessors by rule; primarily liable lessee
1013.3(d) | estimate in a lease; unknown tax amount; label as estimate; best information by rule
1013.4(b) | amount due at signing; drive off cost; itemize down payment and trade; what to pay at delivery
1013.4(c) | lease payment schedule; number and amount of payments; due dates by rule; total of monthly payments
1013.4(d) | disposition fee by rule; other charges listed; charges not in the payment; end fee by rule
1013.4(e) | total of payments in a lease; amount paid by the end; full cost of leasing; sum by rule
1013.4(f)(6) | rent charge by rule; money factor cost; interest in a lease; finance part by rule
1013.4(g)(1) | break the lease early; early termination charge; how penalty is figured; end before term
1013.4(g)(2) | warning on early termination; substantial charge notice; car lease notice text; thousands of dollars warning
1013.4(h)(2) | excess wear rules; reasonable wear standards; dents and tires; wear and use
1013.4(h)(3) | excess mileage notice; wear notice by rule; per mile charge; over miles statement
1013.4(i)(1) | buyout price at the end; purchase option price; may I buy the car; end of lease purchase
1013.4(i)(2) | buy the car during the lease; early buyout method; price before the end; when may option be used
1013.4(l) | appraisal right of lessee; independent appraiser at own cost; contest the value; binding appraisal by rule
1013.4(m)(2) | three monthly payments rule; residual too high presumption; excess liability by rule; lessor must sue
1013.4(n) | registration and taxes total; official fees by rule; title tax in lease; license cost by rule
1013.4(o) | insurance in the lease; required coverage by rule; insurance through lessor cost; gap cover listed
1013.4(p) | warranty on leased car; manufacturer guarantee by rule; express warranties by rule; as is by rule
1013.4(q) | late fee in the lease; default charge by rule; reasonable penalty by rule; delinquent lessee by rule
1013.4(s) | lease rate percentage warning; this percentage may not measure cost; money factor quoted; rate limitation notice
1013.5(a) | replaced lease, new disclosures; renegotiated lease by rule; new lease same person; swap lease by rule
1013.5(b) | keep the car longer, extension; lease past the end; more than six months extension; continue lease by rule
1013.5(c) | someone takes over the lease; assumption no new papers; swap a lease to a friend; assume fee by rule
1013.5(d) | changes without new disclosures; lower rent charge or deferred payments; extension up to six months; court agreement by rule
1013.7(a) | advertise only leases that exist; bait lease ad; actual terms available; usual and customary offers
1013.7(b)(1) | down payment bigger than the rest in the ad; prominence of due at signing; charge part of total; not more prominent
1013.7(b)(2) | rate in a lease ad; percentage with warning; ad states lease rate; more prominent rate
1013.7(d)(1) | trigger in a lease ad; payment amount or zero down; ad says 299 a month; no money down lease
1013.7(d)(2) | extra lines in a lease ad; that it is a lease, total due, payments, deposit; fine print for car lease ad; what else by rule
1013.7(e) | price tag on leased goods; merchandise tag by rule; sign referring to a booklet; tag for rentals
1013.7(f)(1) | radio ad for a lease; toll free number or print ad; tv lease commercial; short broadcast terms
1013.7(f)(2) | toll free line ten days; how long keep the number; give terms by phone; broadcast number by rule
1013.8 introductory text | keep lease papers two years; retention of lease disclosures; how long car lease records; records except ads
1041.2(a)(13) | who is a lender for payday rule; regularly lends to consumers; bank making small loans; personal loans lender
1041.3(b)(1) | loan repaid within 45 days; payday single payment; covered short-term loan; due on next paycheck
1041.3(b)(2) | balloon over 45 days; one payment twice as large; longer balloon covered; big last payment
1041.3(b)(3) | over 36 percent with account access; installment loan with autopay; high rate longer-term covered; cost above thirty six
1041.3(c) | right to pull from account; leveraged payment mechanism; autopay authorization counts; take payments on own initiative
1041.3(d)(1) | car or appliance purchase loan; purchase money excluded; finance goods sold; vehicle financing payday rule
1041.3(d)(2) | home secured loan excluded; mortgage not payday; real estate collateral; mobile home dwelling
1041.3(d)(3) | credit cards out of payday rule; card account excluded; card cash advance; cards exempt by rule
1041.3(d)(5) | pawn loan excluded; pawnshop by rule; lender holds the item; non-recourse pledge by rule
1041.3(d)(6) | overdraft program excluded; overdraft line by rule; courtesy pay and payday rule; negative balance by rule
1041.3(d)(7) | employer pay advance; earned wage access; salary advance excluded; wages before payday
1041.3(d)(8) | free advance without fees; no cost advance; no recourse app; no charge cash app
1041.3(e) | pal type loan exempt; alternative loan by rule; credit union small loan payday rule; payday alternative by rule
1041.3(e)(1) | conditions of alternative loan; 200 to 1000 dollars; one to six months; closed-end equal payments
1041.3(e)(2) | three loans in 180 days limit; borrowing history check; total outstanding by rule; one at a time
1041.3(e)(4) | federal credit union pal safe harbor; ncua pal compliance; pals deemed by rule; fcu loan deemed alternative
1041.3(f) | accommodation loan exempt; few covered loans; occasional small lender; limited volume by rule
1041.3(f)(1) | 2,500 covered loans or fewer; count in current and prior year; loan count exemption; small lender limit
1041.3(f)(2)(i) | ten percent of receipts; revenue from covered loans; tax year receipts; income test by rule
1041.7 introductory text | two failed pulls then stop, unfair practice; try to debit again and again; lender keeps hitting account; abusive withdrawals by rule
1041.8(a)(1) | what is a payment transfer; any debit by the lender; check or ach counted; means of withdrawal
1041.8(b)(1) | third try to debit after two returns; stop after two nsf; may we re-present again; two consecutive failed attempts
1041.8(b)(2)(iii) | switch from ach to card after failing; different channel counts; try debit card instead; other method is second failure
1041.8(c)(2)(i) | new permission must name date and amount; specific terms of authorization; date, amount, channel; consent details by rule
1041.8(c)(2)(iii) | debit for late fee after two failures; returned item fee authorization; collect fee by rule; amount range for fees
1041.8(c)(3)(iii)(A) | signed consent after two fails; valid authorization by rule; sign or agree; keepable copy by rule
1041.8(c)(4) | consent ends by rule; authorization void by rule; two more failures; replaced by new consent
1041.8(d) | customer asks for one payment now; single immediate transfer; debit at his request; pay today after two fails
1041.9(b)(1) | notice before first withdrawal; upcoming withdrawal letter; unusual withdrawal by rule; tell before taking money
1041.9(b)(2)(i)(A) | mail six business days before first pull; first withdrawal notice by mail; mailing time by rule; loan made to six days
1041.9(b)(2)(i)(B) | email three business days before first pull; electronic first notice timing; text notice time; e-delivery by rule
1041.9(b)(3)(i) | unusual withdrawal notice timing; changed amount or date notice; mail ten to six days; email seven to three days
1041.9(c)(1) | rights notice after two failed pulls; tell customer we cannot debit; consumer rights letter; cfpb notice by rule
1041.9(c)(2) | three business days for rights notice; after learning of second return; when to send; deadline of notice
1041.12(a) | written procedures for payday rule; compliance program small loans; policies for covered loans; manual by rule
1041.12(b) | keep payday rule records 36 months; how long payment records; retain after loan ends; three years by rule
1041.13 introductory text | dodge the payday rule; evade by structure; trick to avoid; lender evasion by rule
1010.4(b) | fraud rules for exempt land sales; misrepresent a lot; false statement in land sale; anti-fraud by rule
1010.6 introductory text | under 100 lots exempt; subdivision with ninety nine lots; hundred lot exemption; fewer than one hundred lots
1010.7(a) | twelve lots a year; no more than 12 sales; few lots per year exempt; 12 lot exemption
1010.9(a) | twenty acre lots exempt; large parcels by rule; every lot over 20 acres; big acreage sale
1010.10(c)(8) | buyer must see the lot in person; on the lot inspection; spouse visited by rule; inspect before contract
1010.22(a)(1) | register before selling lots; statement of record first; file before lease of lots; developer registration by rule
1010.21(a) | filing effective in 30 days; when may lots be sold after filing; thirtieth day by rule; effective date by rule
1010.23(a) | change in subdivision, amend within 15 days; amendment of statement of record; material change by rule; update property report
1010.310(a) | yearly activity report of developer; annual report of lots; one report for consolidated filings; lots sold report
1010.35(c) | 500 dollar fee; exemption order cost; advisory opinion fee; filing charge by rule
1010.35(d)(1) | 800 dollar fee for 101 unsold lots; annual report fee; inventory over a hundred; amendment fee by rule
`
