/** How people ask for the lesser known paragraphs of Regulation Z. Written from the text, not reviewed by a person yet. */
export const ASKED_LESSER_LENDING_WORDS = `
1026.1(c)(4) | does a college fall under the card rules; university duty under truth in lending; school must follow which part; higher education institution and reg z
1026.1(e) | who enforces truth in lending; penalties for a reg z violation; where is the liability to borrowers; which section of the act has civil liability
1026.2(a)(15)(iv) | what counts as a debit card here; card that pulls from checking; asset account card meaning; is an ATM card a debit card
1026.2(a)(21) | daily or monthly rate meaning; periodic rate definition on a line; rate per month times twelve; what is a periodic rate
1026.2(a)(22) | is a company a person under reg z; estate or trust as a person; government unit as a person; meaning of person in the rule
1026.2(b)(3) | word not defined in reg z, which meaning; use state law or contract for other terms; undefined terms of the rule; look up a term that the rule leaves open
1026.4(b)(6) | cost when another lender buys the paper; fee to the dealer's bank passed on; discount on the note paid by the borrower; charge for accepting the contract
1026.4(b)(7) | credit life premium in the apr; disability insurance cost counted; health cover with the loan; loss of income insurance in the finance charge
1026.4(b)(8) | hazard premium counted in the apr; collision insurance sold with the car loan; property cover through the lender; liability insurance in the finance charge
1026.4(b)(9) | discount for paying cash as finance charge; lower price for cash buyers; inducement to pay other than by credit; cash discount counted
1026.4(f) | subtract his interest on savings from the finance charge; net the dividend against loan interest; share secured loan, deduct earnings; reduce the charge by deposit income
1026.5(b)(1)(ii) | tell a small fee just before we charge it; oral notice of a copy fee on the card; charges outside the table, when told; fee for a rush delivery disclosed later
1026.5(e) | card terms changed after the papers went out; old forms with inserts; later event makes open-end papers wrong; use up old stock of forms
1026.6(a)(1)(i) | when does interest start on the equity line; free days on a heloc; interest begins at the draw; no grace on the line, say it
1026.6(a)(1)(ii) | list each rate of the line at opening; heloc daily rate and apr; index and margin in the line agreement; range of balances for the line's rate
1026.6(a)(1)(iii) | how is the heloc balance for interest figured; average daily balance on the line; method of balance in the line agreement; explain the balance of the equity line
1026.6(a)(4) | what secures the line, in the agreement; house named as collateral in the line papers; security statement for heloc; lien mentioned at opening
1026.7(b)(3) | show payments and credits on the card bill; date a credit posted; refund line on the statement; list of credits
1026.7(b)(8) | when must he pay to avoid interest, on the bill; free days on the statement; no interest until date; grace wording on the monthly bill
1026.7(b)(10) | closing date and new balance on the bill; statement end date; what he owes now on the card bill; new balance line
1026.9(b)(1) | add a feature within a month of opening at same terms; new checks in the first 30 days; supplemental device soon after opening; no new papers for same terms feature
1026.9(b)(2) | add a feature with different finance terms; new cash option with other rates; give the terms before first use; overdraft feature added later
1026.9(c)(2)(iv)(A)(1) | summary of the changes in the letter; what the change-in-terms letter must list; describe what is changing; short table of new terms
1026.9(c)(2)(iv)(A)(4) | effective date in the change letter; when does the change begin; date new card terms start; from which day the new fee
1026.9(c)(2)(iv)(A)(7) | which balances get the new rate, say so; old balance stays at the old rate statement; balances affected in the letter; keep current rate on existing balance notice
1026.9(c)(2)(iv)(B)(2) | how to say no, in the letter; toll-free line to reject; instructions for refusing card changes; where to call to opt out of the new terms
1026.9(c)(2)(iv)(D)(1) | change notice must be a table; format of the card change letter; tabular notice of new terms; headings of the change table
1026.9(g)(4) | lowered his limit and then penalty for being over; notice before penalty rate after a limit cut; forty-five days after cutting the limit; limit decrease and penalty rate
1026.12(b)(2)(i) | card never accepted, no liability; must be an accepted card; stolen from the mail before he got it; never activated card used by a thief
1026.12(g) | which regulation for a card that does both; debit and credit on one card; issuing and liability rules e or z; combined card guidance
1026.14(a) | card apr off by an eighth; how exact is the rate on open-end; apr error in the card table; software mistake on a line's apr
1026.14(b) | how to get the apr from a monthly rate; multiply periodic rate by twelve; daily rate times 365; compute the card apr
1026.17(c)(3) | ignore leap year and odd cents; months have different days, matter or not; payment on a weekend, ignore; minor calculation variations
1026.17(c)(4)(i) | short loan first period 13 days longer; under a year, odd first payment; first period six days short; less than one year loan leeway
1026.17(c)(4)(ii) | car loan first payment three weeks late; one to ten year loan odd days; first period 21 days longer; five year loan with a long first period
1026.17(c)(4)(iii) | mortgage first payment 32 days more; ten years and up odd first period; long loan first payment; thirty year loan with extra days
1026.18(f)(2) | variable home loan box statement; arm line in the TIL; variable-rate feature sentence; disclosures given earlier statement
1026.18(g)(2) | payments vary, show largest and smallest; uneven payments shortcut; declining payments on the TIL; range of payments in the box
1026.18(s) | interest rate and payment summary table; mortgage TIL table; chattel mobile home loan payment table; table instead of payment schedule
1026.19(a)(1)(ii) | reverse mortgage fee before early papers; charge the senior for an appraisal early; no money before the early TIL; application fee on a reverse loan
1026.19(a)(1)(iii) | credit report fee on a reverse mortgage; may we charge for credit before the early papers; pull credit fee hecm; only fee before early TIL
1026.19(a)(2)(i) | wait a week before closing a reverse mortgage; seven days after early TIL; reverse loan closing date; mail early papers seven days ahead
1026.19(a)(2)(ii) | reverse apr changed, three more days; corrected early TIL; new papers received three days before; apr off on a hecm
1026.19(a)(3) | senior wants to close the reverse loan sooner; emergency waiver for early papers; skip the seven days on a reverse mortgage; written statement of the elder's emergency
1026.19(a)(4) | you are not required to complete this statement early TIL; sentence on reverse mortgage papers; having signed an application notice; wording in early disclosures
1026.19(b)(2)(vii) | caps and neg am rules in the arm sheet; limits on rate changes told early; payment cap explanation; conversion to fixed in the program sheet
1026.19(d) | other agency's arm papers instead; substitute disclosures of another regulator; use OCC arm forms; variable disclosures under other rules
1026.22(b)(1) | use the apr tables; bureau rate tables; volume I tables; printed apr chart
1026.22(b)(2) | may we use any software for apr; spreadsheet for the apr; calculator for apr; other computation tools
1026.24(b) | small print in a loan ad; clear and conspicuous ad; how large the ad terms; fast talk on the radio
1026.24(f)(2)(ii) | rates equally large in a home loan ad; place the later rate close; prominence of apr in the ad; teaser bigger than the rest
1026.31(b) | form of high-cost and reverse papers; electronic strict loan notice; in writing and to keep; e-sign for hoepa notice
1026.31(d)(2) | estimate in a high-cost notice; unknown term in the hoepa form; mark estimates on the reverse form; best information in section 32 papers
1026.31(e) | joint owners of a high-cost loan, who gets papers; two borrowers hoepa notice; several lenders, one high-cost notice; copies for each who may rescind
1026.32(c)(3)(i) | monthly payment in the high-cost notice; balloon shown in the warning form; regular payment line section 32; what payment to print
1026.32(c)(4) | maximum payment if the rate rises; variable high-cost worst payment; highest monthly payment statement; arm section 32 line
1026.32(c)(5)(i) | amount borrowed on the high-cost form; does it include insurance; face of the note on the warning; total borrowed line
1026.32(d)(1)(iii) | high-cost heloc with a repayment phase; balloon rule for a line; no more draws then repay; line payment jump in repayment
1026.34(a)(2) | text that goes to the buyer of a strict loan; notice this is a mortgage subject to special rules; sell hoepa paper; assignee warning wording
1026.34(a)(4)(ii)(A) | verify income for a high-cost line; tax returns for hoepa heloc; payroll proof strict line; W-2 for the line
1026.34(a)(4)(iii) | presumed okay on a strict line; safe way to check ability for hoepa heloc; presumption for high-cost line; test the full line at max rate
1026.35(c)(1)(i) | which appraiser may we use; state licensed or certified; uspap appraiser meaning; license in the property's state
1026.35(c)(4)(vii)(A) | buying from a city or HUD; government seller, second appraisal; local agency sells the home; public sale flip
1026.35(c)(4)(vii)(C) | nonprofit sells the fixed house; charity resale flip; program for single-family resale; community group seller
1026.35(c)(4)(vii)(G) | flood disaster area flip; second appraisal in a declared disaster; hurricane county waiver; president declared area
1026.36(e)(4) | one loan meets two tests; show fewer than three; best rate is also lowest cost; how few options may I show
1026.36(f)(1) | foreign corporation qualification of the lender; legal existence under state law; company registered to do business; mortgage company state papers
1026.36(f)(2) | firm must see that its LOs are licensed; check NMLS consumer access; unlicensed LO working for us; our duty to verify license
1026.36(k)(2)(i) | who is a first-time borrower; never had a home loan; had a heloc before; meaning of first time for counseling
1026.39(c)(2) | repo deal on mortgages, letter or not; repurchase agreement temporary buyer; warehouse repo on mortgages; seller must buy back
1026.39(e) | extra information in the owner letter; may we add servicing transfer news; optional lines in the sale notice; combine with the goodbye letter
1026.40(c) | does the auto dealer give our equity booklet; agent hands out applications; outside person gives the forms; third party's duty for the line
1026.40(d)(2)(i) | how long are quoted line terms good; submit by date for the terms; terms subject to change before opening; apply by for the margin
1026.40(d)(9) | balance may grow on the line; minimum payments less than interest; neg am statement heloc; loss of equity warning
1026.40(d)(12)(iii) | which index, and where published; wall street journal prime in the line papers; source of the index; where can he look up the rate
1026.40(f)(4) | reverse line, when may we call it due; elder's open-end reverse terminated; death or move on a reverse line; senior sold the house
1026.42(d)(4) | title company that also appraises; one firm does value and closing; several services by the same firm; multiple settlement services and appraisal
1026.42(g)(3) | which state agency gets the report; appraiser licensing board meaning; where to send the complaint about an appraiser; state certifying agency
1026.43(a)(3)(v)(B) | second-mortgage down payment provider of HUD; secondary financing provider exempt; approved nonprofit second; DAP lender atr
1026.43(b)(2) | fully amortizing payment meaning; payment that pays the loan off by the end; level payment definition; amortize over the term
1026.43(b)(3) | fully indexed rate for the test; index at closing plus top margin; which margin after the teaser; rate after recast meaning
1026.43(b)(5) | loan amount meaning for qm tiers; note amount or total loan amount; principal in the note; face amount for the limits
1026.43(b)(11)(i) | when does an arm recast; end of the fixed teaser; first reset meaning; recast definition for arms
1026.43(b)(13)(i) | letter prepared by the employer; document reviewed by an outsider; cpa letter as a record; record from someone else
1026.43(b)(13)(iv) | borrower works for us, our payroll record; employee loan income proof; lender's own worker; staff mortgage records
1026.43(c)(4)(ii) | w-2 proves wages; contractor tax forms as income proof; IRS wage forms; tax withholding form as proof
1026.43(c)(4)(v) | letter from the employer about pay; the work number report; records from HR vendor; third-party payroll database
1026.43(c)(5)(i)(A) | higher of start rate or full index; greater rate for the payment; teaser above index; premium start rate test
1026.43(d)(1)(i) | what is a non-standard mortgage; arm with a fixed start of a year; interest-only or growing balance loan to leave; bad loan types
1026.43(d)(1)(ii) | what the new safe loan must look like; forty years at most; fixed for five years; only pay off and costs
1026.43(d)(4) | offer a discount on the rescue loan; same deal as new customers; rate break for refinance out of a bad loan; loyalty discount on the rescue loan
1026.43(e)(2)(i)(C) | balloon in a standard qm, no; big last payment kills qm; lump sum and the safe loan; balloon except small rural
1026.43(e)(3)(iv) | how much to refund in a fee cure; excess plus interest; dollar overage and note rate interest; cure amount math
1026.43(e)(5)(i)(C) | small lender sold it forward; commitment to sell at closing, portfolio qm; presold loan cannot be small creditor qm; forward sale of a small lender loan
1026.43(e)(7)(iii)(A) | presold loan and seasoning; commitment at closing to sell; may it be promised to an investor; portfolio from day one
1026.43(f)(1)(v) | balloon qm presold; forward commitment rural balloon; promised to another lender; sell balloon at closing
1026.43(g)(2) | limits on early payoff fees; how much and how long; cap of the prepay charge; size of the penalty allowed
1026.43(g)(6) | alternative not offered but no penalty loan made; deal never closed; when the penalty rule is not broken; closed without the fee
1026.46(b)(5)(ii) | loan expressly for tuition; borrowed through the school or direct; partly for college costs; purpose makes it a student loan
1026.46(c)(2)(i) | student papers on a separate sheet; grouped and segregated student terms; in writing to keep; layout of student disclosures
1026.47(a)(2)(i) | fees to get the student loan; origination fee for school loans; list all student fees; fee range of the student loan
1026.47(a)(3)(iii) | interest while in school; defer payments while enrolled; does interest add up; capitalized interest in school
1026.47(a)(5) | age or enrollment rule of the loan; cosigner eligibility for the school loan; must be half-time student; who qualifies line
1026.47(b)(3)(iv) | payments due while in school; in-school payment amount; interest only in college; monthly before graduation
1026.48(c)(4)(ii) | new papers after his requested change; restart thirty days; re-disclose student loan; another approval form
1026.51(a)(2)(i) | how do we estimate the minimum payment; reasonable method for card payments; minimum estimate at underwriting; which monthly payment on the new line
1026.53(b)(1) | same-as-cash balance on the card and extra payments; deferred interest allocation; promo financing payments; store card payment order
1026.55(b)(1)(i) | tell the length of the promo and the later rate beforehand; written promise of the go-to rate; disclosure before the teaser starts; how to set up a promo
1026.55(b)(5)(i) | workout terms in writing first; hardship plan letter; tell the rate during and after the plan; oral terms then written plan
1026.56(b)(1)(v) | tell him that he may take back his consent; revoke notice after an overlimit fee; stop right in writing; notice after fee
1026.56(c) | opt in by phone, paper, or web; how may he consent; ways to say yes to overlimit; same ways to revoke
1026.58(b)(6) | what is an open account for the count; closed with a balance counts; suspended card counts; count accounts of our cards
1026.58(c)(8)(i)(B) | no customer names in filed agreements; personal data in submission; strip account numbers; privacy in the filing
1026.58(d)(3) | where on the site do we put agreements; easy to find contracts; prominent link to card contracts; any readable format
1026.60(b)(3) | minimum interest in the box of an offer; least charge over a dollar on the mailer; fixed finance charge row; smallest interest on the application
1026.60(b)(8) | cash advance fee in the offer box; ATM cash cost on the application; three percent cash row; cash fee on the mailer
1026.60(b)(11) | transfer fee in the offer; moving balances cost on the mailer; five percent transfer row; balance move fee application
1026.60(b)(13)(i) | required payment protection in the offer; forced insurance row; debt cancellation required; insurance fee in the box
1026.60(d)(2)(ii) | card asked for by phone, written terms in 30 days; mail the box after the call; alternative to reading terms; before the card arrives
1026.60(e)(3) | customer asks for rates after seeing the take-one; answer requests fast; send the terms promptly; phone request about card costs
1026.61(a)(5)(iii) | what is a business partner for prepaid credit; other company lends on our prepaid; arrangement with a lender; marketing deal with a card issuer
1026.61(a)(5)(v) | is a payroll or gift card a prepaid account; reg e prepaid meaning; general use reloadable account; prepaid definition cross reference
`
