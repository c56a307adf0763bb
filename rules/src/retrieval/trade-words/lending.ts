/** Where a duty stands, and how people of the trade ask for it. Reviewed by a person against the text. */
export const LENDING_WORDS = `
1002.2(c)(1) | what is adverse action; terminate account or deny increase
1002.2(c)(2) | what is not adverse action
1002.2(e) | applicant meaning guarantor
1002.2(f) | what is an application; prequalification inquiry versus application; complete application
1002.2(z) | prohibited basis race color religion national origin sex marital status age
1002.4(a) | discrimination prohibited
1002.4(b) | discouraging applicants
1002.4(d)(1) | disclosures in writing clear and retainable
1002.5(b) | ask race color religion national origin sex prohibited
1002.5(c)(1) | ask about spouse or former spouse
1002.5(d)(1) | ask marital status
1002.5(d)(2) | alimony child support separate maintenance income need not be revealed notice
1002.5(d)(3) | ask about birth control childbearing family plans
1002.6(b)(2) | consider age public assistance in credit scoring
1002.6(b)(5) | part-time income pension alimony child support may not discount
1002.6(b)(7) | immigration status residency permanent resident
1002.7(a) | individual account regardless of marital status
1002.7(b) | name on account birth-given name
1002.7(c)(1) | existing account change age marital status retire
1002.7(d)(1) | require spouse signature when applicant qualifies; make spouse sign the note; cosign husband wife
1002.7(d)(2) | unsecured credit jointly owned property spouse sign
1002.7(d)(3) | community property state spouse sign
1002.7(d)(4) | secured credit spouse sign deed of trust mortgage non-borrowing spouse on title
1002.7(d)(5) | additional party cosigner guarantor may not be required to be spouse
1002.7(d)(6) | guarantor spouse signature
1002.8(a) | special purpose credit program
1002.9(a)(1) | when must we notify applicant of action taken 30 days
1002.9(a)(1)(i) | 30 days after complete application approval counteroffer or denial; adverse action notice deadline; how long to tell applicant the decision
1002.9(a)(1)(ii) | 30 days adverse action on incomplete application
1002.9(a)(1)(iii) | 30 days adverse action on existing account closing line reduce limit
1002.9(a)(1)(iv) | counteroffer not accepted 90 days adverse action
1002.9(a)(2) | content of adverse action notice; what must a denial letter include
1002.9(a)(3)(i) | business credit adverse action 1 million or less revenue small business
1002.9(a)(3)(ii) | large business adverse action more than 1 million
1002.9(b)(1) | ECOA notice wording federal agency name
1002.9(b)(2) | specific principal reasons for denial how many reasons
1002.9(c)(1) | incomplete application options notice of incompleteness or denial
1002.9(c)(2) | notice of incompleteness content what is missing deadline
1002.9(c)(3) | oral request for missing information
1002.9(d) | oral notification small volume creditor 150 applications
1002.9(f) | multiple applicants joint notice to primarily liable
1002.9(g) | multiple creditors third party broker adverse action who sends
1002.12(a) | inadvertent prohibited information retention
1002.12(b)(1) | keep applications 25 months 12 months business; how long keep denied loan files ECOA retention
1002.12(b)(2) | keep existing account adverse action records 25 months
1002.12(b)(3) | keep withdrawn other applications 25 months
1002.12(b)(4) | enforcement investigation retention until final
1002.12(b)(5) | large business over 1 million retention 60 days
1002.12(b)(6) | self-test records 25 months
1002.12(b)(7) | prescreened solicitations 25 months
1002.13(a)(1) | government monitoring information GMI which loans principal residence purchase refinance; home equity line or investment property monitoring
1002.13(b) | applicant refuses monitoring information visual observation
1002.14(a)(1) | provide copy of appraisal promptly or three business days before consummation; when do we give valuation copies
1002.14(a)(2) | notice of right to copy of appraisal three business days after application
1002.14(a)(3) | charge for copy of appraisal; appraisal fee reimbursement
1002.14(a)(4) | withdrawn denied loan still give appraisal copy
1002.15(a)(1) | self-test privilege
1002.16(b)(1) | ECOA penalties punitive damages
1002.107(a) | small business lending data points collect
1002.114(b) | compliance dates small business lending tier
1003.2(b) | application for HMDA
1003.2(d) | closed-end mortgage loan HMDA definition
1003.2(f) | dwelling HMDA definition
1003.2(g)(1)(v)(A) | HMDA reporter threshold 25 closed-end loans in each of two preceding years
1003.2(g)(1)(v)(B) | HMDA open-end threshold 200 lines of credit
1003.2(g)(1)(i) | HMDA asset size threshold
1003.2(g)(1)(ii) | HMDA home or branch office in an MSA
1003.2(g)(2) | nondepository mortgage company HMDA coverage
1003.2(i) | home improvement loan
1003.2(j) | home purchase loan
1003.2(p) | refinancing HMDA definition
1003.3(c)(1) | fiduciary capacity loans excluded from HMDA
1003.3(c)(2) | unimproved land vacant lot excluded from HMDA
1003.3(c)(3) | temporary financing construction bridge excluded HMDA
1003.3(c)(9) | agricultural loan excluded HMDA
1003.3(c)(10) | business purpose loan HMDA exempt unless purchase refinance improvement
1003.3(c)(11) | fewer than 25 closed-end loans excluded
1003.3(c)(12) | fewer than 200 open-end lines excluded
1003.3(d)(2) | partial exemption which data points 500 loans
1003.3(d)(6) | CRA rating loses HMDA partial exemption needs to improve
1003.4(a)(1)(i) | universal loan identifier ULI LEI check digit
1003.4(a)(3) | loan purpose codes
1003.4(a)(8)(i) | action taken codes originated denied withdrawn
1003.4(a)(8)(ii) | action taken date
1003.4(a)(9) | property address location census tract
1003.4(a)(10)(i) | collect ethnicity race sex HMDA demographic
1003.4(a)(10)(iii) | gross annual income relied on
1003.4(a)(12)(i) | rate spread reported
1003.4(a)(15)(i) | credit score reported relied on
1003.4(a)(16) | reasons for denial reported
1003.4(a)(23) | DTI reported
1003.4(a)(24) | CLTV reported
1003.4(f) | record on LAR within 30 days after quarter end
1003.5(a)(1)(i) | HMDA LAR filing due March 1 annual submission; keep LAR three years retention
1003.5(a)(1)(ii) | quarterly HMDA reporting 60,000 loans 60 days
1003.5(b)(2) | HMDA disclosure statement notice three business days
1003.5(c)(1) | modified LAR available to public notice on website
1003.5(e) | HMDA lobby notice posted
1003.6(b)(1) | bona fide error HMDA
1007.103(a)(1) | register mortgage loan originators NMLS bank employees SAFE act
1007.103(b) | renew MLO registration annually November December
1007.104 introductory text | SAFE act policies and procedures
1007.105(a) | provide unique identifier to consumer
1008.105 introductory text | state license MLO minimum standards
1013.3(a) | lease disclosures form
1013.4(f) | consumer lease payment calculation
1013.7(d)(1) | lease advertising trigger terms
1016.4(a)(1) | initial privacy notice when; give privacy notice no later than customer relationship
1016.5(a)(1) | annual privacy notice once in 12 months
1016.5(e)(1) | exception to annual privacy notice no change in practices; skip yearly privacy notice
1016.6(a) | content of privacy notice
1016.7(a)(1) | opt-out notice form
1016.8(a) | revised privacy notice
1016.10(a)(1) | share nonpublic information with nonaffiliated third parties opt out
1016.10(a)(3) | reasonable opportunity to opt out 30 days
1016.12(a) | sharing account numbers for marketing
1016.13(a)(1) | service provider joint marketing exception
1016.14(a) | exception processing transactions
1016.15(a) | other exceptions fraud subpoena consent
1022.20(a) | affiliate marketing opt-out FCRA
1022.42(a) | furnisher written policies accuracy and integrity
1022.43(a) | direct dispute which disputes must be investigated
1022.43(e)(3) | direct dispute investigate and respond within 30 days
1022.43(f)(1) | frivolous dispute
1022.43(f)(2) | frivolous or irrelevant dispute notice five business days
1022.70(a) | risk-based pricing coverage
1022.72(a) | risk-based pricing notice required
1022.73(c)(1)(i) | timing of risk-based pricing notice before consummation
1022.74(d)(1) | credit score disclosure exception mortgage loans
1022.74(d)(3) | timing of mortgage credit score disclosure exception notice
1022.74(e)(1) | credit score exception notice non-mortgage auto
1022.82(c)(1) | address discrepancy notice reasonable belief; address mismatch from credit bureau
1022.82(d)(1) | furnish confirmed address to consumer reporting agency
1022.121(a) | active duty alert one year
1022.30(b)(1) | medical information in credit decisions prohibited
usc-15/1681m(a) | FCRA adverse action notice based on credit report; denied because of credit report; credit score disclosure in denial
usc-15/1681m(h) | risk-based pricing statute
usc-15/1681c(a) | how long negative information stays on credit report seven years bankruptcy ten
usc-15/1681s-2(a) | furnisher duties accurate information
usc-15/1681s-2(b)(1) | furnisher duty after dispute through credit bureau investigate
usc-15/1681s-2(b)(2) | how long to investigate a credit bureau dispute; deadline after notice of dispute from a bureau
usc-15/1681b(a) | permissible purpose to pull credit report
usc-15/1681b(c)(1) | prescreened firm offer
usc-15/1681c-1(h)(1) | fraud alert verify identity before extending credit
usc-15/1681g(g)(1) | mortgage credit score disclosure notice to home loan applicant
usc-12/4902(a) | borrower request cancel PMI at 80 percent; remove private mortgage insurance
usc-12/4902(b) | PMI automatic termination 78 percent; mortgage insurance drops off
usc-12/4902(c) | PMI final termination midpoint of amortization
usc-12/4902(e) | stop collecting PMI premiums 30 days
usc-12/4902(f)(1) | refund unearned PMI premium 45 days
usc-12/4903(a)(1) | PMI disclosure at closing
usc-12/4903(a)(3) | PMI annual disclosure
usc-12/4904(a) | notice of PMI cancellation 30 days
usc-12/4905(c) | lender paid mortgage insurance disclosure
usc-12/5531(c)(1) | unfair act or practice substantial injury standard UDAAP
usc-12/5531(d) | abusive act or practice definition UDAAP
usc-12/5536(a) | UDAAP prohibited acts
usc-15/7001(c)(1) | E-Sign consumer consent electronic records disclosure demonstrate; esign consent contents
usc-15/7001(a) | electronic signature valid enforceable
usc-15/7704(a)(3) | CAN-SPAM commercial email opt-out return address
usc-15/7704(a)(4)(A) | honor email unsubscribe within 10 business days marketing
usc-15/7704(a)(5) | commercial email physical address identify as ad
usc-10/987(b) | Military Lending Act 36 percent MAPR cap
usc-10/987(e) | MLA limitations rollover arbitration allotment
usc-50/3937(a)(1) | SCRA 6 percent interest rate cap pre-service obligations; military rate reduction
usc-50/3937(b)(1) | SCRA written notice and orders 180 days after service
usc-50/3953(c) | foreclosure of active duty servicemember court order one year after service
usc-50/3931(b)(1) | default judgment affidavit military service
usc-50/3952(a) | repossess servicemember car installment contract
usc-50/3955(a)(1) | servicemember terminate lease
usc-42/4012a(b)(1) | flood insurance required by lending institution
usc-42/4012a(e)(2) | force-place flood insurance 45 days
usc-42/4012a(d)(1) | escrow flood insurance premiums
usc-42/4104a(a)(1) | notice of special flood hazard
usc-42/3605(a) | Fair Housing Act discrimination in residential real estate loans
usc-42/3604 introductory text | Fair Housing Act sale rental discrimination
24-100/100.120(a) | fair housing lending discrimination financial assistance
24-100/100.130(a) | fair housing loan terms conditions discrimination
24-100/100.500(a) | disparate impact fair housing discriminatory effect burden
24-110/110.10(c) | lenders must post fair housing poster
24-110/110.15 introductory text | fair housing poster location prominently displayed
24-110/110.25(a) | fair housing poster size words
`
