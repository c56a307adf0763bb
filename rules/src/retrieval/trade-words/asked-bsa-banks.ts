/** Everyday ways to ask for the Bank Secrecy Act rules of banks and credit unions. Reviewed by a person against the text. */
export const ASKED_BSA_BANKS_WORDS = `
31-1020/1020.100(a)(1) | what is an account for cip; does a safe deposit box need id checks; is a loan an account for customer identification; do we run cip on a borrower; cash management and custodial services, is that an account
31-1020/1020.100(a)(2)(i) | noncustomer cashes a check, do we run cip; selling a money order to a walk in, is that an account; one time wire for a stranger, no account opened; check cashing only, identification program needed or not
31-1020/1020.100(a)(2)(ii) | loans bought from another lender, cip again; accounts that came with a merger; purchased a pool of auto loans, verify each borrower's identity; we took over a branch and its deposits
31-1020/1020.100(a)(2)(iii) | 401k or erisa plan account, cip exempt; employee benefit plan opened for workers; company retirement plan account; cip for an erisa account; pension plan trust opening
31-1020/1020.100(b)(1)(i) | who is the customer for identification purposes; co-borrower and joint owner, check identity of each; is a new accountholder a customer; signer added later, is she a customer
31-1020/1020.100(b)(1)(ii) | mom opens an account for her little boy, whose id; minor account, identify the parent; kid's savings opened by grandma; who is identified when a club opens an account; informal group without a legal entity, whose license
31-1020/1020.100(b)(2)(ii) | city or school district opens an account, cip not needed; listed company on the stock exchange is not a cip customer; government agency deposit, skip identification
31-1020/1020.100(b)(2)(iii) | existing member opens another account, check the id again; customer of ten years gets a new loan, do we re-verify; known person already banks with us, cip exempt; we know who she is
31-1020/1020.210(a) | does every bank need an anti money laundering program; aml program of a federally regulated bank; what counts as a good bsa program; is the program required of credit unions
31-1020/1020.210(a)(2)(i) | internal controls pillar of aml; written procedures so that we keep to bsa; first pillar of the program; policies that keep us in line with bsa; controls for filing on time
31-1020/1020.210(a)(2)(ii) | bsa audit by our own staff or an outside firm; who does the independent review; can the compliance officer test his own program; second pillar testing; do we have to hire an outside auditor for aml
31-1020/1020.210(a)(2)(iii) | name a bsa officer; who must be in charge of aml day to day; can two people share the bsa officer job; do we need a designated compliance person
31-1020/1020.210(a)(2)(iv) | bsa training of tellers; who must be trained on money laundering; do new hires need aml class; board and staff training pillar
31-1020/1020.210(a)(2)(v)(A) | know why the customer opened the account; customer risk rating, risk profile; ask what the business does and expected activity; nature and purpose of the relationship
31-1020/1020.210(a)(2)(v)(B) | keep watching accounts after opening; update customer information when risk changes; do we have to refresh kyc every year; monitoring alerts and updating owners of the llc; fifth pillar ongoing monitoring
31-1020/1020.210(b)(3) | private bank or trust company without a federal regulator, who approves aml; board approval of program, non federally insured credit union; give fincen a copy of the aml program; trust company aml plan approved by board; uninsured credit union program copy
31-1020/1020.220(a)(1) | do we need a written cip; identification program for our size of bank; is cip part of the aml program; does the board approve the cip
31-1020/1020.220(a)(2) | how sure must we be who the customer is; reasonable belief of true identity; risk based id check; what if the id looks odd, how far do we go
31-1020/1020.220(a)(2)(i)(A) | what do we collect before opening an account; name, birthday, address, social; four pieces of customer information; can we open first and get the date of birth later; minimum data for a new account; do we need an ssn before the account is open
31-1020/1020.220(a)(2)(i)(A)(2) | need a date of birth for an individual; customer won't tell his birthday; birthday for a company account, not needed; how old is the customer, cip; must we have the birthday; dob missing on application
31-1020/1020.220(a)(2)(i)(A)(3)(i) | only gives a po box; street address where he lives or works; mailbox at a ups store instead of a home address; customer refuses a physical address
31-1020/1020.220(a)(2)(i)(A)(3)(ii) | homeless person wants to open an account, what address; soldier overseas with an apo box; no street address, use next of kin; lives in an rv, address of a contact person; college kid without a home, relative's address
31-1020/1020.220(a)(2)(i)(A)(3)(iii) | address of a corporation or trust; company with a virtual office, physical location; principal place of business of the llc for cip
31-1020/1020.220(a)(2)(i)(A)(4)(i) | american without a social security number; ssn or itin for a citizen; ein for a domestic company; refuses to give his social, can we open; taxpayer id of a us person
31-1020/1020.220(a)(2)(i)(A)(4)(ii) | immigrant with only a matricula card; foreign passport instead of ssn; consular id to open an account; green card number as identification; foreign student no social; undocumented person wants a checking account
31-1020/1020.220(a)(2)(i)(B) | waiting for her social security card, may we open; new business has applied for an ein; itin application pending; confirm that the tin application was filed; get the number within a reasonable time after opening
31-1020/1020.220(a)(2)(i)(C) | credit card applicant, get the data from a third party; card by phone without all identity items from the customer; credit bureau supplies ssn for card application; dealer or store supplies card customer's details
31-1020/1020.220(a)(2)(ii) | how soon after opening must we check identity; verify after the account is open; paper or non paper ways to verify; can she use the account before we verified her; time limit for the id check
31-1020/1020.220(a)(2)(ii)(A)(1) | license is expired, can I take it; photo id that is not out of date; which ids are okay for a person; passport or drivers license; expired passport at the new accounts desk; college id or work badge accepted
31-1020/1020.220(a)(2)(ii)(A)(2) | what papers prove that a company exists; articles of incorporation, business license, partnership agreement; trust document to open a trust account; llc paperwork for cip
31-1020/1020.220(a)(2)(ii)(B)(1) | verify identity by credit bureau or database; online account opening without seeing the license; call references at another bank; chexsystems or lexisnexis to verify; out of wallet questions; financial statement as proof of identity
31-1020/1020.220(a)(2)(ii)(B)(2) | customer has no photo id at all; elderly man with no license; strange document that staff never saw; account opened by mail or internet, not in person; what if he cannot show any government id
31-1020/1020.220(a)(2)(ii)(C) | identify signers on a business account; when do we look at who controls the company account; risky corporation, get data of authorized persons
31-1020/1020.220(a)(2)(iii) | we can't verify who he is, what now; identity check failed; cip mismatch, what steps must be written down; could not confirm the customer
31-1020/1020.220(a)(2)(iii)(A) | refuse to open when identity is doubtful; turn away a new customer without proof; decline to open the account; who should be turned away
31-1020/1020.220(a)(2)(iii)(B) | let the customer use the account while we check; hold on debit card until verified; restricted account pending id; limits while identity is pending; spend before verification; temporary account terms
31-1020/1020.220(a)(2)(iii)(C) | shut the account when verification fails; close account after failed id attempts; kick out unverified customer; couldn't verify, end the account; exit an unverified member
31-1020/1020.220(a)(2)(iii)(D) | fake id at account opening, write a sar; report when identity cannot be verified; forged passport shown by applicant; suspicious identity at new accounts; sar on an account opening
31-1020/1020.220(a)(3)(i)(B) | do we have to photocopy the license; what to write down about the id; note type, number, place, dates of the document; is a copy of the passport required; record of the document relied on
31-1020/1020.220(a)(3)(i)(C) | document how we verified without papers; save the result of the database check; proof of the chexsystems search in file; write down the database result; non documentary results in file
31-1020/1020.220(a)(3)(i)(D) | address on the id differs from the application, note how solved; record of a discrepancy; name mismatch explained in file; social belongs to someone else, how resolved; explain a mismatch in writing
31-1020/1020.220(a)(3)(ii) | how long do we keep new account id data; five years after the account is closed; keep verification records five years after made; when may we shred cip papers; closed credit card account, retention of id
31-1020/1020.220(a)(4) | check new customers against terrorist lists; is ofac part of cip; list screening within a reasonable time after opening; do we have to run 326 list
31-1020/1020.220(a)(5)(i) | tell customers that we ask for identification; do we need a sign about id checks; patriot act notice required; notify applicant before account opens
31-1020/1020.220(a)(5)(ii) | lobby poster or website text about id; how to give the cip notice, orally or on the application; is a sign in the branch enough; notice for online account
31-1020/1020.220(a)(5)(iii) | sample wording important information about opening a new account; model text of the patriot act sign; what does the id notice say
31-1020/1020.220(a)(6) | use the dealer's or another bank's id check; rely on our affiliate for cip; may another financial institution do the verification; indirect loans, who verifies; brokerage partner identified the customer
31-1020/1020.220(a)(6)(iii) | other bank certifies each year that its aml program is in place; reliance contract annual certification; contract that the partner does our cip; yearly certification by dealer bank
31-1020/1020.315(a) | no ctr on an exempt customer; stop filing currency reports for a big grocery store; cash deposit of an exempt person, skip the report
31-1020/1020.315(b)(1) | bank to bank cash, no ctr; other bank is exempt from currency reports; correspondent bank deposits cash; do we report cash from another bank; cash shipment to correspondent
31-1020/1020.315(b)(2) | school district or city deposits a lot of cash, ctr or not; county clerk exempt from ctr; police department cash; state agency phase one exemption
31-1020/1020.315(b)(4) | walmart deposits cash, publicly traded, ctr exempt; nyse listed company and currency reports; nasdaq company phase one exemption; stock listed chain; big public chain store cash; delisted or listed check; stock exchange company currency exempt
31-1020/1020.315(b)(5) | subsidiary of a listed company, 51 percent, no ctr; franchise owned by the listed parent; is a store owned by a public corporation exempt; company owned by a public parent; fifty one percent subsidiary exempt
31-1020/1020.315(b)(6) | local restaurant with large cash deposits, may we exempt; phase two exemption for a business; requirements to exempt a supermarket; member business brings over 10000 often
31-1020/1020.315(b)(6)(i) | how long must the business have an account before exemption; two months account history; new customer exempt too soon; customer for one month only, exempt yet?; age of account for phase two
31-1020/1020.315(b)(6)(ii) | how often is frequently for ctr exemption; number of large cash deals in a year; business deposits over 10000 several times; five large deposits a year enough; regularly deals in more than ten thousand
31-1020/1020.315(b)(7) | company takes out cash to pay workers; payroll customer exemption; withdrawals for wages in currency, no ctr; farm pays pickers in cash
31-1020/1020.315(c)(1) | which form to exempt a customer; doep filing within 30 days; fincen 110 deadline after the first large transaction; designate an exempt person how
31-1020/1020.315(c)(2)(i) | do we file the exemption form for the fed or a government agency; no form 110 for banks and cities; exempt without paperwork; paperwork for exempting the state treasurer; form not needed for the federal reserve
31-1020/1020.315(c)(2)(ii) | exempt a business before two months after a risk based look; early ctr exemption of a new account; shorter than two months allowed; new business customer exempt early; waive the two month wait
31-1020/1020.315(d) | look at exempt customers each year; annual check of ctr exemptions; do we have to review government exemptions yearly; phase two yearly review and monitoring
31-1020/1020.315(e)(1) | document why the customer is exempt; proof in the file of the ctr exemption; what steps to be sure of exempt status; keep proof that he qualifies; reasonable steps for exemption
31-1020/1020.315(e)(7) | sole proprietor exempt from ctr; one man shop under own name, can he be exempted; dba cash business; barber shop owner exempt; individual owner's business exempt from currency reports
31-1020/1020.315(e)(8) | which businesses can never be exempt; car dealer, casino, lawyer, real estate broker, pawn shop no exemption; can we exempt a gas station or bar; gambling or investment business ctr exemption; half of revenue from an ineligible line; accountants, doctors, auctions and ctr exempt
31-1020/1020.315(e)(9) | which accounts of the business are exempt, checking or money market; personal account of the owner with cash; exempt account types; money market account of the exempt business; owner's personal deposits not exempt
31-1020/1020.315(f) | exempt business brings in cash for someone else; agent for another owner of the money, ctr needed; armored car cash that belongs to another; deposit for a friend's business by an exempt store; cash owned by someone else
31-1020/1020.315(g)(1) | penalty if we wrongly treated a customer as exempt; safe from fines on exempt person; knowingly wrong exemption; did not file on a wrongly exempt customer; protection for exemption mistakes
31-1020/1020.315(h)(1) | exempt customer acts strange, still a sar; does ctr exemption excuse suspicious activity report; exempt grocery launders money; still report suspicious exempt person
31-1020/1020.315(h)(2) | monitor the cash of exempt businesses for suspicious patterns; watch exempt accounts; system to spot odd cash of exempt customers; monitoring of phase two
31-1020/1020.315(i)(1) | company was delisted, exemption ends; stock no longer traded, start ctrs again; stock dropped from nasdaq, exemption over; when does listed status stop
31-1020/1020.320(a)(1) | may we report below the limit voluntarily; do we have to report suspicious customers; bank must send a suspicious report to treasury; small odd transaction, voluntary sar
31-1020/1020.320(a)(2) | how much money before a sar is due; 5000 or more suspicious; customer tried and then left, attempted transaction; several small ones add up to five thousand; bank sar minimum dollar
31-1020/1020.320(a)(2)(i) | dirty money, drug cash deposited; hide where the funds came from; layering through accounts
31-1020/1020.320(a)(2)(ii) | breaks cash into 9000 pieces, report it; customer avoids the currency report, sar; he asked how to stay under ten thousand; structuring suspicion sar
31-1020/1020.320(a)(2)(iii) | transaction makes no sense for this customer; unusual for her, no good explanation; odd wires without business reason; grandma suddenly sends wires abroad; out of character activity
31-1020/1020.320(b)(1) | which form for suspicious activity; what papers to collect with the sar; fincen 111; what do we fill in to report; sar and its support papers
31-1020/1020.320(b)(2) | where does the sar go; e-file suspicious report with fincen; address for sending sars; file reports electronically
31-1020/1020.320(b)(3) | when is the sar due; thirty days from detection; no suspect, sixty days; how long can we investigate before filing; call police at once about ongoing laundering; never more than 60 days
31-1020/1020.320(c) | bank robbed, do we file a sar; burglary reported to police, sar needed; counterfeit or lost securities; stick up at the branch
31-1020/1020.320(d) | how long to keep a sar; supporting documents given to police on request; retention of suspicious activity file; examiner wants the backup of the sar; five years from filing
31-1020/1020.320(e) | who may see a sar; is a sar secret; even a no-sar answer reveals it; confidential report rules
31-1020/1020.320(e)(1)(i) | customer asks if we reported him; divorce lawyer subpoenas sar; can I tell my boss's friend about the report; court order for sar, whom to notify; tip off; may the loan officer tell the member; tell fincen when a sar is subpoenaed
31-1020/1020.320(e)(1)(ii)(A)(1) | fbi agent asks for the sar, may we give; show sar to examiner or police; state regulator wants the sars; detective wants our report; may police get the filing; share with supervisory agency
31-1020/1020.320(e)(1)(ii)(A)(2) | can we give the underlying statements but not the sar; transaction records behind a sar may be produced; facts versus the report
31-1020/1020.320(e)(1)(ii)(A)(2)(i) | two banks file one sar together; joint sar with another institution, share the facts; file together with the other bank; one joint report for two institutions
31-1020/1020.320(e)(1)(ii)(A)(2)(ii) | former teller's new employer asks, mention suspicion in reference; job reference and sar facts; reference for a dismissed teller; termination notice and facts
31-1020/1020.320(e)(1)(ii)(B) | share the sar with head office or parent company; affiliate wants to see our sar; sharing within the corporate family
31-1020/1020.320(f) | can the customer sue us for a sar; safe harbor for reporting; protected from liability if the report was wrong; no duty to tell the person
31-1020/1020.410(a)(1)(i) | what do we record on an outgoing wire of 3000; originator bank wire record; wire form items, sender, amount, date, receiving bank; do we need data on a 2500 wire
31-1020/1020.410(a)(1)(iii) | incoming wire records, beneficiary bank; keep the payment order of a wire that came in; wire came in for our customer, what to keep; receiving bank's copy
31-1020/1020.410(a)(1)(ii) | middle bank in a wire, keep a copy; intermediary bank records; we only passed the wire on; intermediary keeps the order
31-1020/1020.410(a)(2)(i) | non customer sends a wire at the counter, check his id; walk-in wire, write down license and ssn; person without account wires 3000; identify the person placing the wire
31-1020/1020.410(a)(2)(ii) | wire ordered by phone by a noncustomer; not in person payment order, name address and tin; phone wire from a person without account; record when the sender is not present
31-1020/1020.410(a)(3)(i) | noncustomer picks up wire money in person; id the receiver of the wire; proceeds paid over the counter to a stranger; pay out a wire to someone without an account; license of the person who collects
31-1020/1020.410(a)(3)(ii) | mail a check for wire proceeds to a non customer; copy of the instrument sent; wire proceeds by cashier's check mailed; copy of payout check
31-1020/1020.410(a)(4) | find wire records by name or account number; retrieve old wires by customer; searchable wire file; pull up wires by sender's name; retrieval of wire files
31-1020/1020.410(a)(5) | which document to verify a wire customer; photo id with address for the wire; signature card is not enough id
31-1020/1020.410(a)(6)(i) | wires that need no records, bank to bank or government; exempt wires; do we log wires for a county; broker wires exempt
31-1020/1020.410(a)(6)(ii) | transfer between own accounts at the same bank, wire record not needed; same person both sides; moves money between his own accounts here; same customer transfer no record
31-1020/1020.410(c)(1) | keep signature cards; document of who may sign; signing authority retention; signature authority file; card with specimen signatures
31-1020/1020.410(c)(2) | keep account statements and ledgers; statement copies five years bsa; old ledger cards; member statement retention
31-1020/1020.410(c)(3) | which checks must be copied, over 100 dollars; keep images of checks drawn on us; money orders issued by the bank copy
31-1020/1020.410(c)(6) | record of money sent abroad over 10000; remittance out of the country by the bank; foreign transfer log; big remittance abroad record; money leaving the country over ten grand
31-1020/1020.410(c)(10) | be able to trace a deposited check over 100; reconstruct a checking account; images of deposited items for a checking account
31-1020/1020.410(c)(11) | record of who bought a cd; purchaser's name and tin on a certificate of deposit; how was the cd paid for; sold a cd, what to write down; buyer of a certificate record
31-1020/1020.410(c)(12) | record of who cashed in the cd; redeem a certificate, name and tin; paid off a cd, whose name; presenter of a certificate
31-1020/1020.410(c)(13) | keep deposit slips over 100 dollars; slip shows how much currency; deposit ticket retention; cash amount on the slip; deposit tickets of more than a hundred dollars
`
