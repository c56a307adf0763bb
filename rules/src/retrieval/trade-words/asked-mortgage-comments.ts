/** How people ask for what only the commentary on home loans and disclosures answers. Written from the text, not reviewed by a person yet. */
export const ASKED_MORTGAGE_COMMENT_WORDS = `
1026/comment 2(a)(3)-2 | applicant has an ITIN, no social security number; no SSN, is the application complete; foreign borrower without social for the LE clock; other identifier to pull credit
1026/comment 2(a)(17)(i)-2 | dealer contract assigned at once to the bank, who is creditor; contractor note payable to him and sold; name on the note first; bank form used by the dealer
1026/comment 2(a)(24)-6 | buy the house and pay off a car in one loan; part of the money builds the home; cash back with a purchase; loan for several purposes, is it purchase money
1026/comment 3(a)-6 | business loan later turned personal; old shop loan rewritten for the family; refinance of a commercial note for home use; change of purpose later
1026/comment 3(a)-8 | horse or cattle or vineyard loan; tractor for a hobby farm; is fishing agriculture; timber and flowers as farm purpose
1026/comment 4(a)-2 | our overhead is not a finance charge; cost the bank swallows; discount the lender pays the dealer; absorbed costs in the rate
1026/comment 4(a)(1)-1 | borrower picks the mortgage insurer, still in apr; required service of any vendor; choice of provider does not matter; mandated cost by others
1026/comment 4(a)(2)-2 | courier fee of the closing attorney not required by us; we require the agent but not each fee; title agent's extra charge; lump settlement fee
1026/comment 4(c)(1)-1 | what may the application fee cover; appraisal inside the application fee; fee for all applicants of one program; app fee only in mortgage programs
1026/comment 4(c)(3)-1 | interest on an overdrawn balance is a finance charge; percent charge on overdraft; daily rate on negative checking; overdraft charged by rate not by item
1026/comment 4(c)(5)-1 | seller pays and passes it on in the price; builder's forward commitment fee; points charged to the seller; seller's points in sale price
1026/comment 4(d)-5 | we make credit life mandatory, count it; required insurance from anyone; voluntary only if no factor in approval; debt cancellation needed to get the loan
1026/comment 4(d)-6 | life insurance naming his wife; policy not paying the creditor; other optional insurance sold with the loan; accident policy where the bank gets nothing
1026/comment 4(d)-7 | one signature for all insurance; initial each option; husband signs the box for both; who may sign for the coverage
1026/comment 4(d)-9 | vsi premium left out of apr; single interest insurance without waiver; blanket vsi paid by borrower; subrogation waiver for vsi
1026/comment 17(b)-2 | heloc converts to a fixed loan, new papers; turn the line into an installment note; line of credit made closed-end; lock feature of an equity line, disclosures
1026/comment 17(c)(1)-4 | borrower puts money in a buydown account; 3-2-1 paid by buyer; own money lowers payments; consumer buydown in the apr
1026/comment 17(c)(1)-16 | two notes one closing, one TIL or two; separate papers for down payment loan; loan and insurance financing together; combine transactions in one TIL
1026/comment 17(c)(1)-19 | cash back offer from the dealer; free toaster with a loan; manufacturer's rebate on a car; premium for borrowers in disclosures
1026/comment 17(c)(5)-4 | is a balloon note a demand loan; five-year balloon renews; bank may refinance at maturity; balloon disclosures not demand
1026/comment 17(c)(6)-2 | one or two sets for a construction-perm loan; flexible construction papers; choose combined or separate; new build with end loan
1026/comment 17(f)-1 | apr changed before closing, when must we redo; term changed though apr same; estimate marked so no new papers; rate up before signing
1026/comment 18(c)-4 | itemization on a mortgage replaced by settlement forms; reverse mortgage and itemizing; hud form instead of itemization; LE instead of itemization
1026/comment 18(k)(1)-2 | fee to release the lien is not a penalty; charge for payoff letter; loan guarantee fee; what is no prepayment penalty
1026/comment 18(m)-5 | dragnet clause must be told; other loans' collateral secures this one; cross collateral at credit unions; spreader clause line
1026/comment 18(m)-7 | dad's car secures the son's loan; collateral owned by somebody else; third party pledge told in the box; parents' property secures student
1026/comment 19(b)-2 | arm papers with the application form; before a nonrefundable fee; when a broker takes an arm application; mail arm sheet in three days
1026/comment 19(g)(1)-2 | one toolkit for husband and wife; booklet to the first applicant; two buyers one guide; both co-borrowers need the booklet
1026/comment 20(a)(1)-1 | interest-only note with a final payment renewed; partial principal paid at renewal; lower balance rollover; rolled over note with interest paid up
1026/comment 20(a)(2)-1 | cut the rate then raised it again; temporary lower rate, new papers later; apr back up, refinance; modify down then up
1026/comment 20(c)-2 | rate change from a modification, arm letter or not; trial mod rate; only contract changes need the letter; modified step rate notices
1026/comment 20(e)(1)-2 | escrow set up since he did not pay taxes, closing letter; forced escrow of a defaulted borrower; account for a delinquent loan ended; workout escrow closed
1026/comment 20(e)(1)-3 | loan paid off, send escrow letter; refinanced, escrow closes; foreclosure ended the account; payoff and impound closing notice
1026/comment 23(a)(1)-2 | spouse owns but does not sign, cancel right; must live there to cancel; daughter owns half but lives elsewhere; owner not on the note
1026/comment 23(a)(2)-1 | cancel in her own words on plain paper; need he use our form; telegram or letter; when is the cancel letter given
1026/comment 23(b)(1)-1 | both spouses get two forms and the TIL; each owner gets material papers; tolled for one spouse; electronic cancel notice one copy
1026/comment 23(b)(1)-2 | cancel form printed on the contract back; separate sheet rule; font of the cancel form; other information on the same page
1026/comment 23(c)-2 | put loan money in escrow during the cancel days; borrower as escrow agent not allowed; hold with title until day four; valid escrow arrangement
1026/comment 23(c)-3 | what may we do while waiting; cut the check ahead; record the mortgage before the days end; interest runs in the wait
1026/comment 23(d)(2)-1 | broker fee and appraisal paid to others come back; refund fees paid to third parties; application fee also; whatever he paid for the loan
1026/comment 23(d)(2)-2 | building permit cost not returned; money outside of the loan; zoning fee is his; which costs we need not give back
1026/comment 23(d)(3)-2 | shingles already nailed on, pay value; cannot return the furnace; give back value of materials; installed windows and rescission
1026/comment 23(e)-2 | each owner signs and dates the waiver; no printed forms for waiving; describe the emergency in writing; can one spouse waive for both
1026/comment 23(f)-1 | buying a mobile home or houseboat to live in; construction of the main home, cancel right; purchase of a trailer home exempt; build on own lot, cancel or not
1026/comment 23(f)-2 | second lien to buy the home, no cancel; buyer assumes the first and gets a second; junior purchase money; lien position does not matter
1026/comment 23(f)-5 | city program rehab loan, cancel right stays; county lender gives notices; town is not the state; municipal loans and rescission
1026/comment 24(i)-1 | save up to 500 a month claim; radio ad comparing loans; compares with hypothetical payment; savings claim rules for mortgages
1026/comment 35(b)(1)-2 | earthquake insurance in escrow; optional coverage not escrowed; credit life in the impound; which insurance must be collected
1026/comment 35(b)(3)-3 | original value, price or appraisal; lesser of sale price and value; refi original value; second appraisal does not count for cancel
1026/comment 35(c)(4)(i)-3 | what date did the seller get it; deed date or closing date; when seller became owner; start of the flip clock
1026/comment 36(a)(4)-1 | how does a seller check ability; income proof for seller financing; buyer's payment versus income; safe way for the seller
1026/comment 36(c)(1)(i)-4 | trial payment lower than the note, credit it; forbearance payments and crediting; loss mit plan amount is not the periodic payment; temporary plan money
1026/comment 36(c)(1)(i)-5 | after a final modification which amount is the payment; modified payment credited; permanent mod and full payment; new amount under the mod
1026/comment 36(c)(1)(ii)-1 | choices with a short payment, return, apply, or hold; may we credit a partial at once; send back the money; suspense or apply
1026/comment 36(c)(3)-3 | payoff figure turned out wrong; correct the payoff letter; interest per day in the payoff; later events change the payoff
1026/comment 36(d)-2 | brokerage pays its own LOs by rate; broker company rules for staff; commission split inside the broker shop; broker owner pays more for high rates
1026/comment 36(d)(1)-4 | price loans by risk, fine; raise rate on weak credit; loan pricing is free but pay is not; lender may recover costs in the rate
1026/comment 36(f)(3)(iii)-1 | how much training for bank LOs; licensed classes count; training tailored to the loans; online CE for a nonprofit
1026/comment 36(g)(1)-2 | LO has no NMLS number by law; exempt lender and the ID; left blank if not issued; nonprofit without ID
1026/comment 36(i)-1 | monthly premium added to the balance if unpaid; single premium at closing; month by month insurance; when does financing happen
1026/comment 41(a)-2 | biweekly mortgage bill; pays every two weeks; one statement a month for short cycles; weekly payment loan bill
1026/comment 41(c)-2 | may we add ads or messages to the bill; combine escrow statement with the bill; extra information on the mortgage statement; insert other notices
1026/comment 41(d)-4 | trial plan, how to show applied payments; forbearance and the bill breakdown; loss mit amount on the statement; temporary agreement details
1026/comment 41(d)(1)-1 | accelerated loan but we take less to reinstate; amount due after acceleration; show the reinstatement sum; accurate until date
1026/comment 41(d)(8)-1 | when does the delinquency start; how do we count 46 days late; measured on the statement date; first unpaid due date
1026/comment 41(e)(4)(iii)-1 | merger loans counted when; bought a branch with mortgages; acquired loans are ours; small servicer after acquisition
1026/comment 41(e)(5)-1 | bankruptcy lawyer writes for the debtor; attorney's request to stop bills; letter from counsel counts; agent of the borrower
1026/comment 41(e)(6)-1 | charged-off second sold to a debt buyer; new owner letter after charge-off; purchase of zombie loans; transfer of a written-off mortgage
1026/comment 41(f)-1 | case dismissed, normal bills again; discharge and bankruptcy statement; out of chapter 13, which bill; after the case ends
1026/comment 42(b)(1)-2 | is the homeowner covered by appraisal rules; persons not covered by independence; consumer may talk to the appraiser; guarantor or spouse outside the independence rule
1026/comment 42(c)(1)(i)-2 | range of values asked; at least the price; minimum or maximum value; no number but a hint
1026/comment 42(d)(1)(i)-1 | appraiser plans to buy the home; future ownership interest; holds a lien on the house; prohibited interest example
1026/comment 42(e)-1 | use another appraisal to be diligent; second valuation after a violation; how to still make the loan; tainted value replaced
1026/comment 42(f)(1)-5 | discount for many orders; bulk deal with an appraiser; lower fee for volume; wholesale appraisal price
1026/comment 43(a)(3)-1 | renew a bridge loan; second year of the temporary loan; twelve months plus a renewal of the bridge; renewable construction loan and atr
1026/comment 43(a)(3)-2 | eighteen-month construction phase; renewable one-year draw phase; construction part over a year; permanent phase can be qm
1026/comment 43(c)(1)-2 | lost his job a month after closing; change after the loan is made; known plan to retire soon; judged as of signing
1026/comment 43(c)(2)(i)-2 | use only enough income; ignore the second job if not needed; need we verify all assets; rely on part of the pay
1026/comment 43(c)(2)(i)-5 | two borrowers, use only one income; co-applicant without a job; joint loan incomes; need both incomes or not
1026/comment 43(c)(2)(ii)-1 | part-time or seasonal job counts; military or self-employed status; works only summers; irregular employment and the test
1026/comment 43(c)(2)(iv)-2 | how would we know of a second loan; ask about down payment sources; purchase policy on other loans; title shows another lien
1026/comment 43(c)(2)(v)-4 | yearly tax divided by twelve; quarterly dues per month; how to spread the premium; monthly share of assessments
1026/comment 43(c)(3)-6 | debt on the application only; do we need statements for each debt; verify child support; report missing the alimony
1026/comment 43(c)(3)-7 | rent receipts as credit history; utility payments to show credit; nontraditional credit as history; no need for a full report
1026/comment 43(c)(3)-8 | proof that he is in the army; LES for employment; defense department database check; sailor's job verification
1026/comment 43(c)(4)-3 | IRS transcript in place of a return; 4506 transcript for income; tax summary from the IRS; state tax transcript for income
`
