/** How people ask for what the comments say on mortgage data, in their own words. */
export const ASKED_MORTGAGE_DATA_COMMENT_WORDS = `
1003/comment 2(b)-2 | prequal on the lar or not; asked how much she could borrow; prequalification denied, report; prospective applicant request
1003/comment 2(b)-3 | ad hoc preapproval without a program; regular practice of preapprovals; is our preapproval a hmda program; written commitment issued seldom
1003/comment 2(d)-2 | loan modification, extension of credit for hmda; loan extension or workout on the lar; new debt obligation needed; modify without a new note; cema and assumption exceptions
1003/comment 2(f)-2 | mobile home park loan; apartment complex as dwelling; condo building loan; housing community on lar
1003/comment 2(f)-3 | rv, boat, or camper loan on the lar; houseboat and park model; hotel, hospital, or dorm loan; not a dwelling for hmda
1003/comment 2(f)-4 | store below apartments, hmda; mixed use building primary residential; half commercial house; which share is residential
1003/comment 2(f)-5 | nursing home or assisted living on lar; senior housing with care; retirement home loan; medical and housing together
1003/comment 2(g)-2 | hmda asset threshold this year; asset size exemption for the data year; how big is exempt; small bank dollars for the year
1003/comment 2(g)-4 | merged with a bank this year, who files; lar after merger; one covered bank and one not; calendar year of acquisition
1003/comment 2(i)-2 | pool or garage is home improvement; landscaping loan on the lar; fence or driveway; improvements to land
1003/comment 2(i)-5 | part fix up, part debt payoff; multiple purposes and improvement; refi with remodel; mixed loan purpose
1003/comment 2(i)-6 | rely on what borrower says about repairs; no statement of purpose; need not check use of money; applicant said remodel
1003/comment 2(j)-3 | one time close construction, lar purchase; construction to perm; separate permanent loan; takeout loan of construction
1003/comment 2(j)-4 | piggyback second on lar; downpayment second mortgage; two rows for first and second; 80/20 loan on the lar
1003/comment 2(j)-5 | assumption reported as purchase; written agreement with new borrower; successor takes over loan; assumed mortgage row
1003/comment 2(p)-2 | ny cema as refinancing; consolidation agreement report; cema on lar; new york extension and modification
1003/comment 2(p)-4 | ex spouse drops off the loan, refi; at least one same borrower; different borrower pays off; is it refi when wife takes new loan
1003/comment 3(c)(2)-1 | lot with plan to build with same loan; land loan that will hold a house; unimproved lot exception; build within two years
1003/comment 3(c)(3)-1 | what is temporary financing; bridge loan replaced by permanent; swing loan on the lar; short loan for flip without takeout; designed to be replaced
1003/comment 3(c)(3)-2 | spec home builder construction loan; construct for sale; builder line temporary; loan to build and sell
1003/comment 3(c)(9)-1 | mostly farm or mostly home; farmhouse on acreage; primary agricultural test; lives on the farm
1003/comment 3(c)(10)-3 | rental purchase by llc reported; improve an office in home; five unit apartment purchase by company; covered business examples
1003/comment 3(c)(10)-4 | house lien for inventory not reported; working capital with dwelling; business examples excluded; refinance commercial building with home as extra
1003/comment 3(c)(11)-2 | voluntary closed-end reporting all or none; report optional loans; may report under 25; if we choose must report all
1003/comment 3(c)(12)-2 | voluntary heloc reporting all or none; optional open-end data; under 200 but report; report every line if any
1003/comment 3(d)(4)-3 | exempt code or na; how to show skipped field; partial exemption blank field; enter exempt on the lar
1003/comment 4(a)-2 | only one lender reports; broker sent it to several; who made the credit decision; correspondent or investor reports; which institution enters
1003/comment 4(a)-3 | examples who reports a brokered loan; investor approved before closing; table funded who reports; lender bought after decision
1003/comment 4(a)-4 | agent decides for us, we report; cuso underwrites on the lar; outsourced underwriting on the lar; contract decision on the lar
1003/comment 4(a)-5 | repurchased loan reporting; buy back within the year; purchased loan rows; interim purchase by warehouse
1003/comment 4(a)(1)(i)-4 | reinstated application same uli; reconsidered in the year; reuse loan number; denied then approved
1003/comment 4(a)(1)(ii)-1 | application date consistent choice; date received or shown; same method on the lar; which date each time
1003/comment 4(a)(1)(ii)-2 | broker date or our date; indirect application date; forwarded to us date; received by broker first
1003/comment 4(a)(1)(ii)-3 | reinstated, old or new date; treat as a new application or the same; date when reopened; revive file on the lar
1003/comment 4(a)(3)-2 | how much cash makes it cash out; our own definition of cash-out; limited cash refi; investor guidelines cash out
1003/comment 4(a)(3)-3 | purchase and improvement, code; order of purposes; buy and refi together; hierarchy purpose on the lar
1003/comment 4(a)(3)-5 | business loan purpose code; commercial purpose other not used; investor cash out code; business refi on the lar
1003/comment 4(a)(4)-2 | no preapproval program code; purchased loan preapproval field; preapproval not requested; refinance preapproval code 2
1003/comment 4(a)(5)-1 | modular home is site-built; prefab house code; panelized home on the lar; on-frame modular on the lar
1003/comment 4(a)(6)-2 | applicant will move in within a year; more than one home, principal; borrower lives elsewhere; child lives there
1003/comment 4(a)(6)-3 | second home meaning for lar; part of year use; vacation use code; weekend home on the lar
1003/comment 4(a)(6)-4 | investment code even if family uses; not occupied by owner; rental occupancy on the lar; guest house on the lar
1003/comment 4(a)(7)-1 | counteroffer accepted, amount; took less, report less; counter amount on lar; agreed amount on the lar
1003/comment 4(a)(7)-3 | denied amount is what was asked; withdrawn amount on the lar; requested sum on the lar; incomplete file amount
1003/comment 4(a)(7)-6 | whole heloc limit though drawn little; full credit line; initial draw irrelevant; line amount on the lar
1003/comment 4(a)(8)(i)-3 | approved, then customer walked; approved with only closing conditions left; borrower did not respond to approval; approved not accepted code
1003/comment 4(a)(8)(i)-4 | when is it denied code 3; counter not taken is denied; credit decision against; decline code on the lar
1003/comment 4(a)(8)(i)-5 | withdrawn code 4 when; applicant withdrew before decision; express withdrawal on the lar; no longer wants loan before approval
1003/comment 4(a)(8)(i)-6 | incomplete code 5; noi sent no reply; closed for missing papers; need written notice for code five
1003/comment 4(a)(8)(i)-9 | counteroffer code on the lar; did not accept counter, denied; accepted counter then disappeared; proceed on counteroffer terms
1003/comment 4(a)(8)(i)-10 | rescinded loan code; borrower cancelled in three days; right of rescission used; report rescinded as
1003/comment 4(a)(8)(i)-13 | conditional approval not met; underwriting conditions missing, denied or incomplete; borrower did not meet credit conditions; clear title condition; customary commitment conditions
1003/comment 4(a)(8)(i)-14 | still pending at year end; application in december; carry over to next year; undecided file on the lar
1003/comment 4(a)(8)(ii)-2 | denial date mailed or decided; date of the adverse action notice; incomplete date on the lar; which date denial
1003/comment 4(a)(8)(ii)-3 | withdrawn date received or on letter; date of withdrawal; notification date on the lar; applicant's date on the lar
1003/comment 4(a)(8)(ii)-5 | origination date closing or funds; account opening date; construction convert date; date for closed loan
1003/comment 4(a)(9)-2 | two houses secure one loan; several properties, pick one; blanket lien on the lar; more than one collateral row
1003/comment 4(a)(9)-5 | mobile home site unknown; no lot yet for trailer; manufactured home location na; unknown site on the lar
1003/comment 4(a)(9)(i)-3 | address na when not known; tbd address denied; property not identified; when to enter na
1003/comment 4(a)(10)(ii)-1 | age in whole years at application; calculate age on the lar; birthday just before; years only on the lar
1003/comment 4(a)(10)(ii)-5 | guarantor age not reported; cosigner as co-applicant; guarantor demographics on the lar; guaranty ignore on the lar
1003/comment 4(a)(10)(iii)-1 | which income relied on; net or gross used; verified income only; partial income used
1003/comment 4(a)(10)(iii)-3 | employee loan income na; own staff privacy; bank worker mortgage; hide employee salary
1003/comment 4(a)(10)(iii)-4 | assets not income; asset depletion counted; retirement account draws; convert assets on the lar
1003/comment 4(a)(10)(iii)-6 | streamline refi no income; decision without income; no income considered; stated none on the lar
1003/comment 4(a)(10)(iii)-10 | round income to thousands; nearest 1000 dollars; income rounding up; how to round 35,500
1003/comment 4(a)(12)-5 | rate set date rules; rate lock date for apor; relocked rate on the lar; no lock use; broker changed program
1003/comment 4(a)(12)-9 | corrected cd apr for rate spread; redisclosed apr after closing; use corrected apr; year end correction
1003/comment 4(a)(15)-2 | several scores, which relied; middle score reported; lower of two; more than one score used
1003/comment 4(a)(15)-3 | two borrowers, whose score; one score for joint; each score for each; primary score only
1003/comment 4(a)(15)-4 | withdrawn before decision score na; incomplete file score; no decision made; score na on the lar
`
