/** Everyday ways to ask for the laws that protect servicemembers. Written beside the text, not yet reviewed by a person. */
export const ASKED_SOLDIER_WORDS = `
usc-10/987(a) | which interest may be charged to a soldier; interest only as agreed and lawful; covered borrower and finance charges; charge only what the note and law allow; interest for a sailor
usc-10/987(b) | highest rate for a soldier's loan; 36 percent all in for military; payday loan to a marine over the cap; mapr too high with the fees; credit card for a soldier's wife above 36; can we charge a sailor 40 percent; cap on loans to troops; all in cost over 36
usc-10/987(c)(1) | tell the soldier the rate and payments before the loan; oral and written military disclosures; what papers does a covered borrower get; statement of mapr
usc-10/987(d)(1) | state payday law against the military cap; does federal military law beat state law; state usury law preempted for military; which law wins, state or federal military
usc-10/987(e)(1) | roll over a soldier's payday loan; refinance the same covered borrower with us; renew military loan; consolidate a marine's loans with the same lender; new loan pays off the old covered loan
usc-10/987(e)(2) | soldier must waive his rights in the contract; give up scra rights in a loan, forbidden; contract takes away his legal recourse; waive rights of servicemember forbidden
usc-10/987(e)(3) | arbitration clause in a loan to a sailor; force a covered borrower to arbitrate; jury waiver military; may we require arbitration from military borrowers; onerous notice before suing
usc-10/987(e)(5) | take a post dated check from a soldier as security; title loan to a marine; account access as security for a covered loan; pawn the car title of an airman; check held for a military loan
usc-10/987(e)(6) | require an allotment from military pay; paycheck allotment as a condition; must pay by allotment; can we condition the loan on allotment
usc-10/987(e)(7) | early payoff fee on a soldier's loan; covered borrower prepays without penalty; penalty for a military borrower who pays early; prohibit prepaying
usc-10/987(f)(1) | crime to break the military lending law; jail for a lender; criminal for lenders to soldiers; misdemeanor under military lending
usc-10/987(f)(3) | is a loan that breaks the military lending law valid; contract over the cap is void from the start; can we collect a loan that broke the military rule; military loan null from inception
usc-10/987(f)(5)(A) | soldier sues the lender, at least 500 per violation; punitive damages military lending; what does the lender owe a wronged soldier; damages under military lending
usc-10/987(f)(5)(E) | how long to sue under military lending, two years and five years; deadline for a soldier's suit; statute of limitations military lending act; after discovery two years
usc-10/987(i)(1) | who is a covered borrower; active duty more than 30 days; reservist on active guard duty; is a retired veteran covered; who counts as military for the 36 cap; is a reservist covered; soldier on orders of 45 days
usc-10/987(i)(2) | soldier's wife and kids as dependents; is a girlfriend covered; dependent for the military cap; kids and parents counted as dependents; is my husband in the navy, am I covered
usc-10/987(i)(3) | which fees count in the military rate; credit insurance and add-ons in mapr; application fee counted; add on products in the rate; what counts as interest for soldiers; all-in cost
usc-10/987(i)(6) | is a mortgage or car loan outside military lending; purchase money auto loan exempt; which credit is not covered; is a truck loan to a private covered; home loan exempt from military lending
usc-50/3911(2) | what is active duty for scra; national guard called up over thirty days; does training count; reserves on weekend drill, covered or not; coast guard and public health officers
usc-50/3911(4) | wife, child, or half supported person as dependent; who is a dependent in the soldiers act; mother supported by the soldier; who counts as family for relief
usc-50/3917(a) | reservist got orders but hasn't reported; protection starts on receipt of orders; orders received but not yet reported; reservist protected early
usc-50/3918(a) | soldier signs away his protection; waiver must be separate and in writing; waiver signed during service; give up the car under a waiver
usc-50/3918(c) | waiver in at least 12 point type; print size of the scra waiver; small print waiver; how large must waiver letters be
usc-50/3931(b)(1) | affidavit about military status before default judgment; check dmdc before a judgment; sue a borrower who may be in the army; nonmilitary affidavit; check if the debtor is in the service before judgment; what must we file for a default judgment; status affidavit
usc-50/3931(b)(2) | court names a lawyer for the absent soldier; no judgment until an attorney is appointed; lawyer appointed for deployed defendant; court must appoint counsel
usc-50/3931(c) | lied on the military affidavit; false statement of military service, jail; penalty for a false military affidavit; signed without checking service
usc-50/3931(d) | stay of 90 days when the soldier can't appear; default case on hold; pause the case against an absent soldier; minimum ninety day stay
usc-50/3931(g)(1) | undo a judgment taken while deployed; soldier reopens the default judgment within 60 days after service; judgment entered while overseas; set aside a default for a veteran
usc-50/3931(g)(2) | ninety days after discharge to ask the court to reopen; how long after release to attack the judgment; time to file to reopen; 90 days from discharge
usc-50/3932(b)(1) | soldier knows of the lawsuit and asks to wait; ninety day stay; collection case postponed by deployment; delay court until leave; postpone the hearing for a sailor
usc-50/3932(b)(2) | letter from the commander that he can't come to court; what must the stay request include; what papers for a stay; when can he appear statement
usc-50/3933(b) | waive penalty because of service; late fine reduced for a soldier; contract penalty forgiven for a reservist; reduce a fine due to deployment
usc-50/3934(a) | stop a garnishment of a soldier; court halts an attachment or levy; lift a bank levy on a deployed man; stay execution of a judgment
usc-50/3936(a) | time in service does not count for statute of limitations; deadline to sue is frozen for military; clock stops while in the army; toll the limitation period
usc-50/3937(a)(1) | lower my rate to six percent, I joined the army; reservist called up has a 24 percent card; six percent cap on old debts; spouse's joint loan rate cut; does it cover loans made during service; my son was deployed, cut his card rate; soldier wants lower interest; loan from before boot camp
usc-50/3937(a)(1)(A) | mortgage rate stays at six for a year after service; house loan and extra year; six percent on the house after discharge; one more year on the mortgage
usc-50/3937(a)(1)(B) | car loan and card at six percent only while serving; when does the lower rate end on a credit card; auto loan rate cut period; rate back up after service
usc-50/3937(a)(2) | is the interest above six postponed or forgiven; add the extra interest back later, no; must we write off the extra interest; interest over six is gone
usc-50/3937(a)(3) | payment must go down with the rate cut; lower the monthly payment by the interest saved; does the installment drop with the rate; keep the same payment, not allowed
usc-50/3937(b)(1)(A) | soldier must send notice and orders; 180 days after leaving the service to ask; how late can he request; written request for the cap; can he ask after he got home; deadline for orders; six months after discharge to request
usc-50/3937(b)(1)(B) | lender looks up dmdc on its own; give the six percent without a request; safe harbor for checking; may we find out military status ourselves; creditor uses defense database
usc-50/3937(b)(2) | rate cut goes back to the day of orders; retroactive six percent; effective date of the cap; from which day does six percent apply; go back to active duty date
usc-50/3937(c) | lender says the soldier can afford it, go to court; creditor relief from the cap; service does not hurt his ability to pay; court relief for the lender
usc-50/3937(d)(1) | fees counted as interest in the six percent; annual fee and late fee under scra; are late charges interest for soldiers; credit insurance not counted
usc-50/3937(e) | penalty for refusing the six percent; crime to ignore the rate cap; knowingly charged more than six; jail for overcharging a soldier
usc-50/3951(a)(1) | landlord evicts a soldier's family; eviction needs a court order; rent limit for protection; throw a deployed man's wife out; rent under the limit; landlord needs a judge
usc-50/3952(a)(1) | repossess a car of a soldier; marine fell behind on his truck bought before enlisting; court order before repo; lease broken by the lessor; take back a marine's truck; car note behind since deployment; repo during service
usc-50/3952(a)(2) | soldier paid a deposit before service; contract made after joining, repo allowed?; installment before entering service; bought the car after enlisting; down payment before entering
usc-50/3952(b) | repo man took a soldier's car without a court, crime; jail for repossessing from a marine; knowingly took back a soldier's property; self help repo penalty
usc-50/3952(c) | court may order refund of payments before repossession; judge orders return of installments; court may stay the repo; equity for soldier in contract
usc-50/3953(a) | which mortgages are protected; loan taken before active duty; mortgage made while serving, not covered; refinanced while on active duty; home loan before enlisting; which liens count
usc-50/3953(b) | soldier behind on the mortgage asks the judge for time; stay or change of a foreclosure suit; adjust the mortgage in court; pause foreclosure lawsuit for a soldier
usc-50/3953(c) | foreclose on a deployed borrower; no sale within a year after service without a court order; nonjudicial foreclosure of military; tax sale or seizure invalid; sold a sailor's house without a judge; when can we foreclose after he comes home; is the sale void
usc-50/3953(d) | crime to foreclose on a soldier without a court; foreclosing officer fined or jailed; criminal foreclosure of a servicemember; trustee sells soldier's house
usc-50/3955(a)(1) | break an apartment lease for deployment; soldier ends a car lease; got orders, get out of the lease; get out of rent because of orders; end my lease, army
usc-50/3955(a)(3) | widow of a soldier ends the lease in one year; death of the servicemember and lease; spouse ends the rental after death; surviving family and lease
usc-50/3955(b)(1) | which house leases can a soldier end; pcs or ninety day deployment; rental signed before service; orders for deployment and apartment
usc-50/3955(b)(2) | auto lease and 180 days of orders; moved overseas with a leased car; leased truck and deployment of six months; car lease covered by act
usc-50/3955(c)(1) | how to end the lease, written notice and orders; return the car within 15 days; what must he give the landlord; copy of orders and notice to lessor
usc-50/3955(d)(1) | lease ends thirty days after the next rent is due; effective date of ending an apartment lease; when is the last rent; thirty days after next due date
usc-50/3955(e)(2) | fee for ending a car lease early, forbidden; excess mileage charge allowed; unpaid lease amounts prorated; turn in charge for a soldier's car; wear and mileage owed
usc-50/3955(f) | refund rent paid ahead within thirty days; money paid ahead on a lease; return prepaid rent; lessor refunds in 30 days
usc-50/3956(a)(1) | soldier cancels phone or gym contract; orders move him where service isn't offered; cancel internet because of pcs; gym and phone contract ended by orders
usc-50/3956(e)(1) | early termination charge on a soldier's cell phone, no; phone company fee for leaving; no penalty for canceling because of orders; cell contract charge waived
usc-50/3957(a) | lender wants the soldier's life insurance pledged for a loan; assigned policy protected; lender's claim on a soldier's policy; exercise rights on assigned insurance
usc-50/3958(a)(1) | auction a soldier's storage unit; tow or storage lien needs a court order; mechanic's lien on a deployed man's car; mini storage sells a marine's goods; towing yard and a deployed owner
usc-50/3959 introductory text | soldier's wife asks for protection herself; dependents covered by court; family member hurt by the service asks for relief; dependent applies to the court
usc-50/4042(a) | soldier sues the bank over scra; private lawsuit of a servicemember; damages and class action; can a veteran sue a lender; class action for soldiers; private action
usc-50/4042(b) | lawyer's fees in a soldiers act case; who pays the soldier's attorney; costs and fees for a winner; attorney fees scra
`
