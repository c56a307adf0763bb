/** Everyday ways to ask for the laws that protect servicemembers. Reviewed by a person against the text. */
export const ASKED_SOLDIER_WORDS = `
usc-10/987(a) | which interest may be charged to a soldier; interest only as agreed and lawful; covered borrower and finance charges
usc-10/987(b) | highest rate for a soldier's loan; 36 percent all in for military; payday loan to a marine over the cap; mapr too high with the fees; credit card for a soldier's wife above 36
usc-10/987(c)(1) | tell the soldier the rate and payments before the loan; oral and written military disclosures; what papers does a covered borrower get; statement of mapr
usc-10/987(d)(1) | state payday law against the military cap; does federal military law beat state law
usc-10/987(e)(1) | roll over a soldier's payday loan; refinance the same covered borrower with us; renew military loan
usc-10/987(e)(2) | soldier must waive his rights in the contract; give up scra rights in a loan, forbidden
usc-10/987(e)(3) | arbitration clause in a loan to a sailor; force a covered borrower to arbitrate; jury waiver military
usc-10/987(e)(5) | take a post dated check from a soldier as security; title loan to a marine; account access as security for a covered loan
usc-10/987(e)(6) | require an allotment from military pay; paycheck allotment as a condition
usc-10/987(e)(7) | early payoff fee on a soldier's loan; covered borrower prepays without penalty
usc-10/987(f)(1) | crime to break the military lending law; jail for a lender
usc-10/987(f)(3) | is a loan that breaks the military lending law valid; contract over the cap is void from the start; can we collect a loan that broke the military rule; military loan null from inception
usc-10/987(f)(5)(A) | soldier sues the lender, at least 500 per violation; punitive damages military lending
usc-10/987(f)(5)(E) | how long to sue under military lending, two years and five years
usc-10/987(i)(1) | who is a covered borrower; active duty more than 30 days; reservist on active guard duty; is a retired veteran covered
usc-10/987(i)(2) | soldier's wife and kids as dependents; is a girlfriend covered; dependent for the military cap
usc-10/987(i)(3) | which fees count in the military rate; credit insurance and add-ons in mapr; application fee counted
usc-10/987(i)(6) | is a mortgage or car loan outside military lending; purchase money auto loan exempt; which credit is not covered
usc-50/3911(2) | what is active duty for scra; national guard called up over thirty days; does training count
usc-50/3911(4) | wife, child, or half supported person as dependent; who is a dependent in the soldiers act
usc-50/3917(a) | reservist got orders but hasn't reported; protection starts on receipt of orders
usc-50/3918(a) | soldier signs away his protection; waiver must be separate and in writing; waiver signed during service; give up the car under a waiver
usc-50/3918(c) | waiver in at least 12 point type; print size of the scra waiver
usc-50/3931(b)(1) | affidavit about military status before default judgment; check dmdc before a judgment; sue a borrower who may be in the army; nonmilitary affidavit
usc-50/3931(b)(2) | court names a lawyer for the absent soldier; no judgment until an attorney is appointed
usc-50/3931(c) | lied on the military affidavit; false statement of military service, jail
usc-50/3931(d) | stay of 90 days when the soldier can't appear; default case on hold
usc-50/3931(g)(1) | undo a judgment taken while deployed; soldier reopens the default judgment within 60 days after service
usc-50/3931(g)(2) | ninety days after discharge to ask the court to reopen
usc-50/3932(b)(1) | soldier knows of the lawsuit and asks to wait; ninety day stay; collection case postponed by deployment
usc-50/3932(b)(2) | letter from the commander that he can't come to court; what must the stay request include
usc-50/3933(b) | waive penalty because of service; late fine reduced for a soldier
usc-50/3934(a) | stop a garnishment of a soldier; court halts an attachment or levy
usc-50/3936(a) | time in service does not count for statute of limitations; deadline to sue is frozen for military
usc-50/3937(a)(1) | lower my rate to six percent, I joined the army; reservist called up has a 24 percent card; six percent cap on old debts; spouse's joint loan rate cut; does it cover loans made during service
usc-50/3937(a)(1)(A) | mortgage rate stays at six for a year after service; house loan and extra year
usc-50/3937(a)(1)(B) | car loan and card at six percent only while serving
usc-50/3937(a)(2) | is the interest above six postponed or forgiven; add the extra interest back later, no
usc-50/3937(a)(3) | payment must go down with the rate cut; lower the monthly payment by the interest saved
usc-50/3937(b)(1)(A) | soldier must send notice and orders; 180 days after leaving the service to ask; how late can he request; written request for the cap
usc-50/3937(b)(1)(B) | lender looks up dmdc on its own; give the six percent without a request; safe harbor for checking
usc-50/3937(b)(2) | rate cut goes back to the day of orders; retroactive six percent; effective date of the cap
usc-50/3937(c) | lender says the soldier can afford it, go to court; creditor relief from the cap
usc-50/3937(d)(1) | fees counted as interest in the six percent; annual fee and late fee under scra
usc-50/3937(e) | penalty for refusing the six percent; crime to ignore the rate cap
usc-50/3951(a)(1) | landlord evicts a soldier's family; eviction needs a court order; rent limit for protection
usc-50/3952(a)(1) | repossess a car of a soldier; marine fell behind on his truck bought before enlisting; court order before repo; lease broken by the lessor
usc-50/3952(a)(2) | soldier paid a deposit before service; contract made after joining, repo allowed?; installment before entering service
usc-50/3952(b) | repo man took a soldier's car without a court, crime
usc-50/3952(c) | court may order refund of payments before repossession
usc-50/3953(a) | which mortgages are protected; loan taken before active duty; mortgage made while serving, not covered
usc-50/3953(b) | soldier behind on the mortgage asks the judge for time; stay or change of a foreclosure suit
usc-50/3953(c) | foreclose on a deployed borrower; no sale within a year after service without a court order; nonjudicial foreclosure of military; tax sale or seizure invalid
usc-50/3953(d) | crime to foreclose on a soldier without a court; foreclosing officer fined or jailed
usc-50/3955(a)(1) | break an apartment lease for deployment; soldier ends a car lease; got orders, get out of the lease
usc-50/3955(a)(3) | widow of a soldier ends the lease in one year; death of the servicemember and lease
usc-50/3955(b)(1) | which house leases can a soldier end; pcs or ninety day deployment
usc-50/3955(b)(2) | auto lease and 180 days of orders; moved overseas with a leased car
usc-50/3955(c)(1) | how to end the lease, written notice and orders; return the car within 15 days
usc-50/3955(d)(1) | lease ends thirty days after the next rent is due; effective date of ending an apartment lease
usc-50/3955(e)(2) | fee for ending a car lease early, forbidden; excess mileage charge allowed; unpaid lease amounts prorated
usc-50/3955(f) | refund rent paid ahead within thirty days
usc-50/3956(a)(1) | soldier cancels phone or gym contract; orders move him where service isn't offered
usc-50/3956(e)(1) | early termination charge on a soldier's cell phone, no
usc-50/3957(a) | lender wants the soldier's life insurance pledged for a loan; assigned policy protected
usc-50/3958(a)(1) | auction a soldier's storage unit; tow or storage lien needs a court order; mechanic's lien on a deployed man's car
usc-50/3959 introductory text | soldier's wife asks for protection herself; dependents covered by court
usc-50/4042(a) | soldier sues the bank over scra; private lawsuit of a servicemember; damages and class action
usc-50/4042(b) | lawyer's fees in a soldiers act case
`
