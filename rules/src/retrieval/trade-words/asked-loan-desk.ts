/** What loan officers, servicers, and their borrowers ask, in whole questions. */
export const ASKED_LOAN_DESK_WORDS = `
1002.2(f) | when does a walk in chat turn into a loan request; is asking for a rate quote an application; what counts as applying for credit; complete request versus just looking
1002.4(b) | what may a loan officer not say to a walk in; told a couple they would be happier at another bank; comments that keep people from applying; marketing that turns a group away
1002.5(b) | can I put a religion or nationality question on the form; may a lender ask what race you are on an auto loan; asking where someone was born; sex of a borrower on a personal loan
1002.5(c)(2) | when can we ask what the husband earns; borrower counts on her partner's salary; wife will be on the account, may we ask about her; questions about a former wife who pays alimony
1002.5(d)(1) | single person applies for a signature loan, may the form ask married; can we ask if someone is divorced; boxes allowed for marital status; asking about marriage on a joint loan
1002.5(d)(2) | applicant gets money from her ex, must she tell us; can we ask for the divorce decree for income; child support line on an application; tell her she need not reveal alimony
1002.5(d)(3) | may I ask a young woman if she will have children; she looks pregnant, what can we ask; birth control or family plans on a loan form; how many kids and their ages for expenses
1002.6(b)(2)(i) | borrower is 79, can we say no; lives on ssi only, decline; is age a good reason to deny; refusing somebody on welfare
1002.6(b)(5) | how do we treat a waitress with two part time jobs; may we ignore retirement checks; do we count support payments; cut part time wages by half
1002.7(d)(1) | husband wants a loan alone and qualifies, does the wife sign; automatic spouse signature on all notes; can I make his wife sign the note; owner's wife on a business loan
1002.7(d)(4) | which papers does the non borrowing spouse sign on a mortgage; homestead state and lien; wife signs the deed of trust only; secured loan and spouse's signature
1002.7(d)(5) | weak applicant, may we ask for another signer; can we insist the second signer be her husband; guaranty for a thin borrower; cosigner needed because of low income
1002.8(a)(3) | may our bank design a loan program just for minority buyers; special mortgage program for a disadvantaged class; for profit lender helping an underserved group; down payment grants by census group
1002.9(a)(1)(i) | how many days to tell an applicant yes or no; month to act on a full application; my bank hasn't answered in six weeks; deadline for a decision letter
1002.9(a)(1)(iv) | he never said yes to our smaller offer; three months after a counter without answer; offered a different rate, customer silent; second notice after counteroffer
1002.9(a)(2) | can a consumer denial be spoken; elements of a turn down letter; what must be in writing when we decline; refusal letter checklist
1002.9(a)(3)(i) | decline letter for a mom and pop store; corner shop refused, what notice; small firm with 800,000 in sales; how do we deny a little business
1002.9(a)(3)(ii) | denying a company with 20 million sales; big borrower refused, do we write; adverse action for large commercial applicants; middle market turndown
1002.9(b)(2) | is insufficient score specific enough; may we write did not meet guidelines; how exact must the reason be; internal policy as the stated reason
1002.9(c)(2) | borrower never sent tax returns, what letter; give him two weeks to send the rest; missing papers notice closes the file; letter for an unfinished application
1002.12(b)(1) | when may we shred declined applications; consumer loan file 25 months; commercial application 12 months; how long to hold apps that went nowhere
1002.13(a)(1) | who must be asked government monitoring questions; buying his own house, ask ethnicity; bank exempt from hmda still asks race; monitoring on a main home refinance
1002.13(b) | applicant skipped the race box in the office; do I fill it in by looking; refuses to give sex and ethnicity; face to face and left blank
1002.14(a)(1) | borrower wants the appraisal before closing; how soon to send the valuation; three business days ahead of closing for the report; can she waive waiting for the appraisal; first mortgage valuation copy
1002.14(a)(2) | what tells people they get the appraisal; three days after applying for a home loan, which valuation notice; right to receive a copy letter; disclosure of valuation copy
1002.14(a)(3) | can we bill for making the copy of the report; who pays the appraiser; appraisal cost passed to borrower; charge for emailing the valuation
1022.43(a) | member writes us that our reporting is wrong; customer disputes a late pay with us not the bureau; do we have to research a credit complaint mailed here; correct my credit report request to lender
1022.43(e)(3) | how many days to finish a credit report dispute; month to reply on a bureau complaint; answer deadline for furnisher disputes; when must results go to the consumer
1022.43(f)(2) | dispute is junk, when do we tell him; letter within five business days that it is frivolous; refuse to look into a credit complaint; notice of no investigation
1022.72(a) | which borrowers get a risk based pricing notice; gave her a worse rate because of credit; must we send a letter when rate depends on score; notice for not the best terms
1022.74(b) | do we send pricing notice to someone we declined; already gave a denial letter; adverse action covers it; two letters for one applicant
1022.74(d)(1) | credit score exception for house loans; give every mortgage applicant a score sheet; home equity applicants and the score notice; avoid pricing letters on mortgages
1022.74(e)(1) | score notice for auto and personal loans; avoid risk pricing by giving all the score; credit score exception form for car loans; hand every borrower the score
1022.82(c)(1) | credit report came back with address mismatch flag; alert that the address differs; what to do with a discrepancy notice; is this report about our applicant
1022.30(b)(1) | applicant is sick, may we weigh that; can health matter for a loan; reject over a medical condition; ask about illness
1024.14(b) | agent wants something for sending buyers; may we buy lunch for realtors who refer; thank you cash for a mortgage lead; paying builders per loan; gift to a customer for a referral
1024.14(g)(1)(iv) | can we rent a desk at the realty office; pay a broker for advertising; msa with a builder at fair value; payment for real services
1024.14(g)(1)(vii) | teller gets ten bucks for a mortgage lead; reward our branch employees; bonus to own staff; in house referral pay
1024.15(b)(1) | we own half the title agency, what to tell borrowers; aba notice timing; sister insurance company disclosure; relationship and price estimate sheet
1024.20(a)(1) | do I need to send the ten counselor list; housing counselors sheet deadline; list with each mortgage application; counseling list age thirty days
1024.17(c)(5) | most extra we can hold in escrow; two month cushion legal; padding in tax account; is a three month reserve too much
1024.17(f)(2)(i) | escrow came out 300 over, what now; refund check deadline for overage; under fifty dollars too much; my escrow has extra money
1024.17(f)(3)(ii)(B) | taxes doubled and escrow is 2000 short; can we make them pay the shortage at once when large; twelve months to repay shortage; why did my house payment jump
1024.17(k)(1) | county says taxes unpaid though escrowed; servicer paid my insurance late; pay escrow bills before penalty; who eats the tax penalty
1024.17(k)(5)(i) | behind on the mortgage and home insurance due; can we drop his policy and place ours; escrowed borrower overdue 60 days insurance; keep the homeowner's cover in force
1024.17(i) | yearly escrow letter deadline; when does my escrow analysis come; 30 days after escrow year; annual impound letter
1024.33(b)(3)(i) | how early must the borrower hear that servicing moves; letter timing when selling servicing; 15 days before and after; my mortgage was sold, when am I told
1024.33(c)(1) | I sent my payment to the old company; late fee after the loan moved; two month protection; payment to prior servicer on time
1024.34(b)(1) | loan is paid off, where is the escrow money; twenty business days to return impounds; refund leftover tax money; how long after payoff for escrow
1024.35(d) | got a complaint letter on a mortgage today; confirm receipt within a week; five days to say we have it; acknowledging a qwr
1024.35(e)(3)(i)(C) | how long may we take on a servicing complaint; borrower says payment misapplied, answer by; thirty days to resolve; error response deadline
1024.35(h) | charge for researching a complaint; must he be current first; no fees for error letters; pay before we answer
1024.36(d)(2)(i)(A) | who holds my mortgage note; identify investor in ten days; owner of the loan question; name of the trust
1024.36(d)(2)(i)(B) | copy of my payment history, how long; thirty days for document requests; answer to a records request; loan file copies deadline
1024.37(c)(1)(i) | home insurance lapsed, first letter; 45 days before we bill; buying coverage for borrower notice; how soon can lpi be charged
1024.37(d)(1) | second insurance reminder timing; letter thirty days later; fifteen days before charge; final notice of force placement
1024.37(g) | proof of insurance came in, undo our policy; refund double coverage; fifteen days to cancel; borrower had cover
1024.38(c)(1) | shred paid off mortgage servicing records when; one year after payoff; keep loan history after transfer; servicing retention after a sale
1024.39(a) | borrower missed the first, when do we call; phone by day thirty six; early contact with late homeowners; what is the first call date
1024.39(b)(1) | when is the late homeowner letter mailed; 45 days past due notice; early intervention mail; repeat every 180 days
1024.40(a)(1) | who talks with a delinquent homeowner; named contact by forty five days; assign staff to late borrower; one person for my modification
1024.41(b)(2)(i)(B) | got a hardship package, what goes out this week; five days to say complete or missing; acknowledge request for help; list of what is still needed
1024.41(c)(1) | how long to decide a modification; thirty days after full package; evaluate workout in time; my bank is sitting on my application
1024.41(f)(1)(i) | earliest day to start foreclosure; over 120 days late; can attorney file after three missed payments; four months before foreclosure
1024.41(g) | auction next month and package is in; can the sale go on while reviewing; dual tracking sale; complete before 37 days
1024.41(h)(2) | time to appeal a loan mod denial; two weeks to object; appeal came in late; fight the turndown
1003.3(c)(10) | is a rental house loan reported; loan to a company secured by a home; business loan lar; house as collateral for shop
1003.4(f) | how often do we update the hmda register; thirty days after quarter; when to enter loans; keep the lar current
1003.5(a)(1)(i) | when is the hmda file due; last day to send the lar; march first submission; yearly home loan data filing
1003.5(e) | do we need a hmda sign; lobby notice of home loan data; poster for mortgage data; where to hang the notice
1003.6(b)(1) | mistake in our lar, violation or not; unintentional data errors; good procedures but an error; wrong income on lar
1007.103(a)(1) | does our loan officer need an nmls number; register mortgage staff; bank originator sign up; federal registration of mlo
1007.105(b) | when must I give my nmls id; card or email with mlo number; customer asks for my id; first written contact number
1007.101(c)(2)(i) | officer closes two mortgages a year, registration; fewer than six loans; occasional mortgage lender employee; small number exception
1041.8(b)(1) | two returned debits, may we try again; stop pulling after second nsf; third attempt on a small loan; lender keeps debiting my account
`
