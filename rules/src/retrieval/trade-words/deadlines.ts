/** Days and periods that stand beside better known ones, in the words of the trade. Reviewed by a person against the text. */
export const DEADLINE_WORDS = `
1002.9(a)(2)(ii) | applicant asks for the reasons within 60 days, we give them within 30 days of the request
1002.9(e) | approved applicant never came back, treat as withdrawn after 30 days
1002.10(a)(2) | spouse asks to add both names to credit reporting, 90 days
1002.16(b)(2) | how many years to sue under ecoa
1003.6(c)(1) | hmda entry wrong in the quarter, fixed before the annual filing
1005.10(a)(1)(i) | tell the customer that direct deposit came, two business days
1005.11(b)(3) | asked for documents first, new time for a notice of error
1005.11(c)(2)(ii) | tell the consumer that provisional credit was given, two business days
1005.11(c)(2)(iii) | fix the eft error within one business day
1005.11(c)(2)(iv) | report results of the eft investigation in three business days
1005.11(d)(2)(ii) | honor checks for five business days after the notice that provisional credit is taken back
1005.18(c)(1)(ii) | prepaid account online history of twelve months
1005.18(c)(1)(iii) | written history of a prepaid account, 24 months
1005.18(e)(1)(ii) | prepaid account unauthorized transfer, 120 days to report
1005.19(b)(1) | send prepaid agreements to the bureau, 30 days
1005.19(b)(4)(i) | fewer than 3000 prepaid accounts, no filing
1005.31(e)(2) | remittance receipt, given when the sender pays
1005.36(c)(2) | cancel a remittance scheduled ahead, three business days
1006.100(b) | debt collector keeps call recordings three years after the call
1016.5(e)(2)(ii) | lost the annual notice exception, notice within 100 days
1016.10(a)(3)(i) | time to opt out by mail, 30 days is reasonable
1022.27(a)(2) | renewed affiliate opt out, five years again
1024.5(b)(4) | vacant land loan and respa, two years to build
1024.7(b)(1) | broker gives the gfe within three business days
1024.7(c) | how long gfe terms are good, ten business days
1024.7(f)(4) | gfe ran out
1024.10(e) | keep the hud-1 five years
1024.14(h) | keep respa section 8 papers five years
1024.15(d) | keep affiliated business papers five years
1024.17(e)(1) | new servicer changes the escrow payment, new initial statement in 60 days
1024.17(f)(2)(ii) | surplus and the borrower is behind, keep it
1024.17(g)(2) | escrow set up after closing, statement in 45 days
1024.17(i)(4)(ii) | old servicer sends a short year statement within 60 days of the transfer
1024.17(i)(4)(iii) | loan paid off, short year escrow statement in 60 days
1024.35(e)(4) | borrower wants the papers behind our answer, 15 days
1024.35(g)(2) | telling the borrower we will not treat it as a notice of error, five days
1024.36(f)(2) | telling the borrower we will not answer the information request, five days
1024.39(d)(3)(iii) | bankrupt borrower early intervention letter once in 180 days
1024.41(k)(2)(i) | new servicer took over a pending loss mitigation application, acknowledgment time
1024.41(k)(3) | complete application pending at a servicing transfer
1024.41(k)(4)(i) | appeal pending when servicing moved
1026.9(b)(3)(i) | convenience checks mailed more than 30 days after opening
1026.9(c)(1)(iii) | tell a heloc customer the line is frozen, three business days
1026.9(g)(2) | notice of a penalty rate 45 days, when it may be sent
1026.9(h)(3) | cannot reject the change when 60 days late
1026.10(b)(4)(i) | payment not at the address we said, credit within five days
1026.11(c)(2)(ii) | estate asks for the balance, 30 days is timely
1026.12(e)(1) | store sends a credit for returned goods within seven business days
1026.12(e)(2) | card issuer posts a return within three business days
1026.19(a)(2)(ii) | reverse mortgage or early til disclosure apr wrong, three days
1026.19(g)(1)(i) | home buying booklet three business days after the application
1026.25(c)(2)(ii) | loan originator company keeps pay records three years
1026.34(a)(3) | refinance a high cost loan within a year
1026.34(a)(9)(v) | payoff figure on a high cost loan in five business days
1026.39(c)(2) | repurchase agreement, no transfer notice
1026.43(a)(3)(ii) | bridge loan and ability to repay
1026.43(d)(2)(iii) | refinance out of a non-standard loan, written application within two months of the recast
1026.55(b)(3)(ii) | new rate only for purchases after 14 days from the notice
1026.59(a)(2)(i) | lower the card rate within 45 days of the review
1026.60(d)(2)(ii) | telephone card offer, written terms in 30 days
1030.2(l) | what is a fixed rate account
1030.2(u) | what is a time account
1030.2(v) | what is a variable rate account
701.3(c)(1) | answer a petition of members to look at the books, 14 days
701.14(c)(3)(iii) | ncua tells us the notice is complete, 15 days
701.34(a)(4) | lost the low income designation, five years
701.36(d)(1) | buying the office from a director, premises
741.6(a)(1) | credit union profile within ten days of an election, 30 days of other changes
760.10(b) | flood policy and new servicer, tell fema within 60 days
usc-15/1681c-1(b)(2)(A) | extended fraud alert, two free reports
usc-15/1681c-1(b)(2)(B) | extended fraud alert, free reports within three business days
usc-15/1681g(e)(1) | identity theft victim wants the application papers from us, 30 days
usc-15/1681i(a)(3)(B) | bureau calls a dispute frivolous, five business days
usc-15/1681i(a)(6)(A) | bureau tells the result of a dispute, five business days
usc-15/1681j(a)(2) | bureau sends the free report in 15 days
usc-15/1681j(b) | free report after a denial, 60 days
usc-50/3931(g)(2) | reopen a default judgment, 90 days after leaving military service
usc-50/3953(b) | soldier asks the court to stop a foreclosure case
usc-50/3955(f) | refund rent or lease money paid ahead by a soldier
usc-12/4904(b)(2)(A) | pmi cancellation request turned down, grounds in 30 days
usc-12/4904(b)(2)(B) | pmi not terminated on schedule, grounds in 30 days
usc-12/4905(c)(2) | lender paid mortgage insurance, notice 30 days after the would-be termination date
usc-12/4902(f)(1) | refund of unearned pmi premium in 45 days
usc-12/4902(g)(1) | high risk loan and pmi
usc-12/4903(a)(3) | pmi annual statement of rights
1026.31(c)(1) | high cost disclosures three business days ahead
1026.43(b)(8) | what are mortgage related obligations, taxes insurance hoa dues
1026.37(c)(1) | projected payments table on the loan estimate
1026.38(d)(1) | costs at closing table on the cd
1024.38(b)(1) | servicer policies that give accurate information
1024.37(c)(2) | what the first force placed notice says
1002.9(b)(1) | ecoa notice wording in a denial letter
1005.6(a) | when is the consumer liable at all for a stolen card
1005.3(c)(6) | transfer asked for by telephone, not covered
1003.2(e) | what is a covered loan
1003.2(f) | what is a dwelling for hmda
1003.2(j) | what is a home purchase loan
1003.4(a)(8)(i) | action taken codes on the lar
1003.4(a)(16) | denial reasons on the lar
`
