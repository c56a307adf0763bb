/** How people ask for the rules of financial privacy, in their own words. */
export const ASKED_PRIVACY_WORDS = `
1016.1(b)(1) | does the privacy rule cover business accounts; only individuals for household use; company customers and privacy notice; commercial borrowers get a privacy letter
1016.2(a) | is the model privacy form a safe harbor; must we use the federal table form; may we write our own privacy notice; model form optional
1016.3(a)(1) | affiliate for privacy rules; sister company sharing; common control meaning in privacy; parent and subsidiary
1016.3(a)(2) | is a cuso an affiliate of a credit union; credit union service organization and privacy; federal credit union affiliate sharing; company controlled by our state credit union
1016.3(e)(1) | who is a consumer for privacy; applicant who was denied is a consumer; individual who got a product; legal representative of a person
1016.3(i) | customer versus consumer in privacy; who counts as a customer; which people get annual notices; continuing relationship person
1016.3(j)(1) | what is a customer relationship; continuing relationship meaning; ongoing account holder; one time buyer is not a customer
1016.3(j)(2)(ii)(A) | non customer uses our atm, privacy notice; isolated transaction under the privacy rule; cash a check for a stranger; sells money order once
1016.3(j)(2)(ii)(B) | sold the loan without servicing, still our customer; no servicing kept; loan gone to another bank; privacy duties after sale of loan
1016.3(j)(4)(i) | is every member a customer for privacy; nonmember joint owner at the credit union; who is a customer of a credit union; nonmember with a serviced loan
1016.3(o)(1) | outside company meaning; nonaffiliated third party; is a vendor an outsider; unrelated company under the privacy rule
1016.3(p)(1) | what is npi; nonpublic personal information; customer list is private; which data are protected
1016.3(p)(2) | phone book names not private; public information not npi; list from public data only; mortgage records at the courthouse
1016.3(q)(2)(i) | is a name of a customer private data; balance and payment history protected; cookie data counts; that someone banks here is private
1016.3(r)(1) | what is publicly available information; government records and media; listed telephone number; public deed under the privacy rule
1016.4(a)(1) | privacy notice at account opening; when does a new customer get the privacy paper; initial notice no later than opening; new borrower privacy handout
1016.4(a)(2) | noncustomer privacy notice before sharing; tell consumer first when data go outside; applicant data shared; before we disclose to a third party
1016.4(b) | when no first privacy notice for consumers; we do not share outside; no relationship and no sharing; skip the notice for one time users
1016.4(c)(2) | bought servicing, privacy notice; loan acquired, new customer relationship; when does a loan customer begin; transferred loan and privacy letter
1016.4(d) | old customer opens another account, new privacy notice; existing member gets a loan; no second notice if the last was accurate; add a product
1016.4(e)(1)(i) | acquired another bank's deposits, notice later; customer did not choose us; reasonable time after purchase; merger privacy notices
1016.4(e)(1)(ii) | account opened by phone, send the notice later; delay the transaction substantially; agree to later delivery; quick telephone loan privacy
1016.5(a)(1) | annual privacy notice; once in 12 months; yearly privacy mailing; do we still send annual privacy letters
1016.5(b)(1) | former customer annual notice; closed account and privacy mailing; paid off loan no annual letter; ended relationship under the privacy rule
1016.5(e)(1) | skip the annual privacy notice; exception when nothing changed and only allowed sharing; fast act exemption; do not mail yearly notice
1016.5(e)(2)(i) | changed sharing with a revised notice, annual again; lost exception after revised notice; next annual timing; treat revised as initial
1016.5(e)(2)(ii) | practice changed without revised notice, 100 days; lost the exemption; hundred days to send annual; new policy and annual letter
1016.6(a) | what a privacy notice contains; list of items in the privacy form; contents of initial, annual notice; required lines under the privacy rule
1016.6(a)(5) | describe joint marketing in the notice; service provider sharing statement; separate statement for marketing partners; section 13 disclosure
1016.6(a)(6) | explain the right to say no; opt out explanation in the notice; how to opt out line; methods for opting out
1016.6(a)(8) | say how we protect data; security practices line; confidentiality statement under the privacy rule; who has access
1016.6(c)(5) | we share nothing, short privacy notice; simplified notice under the privacy rule; no disclosure to others; easy form for non sharers
1016.6(d)(1) | short form for non customers; shortened privacy notice with opt out; brief notice for consumers; full notice on request
1016.7(a)(1) | opt out notice contents; tell them we share and they may say no; form of opt out; reasonable means to opt out
1016.7(a)(2)(ii) | check box, reply form, website, toll free number; good ways for opting out; acceptable opt out means; phone line for opt out
1016.7(a)(2)(iii) | make them write a letter to opt out; bad opt out means; own letter only; later notices without a form
1016.7(d)(2) | joint owners, one opts out; bank joint account privacy choice; apply to all or separately; husband says no to sharing
1016.7(d)(4) | both owners must opt out, not allowed; require all joint holders; wait for second spouse; bank may not demand everyone
1016.7(e)(2) | joint share account, one member opts out; credit union joint opt-out; one owner at a credit union; treat as all
1016.7(e)(6)(i) | credit union loan with a guarantor, opt out notice; borrower and cosigner notices at credit union; share guarantor data; separate notice for loan parties
1016.7(g) | how soon must we honor an opt out; as soon as reasonably practicable; time to stop sharing; process the choice
1016.7(h) | opt out years later; any time under the privacy rule; late privacy choice; customer changes mind to no
1016.7(i)(1) | how long is a privacy opt out good; until revoked in writing; expire or not; renew opt out each year
1016.7(i)(2) | closed account, opt out continues; former customer choice; came back as new customer; new relationship and old opt out
1016.8(a) | new kind of sharing, revised notice; change in privacy policy; before sharing with a new type of company; revise and wait
1016.8(b)(1) | examples when a revised notice is needed; new category of data; new class of third party; former customers now shared
1016.8(b)(2) | another partner of same type, no revised notice; new vendor within described group; adequately described already; add a company of the same category
1016.9(a) | how to deliver privacy notices; writing or electronic if agreed; actual notice under the privacy rule; email the privacy form
1016.9(b)(1) | hand, mail, or post with acknowledgment; ways to deliver privacy letter; last known address; online acknowledgment under the privacy rule
1016.9(b)(2) | lobby poster as privacy notice; sign is not enough; email to someone who never agreed; newspaper ad of policy
1016.9(c)(1) | annual notice on the website; customer agreed to website notices; post yearly privacy online; web delivery of annual
1016.9(c)(2) | customer asked for no mail; refrain from sending information; privacy notice on request; do not mail account
1016.9(d) | read the privacy notice over the phone; oral explanation alone; tell it at the desk; spoken notice under the privacy rule
1016.9(e)(1) | keepable privacy notice; customer can get it later; retain or obtain in writing; accessible copy under the privacy rule
1016.9(f) | one privacy notice with affiliates; joint notice under the privacy rule; combined notice of the group; several institutions together
1016.9(g) | joint account, one privacy notice; bank sends single copy to spouses; two owners one mailing; notice to one holder
1016.9(i)(1) | joint share account, one notice; credit union single privacy copy; two owners at credit union; mail to primary member
1016.10(a)(1) | conditions before sharing with outsiders; notice, opt out, wait, no answer; sell customer list rules; give data to an unrelated company
1016.10(a)(2) | opt out meaning; direction not to share; what does opting out do; say no to disclosure
1016.10(a)(3)(i) | thirty days by mail to say no; wait after mailing before sharing; mailed opt out time; when may we begin sharing
1016.10(a)(3)(ii) | online account thirty days to opt out; electronic notice wait; acknowledge and 30 days; web opt out time
1016.10(a)(3)(iii) | cashier's check buyer choice on the spot; isolated transaction opt out; decide before finishing; one time customer choice
1016.10(b)(1) | applies to noncustomers as well; opt out for mere consumers; denied applicants protected; regardless of relationship
1016.10(c) | choose part of sharing; partial opt out; menu of choices; some data or partners only
1016.11(a)(1) | we got data to process, reuse it; limits on reuse; received under an exception; vendor for another bank uses the list
1016.11(b)(1) | bought a customer list, pass it on; redisclose received data; data got outside exceptions; sell on a list
1016.11(c) | what may our processor do with data; third party reuse limits; vendor must not market; information we give under exception
1016.12(a) | give account numbers to telemarketers; share card numbers for marketing; account number to outside marketers; numbers in a marketing list
1016.12(b)(1) | account numbers to our own mail agent; marketing own products through vendor; agent cannot start charges; service provider number sharing
1016.12(b)(2) | affinity card partner numbers; private label program account numbers; co-brand participant under the privacy rule; partner known to customer
1016.12(c)(1) | encrypted account number; scrambled number without key; coded number allowed; reference number to marketer
1016.13(a)(1) | marketing vendor without opt out; joint marketing with another financial company; contract and initial notice; share with service provider for ads
1016.13(a)(1)(ii) | contract that limits vendor use; agreement with the marketer; written limits on data; clause in vendor contract
1016.13(c) | joint agreement meaning; written contract to jointly offer; two financial institutions offer together; joint marketing definition
1016.14(a)(1) | process what the customer asked for, no opt out; servicing a requested product; check printer gets data; transaction processor sharing
1016.14(a)(2) | keep the account running exception; private label servicing; servicer gets data; maintain account with another
1016.14(a)(3) | sell loans to investors, privacy; securitization data under the privacy rule; secondary market due diligence; servicing rights sale and npi
1016.15(a)(1) | customer consents to sharing; told us to give data; permission from member; letter of authorization; accountant asks with consent
1016.15(a)(2)(ii) | share to stop fraud; fraud alert with other banks; tell another bank of a scam; prevent unauthorized transactions
1016.15(a)(2)(iii) | data for dispute resolving; risk control sharing; audit needs under the privacy rule; customer inquiries under the privacy rule
1016.15(a)(2)(v) | talk with power of attorney; give data to guardian or trustee; representative of the customer; executor asks under the privacy rule
1016.15(a)(3) | give files to our lawyer, accountant, auditor; rating agency under the privacy rule; insurance guaranty fund; outside counsel gets data
1016.15(a)(4) | police ask for records; law enforcement and elder abuse report; regulators and state insurance authority; agency under right to financial privacy
1016.15(a)(5) | report to the credit bureau; furnish data no opt out; bureau sharing exception; from a consumer report
1016.15(a)(6) | bank is being sold, share data with the buyer; merger due diligence; sale of a branch data; transfer of business unit
1016.15(a)(7) | subpoena for records and privacy; comply with law; court order under the privacy rule; examiner asks under the privacy rule; summons under the privacy rule
`
