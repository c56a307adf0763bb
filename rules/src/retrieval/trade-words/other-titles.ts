/** Where a duty stands, and how people of the trade ask for it. Checked against the text. */
export const OTHER_TITLE_WORDS = `
24-100/100.7(a)(1) | liable for harassment or discrimination by an employee or third party housing
24-100/100.10(a) | fair housing exemptions religious organization private club
24-100/100.50(b) | prohibited real estate practices fair housing
24-100/100.60(b) | refuse to sell or rent
24-100/100.65(b) | different terms of rental or sale
24-100/100.70(c) | steering
24-100/100.75(a) | discriminatory housing advertisement; no kids or families wanted in the listing
24-100/100.85(a) | blockbusting panic selling
24-100/100.115(a) | residential real estate-related transactions covered
24-100/100.125(a) | buying loans on the secondary market discrimination
24-100/100.130(b)(2) | set the rate or loan amount or loan-to-value by race or neighborhood
24-100/100.130(b)(1) | different underwriting by race or national origin
24-100/100.120(b)(1) | refuse to tell someone about loan products because of race
24-100/100.135(a) | discriminatory appraisal
24-100/100.135(d)(1) | lender relies on an appraisal it knows is discriminatory
24-100/100.143(a) | corrective action after a fair housing self-test
24-100/100.202(a) | refuse a person because of a disability
24-100/100.203(a) | ramp or grab bars; tenant pays for reasonable modification
24-100/100.204(a) | assistance animal in a no pets building; reasonable accommodation
24-100/100.205(a) | accessible design of new apartments
24-100/100.303(a) | housing for persons 62 or over
24-100/100.304(a) | 55 and older housing exemption from familial status
24-100/100.305(a) | 80 percent of units occupied by someone 55
24-100/100.307(a) | verify the ages of residents in 55 and over housing
24-100/100.400(b) | retaliation and intimidation fair housing
24-100/100.600(a) | sexual harassment by a landlord
24-110/110.10(a) | where the equal housing poster hangs for dwellings
24-110/110.30 introductory text | what happens without the fair housing poster
31-1010/1010.330(a)(1)(i) | form 8300 cash over 10,000 in a trade or business
31-1010/1010.330(e)(1) | form 8300 within 15 days
31-1010/1010.380(a)(1) | beneficial ownership report to FinCEN deadline
31-1010/1010.420 introductory text | records of foreign accounts
31-1022/1022.210(a) | money services business anti-money laundering program
usc-12/3402 introductory text | government wants bank records of a customer; police need a subpoena or warrant
usc-12/3403(a) | release customer records to the government prohibited
usc-12/3403(b) | certificate of compliance before release of records to the government
usc-12/3403(c) | bank tells the police of a possible violation
usc-12/3404(a) | customer authorizes release of records to the government
usc-12/3405 introductory text | administrative subpoena for customer records
usc-12/3406(a) | search warrant for bank records
usc-12/3407 introductory text | judicial subpoena for customer records
usc-12/3408 introductory text | formal written request for records
usc-12/3409(a) | delay of the notice to the customer
usc-12/3410(a) | customer challenges the government's request
usc-12/3411 introductory text | bank must assemble records on a subpoena
usc-12/3413(i) | grand jury subpoena exception financial privacy
usc-12/3415 introductory text | government pays for copies of records
usc-12/3417(a) | penalty for wrong release of customer records
usc-12/3423(b)(1) | report elder financial abuse immunity
usc-12/4906 introductory text | no fee for PMI notices
usc-12/4907(a) | lawsuit for mortgage insurance cancellation violations
usc-15/1681e(b) | bureau must follow reasonable procedures for accuracy
usc-15/1681i(a)(1)(A) | credit bureau reinvestigates within 30 days
usc-15/1681j(a)(1)(A) | free credit report every twelve months
usc-15/1681w(a)(1) | dispose of credit report information
usc-15/1673(a) | how much of wages may be garnished 25 percent
usc-15/1674(a) | fire an employee because of garnishment
usc-15/6801(b) | safeguards for customer information statute
usc-15/6802(a) | share nonpublic personal information notice statute
usc-31/5325(a) | identification for cashier's check or money order of 3,000
usc-31/5331(a) | cash over 10,000 nonfinancial business statute
usc-12/1829b(d) | copies of checks and drafts a bank keeps
usc-18/1956(a)(1) | money laundering crime; conceal proceeds of unlawful activity
usc-18/1957(a) | spend more than 10,000 of criminal proceeds
usc-42/4104b(a) | standard flood hazard determination form
usc-50/3917(a) | reservists with orders protected before service starts
usc-50/3918(a) | servicemember waives SCRA rights in writing
usc-50/3932(b)(1) | stay of a lawsuit 90 days servicemember
usc-50/3933(b) | waive late fees or penalties for a servicemember
usc-50/3934(a) | garnishment or attachment against a servicemember
usc-50/3936(a) | statute of limitations paused during military service
usc-50/3951(a)(1) | evict a servicemember or family
usc-50/3956(a)(1) | servicemember ends a phone gym or internet contract
usc-50/3957(a) | life insurance of a servicemember assigned
usc-50/3959 introductory text | spouse or dependents SCRA protection
usc-50/4042(a) | servicemember sues for a violation
usc-10/987(c)(1) | disclosures to a military borrower
usc-10/987(e)(1) | refinance or roll over a loan of a military borrower
usc-10/987(e)(3) | arbitration clause military borrower
usc-10/987(e)(5) | check or account access as security military borrower; title loan to a soldier
usc-10/987(e)(6) | allotment required from a military borrower
usc-10/987(e)(7) | prepayment penalty military borrower
usc-10/987(f)(3) | loan contract that violates the military lending act is void
24-203/203.18(a) | FHA maximum mortgage amount
24-203/203.19(b)(1) | FHA down payment minimum cash investment
24-203/203.33(a) | FHA income adequate for the mortgage payments; FHA debt ratios
24-203/203.34 introductory text | FHA credit standing of the borrower
24-203/203.37a(b)(2) | FHA flip resale within 90 days; property flipping FHA
24-203/203.37a(b)(3) | FHA resale between 91 and 180 days second appraisal
24-203/203.37a(c) | FHA flipping exceptions
24-203/203.41(b) | FHA assumable loan
24-203/203.355(a) | FHA foreclosure within six months of default
24-203/203.604(b) | FHA face-to-face meeting with the borrower before three payments are missed
24-203/203.605(a) | FHA loss mitigation evaluation before four payments unpaid
24-203/203.606(a) | FHA three full payments due before foreclosure
24-203/203.558(a) | FHA prepayment interest charges
`
