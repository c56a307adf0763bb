/** How people ask for what the comments say on gifts, transfers abroad, leases, and business data. */
export const ASKED_OTHER_COMMENT_WORDS = `
1005/comment 20(a)(3)-2 | mall gift card rules; shopping center card usable in many stores; is a mall card store or general use; card good at stores in one mall
1005/comment 20(a)-5 | gift cards for business use; card bought to reward employees; company card not for household; corporate incentive card
1005/comment 20(b)(2)-2 | what makes a prepaid card marketed as a gift; words or pictures of presents on a card; sold with holiday wrapping; gift display rack
1005/comment 20(b)(4)-2 | card given to employees by an employer; health plan card; examples not sold to the public; class action payment card; insurance payout card
1005/comment 20(b)(5)-2 | paper certificate examples; receipt with a code; printed from email counts or not; is a bar code printout paper only
1005/comment 20(d)-1 | when does the idle year begin on a gift card; example of a year without use; fee date and last purchase; twelve month math for inactivity
1005/comment 20(d)-5 | back charge for months without a fee; catch up gift card fees; add old months together; accumulate dormancy charges
1005/comment 20(e)-8 | seven year card expiration; card dated seven years after making; safe harbor for plastic expiration; printed date far out
1005/comment 20(e)-10 | exchange an expired gift card; refund the leftover in other form; new card when plastic ran out; keep funds available after expiration
1005/comment 20(e)-11 | lost gift card, must we replace; stolen gift card replacement; customer lost the present card; replacement duty for missing cards
1005/comment 30(c)-2 | how do we know the money is received abroad; recipient's account in another country; pickup place in a foreign country; account at a bank outside the states
1005/comment 30(c)-3 | sending money to my own account abroad; sender is also the receiver; own foreign account transfer; transfer to self overseas
1005/comment 30(e)-3 | examples of money sent abroad that count; international ach or wire from consumer account; bill pay to a foreign payee; card that family uses overseas
1005/comment 30(g)-1 | customer on vacation sends money, located where; which state is the sender in; account location decides; calls from outside the country
1005/comment 30(g)-3 | sole owner uses the business account to send abroad; wire from a commercial account; nonconsumer account transfer; personal use from company account
1005/comment 31(a)(2)-1 | online sender and e-sign; no consent steps for prepayment form; e-sign for receipts; electronic request for transfer
1005/comment 31(a)(3)-1 | starts by phone, finishes in branch; partly by telephone; mixed channel transfer; call then visit
1005/comment 31(b)(1)(iv)-2 | how to round the exchange rate; decimals of a rate; same rounding each currency; rate with five decimals
1002/comment 102(o)-1 | can an entity be a principal owner; indirect owner through a company; only people not firms; holding company owns the shop
1002/comment 102(o)-2 | trust holds the business, who counts; trustee as principal owner; family trust owner demographics; beneficiary or trustee
1002/comment 103(a)-4 | prescreened offer to a business, application or not; firm offer accepted by a shop; solicitation we started; mailed preapproval to a company
1002/comment 103(a)-5 | owner asks for a line and a term loan together; several credit requests at once; one form two loans; count each request
1002/comment 103(a)-8 | same application twice; duplicate business request; double submission by rule; report only one
1002/comment 103(a)-10 | two unrelated companies apply together; co-applicant firms by rule; collect data from one; several borrowers not affiliated
1002/comment 103(b)-3 | increase at renewal is reportable; extra money on an existing line; more credit asked; line increase request
1002/comment 103(b)-4 | we raised the line on our own; bank reviews accounts itself; unsolicited increase by rule; review not asked by the owner
1002/comment 104(b)-1 | factoring excluded from business data; buying invoices by rule; sale of receivables; merchant advance is not factoring
1002/comment 104(b)-2 | equipment lease excluded or not; true lease and 1071; lease with buyout; leasing vehicles to a firm
1002/comment 104(b)-3 | owner uses his personal card for business; consumer-designated credit by rule; personal loan used in a shop; household loan for business use
1002/comment 104(b)-4 | bought business loans, report; purchase of a pool; participation purchase by rule; loan sale and 1071
1002/comment 105(b)-3 | loan by two lenders, who counts the origination; broker and bank both involved; last decision maker counts; count toward the hundred
1002/comment 105(b)-5 | do renewals count toward the loan total; line increases count or not; extension not an origination; counting for coverage
1002/comment 106(b)(1)-1 | thought it was small, turned out big; stop collecting when not small; change of size status; erase data for large firm
1002/comment 106(b)(1)-3 | rely on stated revenue; add affiliates' sales; updated revenue figure; applicant says under five million
1013/comment 2(d)-1 | walk away lease explained; lessee not responsible for value difference; excess mileage still owed; ordinary closed-end example
1013/comment 2(e)-2 | month to month lease, over four months; week by week rental; renewal rights and term; cancel without penalty lease
1013/comment 2(e)-6 | lease to a company with a guarantor; corporation leases a car; organization lessee by rule; fleet for a partnership
1013/comment 2(e)-7 | security system or cable box lease; propane tank rental; incidental to a service; equipment with a service contract
1013/comment 2(e)-8 | safe deposit box rental; is a box at the bank a lease; vault box lease; box renter disclosures
1013/comment 2(e)-11 | dollar limit for covered leases by year; threshold amount of lease; this year's lease cap; leases above the cap
1013/comment 2(g)-1 | guarantor of a lease gets papers; is a guarantor a lessee; cosigner on car lease; guaranty disclosures by rule
1013/comment 2(h)-3 | bank buys leases from dealers; assignee as lessor; finance company involved in lease; dealer assigns lease
1013/comment 3(a)(1)-5 | must the lessee sign the disclosure; signature on lease form; initials on federal box; unsigned lease statement
1013/comment 4(b)-3 | upside down trade in on a lease; negative equity trade; owes more than the car; trade-in below zero
1013/comment 4(b)-4 | manufacturer rebate on a lease; rebate applied at signing; cash incentive shown; rebate kept by lessee
1013/comment 4(d)-3 | taxes passed to others, other charges; third party fees; collected for someone else; dealer doc fee
1013/comment 4(g)(1)-2 | full formula for early end; actuarial method named; describe the method of penalty; address to ask for the method
1013/comment 4(i)-5 | price stated as retail guide value; purchase price by blue book; sum certain at lease end; independent source price
1013/comment 4(l)-4 | how long has lessee for an appraisal; deadline for own valuation; reasonable time for appraisal; thirty days to get value
1013/comment 4(o)-3 | gap or service contract as insurance; breakdown protection by rule; mechanical warranty product; state decides if insurance
1013/comment 4(q)-1 | attorney fees on default listed; collection cost charge; automatic legal fee; default expenses in lease
`
