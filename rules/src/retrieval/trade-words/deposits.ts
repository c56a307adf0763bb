/** Where a duty stands, and how people of the trade ask for it. Reviewed by a person against the text. */
export const DEPOSIT_WORDS = `
1005.2(b)(1) | account covered by regulation E
1005.3(b)(1) | what is an electronic fund transfer
1005.3(c)(3) | wire transfers excluded from regulation E
1005.5(a) | issue debit card access device on request
1005.5(b) | unsolicited debit card not validated
1005.6(a) | conditions for consumer liability unauthorized
1005.6(b)(1) | debit card lost reported within two business days liability 50
1005.6(b)(2) | debit card lost reported late after two business days liability 500
1005.6(b)(3) | unauthorized transfers on statement 60 days unlimited liability
1005.6(b)(4) | extenuating circumstances extend time travel hospital
1005.7(b) | initial EFT disclosures content
1005.8(a)(1) | change in EFT terms notice 21 days
1005.8(b) | annual error resolution notice
1005.9(a) | ATM receipt terminal receipt
1005.9(b) | periodic statement monthly EFT
1005.10(b) | written authorization preauthorized debit recurring ACH
1005.10(c)(1) | stop payment of preauthorized ACH three business days before
1005.10(c)(2) | written confirmation of oral stop payment 14 days
1005.10(d)(1) | varying amount notice 10 days before
1005.10(e)(1) | condition loan on autopay compulsory use
1005.10(e)(2) | employer require direct deposit at a particular bank condition of employment
1005.11(a)(1) | what is an EFT error
1005.11(b)(1)(i) | consumer reports EFT error within 60 days of statement; how late can member dispute debit; Reg E dispute deadline
1005.11(b)(2) | require written confirmation of oral error notice 10 business days
1005.11(c)(1) | investigate Reg E claim within 10 business days; report results three business days; correct error one business day
1005.11(c)(2) | 45 days investigation provisional credit
1005.11(c)(2)(i) | provisional credit within 10 business days when
1005.11(c)(3)(i) | new account 20 business days Reg E first deposit 30 days
1005.11(c)(3)(ii) | 90 days Reg E POS foreign new account
1005.11(d)(1) | no error found written explanation
1005.11(d)(2) | debit provisional credit reversal notice honor checks five business days
1005.13(b)(1) | keep Reg E records two years retention
1005.16(b) | ATM fee notice on machine
1005.17(b)(1) | overdraft opt-in ATM and one-time debit card fees consent
1005.17(b)(1)(iv) | overdraft confirmation notice written right to revoke
1005.17(d) | content of overdraft opt-in notice
1005.18(b)(1) | prepaid account short form long form disclosures
1005.20(e)(2) | gift card expiration five years
1005.20(d) | gift card dormancy fee inactivity one year
1005.30(f)(2)(i) | remittance safe harbor 500 or fewer transfers
1005.30(e) | what is a remittance transfer
1005.31(b)(1) | prepayment disclosure remittance
1005.31(b)(2) | remittance receipt
1005.32(a)(1) | remittance estimates temporary exception insured institution
1005.33(b)(1)(i) | sender reports remittance error within 180 days
1005.33(c)(1) | investigate remittance error 90 days
1005.33(c)(2) | remedy for remittance error refund
1005.34(a) | cancel remittance transfer within 30 minutes
1005.34(b) | refund canceled remittance three business days
1005.36(c) | cancel scheduled remittance three business days
1006.6(b)(1)(i) | debt collector call time 8 a.m. 9 p.m. inconvenient time
1006.6(b)(2) | collector contact consumer represented by attorney
1006.6(b)(3) | collector call at work place of employment
1006.6(c)(1) | consumer says stop contacting cease communication refuse to pay
1006.6(d)(1) | collector talk to third party
1006.6(e) | opt-out for text and email debt collection
1006.14(b)(2)(i) | seven calls in seven days debt collection call frequency
1006.14(b)(2)(i)(A) | seven times within seven days phone calls collector
1006.18(e)(1) | debt collector disclosure this is an attempt to collect mini-Miranda
1006.2(j) | limited-content message voicemail
1006.22(f)(3) | email work address debt collection
1006.26(b) | sue on time-barred debt
1006.30(a)(1) | credit report before contacting consumer debt parking
1006.34(a)(1)(i)(B) | validation notice within five days of initial communication
1006.34(c) | validation information content
1006.34(b)(5) | validation period 30 days
1006.38(d)(2)(i) | dispute received stop collection until verification
1006.100(a) | debt collector record retention three years after last activity
1030.3(a) | truth in savings disclosures form
1030.4(a)(1)(i) | deposit account disclosures before account opened or service provided
1030.4(a)(2)(i) | truth in savings disclosures upon request
1030.4(b) | content of account disclosures
1030.5(a)(1) | change in terms notice 30 days before adverse change deposit account
1030.5(b)(1) | certificate of deposit maturity notice 30 days automatic renewal longer than one year
1030.5(b)(2) | CD one year or less renewal notice
1030.5(c) | non-renewing CD maturity notice 10 days
1030.6(a) | periodic statement content deposit APY earned
1030.7(a)(1) | interest on full principal balance method daily average
1030.7(c) | when interest begins to accrue
1030.8(a) | misleading deposit ads free no cost
1030.8(b) | advertise annual percentage yield APY term rate of return
1030.8(c) | ad states APY additional disclosures trigger terms deposit
1030.8(d) | bonus advertising deposit
1030.9(c) | truth in savings records two years retention
1030.11(a)(1) | overdraft fees totals on statement month year to date
1030.11(b)(1) | advertising overdraft disclosures
1041.8(b)(1) | two failed payday payment attempts prohibited third attempt
`
