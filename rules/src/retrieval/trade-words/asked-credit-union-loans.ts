/** Everyday ways to ask for the loan and governance rules of federal credit unions. Written beside the text, not yet reviewed by a person. */
export const ASKED_CREDIT_UNION_LOAN_WORDS = `
701.2(a) | which bylaws must a federal credit union follow; change our bylaws with ncua approval; standard fcu bylaws; can we write our own bylaws
701.3(a) | members want to look at the books; right of members to see board minutes; group of members asks for accounting records; can one member inspect the records of the credit union
701.3(b) | how many signatures to inspect the books; petition with a proper purpose; members' petition for records one percent; reason needed to see minutes
701.3(d) | what may we keep secret from members; can a member see salaries of staff; confidential minutes withheld; private personal information in the books
701.3(e) | charge members for copies of the records; cost of search and copying; bill our attorney's time to petitioners, no; who pays for the search of records; copying charge to petitioners
701.3(f)(1) | members and the board fight over an inspection request, who decides; regional director settles dispute over records; appeal when the board refuses the books; inspection dispute and the region
701.4(a) | can the board hand off its work to managers; who runs a federal credit union; board delegates operations but not responsibility; who is in charge of a fcu; may the ceo decide everything
701.4(b)(1) | how careful must a director be; duty of a volunteer director; act in good faith for the members as a whole; prudent person standard for the board
701.4(b)(2) | treat every member alike; director may not favor one member; no discrimination by the board against any member; fairness duty of directors; impartial to all members
701.4(b)(3) | new director has to learn to read a balance sheet; six months for finance knowledge; board training in accounting; does a director need to understand financial statements
701.4(c)(1) | may the board hire its own lawyer; supervisory committee hires an outside consultant at the credit union's expense; committee pays an independent accountant; board retains outside counsel; committee may hire experts
701.4(d) | director trusts the cfo's numbers; rely on the attorney or auditor; can a director count on a committee's work; may a director trust staff reports; reliance on a cpa
701.6(a) | yearly fee that fcus pay to ncua; what is the operating fee based on; annual assessment of the regulator; ncua assessment on assets; operating fee schedule
701.6(b)(1) | new charter, first year without operating fee; do we pay ncua the first year; operating fee of a new fcu; brand new charter pays when
701.6(d) | late with the operating fee, what charges; interest and admin fee for late payment to ncua; postmarked after the due date of the operating fee; operating fee paid late; collection costs for a late fee payment
701.14(b)(2) | who is a senior executive officer, ceo cfo; is the vice president counted as senior staff; chief financial officer hire in a troubled shop; meaning of senior officer for the notice; assistant ceo counted
701.14(c)(1) | hire a new ceo while camels 4; tell ncua 30 days before a new board member starts; do we need ncua okay for a new manager; young credit union under two years adds a director; change of cfo notice
701.14(c)(2)(i) | can't wait thirty days for the new manager, ask for a waiver; emergency hire in a troubled credit union; waive the prior notice for an officer; delay could harm the credit union
701.14(c)(2)(ii) | director was elected at the annual meeting of members, no wait; elected board member starts at once, notice afterwards within 48 hours; members elected a new director, may he sit; 48 hour notice after the election
701.14(c)(3)(ii) | what goes in the notice of a new executive; fingerprints or background of the new officer; integrity and experience papers; form and facts on the new director; resume for ncua notice
701.14(d) | when may the new ceo begin work; start date after notice to ncua; begin service once 30 days have run; wait for ncua before the cfo starts; thirty days over, may serve
701.14(e) | ncua turned down our candidate; can the regulator reject a director; disapproved for lack of character; reasons ncua rejects an officer; notice of disapproval
701.19(a) | pension for our employees; 401k match by a credit union; staff health benefits reasonable; employee benefit plans at a fcu; reasonable retirement benefits
701.19(c) | buy life insurance or stock funds to pay for staff pensions; investment not normally allowed to fund executive benefits; split dollar or 457 plan funding; buy annuities to fund benefits; otherwise impermissible investment for pensions
701.20(c) | guarantee a member's debt to someone else; may we be surety for a member; guaranty must be for a member, fixed amount and time; letter of guaranty conditions
701.20(c)(3) | member puts up deposit for the guaranty; segregated deposit covers the whole exposure; cash collateral for a letter of guaranty; deposit to back a surety
701.21(b)(1) | does state usury law bind a federal credit union; state caps on late charges, are we exempt; preempted state loan laws; state says no balloon, do we care
701.21(b)(2) | which state laws still apply to our loans; state insurance and collection laws for an fcu; title and repossession law of the state; do state plain language laws bind us; state rules on default and cure
701.21(c)(2) | board must write a loan policy; do we need a lending policy in writing; no written loan policy; written policy for lines of credit; directors set loan policy
701.21(c)(3) | application on file for each borrower; do we have to keep a loan application; overdrawn members, policy with dollar limit and 45 days; cover overdrafts only under a written policy; time to clear a negative balance
701.21(c)(4)(i) | longest car loan at a federal credit union; maximum term of an unsecured loan; 20 year boat loan, too long; fifteen year cap; is there a maximum term for a credit card; limit on heloc length
701.21(c)(5) | how much may one guy borrow from us; ten percent cap per member; big borrower limit; total owed by a single member; wait, does that loan put him over our limit; biggest total loans to one member; member wants another big loan; over ten percent of our capital
701.21(c)(6) | can we charge for paying off early; payoff penalty on a member loan; member pays her loan ahead of schedule, any fee; may a fcu have a prepayment fee; no fee to pay early; member wants to pay the whole loan on friday
701.21(c)(7)(i) | highest rate we may charge; is 18 percent the ceiling; usury cap of federal credit unions; can our credit card be 19.9; finance charges counted in the rate cap; variable rate may not pass the maximum; can we charge 21 percent; rate limit on cards; highest interest at a fcu
701.21(c)(7)(ii)(A) | how often does ncua set the rate ceiling; board looks at the 15 percent cap every 18 months; temporary 18 percent; review of the 18 percent ceiling; when does the temporary rate change
701.21(c)(7)(ii)(C) | cap goes down, keep the old rate on existing loans; may we keep charging above the new maximum on old balances; existing balances after the cap falls; lowered ceiling and old lines
701.21(c)(7)(iii)(A) | payday style loan at 28 percent; pal rate 1000 basis points above the ceiling; small dollar loan instead of payday lender, first version; requirements for pals I
701.21(c)(7)(iii)(A)(1) | minimum 200 and maximum 1000 for the first pal; pal I loan size; how little can we lend on a payday alternative; small loan between 200 and 1000; pal one amount limits
701.21(c)(7)(iii)(A)(2) | one to six months to pay a pal I; term of the first kind of payday alternative; how long may a pals I run; six month limit of pals I; shortest pal term
701.21(c)(7)(iii)(A)(3) | three pals in six months; second payday alternative while the first is open; how many pal I loans may a member have; only one at a time
701.21(c)(7)(iii)(A)(4) | roll over a pal I; member can't pay, extend the payday alternative term; rollovers not allowed, extension without cost; refinance one pal with another; renew a payday alternative, no
701.21(c)(7)(iii)(A)(5) | pal I must be paid down in installments; balloon at the end of a pal, no; fully amortize the small loan; interest only pal not allowed; single payment pal
701.21(c)(7)(iii)(A)(6) | brand new member wants a small payday loan; wait one month before a pal I; how long a member before pals I; joined yesterday, wants a small dollar loan; one month membership for pal I
701.21(c)(7)(iii)(A)(7) | application fee on a pal, 20 dollars; how much may we charge to apply for a payday alternative I; processing charge for small loan; cost to process a pal; twenty dollar application charge
701.21(c)(7)(iii)(A)(8) | cap on all payday alternatives, 20 percent of net worth; policy limit for pals I; underwriting guidelines two pay stubs for pal; limit on total small dollar loans; proof of job for a pal
701.21(c)(7)(iv)(A) | pals II, the newer payday alternative; payday loan the first day of membership; how do second program pals differ; conditions of pals II rate
701.21(c)(7)(iv)(A)(1) | pal II up to 2000; biggest payday alternative loan under the second program; no minimum size on pals II; two thousand dollar payday alternative; pal two amount
701.21(c)(7)(iv)(A)(2) | twelve months for a pal II; longest term of the newer payday alternative; one year small dollar loan; maturity for pals II
701.21(c)(7)(iv)(A)(3) | number of pals II in half a year; three in a rolling six month period, second program; one open payday alternative per borrower under II; how many times may she take a pal II; fourth pal in six months
701.21(c)(7)(iv)(A)(6) | fee to apply for pals II; twenty dollar cap on the second kind; application charge second program; how much for processing a pal II
701.21(c)(7)(iv)(A)(7) | nsf fee when the pal II payment bounces; no overdraft charge because of a pal payment; payday alternative overdrew her account, can we charge; bounce fee for a pal two payment; overdraft charge from small loan payment
701.21(c)(8)(i) | loan officer gets a cut of each loan; commission for loans at a credit union; dealer gives our loan officer a gift; board member paid for bringing loans; can employees earn referral money on loans; finder money from a car dealer; may my wife earn a commission on loans; gift cards for loan officers from vendors
701.21(c)(8)(ii) | is a ham or gift card compensation; who is immediate family, same household; does senior management include the ceo and cfo; meaning of compensation for loans; what is a nominal gift
701.21(c)(8)(iii)(B) | bonus based on the whole year's results; christmas bonus on overall performance, okay; profit sharing bonus for staff; incentive on total performance of the credit union
701.21(c)(8)(iii)(C) | pay the loan officer a bonus per loan; incentive plan for lending staff, written policy; may senior managers get loan incentives, no; sales goals for loans
701.21(c)(8)(iii)(D) | volunteer director is a car salesman, outside pay; teller moonlights as a realtor; employee's outside job paid by others; second job of an employee; outside income of volunteers
701.21(c)(9)(ii) | indirect auto paper counts as our loan; dealer loan assigned to us, is it a purchase or a loan; final underwriting decision by the credit union; are dealer loans purchases or loans; indirect loan treated as direct
701.21(d)(2) | who counts as an official; is the ceo an official for loan approval; supervisory committee member wants a loan; meaning of official for loans; credit committee member as official
701.21(d)(3) | director applies for a loan, who looks at it first; loan officer acts on a board member's application; committee member cosigns; first action on a director's loan; who reviews a committee member's application
701.21(d)(4) | board must approve an official's loan over 20,000; director wants a 30,000 car loan; loan to a board member, dollar limit; add up all loans of the official less pledged shares; board member wants to borrow 25,000; does the whole board vote on a director's loan; official cosigns for his son
701.21(d)(5) | lower rate for a director's son; discount loan for board members; officials may not get better terms; family of the manager gets a special rate; employee loan discount versus officials; cheaper rate for staff on the board; preferential loan to a committee member
701.21(e) | va or sba guaranteed loan longer than 15 years; term of a government backed loan; follow the guarantee program's maturity; student loan with government guarantee term; guarantee program allows longer
701.21(f)(1)(i) | trailer home loan term; rv lived in full time, twenty years; houseboat as residence; mobile home not on land, maximum years
701.21(f)(1)(ii) | second mortgage how many years; home equity loan 20 year cap; refinance with no first lien; how long may a home equity loan be; 25 year second mortgage
701.21(f)(1)(iii) | home improvement loan unsecured, 20 years; new roof or solar on the member's house, longest term; remodel loan maturity; roof loan longer than fifteen years; repair loan for member's house
701.21(f)(2) | boat or rv as a mobile home; camper counts; does a motor home qualify; live aboard boat loan; house trailer definition
701.21(g)(1) | forty year mortgage at a federal credit union; longest first mortgage; may we make a 30 year house loan; manufactured home on land for forty years; maximum mortgage term fcu
701.21(g)(2) | vacation home or rental on a 30 year loan; must the house be the member's main residence; one to four family first lien; rental house on a forty year loan, no
701.21(g)(3) | standard fannie form application for long mortgages; which mortgage application form must a fcu use; 1003 form for a fcu mortgage; uniform application required; what application for a thirty year loan
701.21(g)(4) | note and deed on fannie or freddie forms; no payoff penalty on the mortgage, whole month prepayment; uniform instruments; fcu mortgage note form; prepay in whole months
701.21(g)(5) | house outside the united states; record the first lien; can we lend on a home in mexico; mortgage must be recorded; property in the united states only
701.21(g)(7) | buyer who isn't a member takes over the mortgage; nonmember assumption of a home loan; assume only the remaining balance and term; can a buyer assume the member's loan; outsider takes over the mortgage
701.21(h)(1) | outside servicer for car paper, 50 percent and 100 percent of net worth; cap on vehicle loans serviced by third party; first thirty months with a new auto servicer; concentration with one auto loan servicer; subprime auto paper serviced by others
701.21(h)(2) | waiver for more auto loans with an outside servicer; regional director allows higher indirect limit; more than the net worth cap in outside serviced car loans; factors for the servicer waiver
701.22(a) "Loan participation" | what is a participation; originator stays in the loan for its life; share of a loan bought with a written agreement; buy a slice of a loan; lead lender remains in
701.22(a) "Associated borrower" | partners and companies counted together for participation limits; related borrower group; who is an associated borrower; borrower group for the 15 percent test; shared ownership of borrowers
701.22(b)(3) | how much must the lead lender keep, skin in the game; fcu seller keeps ten percent; state chartered or bank originator keeps 5 percent; sell 95 percent of a loan
701.22(b)(4) | borrower must join one of the credit unions; participated borrower not our member; membership before we buy the piece; does the borrower need to be a member; membership of the participated borrower
701.22(b)(5)(i) | underwriting standards for bought pieces of loans; policy for participations; internal policy for participations; loan standards same as our own; credit standards for purchased pieces
701.22(b)(5)(ii) | limit of participations from one originator, 5 million or net worth; too much from a single seller; concentration per lead lender; how much from a single originator; limit per selling lender
701.22(b)(5)(iv) | fifteen percent of net worth for one participated borrower; single borrower cap on bought pieces; too much to one borrower through participations; group of related borrowers limit
701.22(c) | ask ncua to go over the participation limit; waiver decision in 45 days; request relief from participation caps; regional director waiver for participations
701.22(d)(4) | what must the participation contract say; servicing, default, documents, access to information in the agreement; who holds the original papers; master agreement terms; what the pieces contract covers
701.23(b)(1)(i) | buy loans of our own members from anybody; purchase a whole loan; refinance within 60 days after purchase; loan we could have made
701.23(b)(2)(i) | buy loans of people who are not our members from another credit union; nonmember loans from an insured credit union; whole loan purchase without membership; whole loans of nonmembers from a federally insured cu; purchase auto loans of another shop
701.23(b)(3) | board approves buying loans; written agreement and list of loans purchased; approval for purchase of loans; schedule of loans retained
701.23(b)(4) | five percent cap on notes from a closed credit union; liquidating credit union notes limit; cap on notes of failed credit unions; buy loans from a liquidating credit union
701.23(b)(6) | policy for buying whole loans; due diligence on the seller, limits, legal review; written purchase policy requirements; monitor bought loans
701.23(c) | may we sell member loans to a bank; sale of loans, board approval; sell mortgages to fannie; sell car loans; board okays the loan sale
701.23(d)(1) | pledge our loans to the home loan bank; use loans as collateral for borrowing; pledge agreement kept; pledge mortgages for borrowing; written pledge agreement
701.23(g)(1) | employee paid on loan sales; kickback when we buy or sell loans; director gets a fee for a loan purchase; official paid when loans are bought; family of staff gains from loan sale
701.24(a) | give borrowers some interest back at year end; loan interest rebate to members; who may get a refund of interest; rebate interest to members; yearly loan refund
701.24(c) | leave late payers out of the interest rebate; exclude credit cards from interest refund; who may be left out of the rebate; delinquent loans get no refund
701.25(a)(1) | lend to another credit union, 25 percent of capital; total loans to credit unions limit; total we can lend to cus; quarter of capital limit
701.25(a)(2) | how much to one credit union; single credit union borrower 15 percent of net worth or 100,000; limit to a single cu borrower; 15 percent or 100,000
701.25(b) | board approves loans to other credit unions; policy for lending to cus; policy before lending to another cu; directors approve each cu loan
701.30(a) | someone who could join but hasn't wants a money order; sell a wire or remittance to a nonmember; services for people in our field before joining; person eligible but not joined wants traveler's checks; remittance for a potential member
701.30(b) | cash a check for a nonmember for a fee; check cashing for anyone in the field of membership; not a member but in our field, cash his paycheck; fee for cashing checks of eligible people
701.31(b)(1) | turn down a home loan because of race or religion; discourage a family with kids from a mortgage; credit union treats disabled applicant worse; who lives next door matters in the loan, prohibited
701.31(b)(2) | neutral rule hits minorities harder; lending policy with an unfair effect on home loans; less discriminatory alternative for a home loan policy; policy with discriminatory effect on mortgages; minimum loan size hurts minorities
701.31(b)(3) | old house or bad zip code as a reason to deny; first time home owner counts against her; redlining by neighborhood income; factors we may never use for home loans
701.31(c)(1) | appraisal lowered because of race, may we use it; biased appraiser; credit union relied on a discriminatory value; value opinion based on ethnicity; may not rely on a racist appraisal
701.31(c)(5) | copy of the appraisal on a second mortgage, 25 months; member asks for the appraisal of her home equity loan; how long is the appraisal available to members; member's copy of her second lien appraisal; how long can a member ask for the value report
701.31(d)(1) | equal housing lender words in ads for home loans; radio spot must say equal opportunity lender; house logo on mortgage flyer; does our facebook ad need the logo
701.31(d)(2) | fair lending poster in the lobby; where does the equal housing notice hang at the credit union; do we need a sign in branches that take mortgage applications; nondiscrimination notice on display; sign in loan offices
701.32(b)(1) | nonmember deposits limit, 50 percent or 3 million; how much public money may we take; cap on city and nonmember shares; shares from cities limit; too many nonmember certificates
701.32(b)(2) | written plan before nonmember money goes over 70 percent; borrowings and nonmember shares together; plan for using nonmember funds; board plan above seventy percent
701.33(b)(1) | may we pay a director; only one board officer may get a salary; volunteers' pay; is the treasurer compensated
701.33(b)(2)(i) | pay the director's hotel and travel; spouse's trip to the conference; is reimbursement of board travel pay; mileage for volunteers
701.33(b)(2)(ii) | health insurance for volunteer directors; accident cover for board members; life insurance for directors excluded; medical cover for board volunteers; may we insure directors' health
701.33(c)(1) | credit union pays the director's lawyer; indemnify staff who are sued; cover legal costs of an officer; legal bills of a sued employee; indemnification allowed
701.33(c)(3) | buy d and o insurance; liability cover for the board; liability policy for officials; directors insurance purchase
701.33(c)(5) | grossly negligent decision about member rights, no indemnity; director liable for harm to members; no indemnity for gross negligence on a merger vote; director's personal liability to members
701.34(a)(1) | become a low income credit union; lid designation letter, answer within 90 days; majority of members are low income; low income status notice from ncua; accept the designation within ninety days
701.34(a)(2) | who is a low income member, 80 percent of median; income test for the lid status; students count as low income; income cut for low income members; eighty percent of area income
701.34(a)(4) | no longer low income, what happens; five years to fix after losing the status; dropped from low income list; time to regain the designation
701.35(c) | can a fcu set its own account fees despite state law; state limit on bounced check fee and a federal credit union; which account charges may we set; may we charge a dormant account fee; account charges and state law preempted
701.36(c)(1) | bought land for a branch, how long until we must use it; empty building, six years; vacant office premises partly occupied; raw land for a future branch; empty lot for a future branch; how much of the building must we use; waiver of occupancy
701.36(c)(2) | sell the closed branch; old branch must be advertised for sale after four years; abandoned premises, finish the sale within five years; dispose of old branch in five years; unused real estate of a fcu
701.36(d)(1) | buy or lease a building from a director; deal with an insider's family for our office; employee owns the property we want; lease office from the chairman; insider owns the branch building
`
