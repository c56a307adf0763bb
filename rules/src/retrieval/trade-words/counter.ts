/** How people at the counter and the phone ask for a place, in few words. Reviewed by a person against the text. */
export const COUNTER_WORDS = `
701.14(c)(1) | troubled condition new ceo or director notice to ncua days ahead; new charter change of officers prior notice
701.14(b)(3) | what makes a credit union troubled, camels 4 or 5
701.2(a) | bylaws federal credit union adopt amend
701.6(a) | operating fee to ncua
701.19(a) | retirement benefits employee plan of a credit union
701.21(c)(5) | most one member may owe ten percent of shares and surplus
701.21(c)(7)(iii)(A)(1) | smallest largest payday alternative loan amount first program
701.21(c)(7)(iii)(A)(6) | new member wants a pal, length of membership first month
701.21(c)(8)(i) | kickback from a dealer to a loan officer; tip or fee for making a loan; employee paid for a member loan
701.21(f)(1)(i) | mobile home twenty years
701.21(h)(1) | indirect car loans serviced by an outsider limit of net worth
701.31(b)(3) | zip code, age of the home, previous home ownership in underwriting
701.31(c)(5) | member wants to see her appraisal
701.33(b)(1) | pay the volunteer directors; compensated board officer
713.2(a) | board looks at the bond each year
713.5(e) | lower the fidelity bond, smaller coverage approval
715.9(b) | hire the auditor in writing engagement letter
722.3(d)(1) | too small for an appraisal, written estimate of value in its place; evaluation instead of an appraisal
722.2 "Residential real estate transaction" | what is a residential transaction for appraisals
741.4(c) | one percent deposit with the ncusif share insurance fund
741.8(a) | buying loans or assuming shares from a bank, ncua approval
745.8(c)(1) | joint account insured separately, signature card
745.4(a) | payable on death pod in trust for insured revocable trust
748.1(d)(1)(ii) | theft of 5000 or more and we know who did it, suspect identified sar credit union
748.1(d)(1)(iii) | 25000 or more gone, no idea who, no suspect sar credit union
748.1(d)(1)(iv) | money laundering 5000 sar credit union
749.3 introductory text | offsite backup location of records, how far
760.3(a) | how much flood insurance, amount on a house in the flood zone
760.5(a)(2)(iv) | heloc no flood escrow
760.5(a)(2)(i) | business loan no flood escrow
760.9(b) | contents of the flood letter, what it tells the borrower
760.9(d) | keep the signed flood notice receipt
760.2 "Private flood insurance" | what is private flood insurance
707.5(a)(1) | raising a share draft fee days of notice to members
707.5(a)(2)(ii) | check printing reorder price no notice
707.4(b)(6)(ii) | penalty for breaking a share certificate early
707.6(b)(1) | yield on a share statement
703.14(a) | variable rate investments
703.16(b) | stripped mortgage backed securities, forbidden investments of a federal credit union
702.104 introductory text | risk based capital ratio complex credit union
702.403(a) | who may issue subordinated debt
31-1020/1020.220(a)(2)(ii)(A)(1) | expired drivers license, unexpired photo id passport to open an account
31-1020/1020.220(a)(5)(i) | tell people why we ask for id; sign about identification at account opening
31-1020/1020.220(a)(2)(i)(B) | no ssn yet, applied for a tin itin, open the account
31-1020/1020.220(a)(2)(i)(A)(3) | po box or street address for a new account
31-1020/1020.220(a)(2)(i)(A)(4) | foreigner without a social security number, passport number
31-1020/1020.210(a)(2)(iii) | bsa officer, one person in charge of aml
31-1020/1020.210(a)(2)(ii) | who may audit aml, outside or own people
31-1020/1020.320(d) | sar copies and backup papers five years
31-1020/1020.320(a)(2) | dollar amount for a bank sar, 5000
31-1020/1020.320(e)(1)(i) | give a sar to an attorney, subpoena for a sar, tell the customer
31-1010/1010.350(a) | foreign account of a citizen, fbar report who files
31-1010/1010.306(c) | fbar due date
31-1010/1010.340(a) | carry cash across the border, cmir
31-1010/1010.520(b)(3)(iv)(B)(1) | tell the customer about a 314a request, keep it quiet
31-1010/1010.230(b)(1) | llc new account certify owners when
31-1010/1010.230(i)(2) | keep the beneficial owner form how long
31-1010/1010.311 introductory text | over 10000 cash in or out, currency report
31-1010/1010.100(xx) | what is structuring
31-1010/1010.670(b) | summons for records of a foreign bank
usc-12/3404(a)(1) | customer signed a release for the government, good for three months
usc-12/3406(b) | search warrant for account records, when is the customer told
usc-12/3415 introductory text | paid for pulling records for the government, reimbursement
usc-12/3420(b)(1) | grand jury subpoena tip off the customer
usc-12/3402 introductory text | can a federal agent look at account records
usc-12/3412(a) | may one agency give our records to another
usc-50/3937(b)(1)(A) | how late may a soldier send orders for the six percent, 180 days
usc-50/3937(a)(2) | forgive or defer interest over six percent
usc-50/3952(a)(1) | repo a truck or car of a deployed soldier, installment contract
usc-50/3918(a) | soldier signs away rights, waiver in writing
usc-10/987(f)(3) | loan over the military cap is void
usc-15/1681c(a)(4) | charge off or collection account seven years on file
usc-15/1681c(a)(5) | how long do late payments and other bad marks stay
usc-15/1681s-2(a)(3) | mark the account disputed while reporting
usc-15/1681b(a)(3)(A) | reason to pull credit, permissible purpose for a loan
usc-15/1681j(a)(1)(A) | free report once a year
usc-15/1681c-1(a)(1)(A) | first fraud alert one year
usc-15/1681m(d)(1) | prescreened mailer firm offer what it says
usc-15/1681c(g)(1) | card digits on a receipt, truncate
usc-15/1681a(d)(1) | what is a consumer report
usc-15/7001(a) | electronic signature as good as ink, refused because signed electronically
usc-15/7704(a)(5)(A) | footer of a marketing email, postal address and opt out
usc-15/7003(b)(2) | notices that may not go only by email, foreclosure
usc-42/3605(b) | which housing deals are covered by fair lending, loans appraisals
usc-42/3602(k) | familial status children pregnant
usc-42/3602(h) | what is a handicap disability
usc-42/4012a(e)(3) | borrower shows flood coverage, refund lender placed premium, 30 days
usc-42/4012a(c)(2) | small short loan without flood insurance
usc-42/4012a(f)(5) | flood penalty per violation in the statute, before inflation adjustment
24-100/100.135(a) | discrimination in appraising homes
24-100/100.135(d)(1) | appraiser lowers value for race of the area, appraisal bias
24-100/100.120(b)(1) | different loan information to some callers
24-100/100.80(a) | saying a home is not available
24-203/203.604(a)(3) | reasonable effort to meet an fha borrower in default
24-203/203.37a(b)(3)(i) | fha resale between 91 and 180 days
24-203/203.17(d) | longest fha term thirty years
1002.2(c)(1)(i) | refusal on the terms asked is adverse action
1002.3(a)(1) | utility credit and regulation b exceptions
1002.4(b) | talk someone out of applying, discourage
1002.6(b)(2)(iv) | age of an elderly applicant in a score
1002.6(b)(3) | babies, pregnant, maternity leave, having children and credit
1002.7(b) | maiden name on the account
1002.7(c)(1) | spouse died or divorced, end the account or reapply
1002.10(a) | report both spouses on a joint account to the bureau
1002.15(b)(1) | what is a self test
1002.104(a) | which small business credit is covered
1002.105(b) | how many small business loans make a covered lender
1002.106(b)(1) | what is a small business, revenue
1002.108(b) | underwriter may not see owner demographics firewall
1002.111(a) | keep small business data three years
1003.4(a)(4) | preapproval field on the lar
1003.6(b)(1) | honest mistake in hmda data, bona fide error
1003.3(c)(10) | commercial loan on an apartment house, is it reported
1003.4(a)(38) | business purpose field on the lar
1005.2(b)(1) | what is an account for regulation e
1005.2(b)(2) | trust account not covered by regulation e
1005.5(b) | mail an unsolicited debit card
1005.7(b) | what the eft initial disclosures contain
1005.11(c)(3)(ii) | 90 days instead of 45
1005.16(c) | fee sticker on the atm
1005.33(c)(1) | wire abroad never arrived, days to look into it
1005.12(a)(1) | debit or credit card rules, which law covers theft on an overdraft line, regulation e or z
1006.6(b)(2) | debtor has a lawyer or attorney, contact
1006.42(b) | collection notice by email
1013.7(d)(2) | lease ad quoting a payment, what else
1016.13(a)(1) | share with our mail house or vendor without opt out
1016.14(a) | give data to a processor to service the account
1016.10(a)(1) | sharing with outsiders, notice and opt out first
1016.3(q)(1) | personally identifiable financial information, what is it
1022.21(a)(1) | use data of a sister company to pitch products
1022.72(a) | rate worse than most customers get, notice
1022.73(a)(1) | contents of a risk based pricing letter
1022.74(d)(1) | score disclosure instead of the pricing letter for mortgages
1022.25(a) | easy way to opt out of affiliate marketing
1024.17(f)(4)(i) | escrow account negative, deficiency under one payment
1024.17(k)(5)(i) | may we let the homeowners policy lapse, escrow short
1024.20(a)(1) | homeownership counselor list
1024.30(b)(1) | small servicer excused from 1024.38 to 1024.41, not from 41(j)
1024.33(a) | servicing may be transferred, notice at a reverse mortgage application
1024.34(b)(2) | credit old escrow money to the new loan
1024.35(e)(3)(i)(C) | regular time to answer a notice of error thirty business days
1024.40(a)(1) | one contact person for a late borrower
1024.41(i) | second package, apply again for loss mitigation
1024.41(g) | complete package after first foreclosure filing before sale
1026.6(b)(2)(i) | apr at card opening table
1026.7(b)(12) | minimum payment warning on the card bill
1026.11(a)(2) | overpaid card, refund credit balance on request
1026.12(a) | send a credit card nobody asked for
1026.15(a)(3) | heloc cancel window three days
1026.15(b) | cancel notice for a home equity line two copies
1026.16(d)(1) | heloc ad quoting a payment or rate
1026.17(b) | truth in lending disclosures before signing a car loan
1026.18(e) | apr on a car loan
1026.19(e)(3)(iii) | charges without tolerance, prepaid interest insurance
1026.20(e)(1) | escrow account closed notice, scope
1026.32(d)(8) | call a high cost loan early, acceleration
1026.36(i) | single premium credit life insurance financed
1026.37(a)(13) | rate lock line and expiration on the le
1026.38(t)(3) | h-25 form for the cd
1026.41(d)(8) | delinquency box on the mortgage bill
1026.41(e)(5)(i) | bankrupt borrower chapter 7 or 13 monthly statement
1026.52(b)(1)(i) | penalty fee based on costs
1026.57(c) | free gift on campus for a card application
1026.60(b)(1) | apr in the mailed card offer table
1030.4(b)(4) | list of fees for a new account
1030.5(b)(1) | two year cd rolls over, notice
1030.8(e)(2)(i) | rate board in the lobby
1041.8(c)(1) | new consent after two failed withdrawals
1041.3(b) | which loans does the payday rule cover
1041.12(b) | payday rule records, how long
1041.12(b)(1) | payday rule, keep the loan agreement
1007.102 "Mortgage loan originator" | who is a mortgage loan originator at a bank
1008.103(a) | which originators need a state license
353.3(b)(1) | bank sar thirty days fdic
`
