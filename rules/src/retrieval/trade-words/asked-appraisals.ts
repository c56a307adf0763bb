/** How people ask for higher-priced mortgages, their escrow, appraisals, and independent valuations. Written from the text, not reviewed by a person yet. */
export const ASKED_APPRAISAL_WORDS = `
1026.35(a)(1) | what is a higher-priced mortgage; rate over apor on the main home; is a second home hpml; subprime first mortgage rule
1026.35(a)(1)(i) | 1.5 over apor first lien; conforming loan hpml spread; percentage and a half; first mortgage high rate line
1026.35(a)(1)(ii) | jumbo hpml spread 2.5; loan above the freddie limit; big first lien test; large balance mortgage threshold
1026.35(a)(1)(iii) | second lien 3.5 over; junior mortgage hpml; home equity loan spread; subordinate high rate line
1026.35(a)(2) | where to find apor; average prime offer rate table; bureau weekly rate; ffiec rate spread table
1026.35(b)(1) | must we escrow on a high rate loan; taxes and insurance account for hpml; impound needed before closing; escrow on subprime first lien; can he waive the escrow
1026.35(b)(2)(i) | which hpmls need no escrow; escrow exempt loans; no impound for coop construction bridge reverse; loans without escrow duty
1026.35(b)(2)(i)(A) | coop shares no escrow; apartment cooperative loan; share loan impound; co-op unit hpml
1026.35(b)(2)(i)(B) | building loan no escrow; initial construction hpml; construction phase impound; permanent phase needs escrow
1026.35(b)(2)(i)(C) | bridge loan escrow; twelve month temporary loan; short loan until old house sells, impound; swing loan hpml escrow
1026.35(b)(2)(ii) | condo master policy and escrow; hoa buys the insurance; skip insurance escrow in a condo; pud with blanket policy; only taxes escrowed
1026.35(b)(2)(iii) | small rural lender no escrow; community bank escrow exemption; small creditor impound exempt; rural bank tax account
1026.35(b)(2)(iii)(A) | made one rural loan last year; any loan in a rural county; rural test for escrow; first lien in an underserved area
1026.35(b)(2)(iii)(B) | 2000 first lien loans sold; number of loans limit small creditor; count loans not kept in portfolio; affiliates' loans counted
1026.35(b)(2)(iii)(C) | assets less than two billion; small creditor asset size; this year's asset threshold for escrow; affiliates' assets counted; total assets limit rural exempt
1026.35(b)(2)(iii)(D) | we already escrow other loans, lose exemption; must not keep escrow accounts; lender that offers escrow voluntarily; lender already has impounds on other loans
1026.35(b)(2)(iii)(D)(2) | escrow for a troubled borrower does not count; set up impound after closing to help; distressed customer account; escrow added in a workout, exemption kept
1026.35(b)(2)(iv)(A) | what is rural; rural county list; census block not urban; is our town rural; rural area meaning for lenders
1026.35(b)(2)(iv)(B) | two or fewer lenders; five loans hmda county; is this an underserved county; what makes a county underserved
1026.35(b)(2)(iv)(C) | check an address rural or not; bureau rural tool; list of rural counties printout; safe way to prove rural
1026.35(b)(2)(v) | loan presold, escrow needed; forward commitment hpml; investor takes it at closing; table sold to a big bank
1026.35(b)(2)(vi) | ten billion bank escrow exempt; insured bank exemption of escrow; larger credit union no impound; egrrcpa escrow exemption; thousand loans limit
1026.35(b)(2)(vi)(A) | asset cap for insured banks' escrow exemption; twelve billion this year; adjusted ten billion; insured institution size
1026.35(b)(2)(vi)(B) | one thousand first liens a year; insured bank loan count; more than 1000 mortgages; count of first liens with affiliates
1026.35(b)(3)(i) | when may the escrow end; drop the hpml impound; five years then cancel; borrower wants out after two years
1026.35(b)(3)(i)(B) | ask after five years; request to end escrow; sixty months hpml; cancel before year five
1026.35(b)(3)(ii) | delinquent borrower wants no escrow; ltv under 80 to cancel; five years and current; two conditions to drop escrow
1026.35(b)(3)(ii)(A) | balance below 80 percent of the first value; original value test for escrow; has he paid down enough; ltv to drop impound
1026.35(c)(2) | hpml appraisal exempt loans; which high rate loans need no appraisal; qm is out of the appraisal rule; exemptions from the interior visit
1026.35(c)(2)(i) | qm no hpml appraisal; qualified mortgage exempt; do we need the appraisal if it is qm; agency qm appraisal
1026.35(c)(2)(ii) | small loan no hpml appraisal; loan under the yearly dollar amount; 30000 something threshold; exempt amount for appraisals
1026.35(c)(2)(iii) | boat or trailer as home appraisal; mobile home only exempt; rv loan appraisal; houseboat high rate loan
1026.35(c)(2)(iv) | construction loan hpml appraisal; initial building financed; build loan no walk-through; new home construction
1026.35(c)(2)(v) | bridge loan appraisal; twelve months or less buying a home; temporary loan high rate; short loan no appraisal
1026.35(c)(2)(vii) | streamline refi no appraisal; refinance without cash out held by same investor; fha streamline high rate; rate term refi exempt from appraisal
1026.35(c)(2)(viii)(A) | new manufactured home with land appraisal; no interior visit for new mobile with land; double wide on land; exterior only new home
1026.35(c)(2)(viii)(B) | manufactured home without land, value proof; dealer invoice or cost guide; chattel mobile home valuation; three ways to show the value
1026.35(c)(2)(viii)(B)(1) | manufacturer invoice within 18 months; wholesale invoice as value; new mobile home invoice; dealer paper instead of appraisal
1026.35(c)(3)(i) | written appraisal with inside visit; hpml needs an appraiser in the home; drive-by not enough; certified or licensed appraiser; interior inspection high rate loan
1026.35(c)(3)(ii) | how to be safe on hpml appraisals; order uspap and check registry; steps for the appraisal safe harbor; appendix n elements
1026.35(c)(3)(ii)(B) | look up the appraiser in the national registry; is his license active; asc registry check; verify appraiser state license
1026.35(c)(4)(i) | second appraisal for flips; house resold in three months; flipped home high rate loan; two appraisals when price jumped
1026.35(c)(4)(i)(A) | bought within 90 days and up ten percent; seller owned it two months; 10 percent higher price; quick flip under three months
1026.35(c)(4)(i)(B) | seller bought four months ago, up 20 percent; 91 to 180 days; price jumped a fifth; half year flip
1026.35(c)(4)(ii) | same appraiser for both; two different appraisers; one firm does two appraisals; second opinion other person
1026.35(c)(4)(iv) | what must the second appraisal discuss; improvements and market change; why the price went up; explain the price jump of the flip
1026.35(c)(4)(v) | who pays the second appraisal; charge for only one appraisal; cost of the extra appraisal; raise rate to cover it
1026.35(c)(4)(vi)(A) | how do we find when the seller bought; prior sale date proof; tax records or deed; reasonable diligence flip; oral word of seller not enough
1026.35(c)(4)(vi)(B) | cannot find the prior price; unknown seller purchase date; no record of earlier sale; second appraisal without info
1026.35(c)(4)(vii)(B) | foreclosed home sold by bank; REO flip exempt; deed in lieu resale; lender owned house second appraisal
1026.35(c)(4)(vii)(D) | inherited house sold fast; divorce sale and second appraisal; estate property flip; got it by court order
1026.35(c)(4)(vii)(E) | relocation company sells; employer bought the worker's home; relo resale appraisal; moved employee house
1026.35(c)(4)(vii)(F) | soldier must move, sells soon; deployed servicemember flip; pcs orders resale; military seller second appraisal
1026.35(c)(4)(vii)(H) | rural county flip exempt; second appraisal in the country; farm county resale; no two appraisals rural
1026.35(c)(5)(i) | appraisal notice wording hpml; we may order an appraisal and charge you; statement you may pay for your own; appraisal disclosure at application
1026.35(c)(5)(ii) | when to send the appraisal notice; three days after application appraisal statement; later becomes hpml, send within three days; notice timing appraisal
1026.35(c)(6)(i) | copy of the appraisal to a high rate borrower; give each appraisal; hpml borrower gets a copy; two appraisals copies
1026.35(c)(6)(ii)(A) | appraisal copy three days before closing; when must she get the appraisal; no waiver of the copy timing; copy by the third day ahead
1026.35(c)(6)(ii)(B) | loan denied, appraisal copy; withdrew, still send the appraisal; thirty days after we know it dies; no closing copy
1026.35(c)(6)(iv) | charge for the appraisal copy; copy cost hpml; postage for the report; free copy of the value report
1026.35(d) | line instead of loan to avoid hpml; fake open-end to avoid escrow; evade higher-priced rules; disguise as heloc
1026.42(a) | which loans fall under appraisal independence; heloc appraisals and independence; business loan on the home; scope of appraiser rules
1026.42(b)(1) | is the realtor covered; who must follow appraiser independence; amc and broker covered; title company covered
1026.42(b)(3) | is an avm a valuation; broker price opinion counts; bpo under independence; automated computer value and independence
1026.42(c)(1) | push the appraiser for a value; tell the appraiser the number we need; pressure or bribe; loan officer calls the appraiser; hit the sales price
1026.42(c)(1)(i)(A) | ask for a minimum value; need at least 300 thousand; target value to the appraiser; influence the number
1026.42(c)(1)(i)(B) | hold pay because value came low; don't pay the appraiser; late pay as a threat; withhold fee for low number
1026.42(c)(1)(i)(C) | no more work unless values rise; hint about future orders; promise more business; keep him if he hits value
1026.42(c)(1)(i)(D) | drop appraiser for low values; take him off the list; removed since value did not meet; blacklist an appraiser who came in low
1026.42(c)(1)(i)(E) | pay only if the loan closes; contingent fee appraiser; paid at closing only if funded; no close no pay
1026.42(c)(2)(ii) | change the appraisal report; alter the value; edit the appraiser's form; falsify the value in the report
1026.42(c)(3)(i) | send more comps; ask to consider other sales; reconsideration of value; new comparable for the appraiser; rov request by borrower
1026.42(c)(3)(ii) | ask for more explanation; back up your value; further detail from the appraiser; underwriter's question on the report
1026.42(c)(3)(iii) | fix mistakes in the appraisal; wrong square feet; correct an error; typo in the report
1026.42(c)(3)(iv) | order two appraisals and pick the best; second opinion value; several valuations, choose reliable; is it value shopping to order two
1026.42(c)(3)(v) | not pay for bad work; breach of the appraiser contract; late or poor report, hold fee; substandard appraisal pay
1026.42(d)(1)(i) | appraiser owns the house; conflict of interest appraiser; related to the buyer; interest in the deal
1026.42(d)(1)(ii)(A) | staff appraiser allowed; our employee appraises; affiliate does appraisals; in-house appraiser at the bank
1026.42(d)(2) | large bank staff appraiser rules; over 250 million separate from lending; reporting line of appraisers; who orders appraisals at a bigger bank
1026.42(d)(2)(iii) | loan officer picks the appraiser; production staff selecting appraisers; may the LO order the appraisal; sales staff out of selection
1026.42(d)(3) | small bank appraiser independence; under 250 million; loan officer orders and decides; tiny credit union appraiser rule
1026.42(d)(3)(ii) | one who orders the appraisal stays out of the loan decision; abstain from approving; ordered and approves same person; small lender committee vote
1026.42(d)(5)(i) | who is loan production; processors counted as production; sales department meaning; is underwriting separate from production
1026.42(e) | we found appraiser pressure, may we close; known violation, no loan; bad appraisal independence before closing; rely on tainted report
1026.42(f)(1) | what to pay appraisers; customary and reasonable fee; amc pays too little; fee of the market; low fee to the appraiser
1026.42(f)(2)(i) | recent rates in the area; adjust for the job; fee within a year; presumption of fair appraiser fee
1026.42(f)(3) | VA fee schedule; outside survey of appraisal fees; fee study without amc; other way to show fair pay
1026.42(f)(4)(i) | who is a fee appraiser; independent appraiser not an employee; firm of appraisers; staff appraiser not fee
1026.42(f)(4)(iii) | what is an amc; appraisal management company meaning; hires appraisers for us; third party orders appraisals
1026.42(g)(1) | report a bad appraiser; tell the state board; uspap violation found; must we turn him in; ethics breach changes value
1026.42(g)(2) | how soon to report the appraiser; reasonable time to the board; when to send the complaint; delay in referring
`
