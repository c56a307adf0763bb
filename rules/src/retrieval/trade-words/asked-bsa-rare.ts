/** Everyday ways to ask for less used places of the Bank Secrecy Act rules and their neighbors. Written beside the text, not yet reviewed by a person. */
export const ASKED_BSA_RARE_WORDS = `
31-1010/1010.100(d) | does bank include a credit union for bsa; are savings banks and trust companies banks; foreign branch here as a bank; which institutions are a bank in chapter x
31-1010/1010.100(t) | who is a financial institution under bsa; casino or broker as financial institution; is a telegraph company covered; list of bsa institutions
31-1010/1010.100(hhh) | does united states include puerto rico and guam for bsa; indian lands and territories; is the virgin islands abroad; what counts as in the country
31-1010/1010.100(iii)(1) | who is a us person for identification; is an american llc a us person; citizen or domestic entity; non us person meaning
31-1010/1010.100(ww) | what is prepaid access; are gift card codes prepaid access; paid in advance funds by card or phone; reloadable value meaning
31-1010/1010.100(kkk) | store gift card that works in one chain; closed loop card meaning; card good only at the mall; single merchant prepaid
31-1010/1010.370(a)(1) | geographic targeting order; treasury wants extra reports in our area; gto on cash buyers of homes; order to report smaller amounts
31-1010/1010.370(d)(1) | how long may a targeting order last, 180 days; gto renewal; reporting period of the order; end of the special order
31-1010/1010.370(e) | may we tell customers about a targeting order; keep the gto secret; disclose the order's terms; confidentiality of a special order
31-1010/1010.380(a)(1)(i)(B) | does a new llc report its owners to fincen; boi deadline for a company created after january 1 2025; just formed a corporation, ownership report; thirty days for the initial company report
31-1010/1010.380(a)(2)(i) | owner of the company moved, update boi in 30 days; change of beneficial owner report; sold part of the llc, tell fincen; updated report deadline
31-1010/1010.380(a)(3) | mistake in the boi report, fix it; corrected ownership report; wrong birthday in the company report; thirty days to correct
31-1010/1010.380(c)(2)(iii) | banks exempt from boi reporting; does a bank file a beneficial ownership report; bank left out of reporting companies; exemption for banks
31-1010/1010.380(c)(2)(iv) | credit union exempt from boi; does our credit union file owners with fincen; cu left out of reporting companies; exemption for credit unions
31-1010/1010.380(b)(4)(i)(A) | get a fincen id number; personal identifier in place of my data; apply for a fincen identifier; owner id for boi
31-1010/1010.610(a) | due diligence on accounts for foreign banks; nostro and vostro risk program; correspondent account controls; foreign financial institution account review
31-1010/1010.610(b) | extra checks for offshore licensed banks; enhanced due diligence on risky foreign banks; who owns the foreign bank; nested correspondent accounts
31-1010/1010.610(d) | can't do the checks on a foreign bank, refuse or close; steps when correspondent due diligence fails; suspend activity of a foreign bank; file a sar on a correspondent
31-1010/1010.630(a)(2)(i) | keep names of a foreign bank's owners; agent for legal process in the us; records on correspondent banks; foreign bank certificate
31-1010/1010.630(b) | safe harbor certification from the foreign bank every three years; get the certification form; renew the foreign bank's certificate; how long is the foreign bank's certificate good
31-1010/1010.670(c) | federal officer wants foreign bank records, seven days; give owner data on written request; answer law enforcement within a week; foreign bank agent information
31-1010/1010.670(d) | end the account of a foreign bank, ten business days; foreign bank did not obey a summons; close correspondent after notice; terminate relationship
31-1010/1010.821(b) | current bsa penalty amounts table; inflation adjusted fines; how big are fincen fines now; maximum penalty figures
31-1010/1010.840(b) | jail for willful bsa crime, five years; fine up to 250,000; criminal penalty title ii; willfully failed to report, prison
31-1010/1010.840(a) | misdemeanor for record violations; one year jail for bsa records; criminal penalty title i; thousand dollar fine
31-1010/1010.930(a) | reward for reporting bsa crimes; tipster gets paid; informant money; whistle blower reward treasury
31-1010/1010.980 introductory text | euros over ten thousand dollars value; foreign currency amount counted in dollars; equivalent of 10000 in pesos; convert foreign cash for the limit
31-1010/1010.960 introductory text | are bsa reports public; foia request for ctrs; public records request for a cash report; reports exempt from disclosure
31-1020/1020.100(a)(1) | formal relationship to bank means account; asset or credit account for cip
31-1020/1020.210(a)(2)(v) | fifth pillar due diligence; customer due diligence procedures in the program
31-1020/1020.410(b)(1) | tax id on accounts opened before october 2003; ssn within thirty days on old cds; tin for old savings accounts; list of accounts missing a tin
31-1020/1020.410(a)(1)(i)(F) | receiver's account number on a wire, if we get it; optional beneficiary items; what if the sender doesn't know the beneficiary address; items kept as received
701.21(b)(1)(i)(A) | state rate cap on federal credit union loans; variable rate index state law; raise rate on existing balance despite state law; interest rules preempted
701.21(b)(1)(i)(B) | state late fee limit and a fcu; can state cap our late charge; late charges preempted; how much late fee may a federal credit union charge
701.21(b)(1)(ii)(C) | state ban on balloon loans and fcu; balloon payment allowed despite state; are balloons legal at federal credit unions; repayment terms preempted
701.21(c)(7)(iii)(B)(1) | features that make a good pal program; savings piece with payday alternative; financial education with small loans; report pal payments to bureaus
701.21(c)(7)(iii)(B)(2) | underwriting of a pal, pay stubs and overdrafts; proof of income for payday alternative; do we need a credit report for a pal; no credit check small loan
701.21(h)(4)(iii) | what is a vehicle loan for the servicer cap; installment vehicle contract meaning; direct member loans not counted; car paper definition
701.22(d)(1) | who signs the participation agreement; properly executed by all parties; unsigned participation; authorized signatures
701.22(d)(3) | keep the participation agreement in our office; copy of the master agreement; retention of participation papers; where must it be kept
701.22(d)(4)(iii) | who has the original note in a participation; custodian for loan documents; location of originals; collateral file holder
701.22(d)(4)(iv) | see borrower financials in a participated loan; access to servicer information; monitor a bought piece; lead lender must share data
701.22(d)(4)(vi) | fire the servicer of a participation; replace the lead lender as servicer; poor servicing remedy; change of servicer terms
701.31(b)(3)(ii) | may we look at the applicant's zip code; where she lives now as a factor; zip code in a mortgage score; home address used against her
701.31(b)(3)(iii) | never owned a home before, count it?; first time buyer held against him; prior home ownership as a criterion; points for former owners
701.31(b)(3)(v) | poor neighborhood as a reason; income of the neighbors; low income area denial; neighborhood earnings in lending
701.31(c)(3)(i) | age of house in the appraisal; old home valued down for age; appraiser used location of the dwelling; may age of dwelling count
701.31(c)(4) | location factor in an appraisal must be explained; document why location matters; near a dump, appraisal note; justified location adjustment
701.31(e)(1) | judge each borrower alone; stereotypes about groups in lending; individual creditworthiness; presume traits of a group
707.2(b) | what is an advertisement for share accounts; is a rate email an ad; website promo as ad; commercial message about accounts
707.3(c) | reg e disclosures used for truth in savings too; same paper for both rules; duplicate eft disclosures; substitute disclosures
707.7(a)(1) | ledger or collected balance for dividends; minimum balance method banned; pay on full balance each day; rollback of dividends
707.8(a)(1) | misleading certificate ad; wrong rate in a promo; ad misstates the account agreement; deceptive savings flyer
707.8(c)(1) | ad says rate may change; variable savings ad warning; money market promo line; rate subject to change statement
707.8(c)(2) | how long is the advertised yield good; offer date in the ad; accurate as of date; yield valid period
707.8(c)(4) | minimum deposit to open in the ad; opening amount differs from balance to earn; smallest deposit mention; need 500 to open
707.8(d)(5) | when will the bonus be paid, in ad; date of the bonus in flyer; bonus timing statement; reward payment date
741.4(d)(2)(ii) | fund falls to 1.1 percent, premium required; ncua must charge premium; share fund below 1.2; restoration plan premium
741.8(a)(2) | buy loans from a mortgage bank, ncua approval; purchase of bank deposits; assume deposits from a bank; loans from a finance company
741.8(b)(3) | buying from an insured credit union, approval not needed; loans between ncusif credit unions; purchase of a branch's loans from a cu; exempt from 741.8 approval
741.212(a) | are state chartered members insured by ncusif; member shares insured; share insurance for state credit unions; coverage rules pointer
741.214 introductory text | do state credit unions follow part 748; sar and security rules for fiscu; catastrophic act report by state charters; bsa for insured state cus
741.216 introductory text | flood rules for state chartered credit unions; does part 760 bind a fiscu; state cu and flood insurance; insured state charter flood duty
741.217 introductory text | truth in savings for state credit unions; part 707 applies to state charters; tisa and insured state cu; share disclosures at a state cu
741.223 introductory text | must a state credit union register its loan officers; mlo registration for insured cu; safe act pointer; nmls registration of staff at credit unions
741.225 introductory text | state credit unions and participations; member requirement not for state charters; participation rule for fiscu; exempt from borrower membership
748.1(d) | when must a credit union file a sar; crime or laundering suspected at a credit union; general sar duty; does a credit union have to report suspicious members
748.1(d)(2)(ii) | which form for a credit union's sar; complete the report fully; instructions of the form; where to get the sar form
748.1(d)(2)(iii) | penalty for not filing a sar at a credit union; fined for missing reports; officials liable for no sar; consequence of failing to file
748.2(b)(2) | does a credit union need a cip; identity program of a cu; pointer to identification rule; verify new members
748.2(c)(1) | internal controls in a cu bsa program; first pillar at a credit union; controls for ongoing compliance; bsa procedures
748.2(c)(2) | test our bsa program, by whom; independent review at a credit union; supervisory committee tests bsa; how often bsa audit
723.4(e) | who may approve a business loan; approval limits by person; loan committee levels; authority for commercial credits
723.4(g)(4) | exceptions to the commercial policy tracked; report policy exceptions; loans outside policy; monitor exception loans
723.6(b) | value of a construction project; cost to complete or prospective value; ltv on a builder loan; lesser of cost or value
723.6(c)(1) | review the builder's budget before closing; line item budget approval; construction cost breakdown; qualified person checks budget
723.7(c) | outside underwriter with a stake in the deal; independent third party in business loans; consultant buys the loan he reviewed; conflict of interest commercial
usc-15/1681a(e) | investigative report with interviews; talk to neighbors about an applicant; character and reputation report; personal interview report
usc-15/1681a(i)(1) | what is medical information on credit; hospital bill as medical data; health condition data; payment for care
usc-15/1681a(m) | what is a transaction not started by the consumer; account review or collection isn't prescreen; unsolicited offers; reviewing accounts
usc-15/1681b(g)(1)(C) | medical collections coded on a report; medical debt without provider name; bureau hides the clinic; balances of medical bills reported
usc-15/1681c(a)(7) | veteran's hospital bill under a year; va medical debt on credit file; one year wait for veterans' medical debt; soldier's clinic bill reported
usc-15/1681c(a)(8) | paid veteran's medical collection still listed; settled va medical debt; remove veteran's paid hospital debt; charged off veteran medical
usc-15/1681c(d)(1) | which chapter of bankruptcy is on the report; withdrawn bankruptcy noted; report must show chapter; dismissed bankruptcy shown
usc-15/1681c-1(c)(2) | soldiers off prescreen lists for two years; active duty alert stops offers; two years without offers; military no junk credit mail
usc-15/1681i(g)(1) | veteran disputes medical debt with va proof; bureau dispute for veterans; va accepted the bill; proof of va liability
usc-15/6802(e)(2) | customer consents to sharing; she asked us to send her data; disclosure at the consumer's direction; permission to share
usc-15/6802(e)(6) | may we report to credit bureaus under privacy law; bureau reporting exception; share with equifax, privacy; consumer reporting allowed
usc-15/7001(c)(1)(B)(iv) | how to ask for a paper copy after e-consent; fee for paper; paper copy charge told; request for printed record
usc-15/7001(c)(4) | took back e-consent, old e-papers still good; withdrawal isn't retroactive; effect of revoking consent; prior electronic records valid
usc-15/7704(b)(1)(A) | harvest emails from websites; guess addresses by software; bought scraped email list; dictionary attack on inboxes
usc-42/4012a(f)(5) | cap of 2000 per flood violation in law; size of the flood fine; how much per flood mistake; civil penalty amount flood
usc-42/4104b(b)(2) | what is on the flood hazard form; map panel and zone number; community number on form; contents of flood determination
usc-12/3405(1) | reason to believe records are relevant; legitimate inquiry needed for a summons; fishing for records; relevance of the agency's request
usc-12/3412(d) | examiners swap exam reports; supervisory agencies share records; regulator gives exam to another; interagency exchange allowed
usc-12/3413(h)(1)(A) | investigation of the bank itself; agency looks at us, not the customer; exam aimed at the institution; probe of a company customer
usc-12/5531(a) | who may act against unfair practices; bureau power to stop udaap; enforcement of unfair deceptive abusive; cfpb authority
usc-12/5531(c)(1)(A) | harm people can't avoid; substantial injury test; was it reasonably avoidable; hidden fee injures customers
usc-12/5536(a)(2)(C) | refuse to give the bureau records; fail to make reports to cfpb; deny access to records; ignored a bureau request
`
