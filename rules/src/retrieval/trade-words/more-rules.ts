/** Where a duty stands, and how people of the trade ask for it. Checked against the text. */
export const MORE_RULE_WORDS = `
1002.6(b)(3) | pregnancy childbearing assumption income will stop; applicant pregnant or on leave
1005.4(a)(1) | EFT disclosures clear and readily understandable form
1005.15(c) | government benefits electronic transfer account
1006.42(a)(1) | how a debt collector sends required disclosures electronically
1006.10(b) | collector asks others where the consumer lives; location information calls to third parties
1013.8 introductory text | keep lease records two years
1013.5(a) | lease renegotiation new disclosures
1016.9(a) | how to deliver the privacy notice; privacy notice by email or on the website
1016.11(a)(1) | reuse of customer information received from another bank
1022.21(a)(1) | affiliate marketing notice and opt out; affiliates use customer information to market
1022.22(b) | affiliate marketing opt-out lasts five years
1022.23(a)(1) | contents of the affiliate marketing opt-out notice
1022.24(a) | reasonable opportunity to opt out of affiliate marketing 30 days
1022.27(a) | renewal of an affiliate marketing opt-out
1022.54(c) | prescreened firm offer opt-out notice; preselected credit offer notice
1022.123(a) | proof of identity for a fraud alert or file disclosure
1022.136(a) | free annual credit report central source
1022.138(b) | free credit report advertising must mention annualcreditreport
1024.6(a)(1) | home buying booklet settlement cost booklet three business days
1024.6(b) | who gives the special information booklet
1024.8(a) | when the HUD-1 settlement statement is used
1024.12 introductory text | no fee for preparing the escrow statement or settlement statement
1024.16 introductory text | seller may not require a particular title company; buyer's choice of title insurance
1024.20(a)(1) | list of housing counseling agencies within three business days of application
1024.20(b) | open-end or HELOC counseling list
1026.21(a) | refund of a credit balance on a closed-end loan over one dollar
1026.11(a)(1) | credit balance on a card account refund within seven business days
1026.26(b) | oral APR quote closed-end
1026.26(a) | oral APR quote open-end
1026.27 introductory text | disclosures in a language other than English
1026.30 introductory text | maximum interest rate in an adjustable note; lifetime rate cap
1026.31(c)(1) | high-cost mortgage disclosure three business days before closing
1026.31(c)(2) | reverse mortgage disclosure three business days before closing
1026.33(b) | reverse mortgage disclosures total annual loan cost
1026.38(g)(1) | closing disclosure taxes and government fees recording
1026.37(g)(1) | loan estimate taxes and government fees recording
1026.43(g)(2)(ii)(A) | prepayment penalty two percent in the first two years
1026.43(g)(2)(ii)(B) | prepayment penalty one percent in the third year
1026.46(d)(1)(i) | private education loan application disclosure
1026.46(d)(2) | private education loan approval disclosure
1026.46(d)(3) | private education loan final disclosure
1007.103(d)(1)(ix) | fingerprints of the mortgage originator for the registry
1007.103(d)(1) | information an MLO gives the registry
1010.20(a)(1) | register a subdivision statement of record interstate land sales
701.21(c)(7)(iii)(A)(1) | PAL I amount 200 to 1,000
701.21(c)(7)(iii)(A)(2) | PAL I term one to six months
701.21(c)(7)(iii)(A)(3) | number of payday alternative loans in six months; one PAL at a time
701.21(c)(7)(iii)(A)(4) | no rollover of a payday alternative loan
701.21(c)(7)(iii)(A)(6) | PAL I membership one month first
701.21(c)(7)(iii)(A)(7) | PAL I application fee 20
701.21(c)(7)(iv)(A)(1) | PAL II amount up to 2,000
701.21(c)(7)(iv)(A)(2) | PAL II term one to twelve months
701.21(c)(7)(iv)(A)(6) | PAL II application fee 20
701.21(c)(7)(iv)(A)(7) | no overdraft fee on a PAL II
701.3(a) | members ask to see the credit union's books and minutes
701.20(c) | federal credit union as guarantor or surety
701.24(a) | interest refund to borrowers
701.25(a)(1) | loans to other credit unions limit
701.30(a) | services for nonmembers in the field of membership check cashing
701.33(b)(1) | pay or reimburse a director; compensation of officials
701.33(c)(1) | indemnify directors and officers
701.35(a) | share draft and certificate accounts offered by the board
701.35(c) | state law on account fees preempted for a federal credit union
701.38(a) | borrow from another source; promissory note of a credit union
701.39(c)(1) | statutory lien on member shares for a loan in default
713.4(a) | approved bond forms
713.6(a)(1) | maximum bond deductible
715.8(a) | verify member accounts at least every two years; passbook verification
715.8(c) | keep records of the account verification
715.9(c) | engagement letter for the outside auditor
715.10(a) | audit report to the board and members
722.4(a) | minimum appraisal standards USPAP
722.6(b) | appraiser competency
723.2 "Commercial loan" | what is a commercial loan; business loans under 50,000 not commercial
723.6(a) | construction loan draw and inspection limits; construction and development concentration
723.7(a) | prohibited business loans to officials
723.10(a) | state rule on member business lending
740.5(b)(2) | size and print of the federally insured statement; font of the NCUA advertising statement
740.5(c)(1) | stationery and supplies without the insured by NCUA statement
740.5(c)(7) | radio ad of thirty seconds or less without the statement
740.5(c)(8) | television ad of thirty seconds or less without the statement
740.5(c)(9) | pens calendars and promotional items without the statement
740.5(c)(11) | loan advertisement needs no insured statement
741.2(a) | borrowing limit 50 percent of shares and surplus
741.9 introductory text | uninsured shares may not be offered
741.10 introductory text | disclosure that shares are not insured
745.2(c)(1) | account records decide share insurance
745.2(e) | insurance after a member dies six months
745.5 introductory text | share insurance for an estate account
745.6 introductory text | share insurance for a company or association account
745.9-1(b) | share insurance irrevocable trust
745.10(a)(2) | share insurance for public funds of a city or county
745.14(a)(1) | share insurance of lawyer trust accounts IOLTA
749.3 introductory text | where the vital records center has to be
749.4 introductory text | format of preserved vital records
749.5 introductory text | records in electronic form
750.4(a) | golden parachute that is allowed
750.5(a) | indemnification that is allowed
760.4(a) | state-owned property flood exemption
760.4(b) | small loan of 5,000 or less with one year exempt from flood insurance
760.4(c) | detached shed or garage exempt from flood insurance
`
