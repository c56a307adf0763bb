/** How people ask for high-cost and reverse mortgages. Written from the text, not reviewed by a person yet. */
export const ASKED_HIGH_COST_WORDS = `
1026.32(a)(1) | what is a high-cost loan; section 32 loan; does it cover helocs and purchases; main home only
1026.32(a)(1)(i)(A) | 6.5 over apor; first lien hoepa rate; apr trigger for high cost; first mortgage rate test
1026.32(a)(1)(i)(B) | small mobile home loan 8.5; chattel under 50000; personal property dwelling trigger; trailer loan high cost
1026.32(a)(1)(i)(C) | second lien 8.5 hoepa; junior loan rate trigger; home equity loan high cost rate; heloc in second place high cost
1026.32(a)(1)(ii)(A) | five percent fees high cost; points and fees trigger; fees too high section 32; larger loan fee trigger
1026.32(a)(1)(ii)(B) | small loan eight percent or thousand; fee trigger for little loans; less than 20000 hoepa; lesser of the two
1026.32(a)(1)(iii) | prepay penalty makes it high cost; penalty past 36 months; more than two percent penalty; early payoff fee trigger
1026.32(a)(2) | loans never high cost; reverse construction hfa usda; is a rural direct loan high cost; is my loan exempt from hoepa
1026.32(a)(2)(ii) | construction loan hoepa; first build of the home; building finance out of section 32; permanent phase counted
1026.32(a)(2)(iii) | state housing agency loan high cost; housing finance agency exempt; bond loan hoepa; housing finance agency is the lender
1026.32(a)(3) | which rate for the hoepa test; arm rate for high cost; max margin in the test; introductory rate in the hoepa apr
1026.32(b)(1) | what counts in points and fees; closed-end fee test list; qm fee items; include which charges; fees known at closing
1026.32(b)(1)(i)(B) | fha premium in points and fees; va funding fee excluded; usda guarantee fee; government insurance left out
1026.32(b)(1)(i)(C) | pmi in points and fees; upfront private mortgage insurance; monthly pmi excluded; refundable upfront pmi in the fee test
1026.32(b)(1)(i)(D) | title and courier fee to outsiders excluded; third party charge not kept; unaffiliated settlement fee; paid to others not us
1026.32(b)(1)(i)(E) | leave out two discount points; bona fide points within one over apor; two point exclusion; buy down excluded
1026.32(b)(1)(i)(F) | leave out one discount point; rate within two over apor; single point exclusion; one buydown point
1026.32(b)(1)(ii) | loan officer pay in points and fees; broker comp counted; lender-paid broker fee in the test; double counting of comp
1026.32(b)(1)(ii)(C) | our employee's commission out of the fee test; bank LO pay not counted; staff originator comp; creditor employee exclusion
1026.32(b)(1)(iii) | affiliate title fee counts; our own title company's charges; appraisal by affiliate in the test; real estate fees reasonable and not ours
1026.32(b)(1)(iv) | credit life in points and fees; debt cancellation paid at closing; single premium counted; insurance where we are beneficiary
1026.32(b)(1)(v) | prepayment penalty in the fee test; max penalty counts; early fee in points and fees; penalty amount added
1026.32(b)(1)(vi) | penalty on the old loan we hold; refinance our own loan penalty counted; old lender same as new; charged for paying off our own loan
1026.32(b)(2) | points and fees for a heloc; line of credit fee test; equity line high cost fees; open-end list of fees
1026.32(b)(2)(vii) | annual fee of the line in the test; participation fee heloc; membership charge at opening; yearly heloc fee counted
1026.32(b)(2)(viii) | draw fee counted once; transaction fee on the line; assume one draw; per draw charge
1026.32(b)(3)(i) | bona fide discount point meaning; point must lower the rate; consistent with market; one percent buys how much
1026.32(b)(4)(i) | total loan amount meaning; subtract financed fees; amount for the percent test; loan amount for hoepa
1026.32(b)(4)(ii) | heloc limit as the loan amount; line size for the fee test; total loan amount line; credit limit used
1026.32(b)(6)(i) | what is a prepayment penalty; interest to month end on fha; waived closing costs clawback; conditional third party costs; deferred fee if paid early
1026.32(b)(6)(ii) | early heloc closing fee is a penalty; clawback in 36 months of bank-paid costs; terminate the line fee; third party charges exception heloc
1026.32(c) | high cost form before closing; section 32 notice items; extra disclosure hoepa; what to tell a high cost borrower
1026.32(c)(1) | you could lose your home wording; not required to complete this agreement; hoepa warning text; exact words of the high cost notice
1026.32(d)(1)(i) | balloon in a high cost loan; payment twice the regular banned; hoepa no balloon; big last payment section 32
1026.32(d)(1)(ii) | when is a balloon ok in high cost; bridge of a year; small rural lender exception; farmer with seasonal income, balloon
1026.32(d)(2) | high cost and neg am; principal must not climb on a high-cost loan; no negative amortization hoepa; payment too low section 32
1026.32(d)(3) | payments taken from proceeds; prepaid payments more than two; advance installments banned; hold back payments
1026.32(d)(4) | default interest rate in high cost; raise rate after default; higher rate when late banned; penalty rate home loan
1026.32(d)(5) | rule of 78 refund in high cost; rebate worse than actuarial; refund method hoepa; unearned interest method
1026.32(d)(6) | prepay fee in high cost; no early payoff charge hoepa; penalty ban section 32; pay off early free
1026.32(d)(8) | call the high cost loan; demand clause banned; when may we accelerate hoepa; due on demand section 32
1026.32(d)(8)(ii) | default on payments, call the loan; missed payments acceleration high cost; did not pay hoepa loan; he quit paying, demand the whole balance
1026.31(c)(1) | high cost papers three days before; section 32 timing; hoepa notice wait; when to give high cost form; heloc high cost three days
1026.31(c)(1)(i) | terms changed after the hoepa notice; new three days high cost; redo section 32 form; amount changed before closing
1026.31(c)(1)(ii) | tell the change by phone; borrower asked for the change, telephone notice; oral new hoepa numbers; signed statement of phone notice
1026.31(c)(1)(iii) | give up the three days high cost; emergency waiver hoepa; waive section 32 wait; handwritten waiver high cost
1026.31(c)(2) | reverse mortgage papers three days; talc form timing; hecm disclosure wait; older borrower three business days
1026.31(h) | we made a high cost by mistake; fix hoepa error; unintentional high cost; cure high cost loan
1026.31(h)(1)(i) | thirty days to tell about the hoepa mistake; before any suit; notified of the violation in a month; quick fix within a month of closing
1026.31(h)(2)(i) | sixty days after we discover; bona fide error high cost; tell the borrower of the error; clerical hoepa mistake
1026.33(a) | what is a reverse mortgage; nonrecourse loan on home until death; seniors loan meaning; paid when he dies or moves
1026.33(b)(1) | not obligated statement reverse; may walk away after papers; reverse mortgage notice; no duty to complete
1026.33(b)(2) | total annual loan cost; cost rates reverse; projection of costs table; talc table for the elder
1026.33(b)(3) | loan terms and age of youngest; itemize reverse details; home value on the reverse form; charges list reverse
1026.33(c)(1) | annuity cost in the reverse; costs counted in talc; what charges in reverse cost; fees total reverse
1026.33(c)(5) | home growth zero four eight; house value growth in talc; rates of increase; assumed growth of the home value in talc
1026.33(c)(6)(i) | loan lengths assumed two years and life; life expectancy tables; how long reverse runs; youngest borrower's life
1026.34(a)(1) | pay the contractor directly high cost; home improvement draw; joint check to owner and builder; proceeds to the roofer
1026.34(a)(1)(i) | check payable to borrower and contractor; pay owner only; two-party check for the remodel; draft made out to both names
1026.34(a)(2) | sell a high cost loan, notice to buyer; warning to the purchaser; assignee notice hoepa; you may be liable text
1026.34(a)(3) | redo a high cost in a year; flip our own hoepa; refinance within twelve months; loan buyer refinances soon; in the borrower's interest
1026.34(a)(4) | ability check for high cost heloc; line without regard to income; verify income on hoepa line; repayment high cost open-end
1026.34(a)(5)(i) | counseling certificate for high cost; HUD counselor before hoepa; proof of counseling; must the borrower see a counselor
1026.34(a)(5)(ii) | when must counseling happen; counsel after the estimate; too early counseling; order of counseling and papers
1026.34(a)(5)(iii) | our affiliate counsels; counselor employed by us; counsel by lender's staff; counselor must be independent of the lender
1026.34(a)(5)(iv) | what the certificate says; names and dates of counseling; what is listed on the counseling certificate; counselor states that he saw the disclosures
1026.34(a)(5)(v) | who pays the counselor; lender pays counseling; fee only if loan closes; refund of counseling fee
1026.34(a)(5)(vi) | send him to one counselor; steer to counselor; give a list of counselors; choose for the borrower
1026.34(a)(6) | tell him to stop paying the old loan; advise default before refi; stop payments now; encourage him to default before the refi
1026.34(a)(7) | charge to modify high cost; deferral fee hoepa; fee to renew or amend high cost; fee for an extension of a strict loan
1026.34(a)(8)(i) | late fee four percent; high cost late charge max; cap of past due amount; note must allow the late fee
1026.34(a)(8)(ii) | fifteen days before a late fee; grace in high cost; thirty days if interest paid ahead; when may we charge late hoepa
1026.34(a)(8)(iii) | one late fee per late payment; stacking late charges hoepa; paid in full but old late fee; pyramiding high cost
1026.34(a)(8)(iv) | apply payment to past due first; continuing default late fees; missed payment and following late fee; late each month until cured
1026.34(a)(9)(i) | payoff quote fee high cost; free payoff statement; charge for payoff hoepa; no cost payoff letter
1026.34(a)(9)(ii) | fax or courier fee payoff; rush payoff charge; processing fee for payoff by fax; comparable fax fee
1026.34(a)(9)(iv) | four free payoff quotes; fifth payoff request; fee after many payoffs; repeated payoff letters in a year
1026.34(a)(9)(v) | payoff in five days high cost; how fast the payoff hoepa; five business days; payoff deadline section 32
1026.34(a)(10) | roll fees into a high cost loan; finance points and fees; closing costs financed hoepa; add points to principal
1026.34(b) | split the loan to dodge hoepa; two loans to avoid high cost; structure as heloc; evade section 32
`
