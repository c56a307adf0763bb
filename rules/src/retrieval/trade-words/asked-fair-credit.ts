/** How people ask for the rules of credit reports, in their own words. */
export const ASKED_FAIR_CREDIT_WORDS = `
1022.3(b) | what is an affiliate for fcra; sister company under common control; same holding company; is our cuso an affiliate
1022.3(h) | what is identity theft; somebody used her name for a loan; fraud with another person's information; attempted opening counts
1022.3(i)(1) | what is an identity theft report; police report for fraud; ftc affidavit enough; ask for more proof of id theft
1022.3(k)(1) | what is medical information; health condition data; payment for care; is a doctor's bill medical
1022.3(k)(2) | is age medical information; address and gender not medical; demographic data under fcra rules; unidentified data under fcra rules
1022.20(b)(3) | eligibility information meaning; data from a sister company that would be a credit report; account balances shared with affiliate; which data trigger affiliate marketing
1022.20(b)(4)(i) | existing customer exception meaning; bought in the last 18 months; inquiry within three months; pre-existing business relationship
1022.20(b)(4)(i)(B) | customer closed the account a year ago, may we pitch; eighteen months after last transaction; former account holder marketing; purchase within 18 months
1022.20(b)(4)(i)(C) | asked about a product two months ago; three months after inquiry; applied but did not get; call and gave contact details
1022.20(b)(5)(i) | what is a solicitation; pitch to a certain person using affiliate data; marketing email from sister firm; telemarketing call counts
1022.20(b)(5)(ii) | tv or billboard ads not solicitations; general public marketing; website for everyone; mass newspaper ad
1022.21(a)(1) | may our insurance arm use bank data to sell; notice and opt out before affiliate marketing; cross sell to customers of the sister company; use of shared data for pitches; need permission to market from affiliate
1022.21(a)(3) | who sends the affiliate marketing notice; sister with the relationship; joint notice under fcra rules; which company mails it
1022.21(b)(5)(i) | one service provider for the group; vendor sends mail for the affiliate; constructive sharing under fcra rules; shared mail house conditions
1022.21(c)(1) | we already have this customer, no notice; existing relationship exception; market to own clients; our borrower too
1022.21(c)(4) | customer called us about our product; asked first under fcra rules; response to an inquiry by the consumer; she contacted us
1022.21(c)(5) | customer asked to get offers; checked a box for marketing; authorized solicitation under fcra rules; wants information under fcra rules
1022.22(b) | how long does the opt out last, five years; affiliate opt-out period; expire after 5 years; revoke in writing
1022.22(c) | opt out later at any time; late opt out; after the first month; still may say no
1022.23(a)(1) | contents of affiliate marketing notice; what the opt out letter says; names and kinds of data; how long it applies
1022.23(a)(2) | joint account and affiliate opt out; one spouse says no; both holders must not be required; single notice for two
1022.24(b)(1) | thirty days to opt out by mail; wait a month after mailing; reasonable chance under fcra rules; mailed notice time
1022.24(b)(2) | thirty days after posting online; emailed affiliate notice wait; web notice acknowledgment; electronic notice time
1022.25(b)(1) | good ways to opt out; check box, reply form, toll free number; web form under fcra rules; simple method for no marketing
1022.25(b)(2) | write own letter to opt out, not allowed; must call for a form; hard ways under fcra rules; paper mail only for e-notice
1022.26(b) | how to deliver the affiliate notice; hand, mail, email, web with acknowledgment; actual notice under fcra rules; last known address
1022.26(c) | lobby sign is not notice; newspaper notice not enough; email without consent; website only under fcra rules
1022.27(a)(1) | opt out ran out, may we market; renewal notice before pitches; after five years; extend the opt-out
1022.27(c)(1) | when to send the renewal letter; before or after the period ends; timing of second notice; reasonable time before expiration
1022.30(b)(1) | may we use health data to decide a loan; ask about sickness on an application; medical condition and credit; cancer patient denied; health in underwriting
1022.30(c)(1) | applicant tells us of an illness without being asked; unsolicited medical facts; medical bill on the list of debts; customer volunteered health
1022.30(c)(2) | may we use health facts we did not ask for; volunteered illness in a decision; use only under exceptions; medical data came by itself
1022.30(e)(1)(iii) | special program for disabled borrowers; credit program for medical conditions; written plan for sick; eligibility by health
1022.30(e)(1)(iv) | health data for fraud check; prevent fraud with medical facts; fraud detection exception; verify truth under fcra rules
1022.30(e)(1)(v) | loan for surgery, check the purpose; dental financing verification; confirm cost of treatment; medical loan proceeds
1022.30(e)(1)(vi) | customer wants us to consider the illness; asks to explain late payments by hospital stay; request to use medical facts; letter about disability
1022.30(e)(1)(vii) | forbearance for illness; skip payments while sick; hardship program triggered by health; disability hardship plan
1022.30(e)(1)(viii) | debt cancellation for disability; suspend payments on sickness; debt protection claim; trigger of debt suspension
1022.30(e)(1)(ix) | credit life health question; credit disability insurance eligibility; insurance triggered by illness; health for credit insurance
1022.31(b) | pass on medical data from a report; redisclose health information; share health facts with others; limits on sharing medical
1022.32(b) | share medical data with affiliate; health list to sister company; payments to doctors list; affiliate and medical
1022.41(a) | accuracy of furnished data meaning; correct terms and consumer; right person's report; correct performance under fcra rules
1022.41(b) | what is a direct dispute; customer complains to us about his credit report; dispute sent to the lender; complaint to furnisher
1022.41(d) | integrity of reported data; include credit limit; substantiated by records; not misleading under fcra rules
1022.42(a) | written policies for credit reporting; furnisher procedures under fcra rules; accuracy and integrity policy; do small lenders need a reporting policy
1022.42(b) | consider appendix e guidelines; furnisher guidelines under fcra rules; what to put in the reporting policy; must we follow appendix e
1022.42(c) | review the reporting policy; how often update furnisher procedures; periodic review under fcra rules; keep it effective
1022.43(a) | must we look into a dispute sent straight to us; customer says late mark is wrong; fix my credit letter; investigate direct disputes; balance reported wrong
1022.43(a)(1) | says the account is not his; identity theft on our tradeline; not liable dispute; authorized user not owner
1022.43(a)(3) | disputes late payment history; paid on time but reported late; date of last payment; charged off wrong
1022.43(b)(1)(i) | wrong name or address on file, no duty; identifying data dispute; birth date or ssn complaint; phone number error
1022.43(b)(1)(iii) | complains of an inquiry; hard pull dispute to us; who pulled my report; inquiries not investigated
1022.43(b)(1)(iv) | bankruptcy or judgment dispute; public record complaint; tax lien under fcra rules; court data from bureau
1022.43(b)(2) | letter from a credit repair company; credit clinic form; template dispute by a firm; must we answer credit repair letters
1022.43(c) | dispute sent to the wrong address; where may direct disputes be sent; specified address for credit disputes; branch got the letter
1022.43(d) | what a credit dispute must contain; account, what is wrong, proof; no documents attached; enough detail under fcra rules
1022.43(e) | steps after a direct dispute; investigate, review papers, answer; tell the bureaus of corrections; duty on receiving credit dispute
1022.43(e)(3) | thirty days to answer a credit dispute; time limit for direct disputes; report result to customer; forty five days if more information
1022.43(e)(4) | found it wrong, notify each bureau; correct the tradeline; send correction to all agencies; update reported data
1022.43(f)(1) | frivolous dispute under fcra rules; same credit complaint again; nothing new under fcra rules; not enough facts to investigate
1022.43(f)(2) | five business days to say the dispute is frivolous; notice of refusal to investigate; tell why we will not look; by mail or agreed means
1022.43(f)(3) | contents of the frivolous letter; reasons and missing information; what does refusal say; list what we need
1022.54(c)(1)(i) | short prescreen opt out text; toll free number on preapproved mailer; you can choose to stop; short notice in offers
1022.54(c)(1)(ii) | type size of short prescreen notice; 12 point on the first page; border and bold; where in the mailer
1022.54(c)(2)(i) | long prescreen notice content; all details of opt out; firm offer legal text; long notice additional information
1022.54(c)(2)(ii) | long notice type and heading; eight point under fcra rules; capital underlined heading; prescreen and opt-out notice title
1022.70(a)(2) | business loan, risk based pricing; commercial credit excluded; no pricing letter for companies; guarantor of business loan
1022.71(n)(1)(ii) | card purchase apr is the material term; which rate counts for cards; key term for credit cards; purchase rate under fcra rules
1022.71(o) | materially less favorable meaning; cost significantly greater; compare terms under fcra rules; worse rate how much
1022.72(b)(1)(i) | cutoff score method; forty percent better score; score proxy under fcra rules; who gets the pricing letter
1022.72(b)(1)(iii)(C) | recompute the cutoff score every two years; how often refresh cutoff; update score line; two years under fcra rules
1022.72(b)(1)(iv) | no score applicant, give the notice; no fico under proxy; assume lower under fcra rules; thin file pricing letter
1022.72(b)(2) | tiered pricing method; bottom tiers get notice; four or fewer tiers; rate sheet levels
1022.72(c)(1) | card issuer compare with best apr in the offer; lowest rate in the solicitation; credit card pricing letter; higher purchase rate than advertised
1022.72(d)(1) | raised the apr after pulling credit; account review notice; rate up on existing card by report; reprice by score
1022.73(a)(1)(ix) | put the score in the pricing letter; key factors, range, date, source; score details under fcra rules; four factors under fcra rules
1022.73(a)(2) | contents of account review letter; rate was raised notice text; review based on report; h-2 form under fcra rules
1022.73(b)(1) | pricing notice may be oral; form of the letter; electronic allowed under fcra rules; clear and conspicuous
1022.73(c)(1)(i) | pricing letter before signing the loan; timing closed-end under fcra rules; after approval before closing; car loan when
1022.73(c)(1)(ii) | pricing letter before first use of a line; open-end timing under fcra rules; heloc or card when; prior to first transaction
1022.73(c)(1)(iii) | account review letter timing; at decision or within five days; rate raise no notice; when rate increase told
1022.73(c)(2) | dealer gives the pricing notice; indirect auto and lender; who gives score letter at dealership; auto dealer on our behalf
1022.73(c)(3) | store card opened at the register; instant credit timing; within 30 days or first mailing; purchase same day
1022.73(d)(1) | several scores, which one in the letter; middle score under fcra rules; low score used; average of scores
1022.74(a)(1) | applicant got the exact terms asked; no pricing letter if applied for specific rate; specific terms exception; advertised rate granted
1022.74(b) | adverse action letter instead of pricing; denied and pricing notice both; turned down gets one; no double notices
1022.74(c)(1) | prescreened offer exception; firm offer pricing letter; mailed preapproval no notice; list from bureau
1022.74(d)(1) | mortgage score disclosure to everyone; all mortgage applicants get the score notice; home loan exception; 609g combined notice
1022.74(d)(3) | when to give mortgage score notice; as soon as practicable; before closing under fcra rules; timing of home loan score disclosure
1022.74(d)(4)(i) | three scores on a mortgage, disclose which; tri merge middle; multiple mortgage scores; one used under fcra rules
1022.74(d)(5) | form h-3 under fcra rules; sample mortgage score notice; model credit score disclosure for home loans; use of h-3
1022.74(e)(1) | car loan score disclosure to all; non mortgage exception notice; every auto applicant gets score; instead of pricing letters
1022.74(e)(3) | timing of the score notice on car loans; before consummation or first transaction; as soon as score obtained; non mortgage under fcra rules
1022.74(e)(5) | form h-4 under fcra rules; model auto score notice; sample score disclosure not home; use h-4 under fcra rules
1022.74(f)(1) | no score found, which notice; unscored applicant under fcra rules; score not available disclosure; no credit history letter
1022.74(f)(5) | form h-5 under fcra rules; model no score notice; sample for no hit; use h-5 under fcra rules
1022.75(a) | one notice per loan; modified terms later; second pricing notice; change before closing
1022.75(b)(1) | dealer assigned the contract, who notifies; initially payable party; first creditor under fcra rules; bank or dealer
1022.75(b)(2) | we bought the paper, no notice; assignee duty under fcra rules; purchaser of loans; acquired loan pricing
1022.75(c)(1) | two borrowers, pricing letters; same address single notice; joint applicants under fcra rules; score of each separate
1022.75(c)(2) | score disclosures to co-borrowers separately; each gets own score; no one sheet for both; husband and wife score notices
1022.82(c)(1) | bureau says address does not match; address discrepancy alert; make sure it is the right person; mismatch on credit report
1022.82(c)(2) | how to check an address mismatch; compare with cip data; ask the customer; examples of verifying
1022.82(d)(1) | tell the bureau the right address; furnish confirmed address; new customer with discrepancy; send address under fcra rules
1022.82(d)(3) | when to send the confirmed address; reporting period under fcra rules; timing of furnish; next cycle under fcra rules
1022.121(a) | active duty alert one year; military alert duration; soldier fraud alert; twelve months under fcra rules
1022.123(a) | proof of identity for bureaus; what id for a fraud alert; identification needed by agency; match files under fcra rules
`
