/** How people ask for the lines of the Loan Estimate and the Closing Disclosure. Written from the text, not reviewed by a person yet. */
export const ASKED_TRID_FORM_WORDS = `
1026.37(a)(4) | date on the LE, mailed or prepared; date issued of the estimate; which date when the broker sends it; revised LE date
1026.37(a)(5) | list all applicants on the LE; two borrowers on the estimate; mailing address of the applicant; who is named on page one of the LE
1026.37(a)(6) | no address yet, what do we put on the LE; lot without street number; zip code of the property; property TBD on the estimate
1026.37(a)(7)(i) | contract price on the LE; purchase price line; sale price label; no contract yet, estimate the price
1026.37(a)(7)(ii) | refi LE shows property value; estimated value without a seller; prop value label; which value for a refinance estimate
1026.37(a)(8) | loan term 30 years or 360 months; term in years and months; odd term on the LE; balloon term shown as 7 years
1026.37(a)(9) | purpose on the LE, which one comes first; purchase refinance construction home equity order; what purpose for a cash out; choose the purpose label
1026.37(a)(9)(i) | buying a house purpose; purchase label on the estimate; loan to buy the property; purchase and construction together
1026.37(a)(9)(ii) | refinance label on the LE; payoff of an old loan purpose; rate term refi purpose; refinance of a lot loan
1026.37(a)(9)(iii) | construction label on the LE; build loan purpose; first build or construction-perm; initial construction on the estimate
1026.37(a)(9)(iv) | home equity loan label; cash from a free and clear house; none of the other purposes; debt consolidation second, which purpose
1026.37(a)(10) | how do we name the product on the LE; 5/1 adjustable rate label; product field on the LE; which features come first
1026.37(a)(10)(i)(A) | arm label on the LE; rate not known at closing product; adjustable rate description; variable loan name on the estimate
1026.37(a)(10)(i)(C) | fixed rate label on the LE; plain fixed product; product is fixed; thirty year fixed on the estimate
1026.37(a)(10)(ii)(D) | year 7 balloon payment product; balloon label on page one; feature balloon on the estimate; product with final large payment
1026.37(a)(11) | loan type box conventional fha va other; which box for usda; type of loan on the LE; guaranteed by the state box
1026.37(a)(11)(iv) | usda loan type other; rural development box; state insured loan description; other box on the LE
1026.37(a)(12) | loan number on the LE; same ID on the CD; loan ID use letters; unique number with the broker
1026.37(a)(13) | rate lock yes or no on the LE; is the rate locked box; when the lock ends; estimate expiration date and time
1026.37(a)(13)(i) | lock end time with time zone; date and hour of lock expiration; put 5 pm EST on the LE; end of lock period
1026.37(a)(13)(ii) | estimates expire on this date line; closing cost estimates good until; time zone of expiration; ten business days on page one
1026.37(b)(1) | loan amount on page one; face of the note; financed mip in the loan amount; base or total amount
1026.37(b)(2) | interest rate line for an arm unknown at closing; fully indexed rate on the LE; rate at closing; note rate on the estimate
1026.37(b)(3) | monthly principal and interest line; first payment on the LE; initial p and i; payment for an arm on page one
1026.37(b)(4) | prepayment penalty yes or no on the LE; early payoff fee box page one; is interest to month-end a penalty on the LE; conditional waived costs as penalty
1026.37(b)(5) | balloon yes or no; final payment bigger than twice; balloon box page one; construction-only loan balloon on the LE
1026.37(b)(6) | can this amount increase after closing column; yes bullets on page one; may the payment go up; increase answers of the LE
1026.37(b)(6)(ii) | rate can go as high as in year; arm adjusts every year starting; highest rate bullet; see AIR table
1026.37(b)(6)(iii) | payment can go as high as; first adjusted payment year; payment adjusts bullet; interest-only until year bullet
1026.37(b)(7)(i) | as high as this penalty if paid off in the first years; largest prepay amount on the LE; penalty ends in year; max penalty bullet
1026.37(c) | projected payments section; payment columns on page one; years 1-7 years 8-30 columns; payment calculation table
1026.37(c)(1)(i) | when to add a new column in projected payments; event starts another column; pmi drop column; change in payment columns
1026.37(c)(1)(i)(C) | column when pmi ends automatically; mortgage insurance drop at 78 percent column; MI termination in the table; fha mip stays in columns
1026.37(c)(1)(ii) | no more than four columns; too many payment changes; combine ranges in projected payments; five columns not allowed
1026.37(c)(2)(ii) | mortgage insurance line in projected payments; pmi monthly on the LE; no MI, put zero; MI even without escrow
1026.37(c)(2)(iii) | escrow line in projected payments; no escrow account, put zero or dash; estimated escrow amount; impounds on page one
1026.37(c)(2)(iv) | total monthly payment line; sum of payment parts; rounded total payment; estimated total monthly payment
1026.37(c)(4) | estimated taxes insurance and assessments box; hoa dues box page one; in escrow yes no some; monthly taxes even without escrow
1026.37(c)(4)(ii) | which charges are in the taxes insurance amount; condo fee per month on the LE; flood insurance in the box; ground rent on the LE
1026.37(c)(5) | how do we estimate taxes on new construction; assessed value after building; replacement cost insurance estimate; tax reassess after sale
1026.37(d)(1) | costs at closing box page one; estimated closing costs and cash to close; bottom of page one; includes loan costs and other costs
1026.37(d)(2) | alternative table for a refi LE; no seller cash to close box; from or to borrower check box; optional table for refinances
1026.37(f)(1) | section A origination charges; points and underwriting fee on the LE; lender fees listed; broker fee in section A
1026.37(f)(1)(i) | points line even if zero; percent of loan amount points; discount points on the LE; blank when no points
1026.37(f)(2) | section B cannot shop; appraisal credit flood services; services you cannot shop for; lender chosen vendors
1026.37(f)(2)(i) | title dash in front of fees; title - label; name of title insurance items; settlement fee label with title
1026.37(f)(3) | section C can shop; title survey pest services; services you can shop for; borrower may choose these
1026.37(f)(5) | alphabetical order of fees; how to name fees on the LE; clear labels on the LE; points first then alphabet
1026.37(f)(6) | too many fees for the page; addendum to the LE; more than thirteen items; additional charges line
1026.37(f)(6)(ii) | extra page for section C items; addendum only for can-shop services; fifteen services to list; see attached page
1026.37(g)(1) | section E recording and transfer tax; government fees on the LE; buyer's share of transfer tax; recording total one line
1026.37(g)(1)(i) | recording fees line total; deed and mortgage recording; other government fees with recording; doc recording cost
1026.37(g)(1)(ii) | transfer taxes line; doc stamps on the deed; seller pays transfer tax, show or not; mansion tax on the LE
1026.37(g)(2) | section F prepaids; months of hazard premium; per diem interest line; property taxes paid at closing; what is a prepaid
1026.37(g)(2)(iii) | odd days interest on the LE; per day for how many days; interest from closing to month end; prepaid interest line
1026.37(g)(3) | section G escrow deposit; how many months reserves; initial escrow payment; impounds collected at the table
1026.37(g)(4) | section H other; owner's title optional; home warranty realtor commission on the LE; hoa fee at closing
1026.37(g)(4)(ii) | put optional behind owner's policy; (optional) label on the LE; separate insurance optional; warranty marked optional
1026.37(g)(6) | section J total closing costs; lender credits line; d plus i; credit as a negative number
1026.37(g)(6)(ii) | where to show lender credit; negative lender credits; no credit, leave blank; rebate pricing on the LE
1026.37(h)(2) | alternative cash to close for a refi; payoffs on the LE without a seller; simultaneous second LE table; refinance calculating cash
1026.37(h)(2)(iii) | payoff amounts on a refi LE; pay off credit cards in the table; total payoffs and payments; existing mortgage payoff line
1026.37(i) | AP table on the LE; adjustable payment table when; interest only payments table; leave out the AP table if not needed
1026.37(j) | AIR table on the LE; adjustable rate table on the LE; index margin first change limits; no AIR table for fixed
1026.37(j)(1) | index plus margin in AIR; sofr 30 day average name; margin shown on the LE; index label short name
1026.37(j)(6) | rate caps in the AIR table; first change limit; subsequent change cap; 2/2/5 caps on the LE
1026.37(k) | lender contact box page three; loan officer name NMLS phone; broker contact on the LE; leave broker blank
1026.37(l)(1) | in five years box; total paid and principal paid in five years; comparison of loans; sixty months figures
1026.37(l)(3) | TIP on the LE; total interest percentage; how to compute TIP; interest over life as percent
1026.37(m)(1) | appraisal statement on the LE; we will give you a copy; may order an appraisal and charge; no appraisal, leave out
1026.37(m)(2) | assumption yes or no on the LE; will allow or will not allow; can another person take over the loan; assumable statement page three
1026.37(m)(4) | late payment sentence on the LE; more than 15 days late fee; percent of the payment late; late fee text
1026.37(m)(6) | servicing statement on the LE; intend to service or transfer; who collects payments; sell servicing intention
1026.37(m)(7) | deficiency after foreclosure statement refi; state law protection lost; liability after foreclosure; refi loses anti-deficiency
1026.37(m)(8) | new construction clause on the LE; may issue a revised disclosure any time before 60 days; building statement on the LE; construction loans text
1026.37(n)(1) | borrower signs the LE; signature line optional; confirm receipt on the LE; does he have to sign the estimate
1026.37(n)(2) | no signature line, what text; loan acceptance statement; you do not have to accept; unsigned LE wording
1026.37(o)(3)(i) | must we use form H-24; exact form for respa loans; change the LE layout; official LE form required
1026.37(o)(4)(i)(A) | round to whole dollars on the LE; cents on the estimate; rounding rules on the LE; which amounts are rounded
1026.37(o)(4)(ii) | decimals of percentages on the LE; three decimals on the LE; drop zeros rate; 4.0 or 4 percent
1026.37(o)(5)(ii) | Spanish loan estimate; translate the LE; other language LE; modify form for translation
1026.37(o)(5)(iii) | our logo on the LE; slogan on the estimate; brand on page one; put the bank name in color
1026.38(a)(3)(i) | CD date issued; which date on the corrected CD; delivered date on the CD; date on the final form
1026.38(a)(3)(ii) | closing date on the CD; signing date line; date of consummation on the form; closing date versus disbursement
1026.38(a)(3)(iii) | disbursement date on the CD; fund date on the CD; refi with three day wait funding date; money goes out date
1026.38(a)(3)(vii)(B) | appraised value on a refi CD; no seller value; no appraisal, estimated value; value label on the CD
1026.38(a)(4)(i) | borrower names on the CD; all borrowers listed; nonborrowing spouse on the CD; extra page for names
1026.38(a)(4)(ii) | seller name on the CD; two sellers on the CD; no seller in a refi, blank; seller address on the CD
1026.38(a)(5)(vi) | MIC number on the CD; fha case number on the CD; mortgage insurance case number; va loan number line
1026.38(e) | refi calculating cash to close on the CD; alternative table on the final form; no seller table; did this change column refi
1026.38(f) | columns borrower-paid seller-paid by others; loan costs page two of the CD; before closing column; POC column on the CD
1026.38(f)(1) | origination charges on the CD; lender-paid broker fee by others column; section A final; compensation to the broker shown
1026.38(f)(2) | did not shop for section B; services picked from our list; borrower used our vendor; section B on the CD
1026.38(f)(3) | did shop for section C; borrower's own vendor; shopped services final; provider not on the list goes where
1026.38(g)(1) | recording fees deed and mortgage split on the CD; transfer tax per government; taxes and government fees final; name of the county
1026.38(g)(2) | prepaids on the CD; insurance company name; prepaid interest negative; months of premium final
1026.38(g)(3) | aggregate adjustment on the CD; escrow deposit final; section G on the CD; impound total on the CD; adjustment as a negative
1026.38(g)(4) | realtor commission on the CD; section H final; home inspection paid by buyer; hoa transfer fee
1026.38(h)(3) | lender credit for tolerance cure on the CD; show refund for excess; credit for increase above legal limit; cure statement line
1026.38(i) | cash to close table on the CD; did this change yes no; compare with the estimate; calculating cash to close final
1026.38(i)(1)(iii)(A)(3) | fees over the legal limit statement; excess above tolerance text; lender credit for the excess; exceeds legal limits by
1026.38(i)(2) | paid before closing line; appraisal paid up front on the table; closing costs paid before closing; POC amount negative
1026.38(i)(4) | down payment line on the CD; funds from borrower; price minus loan; down payment changed
1026.38(i)(5) | earnest money line; deposit with the broker; deposit changed on the CD; good faith deposit final
1026.38(i)(7) | seller credits line; seller concessions changed; general and specific seller credit; see seller credits section L
1026.38(i)(8) | adjustments and credits line; tax prorations in cash to close; gift money credit; employer help on the CD
1026.38(j)(1)(ii) | contract price without furniture; sale price line K; price excludes personal property; section K first line
1026.38(j)(1)(iii) | furniture sold with the house; personal property price; appliances on the CD; separate price for the piano
1026.38(j)(1)(vii) | city taxes prepaid by the seller; proration of taxes to the seller; buyer pays back taxes; section K taxes
1026.38(j)(2)(ii) | earnest deposit section L; deposit paid line; money held by the agent; good faith money
1026.38(j)(2)(v) | seller credit lump sum section L; concession not itemized; seller gives 3000 toward costs; line for seller credit
1026.38(j)(2)(vi) | gift funds on the CD; other credits on the CD; grant or second loan in section L; rent credit on the CD; realtor rebate to the buyer
1026.38(j)(4)(i) | paid outside of closing; P.O.C. mark on the CD; who paid poc; not from closing funds
1026.38(k)(2)(v) | seller's mortgage payoff line; first loan payoff; section N payoff; payoff of seller's lien
1026.38(k)(2)(viii) | other seller obligations; judgment lien payoff; seller repairs holdback; section N other payoffs
1026.38(l)(1) | assumption line on the CD; will the lender allow a new owner; assumable final form; page four assumption
1026.38(l)(2) | demand feature on the CD; may the lender require early repayment; call loan box; page four demand
1026.38(l)(4) | neg am statement on the CD; payments do not cover interest; loan amount may increase box; negative amortization page four
1026.38(l)(5) | partial payment policy on the CD; do we accept short payments box; hold partial payments; page four partial payments
1026.38(l)(7) | escrow section page four; will have or will not have escrow; why no escrow; escrowed property costs year one
1026.38(l)(7)(i)(A)(1) | escrowed property costs over year 1; eleven or twelve payments count; first year escrow total; year one impound
1026.38(l)(7)(i)(A)(2) | non-escrowed property costs; hoa dues paid yourself; costs outside of escrow year one; not in escrow estimate
1026.38(l)(7)(i)(B)(2) | escrow waiver fee; fee for no escrow; charge to skip impounds; waiver cost page four
1026.38(o)(1) | total of payments on the CD; how to compute total of payments trid; include mortgage insurance and loan costs; tolerance 100 total
1026.38(o)(2) | finance charge on the CD page five; hundred dollar tolerance finance charge trid; dollar amount the loan will cost; understated CD charge
1026.38(o)(3) | amount financed on the CD; loan amount after upfront finance charge; page five amount financed; compute amount financed trid
1026.38(o)(4) | apr on the CD; yearly costs rate page five; apr is not the interest rate line; apr box final
1026.38(o)(5) | TIP on the CD; total interest percent final; prepaid interest in TIP; interest percent of loan
1026.38(p)(1) | appraisal copy statement page five; get a copy three days before closing; no appraisal copy received line; other disclosures appraisal
1026.38(p)(3) | deficiency box page five; state law may protect you; liability after foreclosure checkbox; responsible for unpaid balance
1026.38(p)(5) | tax deduction line page five; interest above home value; consult tax advisor CD; loan more than property value
1026.38(r) | contact table of the CD; real estate brokers license numbers; settlement agent contact; who is listed in contact information
1026.38(s)(1) | signing the CD; confirm receipt line; must the borrower sign the CD; signature is not acceptance
1026.38(t)(3)(i) | must we use form H-25; standard CD form; change the CD layout; exact form federally related loan
1026.38(t)(4)(i) | rounding on the CD; which CD amounts are whole dollars; cents on the closing form; exact cents closing costs
1026.38(t)(5)(v) | hide buyer's data from the seller; separate forms for buyer and seller; privacy on the CD; split buyer and seller pages
1026.38(t)(5)(vi) | seller-only CD on the CD; form for realtors; give a CD to third party; shorter seller form
1026.38(t)(5)(vii) | CD for a refi without seller columns; payoffs and payments table; delete the summaries; alternative CD no seller
1026.38(t)(5)(viii) | Spanish CD on the CD; translate the closing form; other language CD; modify layout for translation
1026.38(t)(5)(ix) | extra page with title company language; escrow instructions attached; customary recitals on the CD; add a page to the CD
`
