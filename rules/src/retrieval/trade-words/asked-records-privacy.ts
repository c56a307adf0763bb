/** Everyday ways to ask for the statutes on bank records, privacy, electronic papers, and email. Written beside the text, not yet reviewed by a person. */
export const ASKED_RECORDS_PRIVACY_WORDS = `
usc-12/1829b(d) | copy each check paid or deposited, statute; microfilm of checks in law; why do banks keep images of checks; record of items received for deposit
usc-12/1829b(j)(1) | penalty for poor bank record keeping; fine for grossly negligent records; bank officer fined for missing records; ten thousand dollar record penalty; willful record violation
usc-12/3401(2) | what is a financial record under the privacy act; are copies derived from account files covered; does a loan file count as a financial record; is a copy of a check a protected record; information derived from records
usc-12/3401(4) | is a company protected by right to financial privacy; partnership of five or fewer; does rfpa cover a corporation's account; llc account and the privacy act; small partnership covered
usc-12/3401(5) | who is a customer in rfpa; former customer's records; authorized representative as customer; borrower as customer under privacy act; used any service of the bank
usc-12/3402 introductory text | can the irs or fbi just ask for account records; federal agent at the counter wants statements; government needs consent, subpoena, or warrant; give records to a federal agency without papers; fbi wants statements without a warrant; sheriff versus federal agent; government looks into my account
usc-12/3403(a) | may a teller tell a federal agent about the account; bank may not hand records to the government; informal request from an agency, refuse; police want balances without papers; federal investigator asks at the branch
usc-12/3403(b) | agency must certify in writing that it followed the privacy act; certificate of compliance before release; wait for the government's certificate; letter from the agency before release; did they follow the law, certificate
usc-12/3403(c) | may we tip the government that a crime may have occurred; report suspected wrongdoing by name and account; volunteer information about a violation; notify agency without customer consent
usc-12/3403(d)(1) | use records to file a lien or bankruptcy claim with the government; collect a debt and disclose records; prove a claim in bankruptcy; perfect a lien with records; debt collection from a government borrower
usc-12/3403(d)(2) | records sent for a government guaranteed loan; sba or va loan processing and privacy act; give the file to the guaranty agency; sba lender sends customer file; guaranty application records
usc-12/3404(a) | customer signs that the government may see his records; what must the authorization say; release good for up to three months; customer may take back the release
usc-12/3404(b) | can we make customers sign a government release to open an account; consent as a condition of business, forbidden; blanket waiver in account agreement; refuse service unless customer signs release; consent form as a must
usc-12/3404(c) | customer wants to know to whom we gave records; right to see the list of disclosures; log of government access; show me who in government got my data; disclosure log to customer
usc-12/3405 introductory text | agency subpoena for bank records, what must come first; administrative summons conditions; irs style summons and notice to the customer; agency summons served on the bank; what to check on an administrative subpoena
usc-12/3405(2) | copy of the subpoena must go to the customer; served on or before the bank is served; who tells the customer about the summons; customer must have a copy of the summons; notice mailed to last address
usc-12/3405(3) | ten days after service or fourteen days after mailing; how long wait before giving records on a summons; customer has time to object; when may the bank answer the summons; waiting period before production
usc-12/3406(a) | search warrant for account papers; hand over on a warrant right away; agents came with a warrant; warrant under criminal rules
usc-12/3406(b) | customer learns of the warrant within ninety days; government mails copy of the search warrant; after the warrant, when is he told; notice to the customer later
usc-12/3407(3) | judicial subpoena waiting time; court subpoena ten or fourteen days; customer's sworn statement to block a court subpoena; days before obeying a court subpoena; customer motion period
usc-12/3408 introductory text | formal written request by a federal agency; agency without subpoena power asks in writing; letter request for records; agency asks by letter for statements; request without subpoena
usc-12/3409(b)(1) | court delays telling the customer for ninety days; may we tell the customer during a delay order; secret subpoena order; hide the request from the customer; judge's delay order length
usc-12/3410(a) | customer fights the subpoena in court; motion to quash by the customer; deadline for a customer to challenge; how can I stop the government from getting my records
usc-12/3411 introductory text | bank gets records together upon a summons; start to assemble records when served; be ready to deliver when the certificate comes; what should we do when served; gather documents quickly
usc-12/3412(a) | one agency passes our customer's records to another; certify need before transfer; share records between departments; pass records to the fbi from another agency; transfer certification
usc-12/3413(b) | examiner looks at customer files, no notice; bank regulator is exempt from the privacy act; ncua exam and account records; may occ or fdic examiners read accounts; supervisory access
usc-12/3413(c) | irs tax summons follows tax law, not rfpa; internal revenue procedures; irs levy or summons; tax code disclosures
usc-12/3413(d) | sars and ctrs are not blocked by privacy act; report required by law allowed; records required by federal statute; suspicious report allowed
usc-12/3413(g) | agent asks only for name, address, account number and type; basic account identification to the government; confirm that he has an account; name and number inquiry
usc-12/3413(i) | grand jury subpoena, no customer notice; rfpa and grand jury; federal grand jury papers; subpoena of the jury exempt
usc-12/3413(k)(1) | social security gets a customer's name and address; treasury payment questions; va or social security address request; treasury locates payee
usc-12/3413(l) | report insider crime with records; teller embezzled, send his account records to police; crimes against the bank by insiders; give police our employee's records; borrower defrauded the bank, records to law enforcement
usc-12/3414(a)(3)(A) | national security letter, keep quiet; terrorism request secrecy; secret service request may not be told; may we tell anyone about an fbi letter; gag on security request
usc-12/3414(a)(5)(A) | fbi national security letter, must we comply; fbi counterintelligence request for records; fbi letter for account records; counterintelligence demand
usc-12/3414(b)(1) | emergency, agent needs records now to prevent injury; flight or danger, no waiting; urgent access without notice; kidnapping, agent needs data; serious damage feared, quick access
usc-12/3415 introductory text | does the government pay us for copies; reimbursed cost for research of records; bill the agency for subpoena work; charge for copying records for an agency; cost of assembling statements; who pays for subpoena compliance
usc-12/3416 introductory text | how long may a customer sue under rfpa; three years to sue for giving records; deadline to sue for privacy breach; statute of limitation rfpa
usc-12/3417(a) | bank gave records wrongly, what does it owe; 100 dollars and damages for privacy violation; punitive damages rfpa; penalty for handing out records; customer sues for disclosure
usc-12/3417(c) | good faith reliance on the government's certificate; bank not liable if it trusted the certificate; trusted a false certificate; bank's defense
usc-12/3420(b)(1) | tell the customer about a grand jury subpoena on bank fraud or drugs; may not notify the target; teller warns the customer of grand jury; grand jury looks at drugs or bank crime, keep quiet; warn a customer, forbidden
usc-12/3423(a)(2)(A) | teller reports elder abuse, protected; immunity for reporting exploitation of a senior; can an old customer's family sue the employee; trained staff told adult protective services; grandson drains grandma's account, can we report; report abuse of an old man without being sued
usc-12/3423(a)(2)(B) | bank itself is immune when staff report elder fraud; credit union protected for elder report; training needed for the institution's immunity; credit union sued after elder report; institution protected after training
usc-12/3423(b)(1) | who gets senior safe training; train tellers about elder financial abuse; class about exploitation of seniors; which staff need elder class; compliance and tellers trained
usc-12/3423(b)(2)(B) | when must elder training be given; within a year of hire; new teller senior safe class; deadline for elder abuse training; new hire one year
usc-12/3423(b)(2)(C) | keep a record of who took the senior training; training log for elder abuse; proof of elder training; examiners ask for the senior safe log
usc-12/4901(2) | when may pmi be cancelled, 80 percent date; cancellation date meaning; scheduled or actual payments to eighty percent; when does she reach eighty percent; date for asking cancellation
usc-12/4901(4) | what is a good payment history for pmi; late payments in last two years and pmi; sixty days late in the second year; 30 days late in the past 12 months; was late twice, can he still drop pmi; clean payment record test
usc-12/4901(7) | halfway point of the loan for pmi; midpoint of a thirty year mortgage; half of the amortization; mid term of the mortgage
usc-12/4901(12) | original value for pmi, price or appraisal; lesser of sales price and appraised value; refinance original value; which value for the 80 percent; appraised or bought price; value used in a refinance
usc-12/4901(14) | does the pmi law cover rentals or second homes; single family home that is the main residence; duplex or condo under pmi act; principal residence only
usc-12/4901(18) | termination date meaning, 78 percent schedule; when does mortgage insurance fall off by schedule; 78 percent date by the original schedule; automatic end day
usc-12/4902(a) | borrower wants to get rid of mortgage insurance; remove pmi at twenty percent equity; what must he do to drop pmi; written request, good history, current; we owe less than 80 percent, drop the insurance; how do I cancel pmi; early cancellation by extra payments
usc-12/4902(a)(4)(A) | may we require an appraisal before dropping pmi; proof that value has not gone down; house lost value and pmi; borrower pays for a bpo; value evidence
usc-12/4902(a)(4)(B) | second lien and pmi cancellation; borrower certifies no junior lien; heloc behind the first and mi; no subordinate lien statement
usc-12/4902(b) | mortgage insurance ends by itself; automatic drop at 78 percent; do we end pmi without being asked; when must we drop mi without a request; falls off at seventy eight; does mortgage insurance go away by itself; scheduled balance 78
usc-12/4902(b)(2) | borrower is behind on the pmi termination date; delinquent at 78 percent, ends when current; past due at the drop date; ends the month after he catches up
usc-12/4902(c) | pmi at the midpoint, last end; 15 years into a thirty year loan; interest only loan mortgage insurance end; latest day for pmi; still paying mi halfway through
usc-12/4902(d) | modified loan and new pmi dates; recompute cancellation after modification; workout changed the loan, mi dates; modified terms
usc-12/4902(e) | stop charging mi within thirty days; still billed premiums after cancellation; how soon must the premium stop; premium collected after the drop; still charged pmi two months later; date the premium stops
usc-12/4902(f)(1) | give back the unused mortgage insurance money; refund of premium 45 days after it ended; refund to the homeowner of mi; 45 days to return premiums
usc-12/4902(f)(2) | insurer sends unearned premium to the servicer in 30 days; mi company refund deadline; insurer pays the servicer back; thirty days for the mi company
usc-12/4902(g)(1) | jumbo or risky loan keeps pmi to 77 percent; high risk mortgage exception; nonconforming risky loan pmi; lender defined high risk
usc-12/4902(g)(2) | high risk loan pmi ends halfway anyway; when does a high risk loan lose mi; midpoint for risky loans; pmi cannot last past half
usc-12/4903(a)(1)(A) | pmi paper at closing of a fixed loan; schedule and cancel date given at closing; initial pmi disclosure fixed rate; give the amortization schedule
usc-12/4903(a)(1)(B) | pmi notice for an adjustable loan at closing; arm mortgage insurance disclosure; variable loan pmi papers; servicer will tell when arm reaches date
usc-12/4903(a)(2) | notice for high risk loan about pmi at closing; risky mortgage pmi paper; tell that no automatic drop applies; closing notice for excepted loans
usc-12/4903(a)(3) | yearly letter about pmi rights; annual mortgage insurance statement with phone number; each year tell about canceling pmi; phone and address for pmi questions
usc-12/4903(b) | old loans before 1999, yearly pmi notice; existing mortgage annual statement; mortgage from 1997 and pmi letter; annual notice older loans
usc-12/4903(c) | put the pmi notice in the escrow statement or tax form; combine annual notices; combine pmi notice with 1098; one mailing for annual notices
usc-12/4904(a) | letter that mortgage insurance is gone; tell the borrower no more premiums are due; confirm that pmi ended, 30 days; letter after cancellation
usc-12/4904(b)(1) | pmi request turned down, explain why; reasons and appraisal results when refusing; why was my pmi request denied; tell grounds of refusal
usc-12/4904(b)(2) | thirty days to explain the pmi denial; how soon must we answer a pmi request; deadline for the refusal notice; time after scheduled end
usc-12/4905(b) | lender paid mi cannot be cancelled; do the pmi rights apply to lpmi; borrower wants lender paid insurance removed; lpmi exempt from cancellation
usc-12/4905(c)(1) | lpmi notice by the commitment date; tell borrower lender paid insurance costs a higher rate; explain lender paid versus borrower paid; lpmi disclosure when
usc-12/4905(c)(2) | lpmi borrower letter at what would be the end date; thirty days after, consider refinancing; letter about refinancing out of lpmi; notice to lpmi borrower
usc-12/4906 introductory text | charge for a pmi notice, no; fee for telling about mortgage insurance; may we charge for pmi statement; free notices about mi
usc-12/4907(a) | sue the servicer over pmi; damages and 2000 for a pmi violation; what can a borrower win over mi; class action pmi
usc-12/4907(b) | two years to sue about pmi after discovery; how late may he sue on mortgage insurance; limit for pmi lawsuits; after discovering the violation
usc-12/4910(a) | does the law force us to require pmi; must every low down payment loan have mortgage insurance; is pmi mandatory by federal law; lender may skip mi
usc-12/5531(c)(1) | what is an unfair practice; substantial injury that people can't avoid; is our fee practice unfair; harm outweighs benefit
usc-12/5531(d) | what makes it abusive; takes advantage of a customer who does not understand; interferes with understanding terms; abusive conduct examples; relying on us to act in his interest
usc-12/5536(a)(1)(B) | tricked customers, udaap; deceptive script of our call center; misleading promise to borrowers; can a lender be cited for an unfair practice
usc-12/5536(a)(3) | helper of a udaap violator; vendor gave substantial assistance; knowingly helped a scam lender; lead generator helps a bad lender; recklessly assisted
usc-15/6801(b) | safeguard customer data law; glba security duty of agencies; who writes data security standards; standards for customer information; protect against hackers by law
usc-15/6802(a) | share customer data with outsiders only with a privacy notice; law about privacy notices; privacy notice before disclosure; may we share without a notice
usc-15/6802(b)(1) | let customers opt out before we share with third parties; sell our customer list; chance to say no before sharing; customer can say don't share; nonaffiliated sharing
usc-15/6802(b)(2) | give data to our marketer or joint partner without opt out; service provider contract secrecy; joint marketing; vendor gets names without opt out; marketing for us
usc-15/6802(c) | may the outsider pass on our customer's data; reuse and redisclosure of shared information; third party resells our list; limits on what receivers do
usc-15/6802(d) | give account numbers to telemarketers, no; account number for marketing; card number to a marketing partner; share loan numbers for marketing; deposit account number sold
usc-15/6802(e)(1) | data shared to process the loan or sell it, no opt out; servicing transfer and privacy; securitize loans and data; selling the mortgage and its data; process a payment and share
usc-15/6802(e)(8) | subpoena or examiner, privacy law allows; disclose for legal process under glba; court asks for customer data; comply with state law request
usc-15/7001(a)(1) | is an e-signed loan good; docusign valid; contract refused because it is electronic; scanned signature on a note
usc-15/7001(b)(2) | must a customer accept electronic papers; force e-statements; can we refuse e-signature; customer insists on paper; may we make e-sign mandatory
usc-15/7001(c)(1) | electronic disclosures instead of paper, what consent; may we email required papers; e-consent before e-disclosures; online loan disclosures rule; e-delivery consent; send disclosures by email only; consent for e-statements; can we text the disclosures
usc-15/7001(c)(1)(A) | customer must say yes and not take it back; affirmative agreement to e-papers; she withdrew e-consent; agreement to get electronic papers
usc-15/7001(c)(1)(B) | what do we tell before e-consent; right to paper, fee for paper, how to withdraw; statement before electronic consent; how to get paper later
usc-15/7001(c)(1)(C)(i) | tell computer and software needs first; hardware statement before e-consent; browser requirements told; what program is needed to read
usc-15/7001(c)(1)(C)(ii) | must she consent electronically, prove she can open the file; consent by phone not good; show that she can read the pdf; paper form e-consent
usc-15/7001(c)(1)(D) | we changed our platform, new consent; software change and e-disclosures; no fee to withdraw after a change; new app version and e-consent; customer may withdraw free
usc-15/7001(c)(3) | contract still valid without proper e-consent; effect of missing consent on the contract; is the loan void for bad e-consent; contract enforceability
usc-15/7001(c)(6) | is a recorded call an electronic record; oral disclosure recording; voice recording as disclosure; read it over the phone
usc-15/7001(d)(1) | keep only scans, toss paper; electronic storage meets retention; accurate and accessible records; destroy originals after imaging; electronic retention satisfied
usc-15/7001(d)(4) | keep check images instead of checks; image of front and back of checks; must we keep paper checks; check retention electronic
usc-15/7001(g) | online notary; electronic notarization valid; remote notary; notarize with e-signature
usc-15/7003(a)(1) | electronic will, not covered; wills need paper; sign a will online; testamentary trust electronic
usc-15/7003(b)(2)(B) | email a foreclosure or repossession notice of a home; default notice of the residence only by email, no; eviction notice electronic; right to cure by paper
usc-15/7003(b)(2)(A) | shutoff notice of utilities by email; power or water cutoff notice; electric company email; cancel utility by email
usc-15/7006(5) | what is an electronic signature; click to agree as a signature; typed name or sound; pin or checkbox as signature; is a text reply a signature
usc-15/7704(a)(1) | fake from line in an email; misleading sender header; spoofed address in marketing; hide the sender of ads; false domain
usc-15/7704(a)(2) | tricky subject line in marketing email; deceptive subject heading; bait subject line; subject misleads about content
usc-15/7704(a)(3)(A) | marketing email needs a working unsubscribe for thirty days; opt out link; reply address that works; how long must unsubscribe work; link broken
usc-15/7704(a)(4)(A)(i) | member unsubscribed, how many days to stop; ten business days after opt out; still getting ads after unsubscribing; took two weeks to unsubscribe him; stop emails after request; unsubscribe took a month; days to honor an opt out
usc-15/7704(a)(4)(A)(iv) | sell the address of a person who opted out; transfer emails of unsubscribed people; share an opt out list with partner; sell unsubscribed addresses
usc-15/7704(a)(5)(A) | what must be in our ad emails; say it is an ad, opt out, street address; po box in the email footer; footer of our newsletter ad; physical address in email
usc-15/7704(a)(5)(B) | people who asked for our emails, ad label not needed; opted in members, label as ad?; prior consent and advertisement label; signed up for our newsletter
`
