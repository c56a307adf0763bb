/** How people ask for ability to repay, qualified mortgages, and prepayment penalties. Written from the text, not reviewed by a person yet. */
export const ASKED_ABILITY_TO_REPAY_WORDS = `
1026.43(a) | which home loans need an ability test; rental consumer loan on a dwelling, atr; second home mortgage and repay rule; vacant land loan and atr; what transactions need income proof
1026.43(a)(1) | heloc and ability to repay rule; equity line exempt from atr; open-end line, income test of mortgages; qm for a home equity line
1026.43(a)(2) | timeshare loan and atr; vacation week, no income test; repay rule for a timeshare purchase; timeshare out of qm rules
1026.43(a)(3)(i) | reverse mortgage and income test; hecm ability to repay; no atr for a reverse loan; older borrower reverse, dti needed
1026.43(a)(3)(ii) | bridge loan and repay test; buy new before selling old, twelve months; short loan until the house sells; swing loan and atr; temporary loan to build
1026.43(a)(3)(iii) | construction phase under a year; build part then permanent, which needs atr; one year interest-only construction; permanent part needs the income test
1026.43(a)(3)(iv) | state housing agency program loan; HFA bond loan, atr exempt; loan we make under the state housing program; first time buyer program of the state
1026.43(a)(3)(v)(A) | CDFI lender exempt; community development lender and income proof; certified cdfi mortgages; our cdfi and qm
1026.43(a)(3)(v)(D)(1) | nonprofit with 200 or fewer loans; charity lender limit a year; habitat loans count; nonprofit exempt from atr
1026.43(b)(4) | when is a qm rebuttable; 1.5 over apor on a first lien; higher priced for qm purposes; 3.5 over for small lender; line between safe and rebuttable
1026.43(b)(8) | taxes insurance and hoa in the repay test; what goes in the payment besides p and i; ground rent and special assessments; flood insurance counted in dti; condo dues counted
1026.43(b)(12) | second loan at the same time; simultaneous heloc in the ability test; silent second at closing; piggyback loan counted in the income test
1026.43(b)(13) | what is proof from a third party; is a pay stub a third party record; borrower's own statement no good; tax return copy signed; our own deposit records as proof; own employee's records
1026.43(c)(1) | must we check that he can pay; no doc loans; lender has to judge repayment in good faith; can the borrower afford this house; no income no job loan; stated income mortgage forbidden
1026.43(c)(2) | eight things to look at; factors of ability to repay; what goes into general atr underwriting; list of items to consider outside qm
1026.43(c)(2)(i) | count on the house value to be repaid; income or assets without the home; asset based mortgage; retirement savings as ability; bonus or future salary counted; job starts next month
1026.43(c)(2)(ii) | is he still employed; check the job before closing; seasonal worker employed now; self employed status; starting a new job
1026.43(c)(2)(iii) | which payment do we use in the test; teaser payment or full; monthly payment for atr; payment of our own loan
1026.43(c)(2)(iv) | second mortgage payment in the test; heloc opened the same day; we know about another loan on the home; down payment loan payment counted
1026.43(c)(2)(v) | property tax in the atr; homeowners dues in the ability test; insurance payments counted; escrow items in the test
1026.43(c)(2)(vi) | child support and alimony paid; student loans and car loans; debts of the borrower in the test; deferred student debt; debt of a co-applicant
1026.43(c)(2)(vii) | dti limit or leftover money; is there a maximum dti under atr; residual income test; 43 percent gone
1026.43(c)(2)(viii) | look at credit history; thin credit file; no minimum score; rent and utility history instead
1026.43(c)(3) | proof must be from others and reliable; verify what we rely on; third party proof for debts; verify with records; need a credit report
1026.43(c)(3)(ii) | call the employer; oral check of a job; phone verification of employment with notes; voe by phone
1026.43(c)(3)(iii) | debt on the application not on the credit report; undisclosed debt does not show; must we verify debts he listed; credit report as proof of debts
1026.43(c)(4) | what proves income; verify income documents list; tax transcripts and w-2; amounts of income checked; cash income proof
1026.43(c)(4)(i) | tax returns as proof; 1040 copies for atr; transcript of the IRS; signed copies of filed returns
1026.43(c)(4)(iii) | pay stubs prove income; wage statement for the test; military LES shows the income; payroll slips of the last month
1026.43(c)(4)(iv) | bank statements as income proof; deposits show income; statements from another bank; account records for self-employed
1026.43(c)(4)(vi) | social security award letter; government benefits proof; proof of public benefits; disability letter from the VA shows the income
1026.43(c)(4)(vii) | check cashing receipts; paid in cash and cashes checks; no bank account income proof; check casher slips
1026.43(c)(5)(i) | arm payment in the test, which rate; use the higher of teaser or fully indexed; level payments over the term; qualify on index plus margin; do we qualify at the start rate
1026.43(c)(5)(ii)(A)(1) | balloon not higher-priced, test the first five years; five year payment for a balloon; big payment in year seven ignored; balloon test for a prime loan
1026.43(c)(5)(ii)(A)(2) | higher priced balloon, must he afford the balloon; test the balloon itself; biggest payment counted; hpml balloon ability
1026.43(c)(5)(ii)(B) | interest-only, which payment; qualify after the IO years; IO loan recast payment test; pay over the rest of the term
1026.43(c)(5)(ii)(C) | neg am payment test; option arm qualification; biggest balance then full payment; pick a payment loan ability
1026.43(c)(6) | how to figure the second loan's payment; heloc draw amount at closing counted; payment on a piggyback; simultaneous second payment calc
1026.43(c)(7)(ii)(A) | how to compute dti; debts over gross income; total debts divided by income; what goes on top and bottom of the ratio
1026.43(c)(7)(ii)(B) | what is residual income; money left after debts; leftover income calc; income minus obligations
1026.43(d)(2) | streamline out of a bad loan; refinance from option arm to fixed; when no atr is needed for a rescue refi; non-standard to standard conditions
1026.43(d)(2)(ii) | new payment must be lower; ten percent lower enough; materially lower payment; payment savings for the rescue refi
1026.43(d)(2)(iv) | one late payment in the last year; two lates in twelve months stop the rescue refi; more than 30 days late once; pay history for nonstandard refi
1026.43(d)(2)(v) | no lates in six months; clean half year before the application; thirty day late last month; recent late kills the refi
1026.43(d)(3) | no income check to prevent default; skip the atr for refinance of own bad loan; exempt rescue refinance; recast is coming
1026.43(e)(1)(i) | qm safe from suit; safe harbor for a prime loan; can the borrower sue over qm; conclusive proof of ability
1026.43(e)(1)(ii)(A) | high rate qm can be challenged; not full protection; higher-priced qm status; rebuttable presumption for a qualified mortgage
1026.43(e)(1)(ii)(B) | how can the borrower beat the presumption; left without money to live on; not enough residual income; rebut a qm
1026.43(e)(2) | what is a general qm; conditions for qualified mortgage; does my loan qualify as qm; thirty years no balloon fees capped; price based qm
1026.43(e)(2)(i) | qm may not have interest-only; no balloon in a regular qm; no neg am qm; graduated payment qm or not
1026.43(e)(2)(ii) | forty year loan as qm; 30 year limit; how many years at most for a qm; 480 months is too long to be safe
1026.43(e)(2)(iv) | underwrite the arm at the highest rate in five years; max rate first five years; qualify payment qm; arm qm rate
1026.43(e)(2)(v)(A) | qm consider dti or residual income; consider income debts in qm; policies for considering dti; underwriting general qm; no hard dti cap anymore
1026.43(e)(2)(v)(B)(1) | verify income for qm; fannie guide as proof for qm; safe harbor verification standards; which handbook is good enough
1026.43(e)(2)(v)(B)(2) | verify debts and child support for qm; qm debts proof; credit report for qm debts; alimony checked for a qualified mortgage
1026.43(e)(2)(vi) | price cap for qm; how far over apor; rate too high for qm; apr limit for qualified mortgage; short reset arm apr for qm
1026.43(e)(2)(vi)(A) | big first lien 2.25 over apor; price limit for a normal size loan; loan over 110 thousand price cap; qm apr spread first mortgage
1026.43(e)(2)(vi)(B) | medium first lien 3.5 over; between 66 and 110 thousand; price cap of smaller first loan; mid size loan spread
1026.43(e)(2)(vi)(C) | small first lien 6.5 over; tiny loan qm spread; less than 66 thousand; price cap little loan
1026.43(e)(2)(vi)(D) | mobile home 6.5 over; manufactured home qm spread; trailer loan price cap; small chattel loan qm
1026.43(e)(2)(vi)(E) | second lien spread large; 3.5 for second mortgages; junior lien qm price; big second price cap
1026.43(e)(2)(vi)(F) | small second lien 6.5; little second mortgage price cap; junior lien under 66 thousand; small home equity loan qm
1026.43(e)(3)(i) | points and fees test of qm; fees too high to be qm; how much may we charge on a qm; fee cap by loan size
1026.43(e)(3)(i)(A) | over 100 thousand three percent; large loan fee limit; 3 percent points and fees; normal size loan fee cap
1026.43(e)(3)(i)(B) | sixty to hundred thousand flat fee; three thousand dollar cap; middle loan fee cap; flat fee limit
1026.43(e)(3)(i)(C) | twenty to sixty thousand five percent; fee cap for small loans; five percent points and fees; 40000 loan fees
1026.43(e)(3)(i)(D) | thousand dollar fee cap; loan of 15000; next smallest loans limit of fees; very small mortgage fees
1026.43(e)(3)(i)(E) | smallest loans eight percent; tiny loan fee limit; 8 percent on a 10000 loan; smallest loan fee cap
1026.43(e)(3)(ii) | yearly change of the fee tiers; this year's points and fees amounts; cpi update qm; new numbers January 1
1026.43(e)(3)(iii) | we went over the fee cap, fix after closing; cure points and fees 210 days; refund excess to save qm; cure ended in 2021
1026.43(e)(4) | fha va usda qm; government loan qualified mortgage; va irrrl qm; rural housing loans
1026.43(e)(5)(i) | small bank holds the loan, qm at any dti; small lender keeps loans; community bank qualified mortgage; under 2000 loans a year
1026.43(e)(5)(ii) | sell the small creditor qm early; lost qm after a sale; three years before selling; may we sell portfolio loans; transfer to another small bank
1026.43(e)(5)(ii)(A) | sell after three years; wait three years to sell; sale of a portfolio qm later; holding period small lender
1026.43(e)(5)(ii)(B) | sell to another small creditor; buyer is also small; transfer between community banks; keep status with small buyer
1026.43(e)(5)(ii)(D) | merger and qm loans; bank bought by another; acquisition keeps status; loans moved in a merger
1026.43(e)(6)(ii) | temporary balloon qm ended 2016; april 1 2016 application; old small creditor balloon; is the balloon transition over
1026.43(e)(7)(i) | loan becomes qm after three years; aged into qm; non-qm kept 36 months; fixed first lien seasoning
1026.43(e)(7)(ii) | lates allowed for seasoning; two 30 day lates; one sixty day late kills seasoning; pay record for seasoned qm
1026.43(e)(7)(iii)(B) | may we sell during seasoning; held in portfolio; one whole loan sale; securitized before three years; keep title until seasoned
1026.43(e)(7)(iv)(A)(3) | short by fifty dollars or less; small short pay not late; three deficient payments; slight underpayment and seasoning
1026.43(e)(7)(iv)(B) | covid plan and seasoning; disaster deferral agreement; mod after a hurricane and qm; hardship agreement after covid that adds no interest
1026.43(e)(7)(iv)(C) | when do the 36 months run; late at month 36; forbearance time not counted; seasoning clock for a qualified mortgage
1026.43(f)(1) | rural balloon qm; small rural bank balloon; balloon payment allowed in qm; five year balloon at a country bank; conditions for small lender balloons
1026.43(f)(1)(iv)(C) | shortest balloon term; three year balloon qm or not; five years or longer; term of a rural balloon
1026.43(f)(1)(iv)(B) | balloon rate fixed; rate cannot go up balloon qm; arm balloon not ok; fixed during the term
1026.43(f)(1)(vi) | rural or underserved test; small and rural lender; asset limit for balloon; one rural loan last year
1026.43(f)(2) | sell a balloon qm; balloon loan loses status; transfer within three years; keep rural balloons
1026.43(g)(1) | may a mortgage have a prepay penalty; charge for paying off early allowed; penalty only on fixed prime qm; arm with penalty forbidden; early payoff fee on a home loan
1026.43(g)(1)(ii)(A) | penalty on an adjustable loan; rate can rise, no penalty; only fixed or step rate; arm early payoff fee
1026.43(g)(1)(ii)(B) | penalty only with qm; non-qm early fee; must be qualified for a penalty; seasoned qm and penalty
1026.43(g)(1)(ii)(C) | higher-priced loan no penalty; subprime early payoff fee; hpml penalty ban; rate above apor and penalty
1026.43(g)(2)(i) | penalty after three years; how long may the early fee last; year four payoff fee; end of prepay period
1026.43(g)(2)(ii)(A) | two percent in the first two years; paid off after a year, how much; early fee cap year one; max prepay 2 percent
1026.43(g)(2)(ii)(B) | one percent in the third year; paid off in month thirty; early fee in year three; smaller penalty later
1026.43(g)(3) | must offer a loan without penalty; choice without early fee; both options offered; show him the same loan with no early payoff charge
1026.43(g)(4) | broker and penalty loans; show the other loan through a broker; tell the broker the no-penalty offer; wholesale penalty offers
1026.43(h) | line used to dodge the repay test; fake heloc to avoid atr; structure as open-end to evade; disguise a loan as a line
`
