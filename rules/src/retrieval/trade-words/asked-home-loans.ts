/** How the branch, the desk, and the borrower ask about the rules of home loans. Written from the text, not reviewed by a person yet. */
export const ASKED_HOME_LOAN_WORDS = `
1026.41(b) | bill goes out the 20th, grace ended the 15th, too slow; when after the late date do we print statements; how quick must the monthly bill be mailed; statement before the due date with enough time
1026.41(c) | she wants her mortgage bill by email only; do we need her okay to stop paper; can the statement be two pages with ads; must the bill be in big clear print
1026.41(d)(1) | where on the bill does the amount due go; borrower cannot find when to pay; put the sum owed in bold at the top; payment option loan, show every choice up front
1026.41(d)(2) | customer asks why his payment is that much; show how the payment splits; fees added since the last bill; old unpaid part listed on the front page
1026.41(d)(3) | show what we did with the money he sent; how much went to principal this year; I paid 1500, where did it go; total paid since January
1026.41(d)(4) | must each charge be listed on the bill; attorney fee shows as one line with date; list payments and charges of the month; description and amount of every entry
1026.41(d)(5) | how does he get his partial money applied; explain what to do about the short payment; message when funds are held; money in limbo on the bill
1026.41(d)(6) | number to call about the loan printed on the bill; must we print an email; which contact goes on the statement; free phone line for borrowers
1026.41(d)(7) | balance and rate must be on every bill; show if paying early costs something; date the rate can next move; where do counselors get listed
1026.41(e)(3) | we give payment books, must we mail bills too; fixed loans with coupons; can we skip bills by sending a booklet; what if he has coupons and falls behind
1026.41(e)(4)(iii) | we bought a bank and now have 6000 loans; count on New Year's Day; when do we start statements after growing; loans we service for free, do they count
1026.41(f) | send bills to a man in chapter 13; what changes on the bill after a bankruptcy filing; borrower wants to keep the house in bankruptcy; may the bill look like a demand after filing
1026.41(f)(3)(v) | show old arrears and trustee payments; how much of the pre-filing debt is left; trustee money received since last bill; chapter 13 arrears table
1026.41(g) | daughter inherited and is not on the note, mail her bills; heir wants monthly statements; must the heir sign a form to get bills; confirmed but not liable, statements
1026.39(a)(1) | we buy one loan a year, letter or not; does a servicer with title for convenience send the notice; which buyers of mortgages must write; bank acquired another bank's loans
1026.39(c)(1) | warehouse line, we own it for two weeks; purchased and sold in 20 days; short holding needs no letter; still own it on day 31
1026.39(d) | what must the you-have-a-new-owner letter tell; where does he send questions after the sale; is the loan number enough to identify it; must we say if the sale is recorded
1026.36(c)(1)(ii)(B) | two short payments add up, when do we apply them; holding account now equals a full payment; must we apply suspense when it is enough; borrower sends a bit each week
1026.36(c)(1)(iii) | paid at the branch but we want checks at the PO box; payment without the account number; we accept odd payments, five days to post; sent to corporate by mistake
1026.36(a)(1)(i) | is my assistant a loan officer under the rules; teller refers customers to a lender for a gift card; friend helps people get loans for a fee; am I an originator if I only quote rates; person who takes the app by phone
1026.36(a)(1)(i)(A) | secretary gathers pay stubs, license needed; clerk mails papers; she only schedules closings; back office staff and the definition
1026.36(a)(1)(i)(E) | our collectors offer modifications, are they LOs; workout desk changes terms; servicer lowers the rate for a troubled borrower; loss mit and originator rules
1026.36(a)(3) | is a cruise for top producers pay; gift card counts as compensation; does a car allowance count; what about prizes in a sales contest
1026.36(d)(1)(ii) | may we pay on the size of the loan; basis points with a cap; pay by number of loans closed; pay by customer satisfaction; flat fee per loan; pay on loan quality over time
1026.36(d)(1)(iv) | bonus from the profits of the mortgage department; how much of the profit bonus may the loan officer get; annual bonus tied to company income; new branch manager with loans and a profit share
1026.36(d)(2)(ii) | borrower buys down the rate and the lender pays the broker; can a customer pay points when the lender pays me; upfront fees with lender-paid compensation; zero-zero alternative needed or not
1026.36(e)(2) | how do I prove that I did not steer; show the customer several offers; options sheet signed by the borrower; safe list for brokers
1026.36(e)(3)(i) | how many banks must I shop for him; need quotes of lenders I use often; the three loans that must be shown; compare offers for each loan kind
1026.36(f) | can he write loans while waiting for his NMLS number; unregistered teller taking mortgage apps; who makes sure the LO is licensed; hiring an originator from another state
1026.36(f)(3)(ii)(A)(1) | man with an old theft conviction wants to be a loan officer; DUI felony five years ago; may we hire a felon for mortgages; embezzler twenty years ago
1026.36(g)(1) | note has no NMLS number, what now; whose number goes on the deed of trust; name as in the registry; do we put the company ID also
1026.36(g)(2) | does the loan application carry the LO's number; do the estimate and final form show IDs; which papers need the unique identifier; security deed without an ID
1026.36(j)(1) | must our bank have a written plan about loan officer pay; policy for subsidiaries too; what does the examiner want to see on LO rules; procedures for originator compliance
1026.36(k)(1) | young couple's first loan where the balance grows; first-timer and payment option loan; counseling before a growing balance loan; need HUD paper for neg am
1026.35(a)(1) | is this loan higher-priced; rate 7.9 and the index 6.2, what applies; second home at a high rate; how to test a first lien for the extra rules
1026.35(a)(2) | where is the index we compare with; which week's index do we use; comparable prime rate for a 15 year loan; lock date and the benchmark
1026.35(b)(2)(iii) | we are small and rural, do we need tax accounts; country bank skips impounds; conditions for a little lender to avoid escrow; do affiliates count for the small rural escrow test
1026.35(b)(2)(iii)(D) | we set up escrow for one customer, did we ruin our exemption; lender already runs tax accounts; can't have escrows on other loans; accounts opened for people in trouble
1026.35(b)(2)(iv)(A) | how do we know if an address is rural; small town near a city; county next to a metro area; farmhouse outside the city block map
1026.35(b)(2)(v) | we presold the loan to Fannie, is escrow needed; commitment to sell at closing; investor buys the loan right away; small lender selling the loan forward
1026.35(b)(2)(vi) | we are an eight billion credit union, must we escrow; insured bank with 900 mortgages; larger bank exemption of 2021; new escrow exemption for insured lenders
1026.35(b)(3)(ii) | he paid five years but is late, drop escrow; has the balance fallen enough to cancel; behind on payments, keep the account; original value 200000, owes 165000
1026.35(c)(2) | which expensive loans can skip the walk-through; is a qualified mortgage free from this appraisal; small balance no appraiser; do we need it for a mobile home
1026.35(c)(2)(vii) | refinance of our own loan with no cash, appraisal; streamline for a high-rate borrower; same investor keeps the risk; no skipping principal in the new loan
1026.35(c)(2)(viii)(B) | trailer in a park, how do we value it; cost guide for a used mobile home; dealer's invoice for a new single-wide; give the value paper three days ahead
1026.35(c)(4)(i)(A) | he bought in March and sells in May for 15 percent more; under ninety days and price up; fast resale profit over ten percent; investor resells after two months
1026.35(c)(4)(i)(B) | five months later at 25 percent more; between three and six months and price up; resale after 120 days; over twenty percent gain in half a year
1026.35(c)(4)(v) | can we bill the buyer for both values; extra report is on us; cost of the second report in the rate; only one appraisal fee charged
1026.35(c)(5)(i) | letter at application about appraisals; what do we tell him about ordering an appraisal; you can pay for your own; wording of the short appraisal notice
1026.35(c)(5)(ii) | sent the appraisal notice late; rate rose later and it became higher-priced, notice when; three days from the application for that notice; same day as the estimate
1026.35(c)(6)(ii)(B) | we denied her, does she still get the report; deal fell through, copy by when; withdrawn borrower wants the appraisal; thirty days after the loan died
1026.42(b)(3) | does the rule cover a computer estimate; agent's price opinion; zestimate and independence; is a tax value a valuation
1026.42(c)(1)(i)(B) | he came in low so we are not paying; slow pay the appraiser who killed the deal; may we refuse his fee over the value; hold the check to get a better number
1026.42(c)(1)(i)(D) | stop using him as his values are low; removed from the panel after a low number; can we drop an appraiser; exclude for not reaching the price
1026.42(c)(2)(ii) | processor fixed a number in the report; may we edit the appraisal; change condition from fair to good; altered pdf of the report
1026.42(c)(3)(iii) | report has the wrong number of bedrooms; ask him to fix mistakes; send back for a correction; typo in the legal description
1026.42(c)(3)(iv) | may we order a second one if the first is odd; two reports, use the better supported; choose the most reliable value; new appraisal after a bad one
1026.42(c)(3)(v) | report came three weeks late, cut the fee; poor work and no pay; contract breach by an appraiser; withhold for substandard work
1026.42(d)(1)(i) | appraiser's brother is the seller; he owns part of the house; appraiser gets paid by closing; interest in the sale
1026.42(d)(2)(iii) | may the sales manager pick from the list; loan officers choose their favorite; who at a big lender may order; production people and the panel
1026.42(e) | we learned that someone pressured the value, can we still close; bad appraisal discovered before signing; lend on a tainted report; diligence to show value is fine
1026.42(f)(3) | use the VA fee list to be safe; survey of fees by a university; study without management company fees; alternative proof of a fair fee
1026.43(a)(3)(ii) | couple buys before their old house sells, need the income test; eleven month swing loan; short loan while waiting for the sale; one year temporary loan
1026.43(a)(3)(iii) | one year to build, then thirty years, test which part; draw phase only; construction part out of the income test; single-close and repay rule
1026.43(a)(3)(v)(D)(1) | small charity makes 50 house loans; our nonprofit lends to poor families; how many loans may a charity make; 501c3 lender exempt from income tests
1026.43(b)(8) | do we count his HOA dues; taxes and insurance in the ratio; ground rent and assessments; what else besides principal and interest; mandatory flood premium
1026.43(b)(12) | she gets a second at closing for the down payment; equity line opened with the first; two loans on one house the same day; which second loans count
1026.43(c)(2)(iv) | another lender gives a second, must we count it; we know of a down payment loan; heloc at the same closing in the ratio; hidden second mortgage
1026.43(c)(2)(v) | monthly share of taxes and insurance; add HOA to the test; yearly premium divided by twelve; estimates of taxes for ability
1026.43(c)(2)(vi) | he pays alimony, do we count it; student loan in deferment; car lease ends soon; debts of the spouse who is not borrowing
1026.43(c)(2)(vii) | how high may the ratio be without qm; leftover income test; is there any legal dti cap; large family and leftover cash
1026.43(c)(2)(viii) | no credit score, can we lend; must we pull credit; what counts as history; rent payments in place of credit
1026.43(c)(3) | proof from the borrower himself is not enough; which records are reliable; documents from others; verify before closing
1026.43(c)(3)(iii) | he listed a debt that the report does not show; must we chase a debt on the application; report and application disagree; unreported loan from a relative
1026.43(c)(4)(iv) | statements show deposits, is that income; bank records for a barber; twelve months of deposits; account printouts as proof
1026.43(c)(5)(i) | qualify an ARM at the start rate or later rate; which payment for the ability test; teaser of 3 then 6; level payment at the higher rate
1026.43(c)(5)(ii)(A)(2) | expensive balloon, must she be able to pay the last big payment; balloon at a high rate; count the balloon itself; higher-priced balloon test
1026.43(d)(3) | save a borrower from a reset without new income papers; skip the test when we fix his own bad loan; refinance before the payment jumps; prevent default refi
1026.43(e)(1)(i) | is a prime qualified loan protected from claims; borrower sues saying he could not pay; bulletproof loan for the lender; assignee protected too
1026.43(e)(1)(ii)(B) | how can a borrower win against a high-rate qualified loan; not enough left to live on; what must he prove; attack a higher-priced qm
1026.43(e)(2)(ii) | customer wants 40 years; is a 35-year loan fine; longest allowed for safe loans; term over thirty
1026.43(e)(2)(vi) | how high may the rate be for a safe loan; rate over the benchmark kills qm; price test instead of dti; apr too far above prime offer
1026.43(e)(4) | is an FHA loan automatically safe; VA or USDA loans and qm; government agencies have own tests; streamline VA refi qm
1026.43(e)(7)(i) | made a non-qm three years ago, paid fine, now safe; hold it for 36 months; older loan gains protection; fixed first lien kept by us
1026.43(e)(7)(ii) | two late payments in three years, still fine; he was 60 days late once; how clean must the history be; late record to earn protection
1026.43(f)(1) | can our country bank make a five-year balloon; balloon and still safe; small rural lender's balloon; farm town bank balloon home loan
1026.43(g)(3) | loan with an early payoff fee, must we show one without; choice of no-penalty loan; both versions to the borrower; alternative without the fee
1026.43(h) | label it a line to escape the income test; fake revolving mortgage; one-draw equity line to dodge rules; open-end in name only
1026.32(b)(1)(ii) | does my commission count in the fee test; broker paid by lender, add it; comp known when the rate is set; loan officer pay toward three percent
1026.32(b)(1)(iii) | our affiliate's title fee pushes us over; appraisal fee counted or not; sister company charges; fees kept by related firms
1026.32(b)(1)(i)(D) | flood and tax service fee in the test; outside attorney fee excluded; unaffiliated charges that we do not keep; courier cost out of points and fees
1026.32(b)(1)(i)(E) | buyer paid two points, count them; rate near the index so two points out; discount points excluded; real points that lower the rate
1026.32(d)(1)(i) | five-year balloon at a very high rate; may the last payment be large; strict loan with a big final payment; no lump at the end
1026.32(d)(8) | may we demand a strict loan at any time; call clause in the note; accelerate only for listed reasons; demand feature in high cost
1026.31(c)(1) | strict loan notice given at closing; count three days for the warning; when do we hand the section 32 sheet; funding too soon after the warning
1026.33(b)(2) | table of yearly cost for a reverse loan; cost rates shown to the senior; what is a TALC; projected cost chart
1026.33(a) | what loan pays the senior and is due at death; is every HECM covered; nonrecourse home loan for elders; shared equity reverse
1026.34(a)(1) | roof money from a strict loan, who gets the check; contractor wants his pay directly; home improvement and high cost; escrow for the builder
1026.34(a)(3) | our high-rate loan redone after eight months; flipping our own customers; new strict loan within a year; buyer of our loan refinances it
1026.34(a)(7) | charge 200 to change the due date on a strict loan; modification fee on high cost; fee to skip a payment; renew for a charge
1026.34(a)(9)(i) | charge for a payoff letter on a strict loan; first payoff quote free; fee for the figure; payoff by mail no charge
1026.34(a)(10) | can he add the points to the strict loan; roll closing costs in; finance the fees of high cost; fees out of the loan money
1026.48(a)(1) | use the Tigers mascot on our student loan; school colors and logo; name our loan after the college; university emblem in mailers
1026.48(c)(2) | we quoted a rate and want to raise it before he accepts; withdraw the approval early; lock of student terms; change fees after the yes letter
1026.46(b)(5) | is a loan for a trade school a student loan; parent borrows for tuition; signature loan used for books; refinance of student debt
1026.46(d)(1)(i) | website lets students apply, what must show; brochure with an application for school loans; first papers of a school loan; preapproved offer to students
1026.47(b)(3)(vii) | no rate cap, what do we assume; total cost at twenty-five percent; most he could pay back; worst case total of the school loan
1026.24(d)(2) | ad shows a payment, what must be added; dealer ad with zero down needs apr; add terms of repayment; example car in the ad
1026.24(f)(3)(i) | mortgage ad says 899 a month, what else; payment goes up later in the ad; no taxes in the payment shown; teaser payment in a home loan flyer
1026.24(i)(1) | 7/1 loan advertised as fixed; fixed rate mortgage ad that adjusts; word fixed next to arm; payment fixed for five years ad
1026.24(i)(2) | pay less than your credit cards ad; our teaser against his current loan; comparing payments in a mailer; savings claim in a mortgage ad
1026.16(b)(1) | ad for our signature line says 8.99; flyer with no annual fee; home page banner with card apr; prime plus 2 in a line ad
1026.16(d)(1) | billboard with the equity line rate; advertise half off prime on lines; payment example for a line on the house; which extra facts in an equity line ad
1026.16(d)(2) | 1.99 for six months on equity lines, what must we add; intro rate in a line mailer; show the later rate of the line; teaser on a home line
1026.37(a)(10) | what goes in the product box for a 7/6 ARM; interest only first then arm; how to name a step rate; product line wording
1026.37(a)(13) | rate not locked, what do we write; put date and time of lock end; no box checked; floating rate on page one
1026.37(b)(3) | which payment goes on page one; p and i without escrow; payment of an interest-only loan; biweekly payment label
1026.37(c)(2)(iii) | taxes paid by himself, what shows in escrow; no impounds on the estimate; escrow amount unknown; estimated monthly escrow
1026.37(f)(2) | where does the credit report go; appraisal that we order; flood cert section; required vendors we pick
1026.37(f)(3) | where do title fees go if he can choose; survey and pest in which section; attorney fee section; things he may shop for
1026.37(g)(4) | owner's policy in which section; realtor commission on the estimate; home inspection he orders; HOA transfer fee where
1026.38(f) | which column for a fee paid by the broker; appraisal paid before closing column; seller pays half of title; paid by others column
1026.38(g)(3) | aggregate adjustment puts escrow negative; how to show reserves on the final form; initial deposit lines; section G numbers
1026.38(j)(2)(vi) | where do we put gift money; realtor gives a credit to the buyer; second mortgage proceeds on the form; credit from employer
1026.38(l)(5) | do we take half payments, what box; partial payment language; hold until complete; we never accept short payments
1026.38(l)(7) | borrower waived escrow, what do we show; escrow account box on page four; first year's taxes and insurance; lender does not offer escrow
1026.38(o)(1) | how to figure total of payments with mortgage insurance; total off by 90 dollars; what goes into the total; sum over the life
1026.38(s)(1) | does signing the final form mean he accepts the loan; signature line needed; borrower refuses to sign the CD; proof of receipt
1026.38(t)(5)(v) | privacy, seller should not see the buyer's loan; two forms in one closing; separate pages for both sides; seller gets only his numbers
`
