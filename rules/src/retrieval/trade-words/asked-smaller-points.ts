/** How people ask for the smaller points beside the known ones, in their own words. */
export const ASKED_SMALLER_POINT_WORDS = `
1024.2(b) "Settlement" | what is settlement under respa; signing the papers at the title office; closing or escrow in some states; when does settlement happen
1024.2(b) "Tolerance" | what does tolerance mean for closing costs; how far may a charge go over the estimate; maximum overage against the gfe; allowed increase in settlement fees
1024.6(a) | who gives the settlement cost booklet; lender or broker provides the information booklet; two applicants, one booklet; does each borrower need the booklet
1024.6(d)(2) | new cover for the booklet with our name; pictures on the booklet front; put lender address on the cover; may we print our logo on the information booklet
1024.7(a)(2) | deliver the gfe by hand or mail; email a good faith estimate if applicant agrees; fax the estimate of costs; how may we send the gfe
1024.7(a)(3) | denied before the three days, no gfe; applicant backs out within three days; skip the good faith estimate on a quick denial; withdrawn before the gfe
1024.7(a)(5) | demand pay stubs before giving a gfe; may we require documents to issue the estimate; verification papers and the gfe; extra information before a good faith estimate
1024.7(b)(4) | broker charges appraisal before the gfe; fee a mortgage broker may take up front; credit report cost only by broker; broker wants money first
1024.7(f)(1) | costs went up, new facts, fresh gfe in three business days; revise the estimate after changed circumstances; higher settlement charges after new information; document the reason for a revised gfe
1024.7(f)(2) | borrower no longer qualifies for the loan on the gfe; changed loan eligibility and a new estimate; credit dropped, different terms, revised gfe; circumstances affect the loan itself
1024.7(f)(3) | borrower asks for another loan amount, new gfe; applicant requested changes; customer wants a different product; revised estimate at the request of the borrower
1024.7(f)(5) | rate not locked, charges may float; lock expired and gfe; after lock give a revised gfe; interest rate dependent charges
1024.7(f)(6) | house being built, closing more than 60 days away; new construction revised gfe; builder delay and estimate; statement that a new estimate may come
1024.7(g) | is a gfe a promise to lend; estimate is no commitment; must we make the loan after the gfe; good faith estimate and loan approval
1024.8(b)(2)(iii) | use the same average charge for all in the class; average fee for everyone; total may not exceed what we paid; once average always average
1024.8(b)(2)(iv) | average charge for title insurance or taxes; not for fees based on loan amount; average escrow or interest not allowed; transfer tax at actual cost
1024.8(b)(2)(v) | keep average charge papers three years; records for average cost method; retention of average fee calculation; proof of the average
1024.8(c) | error on the hud-1, fix in 30 days; inadvertent mistake on settlement statement; send a corrected hud; technical error and violation
1024.11 introductory text | is mailing enough for respa notices; put in the mail is compliance; borrower did not receive the letter; same address for two borrowers
1024.15(b)(1)(ii) | law firm requires its title agent; attorney affiliated disclosure timing; engaged by the client, notice; lawyer owns the title agency
1024.17(c)(1) | upper limits on escrow deposits; may not require more than allowed; too much taken into impounds; what is the most in total
1024.17(d)(2)(ii) | lowest month at most one sixth; low point of the account; smallest target balance limit; account low balance two months of payments
1024.17(e)(1)(i) | new servicer starts escrow year at the transfer date; effective date as start of computation year; beginning of escrow year after boarding; transfer date counts as start
1024.20(a)(4) | mail the counseling list if not in person; email the list of counselors; deliver counselor list electronically; how to send housing counselors
1024.31 "Master servicer" | who is a master servicer; owner of servicing rights; uses a subservicer to collect; difference between master and sub
1024.31 "Service provider" | foreclosure attorney as service provider; appraiser or inspector hired by servicer; vendor of a servicer; who counts as a provider
1024.32(b) | add extra facts to a servicing notice; combine with other required disclosures; more information in the same letter; may we include a brochure
1024.33(b)(2)(ii) | fha loan assigned to hud, transfer letter; assigned to the federal housing administration; does fha send a goodbye letter; notice on assignment to fha
1024.33(b)(4)(v) | optional life insurance after transfer; tell about credit insurance in transfer notice; how to keep disability coverage; mortgage life stops with new servicer
1024.33(d) | state transfer notice law also applies; state servicing notice preempted; follow federal letter only; state law on sale of servicing
1024.37(d)(3) | bold text in the reminder insurance notice; format of the second letter; which words bold in final notice; type of reminder
1024.37(e)(1)(ii) | end of 45 days without proof at renewal; wait before charging renewal; no evidence by the end of period; renewal charge after the period
1024.37(e)(3) | bold words in renewal insurance letter; format of yearly lpi notice; form ms-3(d) may be used; type in renewal letter
1024.37(i) | flood notice together with force placed letter; send both insurance notices; combine flood and hazard letters; flood act relation
1024.39(c)(1)(iii)(A) | late when bankruptcy was filed, letter within 45 days; petition date and early notice; delinquent debtor notice timing; became a debtor while behind
1024.39(c)(1)(iii)(C) | one letter per bankruptcy case; repeat letter in chapter 13; once in a case; second early notice in the same case
1024.41(c)(4)(ii)(C) | no denial letter until third party papers; hold the decision notice; prompt decision after outside documents come; wait to send the determination
1002.2(k) | what is a credit card under ecoa; coupon book or plate; is an overdraft card a credit card; single device for credit
1002.2(p)(2) | buy a score system from another company; use a vendor scorecard; validate borrowed model on own customers; generic score from bureau
1002.2(w) | what is open-end under reg b; revolving plan definition in ecoa; line with repeated use; finance charge on unpaid balance
1002.5(a)(3) | restricted questions for a special program; ask protected facts for spcp eligibility; may obtain otherwise barred data; program participants information
1002.5(a)(4)(i) | hmda reporter under the closed-end limit asks race; collect demographics voluntarily closed-end; not required but collect; optional race on mortgages
1002.5(a)(4)(ii) | helocs below the limit, still ask ethnicity; voluntary data on open-end lines; collect race on lines not reported; home equity demographic choice
1002.5(a)(4)(iv) | passed the volume in the first year, begin asking early; collect race in the second year; first year over hmda limit; prepare to report next year
1002.5(a)(4)(vi) | second co-applicant demographics; more than two borrowers race; ask third applicant; additional co-applicants data
1002.8(b)(2) | special program may not exclude by another trait; spcp shared characteristic limits; program used to evade; discriminate inside the program
1002.13(d) | regulator's own monitoring program; agency substitute for questions; occ data program; replaced monitoring form
1002.15(c)(3) | relief to victims found by the self-test; do testers get paid relief; who must be compensated; remedial relief limits
1002.16(b)(5) | regulator tells hud of fair housing violation; pattern not referred; applicant informed of hud; agency notifies secretary
1002.107(c)(3) | watch for officers that discourage answers; monitor low answers by branch; procedures for signs of discouragement; train staff to ask
1002.109(a)(2) | subsidiary files its own small business data; parent and sub registers; separate 1071 filing; bank subsidiary reports
1005.3(b)(3)(ii) | bounced check fee notice at the register; store sign on returned fee amount; mail the fee notice within days; point of sale return fee
1005.4(c)(1) | one statement for several accounts; combine disclosures of accounts; savings and checking together; single notice for many accounts
1005.9(a)(1) | fee included in the amount on the receipt; show amount of transfer; surcharge on receipt; receipt total with fee
1005.10(a)(1)(ii) | tell customers that the deposit did not come; negative notice of missing credit; no deposit notice two days; payroll failed to arrive notice
1005.10(a)(1)(iii) | phone line to learn if deposit came; telephone number instead of deposit letters; call in for direct deposit; number on each statement
1005.17(c)(1) | accounts opened before july 2010 overdraft; old customers opt in date; august 15 2010 rule; existing accounts consent
1005.17(d)(1) | describe overdraft types in the opt-in notice; which transactions may have fees; short description of coverage; explain courtesy pay in the form
1005.17(d)(4) | explain how to say yes in the form; methods of consent told; right to opt in statement; ways listed on a-9
1005.17(d)(6) | change the model opt-in form; add right to opt out or other overdraft types; say fee may depend; allowed edits on the form
1005.18(b)(2)(ix)(E)(2) | every 24 months recheck prepaid extra fees; reassess additional fee types; update short form after two years; review of fee revenue
1005.18(b)(2)(ix)(E)(4) | already printed packages with old fees; one more year to use stock; update printing exception; old prepaid packs
1005.18(b)(3)(i) | fee varies, show the highest; asterisk for lower fee; variable fee on the short form; up to amount fee
1005.18(b)(3)(iv) | other companies' fees on the short form; third party fees left out; network fee not shown; outsider charge disclosure
1005.18(b)(4)(ii) | every fee and condition in the long form; waived fees shown; third party fees in long form; complete charges with conditions
1005.18(b)(7)(ii)(C) | long form type size eight points; print size of full fee list; pixels for long form; smallest letters long
1005.18(b)(8) | same fee names everywhere; consistent terms in prepaid forms; different words for a fee; terminology across forms
1005.18(c)(2) | unregistered card history only 12 months online; unverified account no written history; alternative for anonymous card; card without id statements
1005.18(c)(3) | what the card history shows; online history information; contents of transaction history; same items as a statement
1005.18(e)(3)(iii) | card registered later, old errors; verified afterwards, dispute; resolve errors after id check; fraud before registration
1005.18(f)(2) | raise prepaid fees, 21 days notice; change in terms for card; new fee on a prepaid; change of card terms letter
1005.19(b)(2)(i) | amended prepaid contract, file in 30 days; send changed agreement; substantive change of card terms filing; entire amended agreement
1005.19(b)(4)(ii) | dropped below 3000 cards, stop filing; newly small issuer; withdraw agreements by rule; exemption starts by rule
1005.20(c)(3) | show gift card fees before sale; online or phone gift card terms; display terms at purchase; tell buyer first
1005.20(c)(4) | print terms on the gift card; sticker on card; on the code or email; card disclosures place
1005.31(a)(2) | remittance papers written or electronic; without full e-sign; send electronically request; keepable forms for transfers
1005.31(c)(3) | type size of remittance form; eight point font; front of page; equal prominence on transfer slip
1005.31(c)(4) | separate remittance form from other text; segregate disclosures by rule; only related information; no ads on the wire form
1005.32(b)(2)(iii) | fees estimated when amount unknown; percent fee for future transfer; sender fixes recipient currency; estimate taxes by rule
1005.32(c)(3)(i) | percent fee estimate; outside fee as a share; largest amount for estimate; base percent on transfer amount
1022.3(d)(1)(i) | 25 percent of voting shares is control; quarter ownership affiliate; common control test; who controls a company
1022.3(i)(1)(iii)(A) | ask for more id theft proof in 15 days; furnisher request for details; bureau wants documents; fifteen days after police report
1022.21(b)(2) | shared group database of customers; common database receipt; affiliate data warehouse; put data in the system
1022.21(c)(3) | do work for an affiliate, mail on its behalf; service on behalf of sister; exception for services; affiliate may not send itself
1022.22(a)(5)(i) | left and came back, new opt out notice; ended all accounts then new; terminated relationship renewed; former customer returns
1022.23(b) | put affiliate opt out in the privacy notice; combine with glba form; consolidated notices by rule; same paper by rule
1022.24(b)(3) | opt out while buying online; at the time of electronic sale; choose before completing; checkout choice by rule
1022.24(b)(4) | opt out at the desk; in person form; decide at the counter; choose when opening
1022.25(c) | require one way to opt out; only by the phone line; specific means allowed; must use our form
1022.26(a) | notice must reach each consumer; writing or e-delivery; reasonably expected to receive; affiliate letter delivery
1022.27(d) | early renewal does not shorten; send before five years end; keep the full period; renewal letter in year four
1022.30(e)(1)(i) | power of attorney due to illness; legal representative triggered by medical event; incapacity and credit; representative because of sickness
1022.30(e)(1)(ii) | law requires medical facts; comply with state law on health; legal requirement exception; ability to repay and disability income
1022.43(d)(3) | attach proof to the credit dispute; police report or statement copies; supporting documents by rule; what evidence with complaint
1022.43(f)(1)(ii) | already investigated same dispute; repeat without new facts; bureau already sent it; duplicate credit dispute
`
