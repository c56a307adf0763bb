/** How people ask for mortgage statements, payoffs, rate change notices, and sold loans. Written from the text, not reviewed by a person yet. */
export const ASKED_MORTGAGE_SERVICING_WORDS = `
1026.36(c)(1)(i) | mortgage payment arrived the 1st, posted the 5th; when must the servicer credit a house payment; backdate the payment to the day it came; payment sat unopened over the weekend; my mortgage check was not posted in time; hold a payment without crediting it
1026.36(c)(1)(ii) | borrower sent less than the full payment, what do we do; short payment in suspense; half payment on the mortgage; may we send back a partial payment; unapplied funds on a home loan
1026.36(c)(1)(ii)(A) | tell the borrower how much sits in suspense; unapplied money shown on the bill; partial funds on the mortgage statement; how much is held in the holding account
1026.36(c)(1)(ii)(B) | enough in suspense for one payment, apply it; two half payments make a full one; when to pull money out of unapplied; money piled up to a whole installment
1026.36(c)(1)(iii) | mortgage payment to the wrong address, five days; paid at the branch though we said mail; borrower did not follow payment instructions, still accepted; nonconforming house payment; payment without the coupon
1026.36(c)(2) | late fee on a late fee; only the old late charge is unpaid, charge again; pyramiding on a mortgage; paid on time but short by the late charge; stacking late charges; short by twenty dollars because of last month's fee
1026.36(c)(3) | payoff letter how many days; seven business days to give a payoff figure; borrower wants the payoff on his house loan; written request for a payoff; title company asks for the payoff; can we charge for a payoff quote; loan in bankruptcy or foreclosure, payoff takes longer; payoff on a reverse mortgage
1026.39(a)(1) | we bought a mortgage, are we covered; servicer holding title only for convenience; who is the new owner that must write; more than one loan bought in a year; purchase of loans by a bank
1026.39(b) | we bought the loan, letter within 30 days; new owner of the mortgage notice; sold to another investor, who tells the borrower; ownership change letter, not servicing; thirty days after the purchase of a home loan
1026.39(b)(2) | which date is the transfer; purchase date in our books or the seller's; date of transfer for the ownership letter; effective date of a loan sale
1026.39(b)(3) | two borrowers, one ownership letter; send the sale notice to husband only; any primary borrower gets the transfer letter; joint borrowers and the new owner notice
1026.39(b)(4) | sold twice in a month, one letter; loan resold quickly, single notice; assign then sell again; combined notice of several owners
1026.39(c)(1) | we resell within thirty days, letter or not; flip the loan before the 30th day; short time owner of a mortgage; bought and sold the same month, no notice
1026.39(c)(3) | bought a participation in a mortgage; partial interest and the agent stays the same; part of the loan purchased, letter needed; participation share sale
1026.39(d) | what goes into the new owner letter; contents of the mortgage sale notice; name address phone of the new owner; ownership notice items
1026.39(d)(3) | who handles payment questions after the sale; servicer named in the ownership letter; contact for rescission notice after sale; agent of the new owner
1026.39(d)(4) | where the assignment is recorded; county records line in the sale letter; recorded or not statement; public record of the new owner
1026.39(d)(5) | does the new owner take partial payments; short payment policy in the ownership letter; partial payment box after the loan sale; new lender policy on less than full
1026.41(a)(1) | which loans get monthly mortgage statements; second home loan statement; open-end line and monthly mortgage bill; mobile home loan statements; does a home equity loan get the periodic statement
1026.41(a)(2) | send a mortgage bill every month; must we mail statements for each cycle; biweekly payer, one statement per month; servicer's statement duty; no bill was sent for two months; borrower on autopay, statement still
1026.41(b) | when does the mortgage bill go out; statement a few days after the grace period; reasonably prompt means how many days; four days after the courtesy period; first statement of a new loan
1026.41(c) | may we email mortgage statements; borrower agreed to electronic bill; online statement instead of paper; form of the home loan statement; consent to paperless statement
1026.41(d)(1) | top of the first page of the mortgage bill; amount due and due date, where; most prominent number on the statement; late fee date on the top
1026.41(d)(1)(ii) | late charge and when it hits on the mortgage bill; date after which a late fee comes; how much if late on the house statement; print the late fee date
1026.41(d)(2) | breakdown of what is due on the mortgage bill; principal interest escrow split of the payment; explanation box of the amount due; past due part shown; fees since last statement
1026.41(d)(3) | where did my last payment go; past payments breakdown; year to date paid on the mortgage; amounts sent to suspense shown; payments since last bill
1026.41(d)(4) | list of transactions on the home loan bill; show each fee and date; activity since last statement; inspection fee line on the bill
1026.41(d)(5) | what must he do to get suspense money applied; partial payment message on the bill; unapplied funds instruction; how much more to complete the payment
1026.41(d)(6) | phone number on the mortgage statement; toll-free contact on the bill; servicer's email on the statement; where borrower calls
1026.41(d)(7) | rate balance and prepayment penalty on the bill; account information box; principal balance on the statement; next rate change date on the mortgage bill; counselor website on the bill
1026.41(d)(7)(v) | housing counselor list on the statement; HUD counseling number on the bill; where to find homeowner help; counseling web link mortgage bill
1026.41(d)(8) | more than 45 days behind, box on the statement; delinquency notice on the bill; late borrower statement extra information; first page late box; may it be on a separate page
1026.41(d)(8)(i) | since when is he late, show on the bill; length of the delinquency; days or date delinquent on the statement; how long overdue line
1026.41(d)(8)(ii) | warn about foreclosure and costs on the bill; risks of not curing; expenses if you stay late; foreclosure risk sentence
1026.41(d)(8)(iii) | six months of history on the late statement; what was unpaid each month; table of past due by cycle; account history since last current
1026.41(d)(8)(iv) | trial plan shown on the statement; loss mit program on the bill; forbearance agreed, print it; workout he accepted notice
1026.41(d)(8)(v) | say whether foreclosure was filed; first legal filing on the statement; foreclosure started line; referral to foreclosure printed
1026.41(d)(8)(vi) | total to bring it current; reinstatement number on the bill; how much to catch up; amount to cure
1026.41(e)(1) | reverse mortgage monthly bill; hecm statement exempt; no periodic bill for reverse loans; older homeowner reverse loan statement
1026.41(e)(2) | timeshare loan monthly statement; vacation club loan bill; no statement on a timeshare; timeshares out of billing rules
1026.41(e)(3) | coupon book instead of bills; payment coupons fixed rate; may we use coupons on an arm; what must a coupon book have; book of slips for the year
1026.41(e)(3)(iii) | borrower with coupons asks for history; coupon book customers call for breakdown; give info on request to coupon payers; available by phone for coupon loans
1026.41(e)(3)(iv) | coupon borrower is 45 days late, write; late notice to coupon customers; coupon book and delinquency letter; written delinquency info each cycle without statements
1026.41(e)(4)(i) | small shop, do we need monthly mortgage statements; small servicer no bills; community bank statements on home loans; credit union with few loans and statements
1026.41(e)(4)(ii)(A) | fewer than 5000 mortgages that we made; we service loans for others, still small; one loan serviced for another, lose small status; count affiliates' loans; only our own loans
1026.41(e)(4)(ii)(B) | state housing finance agency servicer; HFA and periodic statements; housing agency is small by definition; state bond program servicing
1026.41(e)(4)(ii)(C) | habitat affiliate services loans; charity lender statements; nonprofit servicing 5000 loans; non-profit servicer for its associates
1026.41(e)(4)(iii) | when are loans counted for small status; January 1 count; grew over 5000 during the year; how long until we must comply after losing small status; six months or next January
1026.41(e)(4)(iii)(A) | loans serviced free for another bank; voluntary servicing not counted; no fee servicing for a non-affiliate; charitable servicing count
1026.41(e)(5)(i) | borrower filed bankruptcy, stop the bill; chapter 7 discharged, send statements; he surrenders the house in his plan; customer told us in writing to stop bills; when no statement in bankruptcy
1026.41(e)(5)(i)(B)(1) | debtor asks in writing to stop the bills; letter from lawyer, no more statements; request to cease mortgage bills in bankruptcy; stop mailing me statements
1026.41(e)(5)(i)(B)(2) | plan says he gives up the house; no payments on the loan in the plan; lien stripping plan; surrender in chapter 13 and bills
1026.41(e)(5)(i)(B)(3) | judge lifted the stay, statements; court voided the lien; order ends plan payments on our loan; relief from stay and monthly bill
1026.41(e)(5)(i)(B)(4) | statement of intention to give up the home; chapter 7 surrender and no payment since; debtor will surrender, bills off; intention filed with the court
1026.41(e)(5)(ii) | debtor reaffirmed, start bills again; asks in writing to get statements again; resume statements in bankruptcy; wants his mortgage bill back
1026.41(e)(5)(iii) | special address for bankruptcy requests; where the debtor writes to stop bills; exclusive PO box for statement requests; address for stop letters
1026.41(e)(5)(iv)(B) | one statement we may skip after filing; switch to bankruptcy bills, time; next billing cycle after filing; single statement pass; transition after discharge
1026.41(e)(6)(i) | charged off the second lien, stop statements; last statement after charge-off; suspension of statements notice; no more fees or interest after write-off; within 30 days of charge-off letter
1026.41(e)(6)(ii)(A) | charged off loan, we want interest again; bills start again after fees; resume collecting on charged-off mortgage; begin charging again means statements
1026.41(e)(6)(ii)(B) | back interest on a zombie second; charge fees for the silent time; retroactive interest on charged-off loan; old interest after years without statements
1026.41(f) | what does a bankruptcy mortgage bill look like; modified statement in chapter 7; statement for debtor keeping the house; bankrupt borrower monthly bill
1026.41(f)(1) | what may be left out of a bankruptcy bill; omit late fee and risk notice; drop foreclosure warnings for debtors; amount due not prominent in bankruptcy
1026.41(f)(2)(ii) | for information purposes only line; not an attempt to collect sentence; bankruptcy disclaimer on the bill; informational statement to a debtor
1026.41(f)(3)(ii) | chapter 13 bill shows post-filing payments only; amount due after the petition; post-petition payment due; plan payments and our bill
1026.41(f)(3)(v) | arrears paid by the trustee on the statement; pre-petition arrearage box; old debt balance in chapter 13; cure payments received
1026.41(f)(3)(vi)(B) | send payments to the trustee not us; conduit district statement; trustee pays the mortgage; do not pay us directly message
1026.41(f)(3)(vi)(E) | more than 45 days behind after filing; late on post-petition payments; chapter 13 debtor missed new payments; delinquent since the bankruptcy
1026.41(f)(4) | one spouse filed, other did not, which bill; co-borrower in bankruptcy statement; husband bankrupt, wife gets normal bill; joint obligors and modified statement
1026.41(f)(5) | coupon book for bankrupt borrower; bankruptcy notice with coupons; debtors using payment coupons; coupons and chapter 13
1026.41(g) | heir not liable gets bills or not; confirmed heir must return the form first; successor asks for statements; daughter inherited, send her bills
1026.20(c)(1)(ii)(A) | one year arm, no rate letter; short construction arm; arm under a year notice; twelve month adjustable loan
1026.20(c)(1)(ii)(B) | first change within 210 days was told at closing; six month arm first reset, letter or not; early first adjustment; new rate known at closing
1026.20(c)(1)(ii)(C) | borrower sent a cease contact letter, arm notice; debt collector servicer and rate letter; fdcpa stop letter; do not contact and rate notices
1026.20(c)(2) | arm payment goes up, when do we write; how far ahead of the new payment is the rate letter; sixty days before the new amount; rate changed but payment same, notice or not; arm that adjusts every month, 25 days; letter too early more than 120 days
1026.20(c)(2)(i) | what the arm change letter says first; explain the rate period ends; when the next change comes; statement part of the adjustment notice
1026.20(c)(2)(ii) | table with old and new rate; old payment and new payment in the letter; first new payment date in the arm notice; current and new columns
1026.20(c)(2)(iii) | how we figured the new arm rate, tell; index and margin in the letter; where to find the index; sofr plus margin explained
1026.20(c)(2)(iv) | caps and carryover in the arm letter; limits on increase told; foregone rate increase; cap reached this time
1026.20(c)(2)(vi) | interest only arm letter, balance won't shrink; neg am warning in rate notice; new payment does not reduce the loan; payment not to principal
1026.20(c)(2)(vii) | early payoff charge named in the arm letter; prepayment penalty in adjustment notice; pay off at reset charge; penalty circumstances in rate letter
1026.20(d) | first arm reset letter seven months ahead; initial adjustment, 210 to 240 days; when does the first rate change notice go; separate letter for first reset; arm resets within 210 days of closing, give at closing; must the first letter be apart from others
1026.20(d)(1)(ii) | arm of a year or less, first reset letter; twelve month loan no initial notice; short arm exempt; one year adjustable and first letter
1026.20(d)(2) | new rate not known yet, use an estimate; guess the first reset rate within 15 days; what the first reset letter holds; estimate label in the first notice
1026.20(d)(2)(ix) | phone number if she cannot afford the reset; call us if you cannot pay; contact line in the first reset letter; help number before reset
1026.20(d)(2)(x) | choices instead of the new rate; refinance sell modify forbear list; alternatives in the first reset letter; options when the payment jumps
1026.20(d)(2)(xi) | counselor website in the first reset letter; HUD list in the initial notice; housing counseling at reset; state housing agency link in the reset letter
1026.20(e)(1) | when does the escrow closing letter apply; no escrow was set up, tell them; cancel impound on a first lien; escrow waiver notice; no letter when the loan is paid off
1026.20(e)(2)(i) | fee to close the escrow account; date the escrow ends; reason for closing escrow stated; escrow closing fee in the letter; without an escrow you pay taxes yourself
1026.20(e)(2)(ii)(A) | what happens if he does not pay taxes after escrow ends; force-placed warning in the escrow letter; tax lien warning; consequences of unpaid property costs
1026.20(e)(4) | ten point type one page escrow notice; format of the escrow closing form; one sheet front side; H-29 form layout
1026.20(e)(5)(i) | borrower asked to drop escrow, letter three days ahead; he wants out of impounds, notice timing; cancel at his request; three business days before escrow closes
1026.20(e)(5)(ii) | we end the escrow ourselves, thirty business days; servicer closes escrow, notice; not asked by borrower, longer notice; lender decides to stop escrow
1026.20(e)(5)(iii) | mailed the escrow letter, three days to arrive; receipt of the escrow closing form; posted notice presumed received; mail rule for the impound letter
1026.20(f) | heir did not return the form, arm letters; confirmed successor and rate notices; notices to a not liable heir; heir acknowledgment first
1026.36(b) | which home loans fall under crediting and payoff rules; heloc payoff statement covered; timeshare loan out of these rules; second home payments rule; loan originator rules and open-end lines
1026.39(f) | heir and ownership letter; confirmed successor transfer notice; new owner notice to an heir; not liable successor and sale of the loan
`
