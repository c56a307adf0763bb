/** Everyday ways to ask for the NCUA rules on appraisals, business loans, bonds, audits, and security. Written beside the text, not yet reviewed by a person. */
export const ASKED_CREDIT_UNION_SAFETY_WORDS = `
712.1(d) | what is a cuso; company owned by credit unions that serves members; does our mortgage subsidiary count as a cuso; service organization meaning
712.2(a) | how much may we put into a cuso; one percent of shares and surplus in service companies; invest in a cuso cap; too much invested in our service company; equity stake in a cuso
712.2(b) | lend money to our cuso, limit; one percent loans to service organizations; credit union loan to its service company; separate limit for lending to cusos
712.2(e) | cuso made profit and we went over one percent, sell?; no divestiture when the value grows; must we divest because the cuso grew; value of cuso stake rose past the limit
712.3(a) | which kind of company can a cuso be, llc or partnership; may a fcu be a general partner; can a cuso be a general partnership; limited partner only; corporate form of a service company
712.3(b) | who may the cuso serve; cuso customers mostly members and credit unions; may a cuso serve the general public; customers of the cuso outside the membership
712.3(d)(2) | does a cuso need its own audit; quarterly statements and cpa audit of service organization; wholly owned cuso in our consolidated audit; cpa audit of the cuso; quarterly cuso financials; who audits our subsidiary
712.3(d)(4) | cuso registry report to ncua each year; new cuso reports within 60 days; what must the cuso tell ncua; yearly registration of a service company
712.4(b) | lawyer's letter before investing in a cuso; written legal opinion about liability for a cuso; attorney opinion on corporate separateness; legal advice before putting money in a cuso
712.4(a) | keep the cuso separate from the credit union; commingled books with the service company; piercing the veil; cuso treated as our department; keep accounts and minutes apart
712.5(q) | may a cuso make loans; cuso originates auto and consumer loans; lending cuso powers; credit card or mortgage lending by a cuso; may a cuso buy participations
712.5(h) | cuso collects debts or sells repos; loan servicing by a cuso; collection agency cuso; repossession sales through a service company
712.8(a) | director gets paid by the cuso; manager's salary from our service organization; officials may not earn from the cuso; ceo earns fees from the cuso; family of an official on the cuso payroll
713.2(a) | how often does the board review the bond; yearly look at fidelity coverage; annual review of insurance by directors; is our surety cover adequate
713.2(b) | board resolution to renew the bond; who signs the bond renewal, rotating director; same director may not sign twice in a row; who on the board signs for the bond; employee director may not sign; same signer two renewals in a row
713.3(a)(2) | whom must the bond cover; teller embezzled, is it covered by the bond; volunteers dishonest acts; are volunteers bonded; dishonesty cover for officers; does the bond cover committee members
713.4(c) | rider that limits the bond, ask ncua first; changed bond form; endorsement that cuts cover needs approval; altered bond document
713.4(d) | bond form approval good for ten years; old bond forms expire in 2029; how long is a bond form approved; is our old bond form still good
713.5(a) | how big must our bond be; minimum surety coverage by asset size; required single loss coverage; bond amount for a 40 million credit union
713.5(c) | more cash on hand than the bond covers, raise it within thirty days; money in transit larger than bond; big cash shipment over the bond; vault cash exceeds coverage
713.5(d) | aggregate limit twice the single loss; aggregate bond limit; yearly cap must be double the single loss; total limit on the bond
713.5(e) | want to cut our bond below the minimum, twenty days before; ncua approves lower coverage; reduce bond, ask the ncua board; notice before lowering coverage
713.6(a)(1) | largest deductible on the bond; how high may the deductible be; bond deductible by assets; max self retention on fidelity cover
713.6(c) | well run credit union may have a higher deductible, camels 1 or 2; larger deductible for a strong shop; when may we raise the bond deductible; rating needed for a bigger deductible
713.7 introductory text | ncua told us to buy more insurance, 30 days; regulator orders more bond coverage; must buy extra cover in thirty days; ncua says our bond is too small
715.3(a) | what does the supervisory committee do; who watches the board; job of the audit committee of a credit union; duty of the committee to protect member assets; does the committee oversee management
715.3(b)(4) | committee checks for fraud and self dealing controls; conflict of interest controls reviewed by the committee; guard against self dealing; controls against error and fraud
715.4(a) | does a small credit union need an audit every year; annual supervisory committee audit; skip the audit this year; how often is the audit; audit each calendar year; what period does the audit cover
715.5(a) | 500 million or more, cpa opinion audit; federal credit union too big for a committee audit; big fcu audit type; certified accountant audit at five hundred million; can a 600 million credit union use a committee audit
715.5(b) | under 500 million but over ten million, which audit; audit choices for a 100 million fcu; mid size federal credit union audit; is an opinion audit needed under 500 million
715.5(c) | 10 million or less, simple audit; tiny credit union audit; audit of an eight million fcu; minimum audit for the smallest
715.7 introductory text | may our own internal auditor do the audit; agreed procedures instead of opinion audit; audit alternative for smaller credit union; committee does its own audit; minimum procedures audit; cheaper audit option
715.8(a) | confirm member accounts every two years; send letters to members to verify balances; positive confirmation how often; verify passbooks; mail statements of balances to members; account verification biennial
715.8(b)(2) | sample of accounts instead of all; random statistical verification; statistical sample for member confirmations; equal chance for each dollar
715.8(c) | keep verification records until the next one; how long to save member verification work; retention of confirmation letters; throw out old verifications
715.9(a) | auditor is the manager's cousin; related accountant may not audit; independent of officials; brother in law of the president audits us; auditor related to a director
715.9(b) | contract with the auditor, who signs; engagement letter with the supervisory committee before work; committee hires the cpa, not management; signed letter before the audit begins
715.9(c)(8) | how long must the auditor keep work papers, three years; retention of audit work papers at a credit union; cpa keeps papers three years; engagement letter says working papers kept
715.10(a) | who gets the audit report; committee gives the report to the board; summary to members at annual meeting; do members get the audit results; member asks to read the audit; annual meeting audit summary
715.10(b) | examiner wants the audit work papers; access to audit work papers; ncua asks for original working papers; where are work papers kept
715.12(b) | ncua forces a cpa audit; serious record keeping problems; persistent bad books, outside audit ordered; forced opinion audit
717.82(d)(3) | when to send the confirmed address to the bureau, next reporting period; report right address with the next data; timing for furnishing an address; when is the corrected address sent
721.2 introductory text | is this service within our powers; incidental powers test; may a credit union sell something new; new product, convenient or useful test; logical outgrowth of our mission
721.3(a) | notary at the credit union; medallion signature guarantee for members; may we charge for notary; stamp a signature guarantee; charge a member for notarizing; certify a share draft
721.3(b)(1) | give money to the little league; donation to a charity by the credit union; sponsor a school event; sponsor a charity run; may a fcu give to a food bank; gift to a civic group by a credit union
721.3(b)(2)(i) | five percent of net worth for charity account; cap on a donation account; how big can the charity fund be; limit on a charitable investment account
721.3(b)(2)(v) | 51 percent of earnings to charity; pay the charity at least each five years; how much must the charity account give; minimum payout to charities
721.3(e) | rent out extra office space; lease the empty floor; sell our extra computer time to others; sublet part of our branch; share unused building space; spare capacity sold to others
721.3(f) | tax preparation for members; budget and debt counseling as a service; help members with income tax; financial planning for members
721.3(g) | refer members to an insurance seller; vendor discounts to members; group purchasing, finder fees; introduce members to a car buying service; third party offers to members; earn a finder fee
721.3(h) | sell gap or debt cancellation; debt suspension when a member is out of work; debt protection product powers; debt waiver product; letter of credit for a member; lease to a member as loan related
721.3(i) | raffle for members; prize drawing to bring in new members; marketing giveaway; sweepstakes at the annual meeting; member referral prize; advertising powers
721.3(j) | exchange foreign money for a member; member has a check in a foreign currency; sell commemorative coins; sell euros to a traveler; foreign check collection; currency exchange for members
721.3(l) | sell gift cards and theme park tickets; prepaid cards as a service; bus passes and movie tickets sold to members; stored value card powers
721.3(m) | act as ira custodian; trustee for health savings account; education savings trustee; may we be trustee of roth iras
721.6 introductory text | may we earn money from incidental services; income from side products; profit from incidental activity allowed; charge members for extra services
721.7(a) | employee paid for selling insurance to members; kickback on incidental services; director gets a benefit from vendor; relative of an officer paid by a vendor; conflict of interest in side services
721.7(b)(3) | staff incentive for cross selling products, written policy; bonus for selling insurance to members; pay tellers for referrals; incentive program approved by board
722.2 "Appraisal" | what counts as an appraisal; written opinion of market value by an outsider; does a drive by count as an appraisal; definition of appraisal for credit unions
722.2 "Complex" | unusual house or market, complex appraisal; is a log home complex; odd property type; dome home or farm, complex; atypical form of ownership
722.2 "Market value" | meaning of market value of a house; price between willing buyer and seller; most probable price; is forced sale price the market value
722.2 "Transaction value" (1) | is the threshold on loan amount or house price; amount of the loan decides; which number for the 400,000 test; loan amount or purchase price
722.2 "State-certified appraiser" | certified versus licensed appraiser; who is a certified appraiser; license versus certification; appraiser credentials
722.3(a) | when can we skip the appraisal; deals that need no appraiser; loan without an appraisal at a credit union; exemptions from appraisals for credit unions; does this loan need a full appraisal
722.3(a)(1) | refinance our own loan without a new appraisal; modification with no cash out; renew existing loan, market unchanged; extend a balloon without appraisal; subsequent transaction exemption; our existing mortgage, new money
722.3(a)(2) | house taken as extra security only; abundance of caution lien; home taken just to be safe; terms same without the lien
722.3(a)(3) | lien taken for another reason than its value; lien only to clear title or access; real estate value not the reason; lien to protect other collateral
722.3(a)(6) | loan meets fannie or freddie rules; saleable to agency, no separate appraisal rule; qualifies for sale to fannie; conforming appraisal exemption
722.3(b)(1) | commercial real estate of a million or more, certified appraiser; business property loan needs what appraiser; under one million commercial, no appraisal; store building loan of 900,000; seven figure commercial property; certified general for big loan
722.3(b)(2) | odd mansion over 400000, must be certified; complex house appraisal level; unusual home large loan; complex residential four hundred thousand
722.3(c)(1) | 400000 home loan needs an appraisal; house loan below four hundred thousand without appraiser; licensed appraiser enough for a normal home; appraisal limit for houses; 350,000 mortgage, appraisal or not; licensed or certified for regular homes; is 390,000 under the limit; when do houses need a real appraisal
722.3(c)(2) | licensed appraiser found the house complex, what now; cosign by certified appraiser; upgrade to a certified appraiser midway; complexity found during the work
722.3(d)(1) | avm or tax value in place of appraisal; heloc with a written estimate of value; evaluation on small house loans; do we need any value on a home equity loan; zillow in place of an appraisal; small home equity, what value proof; tax assessment as value
722.3(d)(2) | who may do the home value estimate; can the loan officer do the evaluation; person with no stake in the deal; loan processor values the home; independence of the evaluator; who is qualified to evaluate property
722.4(a) | appraisal must follow uspap; which standards for appraisals; uspap required; appraisal not to standard
722.4(c) | somebody must review the appraisal; appraisal review by the credit union; second look at appraisals; check the report for uspap
722.5(a) | our employee is an appraiser, allowed; staff appraiser away from lending; in house appraiser on loan staff; employee appraiser with an interest
722.5(b)(1) | who orders the appraisal; borrower hired the appraiser himself; can the realtor order it; engaged directly by us
722.5(b)(2) | use another bank's appraisal; appraisal transferred from a different lender; borrower's earlier lender's appraisal; reuse an appraisal from a bank
722.6(a) | may we demand an mai member only; exclude appraisers without membership; trade group membership of appraisers; only designated appraisers, allowed?
723.1(b)(1) | small credit union with few business loans, skip the policy; under 250 million in assets and commercial loans below 15 percent of net worth; exempt from commercial policy and staffing; small mbl program
723.1(b)(2) | loan on the member's own home for his business, is it commercial; loan to a cuso, business loan rule; which loans are outside the commercial rule; member's primary home pledged for business
723.2 "Commercial loan" | what is a commercial loan at a credit union; rental house loan, business or not; under 50,000 to one borrower, not commercial; loan to buy a dump truck for work; is a loan on a rental a business loan; farm tractor loan; 45,000 business line
723.2 "Associated borrower" | partners counted as one business borrower; related companies of the same owner; common ownership of borrowers; group of related borrowers
723.3(a)(1) | board reviews the business loan policy every year; yearly approval of the commercial policy; who okays the member business loan policy; directors and commercial lending policy
723.3(b)(1) | what must executives know about commercial lending; ceo must understand business lending; executive knowledge of commercial loans; management experience for mbl
723.3(b)(2) | experience for business lenders; who may underwrite commercial loans; years of experience of commercial lender; qualified commercial staff
723.3(b)(3) | hire an outsider to underwrite business loans; cuso does our commercial lending; credit union makes the final decision; consultant underwrites our business loans; outsource commercial underwriting
723.4(c) | most to one business borrower, 15 percent of net worth or 100,000; cap for a group of related business borrowers; largest loan to one business group; single business borrower limit
723.4(f)(3) | projections when past cash flow is weak; startup business forecast; borrower has no track record, forecast needed; pro forma balance sheet
723.4(g)(3) | risk grade each business loan; rating at start and reviewed; credit score for business loans portfolio; risk rating system
723.5(a) | collateral for a business loan; unsecured commercial loan allowed when; can a business loan be unsecured; how much security for commercial credit
723.5(b) | owner won't sign a personal guaranty; waive guarantee, write down why; no guarantee from the owners; principal refuses to guarantee
723.6(c)(3) | inspect the site before a construction draw; builder draw needs inspection report; pay the builder only after inspection; draw on a construction loan
723.6(c)(4) | check for mechanics liens before each draw; title update before a draw; intervening liens on construction; contractor lien check
723.7(a)(1) | business loan to our ceo or lending manager; senior staff may not borrow commercially; cfo wants a business loan here; family of senior lender borrows commercially
723.7(a)(3) | paid director wants a business loan; recuse from vote; commercial loan to a paid board member; compensated director vote
723.7(b) | share of the profit as part of a business loan; equity kicker not allowed; lender takes a cut of sale profit; joint venture with the borrower
723.8(a) | total business loans cap; mbl limit 1.75 times net worth; how much business lending in all; how much mbl can we hold; statutory cap on member business loans; over our business loan limit; are we at our mbl limit; cap 12.25 percent of assets
723.8(b)(1) | sba guaranteed loan counts toward the cap or not; guaranteed business loans outside the cap; government guaranteed mbl; loans with a purchase commitment
723.8(b)(3) | rental duplex loan out of the business cap; fully secured 1 to 4 family; does a rental house loan count as mbl; one to four family and the cap
723.8(c) | truck or car for a business, mbl but not commercial; work pickup loan counted as mbl; car used for business; household vehicle used in trade
723.8(d) | low income credit union has no business loan cap; exempt from mbl ceiling; do low income designated cus have a cap; chartered for business lending exempt
741.2(a) | any insured credit union may borrow at most 50 percent of capital; state chartered credit union borrowing limit; borrowed too much from the corporate; half of capital borrowing cap
741.3(c) | felon as employee or director of an insured credit union; convicted of dishonesty, may he work here; hire someone with a theft conviction; criminal record and credit union job
741.3(b)(2) | written lending rules for insurability; loan policy in writing for share insurance; proper loan papers for insured status; lending documentation standard
741.3(b)(5) | interest rate risk policy over 50 million; do we need an irr policy; asset liability management program; rate risk plan for a 60 million credit union
741.4(d)(2)(i) | when may ncua charge a premium; share insurance premium below 1.3 equity; insurance premium on shares; ncusif assessment when
741.4(e)(2) | dividend from the share insurance fund; when does ncusif pay a distribution; excess money back to credit unions; fund above the normal operating level
741.4(k) | late paying the ncusif invoice; interest and fee for late deposit payment; delinquent share insurance payment; missed the ncusif due date
741.5 introductory text | ending private extra share insurance, tell members thirty days before; excess insurance ends, notify members; dropping private deposit insurance; thirty day notice of lost extra cover
741.6(a)(1) | new manager or director, update the profile in ten days; profile changes thirty days; update officials with ncua; new ceo profile change
741.6(a)(2) | call report each quarter; when is the 5300 filed; quarterly report to ncua; financial report due
741.6(b) | must a ten million credit union use gaap; accounting rules for a small credit union; gaap for ten million and up; may a tiny credit union use other accounting
741.8(b)(4) | buying participations, no ncua approval needed; approval for participations; buy a loan piece without asking ncua; exempt loan purchases
741.9 introductory text | offer shares that are not insured, no; shares without insurance; uninsured membership share not allowed; can we sell non insured accounts
741.10 introductory text | tell nonmembers their deposits are not insured; nonmember account identified as such; statement on nonmember accounts; not insured wording for nonmembers
741.11(a) | open a branch in another country; foreign branch approval; overseas branch needs permission; open in canada
741.12(a) | liquidity policy for credit unions under 50 million; basic liquidity policy small; list of backup cash sources; liquidity plan for a 20 million credit union
741.12(b) | contingency funding plan at 50 million or more; written cfp required; liquidity emergency plan; who needs a contingency funding plan
741.12(c) | 250 million and up, discount window or clf access; emergency liquidity source; must we join the central liquidity facility; fed window access for big credit unions
741.12(e) | crossed 50 or 250 million, 120 days to set up the plan; when does the bigger liquidity rule start; two call reports over the line; grew past the threshold, time to comply
748.0(a) | new credit union writes security program in 90 days; do we need a security plan; written security program deadline; just insured, security plan
748.0(b)(1) | protect branches from robbery and theft; holdup plan, alarms; robbery prevention at branches; embezzlement protection
748.0(b)(2) | keep member data secret; protect member information from outsiders; safeguard member information; threats to member records
748.0(b)(3) | what to do when member data leaks; tell members of a breach; response program; incident response plan; notify members after a hack; someone saw member data
748.0(c) | get rid of member bureau data properly; dispose of member consumer reports; shred duty in the security program; destroy consumer information
748.1(a) | who certifies security compliance each year; ceo certification in the profile; yearly security certification; who attests compliance with part 748
748.1(b) | branch burned or flooded, report to region; five business days disaster; closed for more than two days by a storm; tornado hit our branch; no service for three days; report a fire to the regional director; pipes burst and the branch is closed; hurricane damage report; power out for three days
748.1(c) | we were hacked, how soon tell ncua; 72 hours; ransomware at the core processor; whom do we call about a breach; ransomware hit us on friday; deadline after a hack; who reports a breach at our vendor
748.1(c)(1)(i)(A) | stolen member data that hurts operations; data exposure reportable; sensitive member data exposed; breach of many accounts
748.1(c)(1)(i)(B) | online banking down by an attack; ddos outage report; ransomware stopped our operations; attack took down systems
748.1(c)(1)(i)(C) | vendor was breached, do we report; cloud provider or cuso hacked; core processor hacked; data host breach, our duty
748.1(c)(1)(ii) | penetration test is not an incident; good faith hacker hired by us; hired testers broke in; good faith test at our request
748.1(d)(1)(i) | teller stole twenty dollars, sar; insider theft any amount; employee dishonest, report by credit union; manager fakes loans, report; volunteer stole petty cash; teller took a few dollars; insider steals, is there a minimum
748.1(d)(1)(ii) | member kited checks for 6000, we know him; known suspect five thousand credit union; identified member defrauded us of 5,000; forged checks by a known member
748.1(d)(1)(iii) | unknown thief took 26,000; no suspect twenty five thousand; big loss, thief unknown; card fraud 25,000 no suspect
748.1(d)(1)(iv)(C) | transaction strange for this member; no lawful purpose seen by credit union; out of pattern deposits by a member; no reasonable explanation
748.1(d)(1)(v) | robbery at the credit union, no sar; lost or counterfeit securities; holdup reported to police; stolen bonds report instead
748.1(d)(2)(i) | credit union sar due thirty days; sixty days no suspect; call police right away; days to file after we notice; late sar at a credit union
748.1(d)(3) | credit union keeps sar five years with papers; retention of sars at a credit union; supporting papers five years; when can we shred sar files
748.1(d)(4)(i) | tell our board about sars filed; how soon does the board hear; does the board need to know sars; monthly sar report to directors
748.1(d)(4)(ii) | sar on a board member, whom do we tell; suspect sits on the board; director is the suspect; leave the suspect out of the notice
748.1(d)(5) | lawyer wants our sar, refuse; can a member see the report about him; subpoena for a suspicious report at a credit union; secret of sars
748.1(d)(6) | member sues us because of a report; protected when reporting; can we be sued for reporting; immunity for credit union staff
748.2(b)(1) | board approves the bsa program in the minutes; written bsa plan at a credit union; approval of bsa program; aml plan in board minutes
748.2(c)(3) | one person for day to day bsa at the credit union; bsa officer at a credit union; coordinator of bsa; who monitors daily compliance
748.2(c)(4) | bsa class for credit union staff; yearly bsa training; train tellers at a credit union; bsa education for staff
749.1(a) | list of balances as of last business day; vital record of member accounts; backup of member balances; records to rebuild accounts
749.2 introductory text | who is in charge of backup records; records program within six months; log of the records stored; data processor keeps our backups; written backup program; vital records plan in six months; records preservation log
749.3 introductory text | how far away must backups be; store backup at another credit union; offsite vault; cloud backup as vital center; distance of the backup site
749.4 introductory text | keep records on disk or paper; any format for backups; format of vital records; microfilm or electronic backup
749.5 introductory text | may we keep everything electronic; scan and toss paper records; store required records electronically; is paper needed for ncua rules
750.1(d)(1) | what is a golden parachute at a credit union; payout to the ceo leaving a troubled credit union; exit pay definition; parachute when in trouble
750.1(d)(2)(v) | severance for all employees, twelve months cap; layoff pay allowed; severance plan for everyone; nondiscriminatory layoff plan
750.2 introductory text | may a failing credit union pay the leaving manager; exit pay while troubled; parachute ban at credit unions; may we promise severance to a ceo when camels 4
750.3 introductory text | pay a director's fine to ncua, no; cover a penalty against an officer; indemnify an officer fined by ncua; reimburse a penalty
750.4(a)(2) | hire a turnaround ceo with an exit package; ncua approval of contract; rescue manager contract; hire outsider into a troubled credit union
750.4(a)(3) | twelve months pay when merged; severance after merger consent; ceo pay after merger; change of control pay at a credit union
750.5(a) | advance legal fees to an officer charged by ncua; conditions to pay lawyer; pay attorney fees of a charged director; board finding before legal advance
`
