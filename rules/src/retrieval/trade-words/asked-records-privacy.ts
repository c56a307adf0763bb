/** Everyday ways to ask for the statutes on bank records, privacy, electronic papers, and email. Reviewed by a person against the text. */
export const ASKED_RECORDS_PRIVACY_WORDS = `
usc-12/1829b(d) | copy each check paid or deposited, statute; microfilm of checks in law; why do banks keep images of checks; record of items received for deposit
usc-12/1829b(j)(1) | penalty for poor bank record keeping; fine for grossly negligent records; bank officer fined for missing records
usc-12/3401(2) | what is a financial record under the privacy act; are copies derived from account files covered; does a loan file count as a financial record
usc-12/3401(4) | is a company protected by right to financial privacy; partnership of five or fewer; does rfpa cover a corporation's account
usc-12/3401(5) | who is a customer in rfpa; former customer's records; authorized representative as customer
usc-12/3402 introductory text | can the irs or fbi just ask for account records; federal agent at the counter wants statements; government needs consent, subpoena, or warrant; give records to a federal agency without papers
usc-12/3403(a) | may a teller tell a federal agent about the account; bank may not hand records to the government; informal request from an agency, refuse
usc-12/3403(b) | agency must certify in writing that it followed the privacy act; certificate of compliance before release; wait for the government's certificate
usc-12/3403(c) | may we tip the government that a crime may have occurred; report suspected wrongdoing by name and account; volunteer information about a violation; notify agency without customer consent
usc-12/3403(d)(1) | use records to file a lien or bankruptcy claim with the government; collect a debt and disclose records; prove a claim in bankruptcy
usc-12/3403(d)(2) | records sent for a government guaranteed loan; sba or va loan processing and privacy act; give the file to the guaranty agency
usc-12/3404(a) | customer signs that the government may see his records; what must the authorization say; release good for up to three months; customer may take back the release
usc-12/3404(b) | can we make customers sign a government release to open an account; consent as a condition of business, forbidden; blanket waiver in account agreement
usc-12/3404(c) | customer wants to know to whom we gave records; right to see the list of disclosures; log of government access
usc-12/3405 introductory text | agency subpoena for bank records, what must come first; administrative summons conditions; irs style summons and notice to the customer
usc-12/3405(2) | copy of the subpoena must go to the customer; served on or before the bank is served; who tells the customer about the summons
usc-12/3405(3) | ten days after service or fourteen days after mailing; how long wait before giving records on a summons; customer has time to object
usc-12/3406(a) | search warrant for account papers; hand over on a warrant right away
usc-12/3406(b) | customer learns of the warrant within ninety days; government mails copy of the search warrant
usc-12/3407(3) | judicial subpoena waiting time; court subpoena ten or fourteen days; customer's sworn statement to block a court subpoena
usc-12/3408 introductory text | formal written request by a federal agency; agency without subpoena power asks in writing; letter request for records
usc-12/3409(b)(1) | court delays telling the customer for ninety days; may we tell the customer during a delay order; secret subpoena order
usc-12/3410(a) | customer fights the subpoena in court; motion to quash by the customer; deadline for a customer to challenge; how can I stop the government from getting my records
usc-12/3411 introductory text | bank gets records together upon a summons; start to assemble records when served; be ready to deliver when the certificate comes
usc-12/3412(a) | one agency passes our customer's records to another; certify need before transfer; share records between departments
usc-12/3413(b) | examiner looks at customer files, no notice; bank regulator is exempt from the privacy act; ncua exam and account records
usc-12/3413(c) | irs tax summons follows tax law, not rfpa; internal revenue procedures
usc-12/3413(d) | sars and ctrs are not blocked by privacy act; report required by law allowed
usc-12/3413(g) | agent asks only for name, address, account number and type; basic account identification to the government
usc-12/3413(i) | grand jury subpoena, no customer notice; rfpa and grand jury
usc-12/3413(k)(1) | social security gets a customer's name and address; treasury payment questions
usc-12/3413(l) | report insider crime with records; teller embezzled, send his account records to police; crimes against the bank by insiders
usc-12/3414(a)(3)(A) | national security letter, keep quiet; terrorism request secrecy; secret service request may not be told
usc-12/3414(a)(5)(A) | fbi national security letter, must we comply; fbi counterintelligence request for records
usc-12/3414(b)(1) | emergency, agent needs records now to prevent injury; flight or danger, no waiting; urgent access without notice
usc-12/3415 introductory text | does the government pay us for copies; reimbursed cost for research of records; bill the agency for subpoena work
usc-12/3416 introductory text | how long may a customer sue under rfpa; three years to sue for giving records
usc-12/3417(a) | bank gave records wrongly, what does it owe; 100 dollars and damages for privacy violation; punitive damages rfpa
usc-12/3417(c) | good faith reliance on the government's certificate; bank not liable if it trusted the certificate
usc-12/3420(b)(1) | tell the customer about a grand jury subpoena on bank fraud or drugs; may not notify the target; teller warns the customer of grand jury
usc-12/3423(a)(2)(A) | teller reports elder abuse, protected; immunity for reporting exploitation of a senior; can an old customer's family sue the employee; trained staff told adult protective services
usc-12/3423(a)(2)(B) | bank itself is immune when staff report elder fraud; credit union protected for elder report; training needed for the institution's immunity
usc-12/3423(b)(1) | who gets senior safe training; train tellers about elder financial abuse; class about exploitation of seniors
usc-12/3423(b)(2)(B) | when must elder training be given; within a year of hire; new teller senior safe class
usc-12/3423(b)(2)(C) | keep a record of who took the senior training; training log for elder abuse
usc-12/4901(2) | when may pmi be cancelled, 80 percent date; cancellation date meaning; scheduled or actual payments to eighty percent
usc-12/4901(4) | what is a good payment history for pmi; late payments in last two years and pmi; sixty days late in the second year; 30 days late in the past 12 months
usc-12/4901(7) | halfway point of the loan for pmi; midpoint of a thirty year mortgage
usc-12/4901(12) | original value for pmi, price or appraisal; lesser of sales price and appraised value; refinance original value
usc-12/4901(14) | does the pmi law cover rentals or second homes; single family home that is the main residence
usc-12/4901(18) | termination date meaning, 78 percent schedule; when does mortgage insurance fall off by schedule
usc-12/4902(a) | borrower wants to get rid of mortgage insurance; remove pmi at twenty percent equity; what must he do to drop pmi; written request, good history, current
usc-12/4902(a)(4)(A) | may we require an appraisal before dropping pmi; proof that value has not gone down
usc-12/4902(a)(4)(B) | second lien and pmi cancellation; borrower certifies no junior lien
usc-12/4902(b) | mortgage insurance ends by itself; automatic drop at 78 percent; do we end pmi without being asked
usc-12/4902(b)(2) | borrower is behind on the pmi termination date; delinquent at 78 percent, ends when current
usc-12/4902(c) | pmi at the midpoint, last end; 15 years into a thirty year loan; interest only loan mortgage insurance end
usc-12/4902(d) | modified loan and new pmi dates; recompute cancellation after modification
usc-12/4902(e) | stop charging mi within thirty days; still billed premiums after cancellation
usc-12/4902(f)(1) | give back the unused mortgage insurance money; refund of premium 45 days after it ended
usc-12/4902(f)(2) | insurer sends unearned premium to the servicer in 30 days; mi company refund deadline
usc-12/4902(g)(1) | jumbo or risky loan keeps pmi to 77 percent; high risk mortgage exception
usc-12/4902(g)(2) | high risk loan pmi ends halfway anyway
usc-12/4903(a)(1)(A) | pmi paper at closing of a fixed loan; schedule and cancel date given at closing
usc-12/4903(a)(1)(B) | pmi notice for an adjustable loan at closing; arm mortgage insurance disclosure
usc-12/4903(a)(2) | notice for high risk loan about pmi at closing
usc-12/4903(a)(3) | yearly letter about pmi rights; annual mortgage insurance statement with phone number
usc-12/4903(b) | old loans before 1999, yearly pmi notice; existing mortgage annual statement
usc-12/4903(c) | put the pmi notice in the escrow statement or tax form; combine annual notices
usc-12/4904(a) | letter that mortgage insurance is gone; tell the borrower no more premiums are due
usc-12/4904(b)(1) | pmi request turned down, explain why; reasons and appraisal results when refusing
usc-12/4904(b)(2) | thirty days to explain the pmi denial
usc-12/4905(b) | lender paid mi cannot be cancelled; do the pmi rights apply to lpmi
usc-12/4905(c)(1) | lpmi notice by the commitment date; tell borrower lender paid insurance costs a higher rate
usc-12/4905(c)(2) | lpmi borrower letter at what would be the end date; thirty days after, consider refinancing
usc-12/4906 introductory text | charge for a pmi notice, no; fee for telling about mortgage insurance
usc-12/4907(a) | sue the servicer over pmi; damages and 2000 for a pmi violation
usc-12/4907(b) | two years to sue about pmi after discovery
usc-12/4910(a) | does the law force us to require pmi; must every low down payment loan have mortgage insurance
usc-12/5531(c)(1) | what is an unfair practice; substantial injury that people can't avoid; is our fee practice unfair; harm outweighs benefit
usc-12/5531(d) | what makes it abusive; takes advantage of a customer who does not understand; interferes with understanding terms
usc-12/5536(a)(1)(B) | tricked customers, udaap; deceptive script of our call center; misleading promise to borrowers; can a lender be cited for an unfair practice
usc-12/5536(a)(3) | helper of a udaap violator; vendor gave substantial assistance; knowingly helped a scam lender
usc-15/6801(b) | safeguard customer data law; glba security duty of agencies; who writes data security standards
usc-15/6802(a) | share customer data with outsiders only with a privacy notice; law about privacy notices
usc-15/6802(b)(1) | let customers opt out before we share with third parties; sell our customer list; chance to say no before sharing
usc-15/6802(b)(2) | give data to our marketer or joint partner without opt out; service provider contract secrecy; joint marketing
usc-15/6802(c) | may the outsider pass on our customer's data; reuse and redisclosure of shared information
usc-15/6802(d) | give account numbers to telemarketers, no; account number for marketing; card number to a marketing partner
usc-15/6802(e)(1) | data shared to process the loan or sell it, no opt out; servicing transfer and privacy; securitize loans and data
usc-15/6802(e)(8) | subpoena or examiner, privacy law allows; disclose for legal process under glba
usc-15/7001(a)(1) | is an e-signed loan good; docusign valid; contract refused because it is electronic; scanned signature on a note
usc-15/7001(b)(2) | must a customer accept electronic papers; force e-statements; can we refuse e-signature
usc-15/7001(c)(1) | electronic disclosures instead of paper, what consent; may we email required papers; e-consent before e-disclosures
usc-15/7001(c)(1)(A) | customer must say yes and not take it back; affirmative agreement to e-papers
usc-15/7001(c)(1)(B) | what do we tell before e-consent; right to paper, fee for paper, how to withdraw
usc-15/7001(c)(1)(C)(i) | tell computer and software needs first; hardware statement before e-consent
usc-15/7001(c)(1)(C)(ii) | must she consent electronically, prove she can open the file; consent by phone not good; show that she can read the pdf; paper form e-consent
usc-15/7001(c)(1)(D) | we changed our platform, new consent; software change and e-disclosures; no fee to withdraw after a change
usc-15/7001(c)(3) | contract still valid without proper e-consent; effect of missing consent on the contract
usc-15/7001(c)(6) | is a recorded call an electronic record; oral disclosure recording
usc-15/7001(d)(1) | keep only scans, toss paper; electronic storage meets retention; accurate and accessible records
usc-15/7001(d)(4) | keep check images instead of checks
usc-15/7001(g) | online notary; electronic notarization valid
usc-15/7003(a)(1) | electronic will, not covered; wills need paper
usc-15/7003(b)(2)(B) | email a foreclosure or repossession notice of a home; default notice of the residence only by email, no; eviction notice electronic; right to cure by paper
usc-15/7003(b)(2)(A) | shutoff notice of utilities by email
usc-15/7006(5) | what is an electronic signature; click to agree as a signature; typed name or sound
usc-15/7704(a)(1) | fake from line in an email; misleading sender header; spoofed address in marketing
usc-15/7704(a)(2) | tricky subject line in marketing email; deceptive subject heading
usc-15/7704(a)(3)(A) | marketing email needs a working unsubscribe for thirty days; opt out link; reply address that works
usc-15/7704(a)(4)(A)(i) | member unsubscribed, how many days to stop; ten business days after opt out; still getting ads after unsubscribing
usc-15/7704(a)(4)(A)(iv) | sell the address of a person who opted out
usc-15/7704(a)(5)(A) | what must be in our ad emails; say it is an ad, opt out, street address; po box in the email footer
usc-15/7704(a)(5)(B) | people who asked for our emails, ad label not needed
`
