/** How people ask for the rules of mortgage data under HMDA, in their own words. */
export const ASKED_MORTGAGE_DATA_WORDS = `
1003.2(b)(1) | what is a hmda application; is a phone inquiry reportable on the lar; when does a request become reportable; oral request for a home loan, record it or not
1003.2(b)(2) | preapproval request on the lar; is a prequal reportable under hmda; comprehensive review with a written commitment; preapproval for a purchase loan counts as an application; heloc or reverse preapproval excluded
1003.2(c)(1) | is an atm or loan production office a branch for hmda; what is a branch office of a bank; drive through facility, branch or not; credit union office counted as a branch
1003.2(c)(2) | mortgage company branch by five applications in an msa; nonbank office that takes applications; is a mortgage lender deemed to have a branch; five loans or applications in a metro area
1003.2(d) | is a loan mod a closed-end mortgage for hmda; what is a closed-end mortgage loan under reg c; dwelling secured loan that is not a line; does a personal loan with a house lien count
1003.2(e) | is this loan hmda reportable; what goes on the lar; covered loan meaning; which transactions do we report
1003.2(f) | is an rv or houseboat a dwelling for hmda; apartment complex and condo on the lar; manufactured home or multifamily is a dwelling; hotel or dormitory as a dwelling; mixed use building, report or not; vacation home on the lar
1003.2(g)(1)(i) | too small in assets for hmda; asset threshold on december 31; do small banks report home loans; asset size exemption from the lar
1003.2(g)(1)(ii) | no office in a metro area, are we exempt; rural bank without an msa branch; home or branch office in an msa; all branches outside the metro
1003.2(g)(1)(iii) | never made a first lien purchase loan, do we report; at least one home purchase or refi last year; bank with only helocs and hmda; one first lien on a one to four unit
1003.2(g)(1)(v)(A) | 25 closed-end mortgages in each of two years; volume test for depositories closed end; do we report with 20 mortgages a year; loan count threshold bank
1003.2(g)(1)(v)(B) | 200 lines of credit in two years; heloc volume test for banks; how many open-end lines make us a hmda reporter; depository open-end threshold
1003.2(g)(2)(ii)(A) | nonbank lender volume 25 mortgages; mortgage company hmda threshold closed end; independent lender must report when; for profit lender loan count
1003.2(g)(2)(ii)(B) | nonbank with 200 helocs; mortgage company open-end threshold; nondepository lines of credit count; fintech heloc lender reporting
1003.2(i) | remodel kitchen loan on the lar; home improvement purpose meaning; unsecured fix up loan reported or not; roof repair loan secured by the house; part of the money is for repairs
1003.2(j) | loan to buy a house, purpose; assumption as home purchase; construction to permanent as a purchase; second lien for a down payment is home purchase; buying land and a mobile home
1003.2(n) | five or more units, multifamily; is a fourplex multifamily for hmda; apartment building definition; how many units make multifamily
1003.2(o) | heloc to an llc is open-end for hmda; business line secured by a house; what is an open-end line under reg c; commercial revolving line on a dwelling
1003.2(p) | what is a refinancing for hmda; new note replaces old dwelling debt with the same borrower; modification instead of refi, on the lar; cema or consolidation; unsecured debt paid off with a house loan is not a refi
1003.3(c)(2) | lot loan on the lar; vacant land, report or not; unimproved land excluded from hmda; raw acreage no home
1003.3(c)(3) | construction only loan on the lar; bridge loan excluded; temporary financing under reg c; builder loan or short term until permanent; is interim financing reported
1003.3(c)(5) | bought only servicing rights; msr purchase and hmda; purchase of servicing not reported; servicing acquisition on the lar
1003.3(c)(6) | loans from a merger, report as purchased; bought a branch with its loans; acquisition of another bank and lar; merged portfolio not reported
1003.3(c)(7) | loan under 500 dollars; tiny home loan on the lar; less than five hundred excluded; minimum amount for hmda
1003.3(c)(8) | bought a participation, report or not; partial interest purchase; we own half of the loan; participation loans under hmda
1003.3(c)(9) | farm loan with a house, on the lar; agricultural purpose excluded; ranch real estate loan hmda; farmland and dwelling
1003.3(c)(10) | investor buys a rental in an llc, reportable; business loan secured by a home for inventory; commercial purpose but purchase, refi, or improvement; working capital loan with house lien, lar or not; apartment building purchase
1003.3(c)(11) | under 25 mortgages, skip closed-end; few closed-end loans, not reported; below the closed end threshold in either year; may we report voluntarily below 25
1003.3(c)(12) | fewer than 200 helocs, leave off the lar; open-end lines not reportable; below two hundred lines in either year; voluntary reporting of helocs
1003.3(c)(13) | new york cema, preliminary new funds; consolidation extension and modification agreement; new money before a cema not reported; ny refinance lar
1003.3(d)(1)(iii) | which fields are optional for small banks; data points skipped with partial exemption; list of optional hmda data; epgraa fields we can leave out
1003.3(d)(2) | partial exemption, under 500 closed-end mortgages; 48 fields or short lar for closed end; bank with 300 mortgages, which data; credit union partial exempt closed-end; exempt code on the lar
1003.3(d)(3) | partial exemption for helocs under 500; short lar for open-end lines; fewer than 500 lines in two years; report fewer fields for home equity lines
1003.3(d)(4) | partially exempt but want to report some fields; report optional data in full groups; voluntary fields on a short lar; if we give the score must we give the rest
1003.3(d)(5) | nuli instead of uli; loan number for partially exempt; identifier up to 22 characters; no lei number for the loan; unique in the annual lar
1003.3(d)(6) | bad cra rating loses the partial exemption; needs to improve twice; substantial noncompliance and hmda; cra rating and short lar
1003.4(a)(1)(i) | how is the uli built; loan id for hmda; check digit and lei; what is the universal loan identifier; may the uli include a name or ssn
1003.4(a)(1)(i)(D) | bought loan, keep the old uli; purchased loan identifier; same uli from the originator; new loan number on a purchased mortgage
1003.4(a)(1)(ii) | date application was received on the lar; application date or form date; which day do we enter for a withdrawn then reinstated file; purchased loan application date na
1003.4(a)(2) | conventional, fha, va, usda code; loan type field; government backed or not on the lar; which program insured the loan
1003.4(a)(3) | loan purpose code on the lar; cash out refi or refinancing code; more than one purpose, which one; other purpose heloc; purchase, improvement, or refinance field
1003.4(a)(5) | site built or manufactured code; construction method field; modular home on the lar; trailer or stick built
1003.4(a)(6) | principal residence, second home, or investment code; occupancy field on the lar; borrower will rent it out, lar; vacation house occupancy
1003.4(a)(7) | loan amount field; amount applied for if denied; credit limit of a heloc on the lar; round the loan amount or exact dollars; counteroffer amount on the lar
1003.4(a)(8)(i) | action taken code for counteroffer refused; denied, withdrawn, or incomplete; approved not accepted; customer withdrew after approval, which code; file closed for incompleteness on the lar
1003.4(a)(8)(ii) | action taken date for originated loan; closing date or funding date on lar; denial date letter or decision; withdrawn date on the lar
1003.4(a)(9)(i) | property address on the lar; no address yet, tbd property; street address of the house; applicant has not found a home, address field
1003.4(a)(9)(ii)(C) | census tract number needed; county of more than 30,000 people; geocode the property; tract na for small counties
1003.4(a)(10)(i) | race, sex, ethnicity field and how collected; did we look at the person; gmi on the lar; applicant refused and met in person
1003.4(a)(10)(ii) | age of the borrower on the lar; birthday and application date; how to count the age; age field for a company
1003.4(a)(10)(iii) | income field on the lar; gross annual income relied on; income na for employees or streamline refi; whose income do we report; thousands of dollars income
1003.4(a)(11) | type of purchaser code; sold to fannie or freddie same year; sold next year, which code; ginnie or private investor field
1003.4(a)(12)(i) | rate spread on the lar; apr minus apor; rate lock date and apor; compare with average prime offer rate; spread for approved not accepted
1003.4(a)(13) | hoepa flag on the lar; high cost mortgage code on the lar; is it hoepa status field; high-cost indicator on the lar
1003.4(a)(14) | lien status field; first or second lien on the lar; subordinate lien code; lien position of purchased loans
1003.4(a)(15)(i) | fico score field; which credit score and model version; several scores or co-applicants, report which; vantage score on the lar
1003.4(a)(16) | why was it turned down code; reason for denial up to four; debt to income as denial code; denial reason field other
1003.4(a)(17)(i) | total loan costs from the cd; trid loan costs on lar; line d closing costs field; revised cd total loan costs
1003.4(a)(17)(ii) | points and fees when there is no closing disclosure; non trid loan costs field; total points and fees on the lar; manufactured home chattel points and fees
1003.4(a)(18) | origination charges field; borrower-paid line a; total origination fee on the lar; which cd line for origination
1003.4(a)(19) | discount points on the lar; points to lower the rate in dollars; buy down points field; no points blank or zero
1003.4(a)(20) | lender credits field; credits from the cd on lar; no lender credit, leave blank; amount of creditor credits
1003.4(a)(21) | interest rate field; note rate at closing; adjustable initial rate on the lar; rate for denied files na; heloc intro rate
1003.4(a)(22) | prepayment penalty term months; heloc early closure fee on the lar; months of prepay penalty; no prepay penalty na
1003.4(a)(23) | dti on the lar; debt to income relied on; several ratios calculated, which; dti when income not used
1003.4(a)(24) | combined loan to value field; cltv with second lien; ratio of total debt to property value; round the cltv
1003.4(a)(25) | loan term in months; maturity 360 on lar; heloc term draw plus repayment; term for reverse mortgage na; open-end without maturity
1003.4(a)(26) | first rate change months on the lar; introductory rate period; 5/1 arm 60 months; fixed loan na; step rate on the lar
1003.4(a)(27) | balloon or interest only flags; neg am on lar; non-amortizing features on the lar; other unusual payments field; do helocs have interest-only flag
1003.4(a)(28) | property value field; appraised value or purchase price; value relied on, lower one; no value for denied file
1003.4(a)(29) | manufactured home, land or no land; secured property type; chattel mobile home on lar; trailer with the lot as security
1003.4(a)(30) | owns or rents the lot; land property interest of a mobile home; leased pad in a trailer park; tribal or family land for the manufactured house
1003.4(a)(31) | number of units on the lar; total units of the property; fourplex count on the lar; mobile home park units
1003.4(a)(32) | affordable units in an apartment building; income restricted units; low income housing in multifamily field; rent restricted on the lar
1003.4(a)(33) | submitted directly or through a broker; application channel on the lar; initially payable to us; correspondent or wholesale on the lar
1003.4(a)(34) | nmls number of the loan officer; mlo id on the lar; which originator if two worked on it; no nmls id for commercial lender, na
1003.4(a)(35)(i) | desktop underwriter result field; aus name and finding; lp or du approve eligible; several aus runs, which one; no aus used
1003.4(a)(36) | reverse mortgage flag; hecm on the lar; reverse indicator code; is it a reverse loan field
1003.4(a)(37) | open-end flag on the lar; heloc code on the lar; line of credit indicator; revolving or closed field
1003.4(a)(38) | business purpose flag; commercial code on the lar; investor llc business indicator; primarily for business field
1003.4(b)(1) | how do we collect race and sex; online applicant left it blank; guess by surname if in person; video meeting counts as in person; mail application without answers
1003.4(b)(2) | demographics of bought loans; purchased mortgages, race optional; collect income of purchased loan or not; na for purchased loan demographics
1003.4(e) | large cra bank, property outside our msa; geocode every loan for cra reporters; census tract outside the metro where we have offices; cra data and hmda location
1003.4(f) | when must the lar be updated; quarter end plus 30 days; record entries within thirty days; do we need to keep the register current; scrub before the quarter deadline
1003.5(a)(1)(i) | lar due march 1; annual filing deadline for hmda; officer certifies accuracy; keep the submitted lar three years; when do we send the register
1003.5(a)(1)(ii) | 60,000 entries quarterly filing; big filers within 60 days of quarter end; who reports hmda quarterly; fourth quarter not filed separately; quarterly deadline on the lar
1003.5(a)(1)(iii) | deadline falls on a weekend; march 1 is a saturday; file on the next monday; sunday due date for hmda
1003.5(a)(2) | mortgage subsidiary files its own lar; subsidiary of a bank separate register; consolidated filing with the parent or not; affiliate lar on the lar
1003.5(b)(2) | notice on disclosure statement in three business days; public asks for our disclosure statement; say data are on the bureau website; branch request for hmda statement
1003.5(c)(1) | somebody asks for our modified lar; give a notice instead of the register; customer in the lobby wants hmda data; written notice on cfpb website; do we hand out the loan register
1003.5(d)(1) | how long is the public notice kept, three or five years; five years disclosure statement notice; three years modified lar notice; public availability period
1003.5(e) | hmda poster in the lobby; post a notice of home mortgage data; which branches need the sign; lobby sign in metro offices only
1003.6(a) | fine for hmda errors; penalty for a late lar; civil money penalty for bad data; enforcement of reg c
1003.6(b)(1) | honest lar mistake, are we cited; bona fide error with procedures; error despite checks; resubmission tolerance on the lar; wrong field by accident
1003.6(b)(2) | wrong census tract on the lar; geocoding mistake not a violation; tract error with procedures; bad geocode from the vendor
1003.6(c)(1) | quarterly entry wrong but fixed before filing; incomplete record at 30 days, good faith; correct before the annual submission; missed data in the quarter
`
