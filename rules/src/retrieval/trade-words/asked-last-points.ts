/** How people ask for points that stand at the side in several parts, in their own words. */
export const ASKED_LAST_POINT_WORDS = `
1003.3(b) | state exemption from hmda was lost, when do we start; report beginning next calendar year; no longer exempt by state law; lost the state disclosure exemption
1003.4(a)(1)(i)(E) | denied then approved in the same year, old loan id; file reported earlier now closes; reuse the uli when the application came back; second reporting of one application
1003.5(b)(1) | who makes the hmda disclosure statement; ffiec statement of our data; where is our yearly statement published; do we prepare the disclosure statement ourselves
1003.5(d)(2) | may we hand out our own register if we like; give the public our statement voluntarily; charge a copying fee for hmda data; reasonable cost for the lar copy
1003.6(c)(2) | quarterly filer sent an error, fixed by annual date; good faith quarterly report mistake; wrong data in a quarterly submission; correct before the yearly filing quarterly filer
1030.2(n) | is a bonus or waived expense interest; what is interest on a deposit; does a free gift count as interest; payment for use of money
1030.2(o) | interest rate versus apy; annual rate without compounding; nominal rate meaning; what is the interest rate on the form
1030.2(q) | what is a periodic statement; four or more times a year; is a cd notice a statement; regular account summary
1030.3(c) | reg e papers satisfy savings rules; electronic fund fee told under reg e; one disclosure for both rules; substitute reg e notice
1030.6(b) | average daily balance for a different period than the statement; quarterly interest with monthly statements; two periods on a statement; interest cycle not the statement cycle
1030.8(c)(6)(iii) | two year cd pays interest out each year in an ad; interest cannot stay in the account ad; noncompounding certificate ad; must withdraw interest statement
1030.11(b)(3) | atm screen overdraft offer short disclosure; phone machine talk of courtesy pay; less text on a terminal; which lines skip on atm
1030.11(b)(4) | lobby sign for courtesy pay; indoor overdraft poster; sign says see an employee for overdraft terms; poster inside branch for coverage
1006.14(f) | advertise the debt for sale to shame; sell the account publicly to force payment; coercive ad by rule; public sale notice of a debt
1006.14(h)(2)(iii) | law requires mail though he refused letters; legally required notice after opt out; must send by a medium he rejected; required foreclosure letter and media request
1006.18(a) | lying to a debtor; deceptive statement in collections; misleading representation ban; any false means
1006.22(a) | unfair collection conduct in general; unconscionable means by rule; what is an unfair practice; treat debtors unfairly
1006.30(b)(2)(ii) | discharged mortgage with a lien still there, sell it; secured claim after bankruptcy transfer; sell a discharged secured debt; ride through lien sale
1006.30(e) | letterhead of a fake collector; furnish forms to creditors; flat rating by rule; form looks like a third party collects
1006.34(d)(4) | online validation notice layout; clickable dispute boxes; links in electronic notice; format for e-delivered notice
1006.34(d)(3)(iv)(A) | state wording on the reverse; back of the letter and a front statement; other law notices printed behind; see reverse side
1007.101(c)(3) | privately insured credit union registration; non federally insured credit union nmls; state agreement for registry; uninsured credit union mlo
1007.103(b)(2) | must I keep my registration while not originating; stopped making mortgages, drop nmls; maintain registration by rule; leave the mortgage desk
1041.3(b)(2)(ii)(B) | line with minimum payments leaving a balloon; last payment twice the others on a credit line; minimums do not pay it off; multiple advance balloon
1041.3(e)(3) | document the borrower's income for an alternative loan; proof of recurring income; policy for income papers; pay stub for small loan
1041.8(a)(2)(i) | one time debit within one business day of consent; immediate ach by request; same day electronic pull; next day single transfer
1041.8(c)(3)(iii)(B) | consent by recorded phone call; oral okay after two fails; record the call and read terms; phone authorization by rule
1041.9(a)(4)(i)(B) | must offer email for notices; email choice before text; consent with email option; e-delivery consent email
1041.9(a)(8) | spanish payment notice; notices in another language; english on request for small loan notices; foreign language withdrawal notice
1041.9(b)(3)(i)(A) | mail the unusual withdrawal notice six to ten business days; different amount letter by post; mailing window by rule; changed payment date mailed notice
1041.9(b)(2)(i)(C) | hand the first withdrawal notice in person; three business days in person; give at the store; personal delivery of first notice
1004.4(d) | housing creditor not using parity follows state law; other law applies; state rules for ordinary mortgages; outside of parity act
1008.107(c) | teacher of a class gets credit; instructor two hours for one; ce credit for teaching; originator who teaches
1013.3(a)(4) | spanish lease disclosures; lease terms in another language; english copy on request for lease; foreign language lease form
1013.7(c) | lease catalog with many pages; web lease ad table; refer to the page with terms; online multipage lease ad
1013.9(a) | state leasing law conflicts; which law controls leases; inconsistent state lease rule; state gives more protection to lessees
`
