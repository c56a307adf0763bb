/** Everyday ways to ask for the NCUA rules on appraisals, business loans, bonds, audits, and security. Reviewed by a person against the text. */
export const ASKED_CREDIT_UNION_SAFETY_WORDS = `
712.1(d) | what is a cuso; company owned by credit unions that serves members
712.2(a) | how much may we put into a cuso; one percent of shares and surplus in service companies; invest in a cuso cap
712.2(b) | lend money to our cuso, limit; one percent loans to service organizations
712.2(e) | cuso made profit and we went over one percent, sell?; no divestiture when the value grows
712.3(a) | which kind of company can a cuso be, llc or partnership; may a fcu be a general partner
712.3(b) | who may the cuso serve; cuso customers mostly members and credit unions
712.3(d)(2) | does a cuso need its own audit; quarterly statements and cpa audit of service organization; wholly owned cuso in our consolidated audit
712.3(d)(4) | cuso registry report to ncua each year; new cuso reports within 60 days
712.4(b) | lawyer's letter before investing in a cuso; written legal opinion about liability for a cuso
712.4(a) | keep the cuso separate from the credit union; commingled books with the service company; piercing the veil
712.5(q) | may a cuso make loans; cuso originates auto and consumer loans; lending cuso powers
712.5(h) | cuso collects debts or sells repos; loan servicing by a cuso
712.8(a) | director gets paid by the cuso; manager's salary from our service organization; officials may not earn from the cuso
713.2(a) | how often does the board review the bond; yearly look at fidelity coverage
713.2(b) | board resolution to renew the bond; who signs the bond renewal, rotating director; same director may not sign twice in a row
713.3(a)(2) | whom must the bond cover; teller embezzled, is it covered by the bond; volunteers dishonest acts
713.4(c) | rider that limits the bond, ask ncua first; changed bond form
713.4(d) | bond form approval good for ten years; old bond forms expire in 2029
713.5(a) | how big must our bond be; minimum surety coverage by asset size
713.5(c) | more cash on hand than the bond covers, raise it within thirty days; money in transit larger than bond
713.5(d) | aggregate limit twice the single loss
713.5(e) | want to cut our bond below the minimum, twenty days before; ncua approves lower coverage
713.6(a)(1) | largest deductible on the bond
713.6(c) | well run credit union may have a higher deductible, camels 1 or 2
713.7 introductory text | ncua told us to buy more insurance, 30 days
715.3(a) | what does the supervisory committee do; who watches the board; job of the audit committee of a credit union
715.3(b)(4) | committee checks for fraud and self dealing controls
715.4(a) | does a small credit union need an audit every year; annual supervisory committee audit; skip the audit this year
715.5(a) | 500 million or more, cpa opinion audit; federal credit union too big for a committee audit
715.5(b) | under 500 million but over ten million, which audit
715.5(c) | 10 million or less, simple audit
715.7 introductory text | may our own internal auditor do the audit; agreed procedures instead of opinion audit; audit alternative for smaller credit union
715.8(a) | confirm member accounts every two years; send letters to members to verify balances; positive confirmation how often
715.8(b)(2) | sample of accounts instead of all; random statistical verification
715.8(c) | keep verification records until the next one
715.9(a) | auditor is the manager's cousin; related accountant may not audit; independent of officials
715.9(b) | contract with the auditor, who signs; engagement letter with the supervisory committee before work
715.9(c)(8) | how long must the auditor keep work papers, three years
715.10(a) | who gets the audit report; committee gives the report to the board; summary to members at annual meeting
715.10(b) | examiner wants the audit work papers
715.12(b) | ncua forces a cpa audit; serious record keeping problems
717.82(d)(3) | when to send the confirmed address to the bureau, next reporting period
721.2 introductory text | is this service within our powers; incidental powers test; may a credit union sell something new
721.3(a) | notary at the credit union; medallion signature guarantee for members; may we charge for notary
721.3(b)(1) | give money to the little league; donation to a charity by the credit union; sponsor a school event
721.3(b)(2)(i) | five percent of net worth for charity account; cap on a donation account
721.3(b)(2)(v) | 51 percent of earnings to charity; pay the charity at least each five years
721.3(e) | rent out extra office space; lease the empty floor; sell our extra computer time to others
721.3(f) | tax preparation for members; budget and debt counseling as a service
721.3(g) | refer members to an insurance seller; vendor discounts to members; group purchasing, finder fees
721.3(h) | sell gap or debt cancellation; debt suspension when a member is out of work; debt protection product powers
721.3(i) | raffle for members; prize drawing to bring in new members; marketing giveaway
721.3(j) | exchange foreign money for a member; member has a check in a foreign currency; sell commemorative coins
721.3(l) | sell gift cards and theme park tickets; prepaid cards as a service
721.3(m) | act as ira custodian; trustee for health savings account
721.6 introductory text | may we earn money from incidental services; income from side products
721.7(a) | employee paid for selling insurance to members; kickback on incidental services; director gets a benefit from vendor
721.7(b)(3) | staff incentive for cross selling products, written policy
722.2 "Appraisal" | what counts as an appraisal; written opinion of market value by an outsider
722.2 "Complex" | unusual house or market, complex appraisal; is a log home complex
722.2 "Market value" | meaning of market value of a house; price between willing buyer and seller
722.2 "Transaction value" (1) | is the threshold on loan amount or house price; amount of the loan decides
722.2 "State-certified appraiser" | certified versus licensed appraiser
722.3(a) | when can we skip the appraisal; deals that need no appraiser; loan without an appraisal at a credit union
722.3(a)(1) | refinance our own loan without a new appraisal; modification with no cash out; renew existing loan, market unchanged
722.3(a)(2) | house taken as extra security only; abundance of caution lien
722.3(a)(3) | lien taken for another reason than its value
722.3(a)(6) | loan meets fannie or freddie rules; saleable to agency, no separate appraisal rule
722.3(b)(1) | commercial real estate of a million or more, certified appraiser; business property loan needs what appraiser; under one million commercial, no appraisal
722.3(b)(2) | odd mansion over 400000, must be certified; complex house appraisal level
722.3(c)(1) | 400000 home loan needs an appraisal; house loan below four hundred thousand without appraiser; licensed appraiser enough for a normal home
722.3(c)(2) | licensed appraiser found the house complex, what now; cosign by certified appraiser
722.3(d)(1) | avm or tax value in place of appraisal; heloc with a written estimate of value; evaluation on small house loans; do we need any value on a home equity loan
722.3(d)(2) | who may do the home value estimate; can the loan officer do the evaluation; person with no stake in the deal
722.4(a) | appraisal must follow uspap
722.4(c) | somebody must review the appraisal; appraisal review by the credit union
722.5(a) | our employee is an appraiser, allowed; staff appraiser away from lending
722.5(b)(1) | who orders the appraisal; borrower hired the appraiser himself; can the realtor order it; engaged directly by us
722.5(b)(2) | use another bank's appraisal; appraisal transferred from a different lender
722.6(a) | may we demand an mai member only
723.1(b)(1) | small credit union with few business loans, skip the policy; under 250 million in assets and commercial loans below 15 percent of net worth
723.1(b)(2) | loan on the member's own home for his business, is it commercial; loan to a cuso, business loan rule
723.2 "Commercial loan" | what is a commercial loan at a credit union; rental house loan, business or not; under 50,000 to one borrower, not commercial; loan to buy a dump truck for work
723.2 "Associated borrower" | partners counted as one business borrower; related companies of the same owner
723.3(a)(1) | board reviews the business loan policy every year
723.3(b)(1) | what must executives know about commercial lending
723.3(b)(2) | experience for business lenders; who may underwrite commercial loans
723.3(b)(3) | hire an outsider to underwrite business loans; cuso does our commercial lending; credit union makes the final decision
723.4(c) | most to one business borrower, 15 percent of net worth or 100,000; cap for a group of related business borrowers
723.4(f)(3) | projections when past cash flow is weak; startup business forecast
723.4(g)(3) | risk grade each business loan; rating at start and reviewed
723.5(a) | collateral for a business loan; unsecured commercial loan allowed when
723.5(b) | owner won't sign a personal guaranty; waive guarantee, write down why
723.6(c)(3) | inspect the site before a construction draw; builder draw needs inspection report
723.6(c)(4) | check for mechanics liens before each draw
723.7(a)(1) | business loan to our ceo or lending manager; senior staff may not borrow commercially
723.7(a)(3) | paid director wants a business loan; recuse from vote
723.7(b) | share of the profit as part of a business loan; equity kicker not allowed
723.8(a) | total business loans cap; mbl limit 1.75 times net worth; how much business lending in all
723.8(b)(1) | sba guaranteed loan counts toward the cap or not
723.8(b)(3) | rental duplex loan out of the business cap; fully secured 1 to 4 family
723.8(c) | truck or car for a business, mbl but not commercial
723.8(d) | low income credit union has no business loan cap; exempt from mbl ceiling
741.2(a) | any insured credit union may borrow at most 50 percent of capital
741.3(c) | felon as employee or director of an insured credit union; convicted of dishonesty, may he work here
741.3(b)(2) | written lending rules for insurability
741.3(b)(5) | interest rate risk policy over 50 million
741.4(d)(2)(i) | when may ncua charge a premium; share insurance premium below 1.3 equity
741.4(e)(2) | dividend from the share insurance fund
741.4(k) | late paying the ncusif invoice
741.5 introductory text | ending private extra share insurance, tell members thirty days before
741.6(a)(1) | new manager or director, update the profile in ten days; profile changes thirty days
741.6(a)(2) | call report each quarter; when is the 5300 filed
741.6(b) | must a ten million credit union use gaap
741.8(b)(4) | buying participations, no ncua approval needed
741.9 introductory text | offer shares that are not insured, no
741.10 introductory text | tell nonmembers their deposits are not insured; nonmember account identified as such
741.11(a) | open a branch in another country; foreign branch approval
741.12(a) | liquidity policy for credit unions under 50 million
741.12(b) | contingency funding plan at 50 million or more
741.12(c) | 250 million and up, discount window or clf access; emergency liquidity source
741.12(e) | crossed 50 or 250 million, 120 days to set up the plan
748.0(a) | new credit union writes security program in 90 days; do we need a security plan
748.0(b)(1) | protect branches from robbery and theft; holdup plan, alarms
748.0(b)(2) | keep member data secret; protect member information from outsiders
748.0(b)(3) | what to do when member data leaks; tell members of a breach; response program
748.0(c) | get rid of member bureau data properly
748.1(a) | who certifies security compliance each year; ceo certification in the profile
748.1(b) | branch burned or flooded, report to region; five business days disaster; closed for more than two days by a storm
748.1(c) | we were hacked, how soon tell ncua; 72 hours; ransomware at the core processor; whom do we call about a breach
748.1(c)(1)(i)(A) | stolen member data that hurts operations; data exposure reportable
748.1(c)(1)(i)(B) | online banking down by an attack; ddos outage report
748.1(c)(1)(i)(C) | vendor was breached, do we report; cloud provider or cuso hacked
748.1(c)(1)(ii) | penetration test is not an incident; good faith hacker hired by us
748.1(d)(1)(i) | teller stole twenty dollars, sar; insider theft any amount; employee dishonest, report by credit union
748.1(d)(1)(ii) | member kited checks for 6000, we know him; known suspect five thousand credit union
748.1(d)(1)(iii) | unknown thief took 26,000; no suspect twenty five thousand
748.1(d)(1)(iv)(C) | transaction strange for this member; no lawful purpose seen by credit union
748.1(d)(1)(v) | robbery at the credit union, no sar; lost or counterfeit securities
748.1(d)(2)(i) | credit union sar due thirty days; sixty days no suspect; call police right away
748.1(d)(3) | credit union keeps sar five years with papers
748.1(d)(4)(i) | tell our board about sars filed; how soon does the board hear
748.1(d)(4)(ii) | sar on a board member, whom do we tell; suspect sits on the board
748.1(d)(5) | lawyer wants our sar, refuse; can a member see the report about him
748.1(d)(6) | member sues us because of a report; protected when reporting
748.2(b)(1) | board approves the bsa program in the minutes; written bsa plan at a credit union
748.2(c)(3) | one person for day to day bsa at the credit union
748.2(c)(4) | bsa class for credit union staff
749.1(a) | list of balances as of last business day; vital record of member accounts
749.2 introductory text | who is in charge of backup records; records program within six months; log of the records stored; data processor keeps our backups
749.3 introductory text | how far away must backups be; store backup at another credit union; offsite vault
749.4 introductory text | keep records on disk or paper; any format for backups
749.5 introductory text | may we keep everything electronic; scan and toss paper records
Appendix B(5) | test the disaster plan each year
750.1(d)(1) | what is a golden parachute at a credit union; payout to the ceo leaving a troubled credit union
750.1(d)(2)(v) | severance for all employees, twelve months cap; layoff pay allowed
750.2 introductory text | may a failing credit union pay the leaving manager
750.3 introductory text | pay a director's fine to ncua, no; cover a penalty against an officer
750.4(a)(2) | hire a turnaround ceo with an exit package; ncua approval of contract
750.4(a)(3) | twelve months pay when merged; severance after merger consent
750.5(a) | advance legal fees to an officer charged by ncua; conditions to pay lawyer
`
