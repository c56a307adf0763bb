/** Where a duty stands, and how people of the trade ask for it. Reviewed by a person against the text. */
export const DISCLOSURE_WORDS = `
1026.1(c)(1) | which creditors does regulation Z cover; who must comply with truth in lending
1026.2(a)(3)(ii) | six pieces of information that make an application TRID; what is a complete application for a loan estimate; name income social security number property address value loan amount
1026.2(a)(6) | what is a business day; general and specific business day; is saturday a business day for closing disclosure or rescission; are holidays business days
1026.2(a)(11) | who is a consumer; trust borrower
1026.2(a)(13) | what is consummation; closing versus consummation
1026.2(a)(17)(v) | how many loans make a creditor; regularly extends credit threshold
1026.2(a)(24) | residential mortgage transaction; purchase money meaning
1026.3(a)(1) | business purpose loan exempt from TILA; commercial or agricultural credit exemption; rental property loan
1026.3(b)(1)(i) | dollar threshold above which consumer credit is exempt; large unsecured loan exempt
1026.3(h) | down payment assistance second lien housing finance partial exemption from loan estimate
1026.4(a) | what is a finance charge
1026.4(a)(2) | closing agent third party fee in the finance charge
1026.4(b) | examples of finance charges; origination fee points mortgage broker fee
1026.4(c) | charges excluded from the finance charge; application fee late fee seller points not a finance charge
1026.4(c)(7) | real estate fees not in the finance charge; title appraisal notary credit report fees excluded
1026.4(d)(1) | credit insurance premium excluded from finance charge voluntary
1026.4(d)(2) | property insurance premiums excluded from the finance charge
1026.5(b)(2)(ii)(A)(1) | credit card statement mailed 21 days before due date; billing statement timing
1026.5(b)(2)(ii)(B)(1) | grace period 21 days statement open end
1026.6(a) | HELOC account opening disclosures
1026.6(b)(1) | credit card account opening table
1026.7(b)(11) | due date late payment disclosures on card statement
1026.7(b)(12) | minimum payment warning on card statement
1026.9(c)(1)(i) | HELOC change in terms notice 15 days
1026.9(c)(2)(i)(A) | credit card change in terms notice 45 days before; raise rate or fee on card advance notice
1026.9(g)(1) | penalty rate increase notice 45 days delinquency
1026.9(e)(1) | card renewal notice annual fee
1026.10(b)(2) | card payments cut off time 5 pm conforming payment
1026.10(a) | credit card payment as of the date of receipt posted
1026.11(a) | credit balance refund on card over one dollar
1026.11(a)(3) | credit balance more than six months good faith effort to refund
1026.12(a) | issue unsolicited credit card
1026.12(b)(1)(ii) | lost or stolen credit card liability 50 unauthorized use limit
1026.12(c)(1) | claims and defenses against card issuer merchant dispute
1026.12(d)(1) | offset take card payment from deposit account prohibited
1026.13(b)(1) | billing error notice 60 days after statement; how long does cardholder have to dispute in writing
1026.13(a) | what is a billing error on a credit card
1026.13(c)(1) | acknowledge credit card billing dispute within 30 days
1026.13(c)(2) | resolve credit card billing error two billing cycles 90 days; how fast to finish a billing dispute
1026.13(d)(1) | customer may withhold disputed amount; collect disputed amount during billing error
1026.13(d)(2) | report disputed amount as delinquent to credit bureau billing error
1026.14(a) | APR accuracy open-end one-eighth of a percentage point
1026.15(a)(3) | HELOC rescission period three business days; right to cancel line of credit how long
1026.15(b) | HELOC notice of right to rescind two copies
1026.15(c) | HELOC no advances during rescission period
1026.16(b)(1) | HELOC and open-end advertising trigger terms
1026.16(d) | home equity line advertising rules
1026.17(a)(1) | truth in lending disclosure form segregated clear and conspicuous
1026.17(b) | closed-end disclosures before consummation auto loan TIL timing
1026.17(c)(2)(i) | estimates in disclosures best information reasonably available
1026.17(f) | redisclose closed-end before consummation APR changed
1026.18(d)(1)(i) | finance charge tolerance 100 understated mortgage closed end
1026.18(d)(2) | finance charge tolerance 5 or 10 non-mortgage
1026.19(a)(1)(i) | reverse mortgage early TIL disclosure three business days
1026.19(a)(2)(i) | seven business day waiting period reverse mortgage
1026.19(b) | ARM disclosures CHARM booklet adjustable rate program disclosure at application
1026.19(e)(1)(i) | who gives the loan estimate; what is a loan estimate creditor must provide
1026.19(e)(1)(ii) | mortgage broker provides the loan estimate
1026.19(e)(1)(iii)(A) | when is the loan estimate due; LE must be delivered or mailed within three business days after application; initial LE deadline; how soon after application does the LE go out
1026.19(e)(1)(iii)(B) | loan estimate seven business days before closing; how soon can we close after the LE
1026.19(e)(1)(iv) | loan estimate mailed presumed received three business days; when is an emailed or mailed LE received; mailbox rule
1026.19(e)(1)(v) | waive seven day waiting period bona fide personal financial emergency loan estimate
1026.19(e)(1)(vi)(A) | borrower may shop for settlement services
1026.19(e)(1)(vi)(C) | written list of service providers; settlement service provider list SSPL when and what
1026.19(e)(2)(i)(A) | fees before intent to proceed; collect appraisal or application fee before borrower gets loan estimate
1026.19(e)(2)(i)(B) | credit report fee allowed before intent to proceed
1026.19(e)(2)(ii) | worksheet or prequalification quote disclaimer not a loan estimate
1026.19(e)(2)(iii) | require verifying documents before loan estimate; can we ask for paystubs before the LE
1026.19(e)(3)(i) | zero tolerance fees; which fees cannot increase
1026.19(e)(3)(ii) | ten percent tolerance bucket recording fees and providers on the list
1026.19(e)(3)(iii) | no tolerance limit, unlimited fees prepaid interest insurance escrow; fees that can change by any amount
1026.19(e)(3)(iv) | revised loan estimate reset tolerance reasons changed circumstance; when may we rebaseline
1026.19(e)(3)(iv)(A) | changed circumstance affecting settlement charges definition
1026.19(e)(3)(iv)(C) | borrower requested change revised estimate
1026.19(e)(3)(iv)(D) | rate lock revised loan estimate within three business days of locking; interest rate dependent charges
1026.19(e)(3)(iv)(E) | loan estimate expires ten business days no intent to proceed
1026.19(e)(3)(iv)(F) | new construction delayed settlement 60 days revised estimate
1026.19(e)(4)(i) | how many days to send revised loan estimate after changed circumstance; redisclosure deadline COC three business days
1026.19(e)(4)(ii) | revised loan estimate after closing disclosure issued not allowed; last revised LE four business days before closing; use the CD to reset tolerances
1026.19(f)(1)(i) | what is the closing disclosure creditor must give actual terms
1026.19(f)(1)(ii)(A) | closing disclosure must be received three business days before consummation; how many days before closing must the borrower have the CD; CD timing earliest closing
1026.19(f)(1)(iii) | closing disclosure mailed or emailed when is it received; three business days after mailing CD
1026.19(f)(1)(iv) | waive three day closing disclosure waiting period emergency hardship
1026.19(f)(1)(v) | settlement agent may provide the closing disclosure
1026.19(f)(2)(i) | changes before closing corrected closing disclosure at or before consummation no new wait
1026.19(f)(2)(ii) | new three day waiting period; APR inaccurate loan product changed prepayment penalty added corrected CD
1026.19(f)(2)(iii) | change after closing corrected closing disclosure 30 days post consummation; recording fee different after closing
1026.19(f)(2)(iv) | clerical error on closing disclosure 60 days after consummation
1026.19(f)(2)(v) | tolerance cure refund within 60 days after consummation; lender credit for tolerance violation how long to refund
1026.19(f)(3)(i) | charge for settlement service actual amount paid to provider
1026.19(f)(3)(ii) | average charge settlement
1026.19(f)(4)(i) | seller closing disclosure settlement agent gives it
1026.19(f)(4)(ii) | when the seller gets the closing disclosure
1026.19(f)(5) | fee for preparing loan estimate or closing disclosure prohibited
1026.19(g)(1) | home loan toolkit special information booklet your home loan toolkit purchase three business days
1026.20(a) | what is a refinancing new disclosures required
1026.20(b) | assumption of loan disclosures
1026.20(c)(2) | ARM adjustment notice 60 to 120 days before new payment due; rate change payment change letter timing
1026.20(d) | initial ARM rate adjustment notice 210 to 240 days before first payment; first reset notice timing
1026.20(e)(1) | escrow closing notice when is it required
1026.20(e)(5)(i) | escrow account cancellation notice three business days before closing at borrower request
1026.20(e)(5)(ii) | escrow cancellation notice 30 business days before closed by servicer
1026.22(a)(2) | APR tolerance one-eighth regular transaction; how accurate must the APR be
1026.22(a)(3) | APR tolerance one-quarter irregular transaction construction draws uneven payments
1026.22(a)(4) | mortgage APR tolerance when finance charge is understated
1026.23(a)(1) | which loans have a right of rescission security interest in principal dwelling; who can rescind
1026.23(a)(2) | how does the consumer rescind mail telegram written notice
1026.23(a)(3)(i) | rescission period until midnight of the third business day; when does the right to cancel end; three years if notice or material disclosures not delivered; last day to rescind
1026.23(a)(3)(ii) | material disclosures for rescission
1026.23(a)(4) | more than one owner may rescind spouse
1026.23(b)(1) | two copies of the notice of right to cancel to each owner; what must the rescission notice say
1026.23(c) | no disbursement during rescission; delay funding until rescission period expires; when can we wire funds
1026.23(d)(1) | effects of rescission security interest void borrower owes nothing
1026.23(d)(2) | return money within 20 calendar days after rescission; how long to refund when borrower rescinds
1026.23(d)(3) | borrower tender property or money after rescission
1026.23(e) | waive right of rescission bona fide personal financial emergency; skip the three day cancel period
1026.23(f)(1) | purchase loan residential mortgage transaction no right of rescission
1026.23(f)(2) | refinance with the same creditor no new advance rescission exempt; same lender no cash out
1026.23(f)(4) | advances draws construction rescission exempt
1026.23(g)(1) | finance charge tolerance for rescission one-half percent
1026.23(h)(2) | foreclosure rescission tolerance 35
1026.24(c) | advertising a rate must state APR; ad rate of finance charge
1026.24(d)(1) | trigger terms in closed-end mortgage advertising; down payment number of payments payment amount in ad
1026.24(d)(2) | what an ad must include when a trigger term is used; additional disclosures in mortgage ad
1026.24(f)(2) | mortgage ad with more than one rate teaser rate disclosure
1026.24(i) | prohibited mortgage advertising practices; misleading use of fixed; government endorsement; debt elimination
1026.25(a) | general truth in lending record retention two years; how long to keep TILA disclosures
1026.25(c)(1)(i) | keep loan estimate three years retention
1026.25(c)(1)(ii)(A) | keep closing disclosure five years retention
1026.25(c)(2)(i) | keep loan originator compensation records three years; compensation agreement retention
1026.25(c)(3) | keep ability to repay evidence three years ATR QM retention
1026.32(a)(1)(i) | high-cost mortgage APR test points over APOR; HOEPA rate trigger 6.5 8.5
1026.32(a)(1)(ii) | HOEPA points and fees test; high cost fees threshold
1026.32(a)(1)(ii)(A) | high-cost mortgage five percent points and fees
1026.32(a)(1)(iii) | high-cost prepayment penalty test 36 months 2 percent
1026.32(a)(2) | loans exempt from HOEPA reverse mortgage construction
1026.32(b)(1) | what counts in points and fees closed-end; are appraisal or broker fees points and fees
1026.32(b)(1)(i)(E) | bona fide discount points excluded two points
1026.32(b)(1)(ii) | loan originator compensation in points and fees
1026.32(c) | high-cost mortgage disclosures three business days before; what must HOEPA disclosure say
1026.32(d)(1)(i) | balloon payment on high-cost loan prohibited
1026.32(d)(8) | acceleration due on demand high-cost
1026.34(a)(4) | high-cost loan ability to repay open end
1026.34(a)(5)(i) | counseling certification required for a high-cost mortgage; HUD counselor before HOEPA loan
1026.34(a)(7) | fee for modifying or deferring a high-cost mortgage prohibited
1026.34(a)(8)(i) | late charges high-cost mortgage limit
1026.34(a)(10) | finance points and fees in high-cost prohibited
1026.35(a)(1) | what is a higher-priced mortgage loan; HPML threshold over APOR 1.5 2.5 3.5 jumbo subordinate
1026.35(a)(1)(i) | HPML first lien 1.5 percentage points over APOR conforming
1026.35(a)(1)(ii) | HPML jumbo 2.5 percentage points over APOR
1026.35(a)(1)(iii) | HPML subordinate lien 3.5 percentage points second mortgage
1026.35(b)(1) | HPML escrow account required taxes and insurance first lien
1026.35(b)(2)(i) | HPML escrow exemptions construction bridge reverse subordinate
1026.35(b)(2)(iii) | small creditor rural exemption from HPML escrow
1026.35(b)(2)(vi) | insured bank or credit union under ten billion HPML escrow exemption 1000 loans
1026.35(b)(3)(i) | cancel HPML escrow after five years; how long must the escrow stay; borrower request to drop escrow
1026.35(b)(3)(ii) | HPML escrow cancellation 80 percent of value not delinquent
1026.35(c)(2) | exemptions from HPML appraisal rule; QM exempt manufactured home construction
1026.35(c)(2)(i) | qualified mortgage exempt from HPML appraisal
1026.35(c)(2)(ii) | small loan exempt from HPML appraisal threshold amount
1026.35(c)(3)(i) | HPML appraisal certified or licensed appraiser interior visit
1026.35(c)(4)(i) | flip second appraisal HPML seller bought within 90 or 180 days
1026.35(c)(4)(v) | who pays for second appraisal flip
1026.35(c)(5) | HPML appraisal disclosure three business days after application
1026.35(c)(6)(ii) | copy of HPML appraisal three business days before consummation
1026.36(a)(1)(i) | who is a loan originator; teller clerk processor loan originator definition
1026.36(a)(4) | seller financing three properties in 12 months exclusion; seller carryback how many
1026.36(a)(5) | seller financer one property natural person
1026.36(c)(1)(i) | credit mortgage payment as of date of receipt; when must a servicer post a periodic payment
1026.36(c)(1)(ii) | partial payment suspense unapplied funds
1026.36(c)(2) | pyramiding late fees prohibited
1026.36(c)(3) | payoff statement within seven business days; payoff quote request deadline
1026.36(d)(1)(i) | loan officer compensation based on terms of transaction prohibited; pay LO bonus on interest rate or loan profit; MLO commission
1026.36(d)(1)(iii) | contributions to retirement plan loan originator 401k
1026.36(d)(1)(iv) | non-deferred profits-based compensation plan ten percent limit; profit sharing bonus mortgage loan officers
1026.36(d)(2)(i)(A) | dual compensation broker paid by both borrower and lender prohibited
1026.36(e)(1) | steering prohibited; direct consumer to a loan that pays the originator more
1026.36(e)(2) | safe harbor for steering loan options presented
1026.36(e)(3) | anti-steering options lowest rate three loans
1026.36(f)(3)(i) | background check for loan originators criminal credit NMLS unlicensed
1026.36(f)(3)(ii) | felony conviction loan originator hiring
1026.36(f)(3)(iii) | periodic training for loan originators not state licensed
1026.36(g)(1) | NMLS number name on loan documents
1026.36(h)(1) | arbitration clause in mortgage prohibited
1026.36(i) | financing single premium credit insurance prohibited
1026.37(a)(13) | loan estimate rate lock expiration date closing costs expire
1026.37(f) | loan estimate loan costs section A B C
1026.38(l)(7) | escrow account section of the closing disclosure
1026.38(o)(2) | finance charge tolerance on closing disclosure TRID 100
1026.39(b) | mortgage transfer disclosure 30 calendar days; new owner of loan notice; bought or sold loan notice to borrower
1026.39(c) | exceptions to mortgage transfer disclosure
1026.39(d) | content of notice of sale of mortgage loan new owner
1026.40(b) | HELOC early disclosures and brochure given with application; when do home equity disclosures go out three business days
1026.40(d) | content of HELOC application disclosures
1026.40(e) | HELOC brochure what you should know about home equity lines
1026.40(f)(2) | terminate HELOC and demand repayment fraud default
1026.40(f)(3)(vi) | freeze or suspend HELOC reduce credit limit; property value declined; borrower financial change
1026.40(f)(1) | change HELOC APR index
1026.41(a)(2) | periodic statement for mortgage required each billing cycle
1026.41(b) | when mortgage periodic statement must be sent reasonably prompt four days; courtesy period
1026.41(d) | content of mortgage billing statement
1026.41(d)(8) | delinquency information on mortgage statement 45 days
1026.41(e)(3) | coupon book exemption periodic statement fixed rate
1026.41(e)(4)(ii) | small servicer definition 5,000 or fewer mortgage loans
1026.41(e)(5)(i) | bankruptcy exemption from periodic statements
1026.41(f)(3) | chapter 13 modified periodic statement
1026.41(f) | bankruptcy modified statement
1026.41(e)(6) | charged-off mortgage loan statement exemption
1026.42(c)(1) | appraiser independence coercion influence; pressure appraiser to hit value
1026.42(c)(3) | permitted communication with appraiser; ask appraiser to correct errors or consider more comps
1026.42(d)(1)(i) | appraiser conflict of interest ownership
1026.42(f)(1) | customary and reasonable appraiser compensation fee
1026.42(g)(1) | report appraiser misconduct to state agency
1026.43(c)(1) | ability to repay reasonable good faith determination
1026.43(c)(2) | eight ATR underwriting factors; ability to repay factors to consider
1026.43(c)(3) | verify with third-party records; stated income not allowed
1026.43(c)(4) | verify income or assets tax return paystubs W-2
1026.43(c)(7) | debt-to-income ratio residual income calculation
1026.43(a)(3) | loans exempt from ability to repay reverse bridge timeshare
1026.43(d)(2) | refinance non-standard mortgage exemption
1026.43(e)(1)(i) | QM safe harbor not higher priced
1026.43(e)(1)(ii) | QM rebuttable presumption higher-priced covered transaction
1026.43(b)(4) | higher-priced covered transaction threshold
1026.43(e)(2) | general qualified mortgage requirements; what makes a loan a QM
1026.43(e)(2)(i) | QM no negative amortization interest only balloon
1026.43(e)(2)(ii) | QM loan term 30 years maximum
1026.43(e)(2)(vi) | price-based general QM APR over APOR limit
1026.43(e)(2)(vi)(A) | general QM first lien 2.25 percentage points over APOR
1026.43(e)(3)(i) | QM points and fees cap three percent
1026.43(e)(3)(iii) | cure excess points and fees QM 210 days
1026.43(e)(4) | FHA VA USDA qualified mortgage government loans QM
1026.43(e)(5)(i) | small creditor portfolio QM
1026.43(e)(7)(i) | seasoned QM requirements portfolio
1026.43(e)(7)(iv)(C) | seasoning period 36 months; how long until a loan is seasoned QM
1026.43(f)(1) | balloon payment qualified mortgage small creditor rural
1026.43(g)(1) | prepayment penalty when allowed fixed rate QM
1026.43(g)(2) | prepayment penalty limits three years two percent one percent maximum
1026.43(g)(3) | alternative loan without prepayment penalty offered
1026.46(b)(5) | private student loan definition
1026.47(a) | private education loan application disclosures
1026.48(c)(1) | private student loan 30 days to accept
1026.48(d) | private education loan right to cancel three business days
1026.51(a)(1)(i) | ability to pay credit card applicant income
1026.51(b)(1) | credit card under 21 young consumer cosigner
1026.52(a)(1) | card fees in the first year 25 percent limit
1026.52(b)(1)(ii) | penalty fee safe harbor late fee amount credit card
1026.52(b)(2)(i) | penalty fee may not exceed dollar amount of violation
1026.53(a) | allocate payment above minimum to highest rate balance
1026.54(a)(1) | double-cycle billing prohibited
1026.55(a) | increase APR on existing balance prohibited
1026.55(b)(4) | raise rate 60 days delinquent
1026.56(b)(1) | over-the-limit opt-in
1026.57(c) | inducements to college students card
1026.58(c) | card agreements posted submitted to bureau
1026.59(a) | reevaluate rate increase every six months
1026.60(b) | credit card application solicitation table Schumer box
1026.38(i) | calculating cash to close table closing disclosure
`
