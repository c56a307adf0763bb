/** Everyday ways to ask for the general Bank Secrecy Act rules and those of lenders and money services. Reviewed by a person against the text. */
export const ASKED_BSA_GENERAL_WORDS = `
31-1010/1010.100(i) | what is a business day for currency reports; saturday deposit posted monday; which day does a late deposit count; bank day for adding up cash; night deposit counted on which day; meaning of banking day in bsa
31-1010/1010.100(m) | does foreign cash count as currency; are coins cash; silver dollars and euros as currency; is a cashier's check cash for a ctr
31-1010/1010.100(p) | who is an established customer for wires; on file name, address and tin; regular customer with an account; is a loan customer established; do we know this sender already; repeat customer of the wire desk
31-1010/1010.100(w) | what is a funds transfer; are ach or debit card payments left out of wire rules; meaning of wire for recordkeeping; does zelle or ach count as a funds transfer; which payments are wires for bsa
31-1010/1010.100(dd)(1)(iii) | check endorsed without restriction or to bearer; are personal checks monetary instruments; bearer check carried abroad; third party checks as monetary instruments; money order with blank payee; cashier's check payable to bearer
31-1010/1010.100(ff) | what is an msb; is my business a money services business; one time or part time money business; foreign website serving americans as msb
31-1010/1010.100(ff)(1) | currency exchange booth over 1000 a day; swaps dollars for pesos, msb; dealer in foreign exchange meaning; foreign currency shop as msb; exchanges euros for tourists; airport exchange counter
31-1010/1010.100(ff)(2)(i) | store cashes checks over 1000 for a person in a day; check casher meaning; liquor store cashing paychecks, is it an msb; grocery cashing checks
31-1010/1010.100(ff)(2)(ii)(C) | shop cashes the customer's own check while he buys goods; is a grocer who gives cash back a check casher; pawn shop cashes a check only from buyers; convenience store check cashing exception; shopper gets change back from a payroll check
31-1010/1010.100(ff)(3) | sells money orders over 1000 a day; issuer of traveler's checks; gas station money orders, msb or not; sells only small money orders, msb or not; traveler's check seller threshold; prepaid money orders at the corner store
31-1010/1010.100(ff)(5)(i)(A) | sends money for other people; crypto exchange as money transmitter; hawala dealer; takes cash here and pays it there; bitcoin seller a money transmitter; app that moves money between people; remittance shop definition
31-1010/1010.100(ff)(5)(ii) | payment processor or armored car, not a transmitter; who is not a money transmitter; takes money only as part of a sale of goods; bill payment processor exempt; courier of cash not a transmitter; clearing network operator
31-1010/1010.100(ff)(8)(i) | is a bank an msb; bank need not register as msb; does a credit union register as money services business; banks left out of msb definition
31-1010/1010.100(mm) | what is a person for bsa; does person include trusts and companies; is an estate a person for ctr; meaning of person in bsa rules; joint venture counted as person
31-1010/1010.100(xx) | what is structuring; breaks deposits to dodge the ten thousand report; several small cash deposits in a week; nine thousand today and nine tomorrow; smurfing meaning
31-1010/1010.100(bbb)(2) | what is a transaction in currency; physical transfer of cash; is a wire a cash transaction; does a cash-for-check swap count; what is cash in and cash out; currency changed hands
31-1010/1010.100(lll) | which nonbank lenders need aml; what is a loan or finance company; is a mortgage broker covered by fincen; seller financing own house; finance company that makes car loans, covered or not; private lender of home loans and fincen; who is a nonbank lender under bsa
31-1010/1010.100(lll)(1)(i) | who is a residential mortgage lender for aml; note is payable to us first; named as payee on the note; table lender for aml; first holder of the mortgage note
31-1010/1010.100(lll)(1)(ii) | is a mortgage broker under the aml rule; takes applications or negotiates terms; loan officer company that only negotiates; broker meaning under fincen lender rule; does an originator without funding count
31-1010/1010.205(b)(1) | pawnshop, travel agency, car dealer, no aml program yet; closing attorney exempt from aml program; who is still exempt from programs; boat dealer aml program; title company money laundering program not yet; investment company deferred
31-1010/1010.230(a) | do we need written steps for beneficial owners; cdd rule procedures in the aml program; owners behind a company account; written beneficial ownership procedures; is cdd required at credit unions; rule on owners of business accounts
31-1010/1010.230(b)(1) | new llc account, who owns it; get the owners form signed at opening; does the person opening the account certify; ask for owners on each new account; must we use the fincen form; loan to a corporation, owner certification
31-1010/1010.230(b)(2) | check the ids of the owners; is a copy of an owner's license enough; owner not present, photocopy of id; can we rely on what the customer says about owners
31-1010/1010.230(d)(1) | who owns 25 percent; ownership prong; four partners with a quarter each; nobody owns a quarter; indirect owner through another company
31-1010/1010.230(d)(2) | one person who runs the company; control prong, ceo or treasurer; must we have a control person even without owners; manager of the llc; who signs as control person; president with no ownership; one name who manages the business
31-1010/1010.230(d)(3) | trust owns part of the company, whose name; trustee as the owner; trust holding a quarter of an llc; whose id when a trust is the owner; trustee named as owner on the form
31-1010/1010.230(e)(1) | is a sole proprietor or trust a legal entity customer; general partnership owners form; llc or corporation; unincorporated club, owner form
31-1010/1010.230(e)(2) | which companies need no owner form; public company or bank exempt from beneficial ownership; insurance company, government excluded; city or school as customer, owners form; sec registered company no owners; who is excluded from the ownership rule
31-1010/1010.230(e)(3)(ii) | nonprofit account, only the control person; church corporation and beneficial owners; charity has no owners; booster club incorporated, who is listed; nonprofit needs only a manager's name; 501c3 board and owners
31-1010/1010.230(g) | does a renewed loan or cd count as a new account; accounts older than the rule, owners needed; new account meaning for owners; same company opens a second account; cd rollover and owner form; loan renewal new account
31-1010/1010.230(h)(1)(i) | store credit card for a business up to 50000, no owners; private label card point of sale; retailer credit line for a company; office supply store business card; point of sale credit exemption
31-1010/1010.230(h)(1)(iii) | premium finance loan, owners not needed; insurance premium financing exempt; financing a business's insurance bill; loan for insurance premiums paid straight to insurer
31-1010/1010.230(h)(1)(iv) | equipment lease, skip beneficial owners; equipment loan paid to the vendor; copier lease to an llc; tractor loan paid to the dealer, ownership form; equipment finance exempt
31-1010/1010.230(h)(2)(ii) | cash refund possible, then identify owners; refund in cash ends the exemption; borrower could get money back in cash; exemption lost with refunds
31-1010/1010.230(i)(2) | how long to keep owner certification and verification; five years after closing, five after made; retention of the beneficial owner certification; toss the owner form after closing; how many years for cdd records
31-1010/1010.230(j) | rely on another bank for the owners of a company; broker dealer checked the owners; broker dealer already has the owners; may we trust an affiliate's owner check; reliance contract for owners
31-1010/1010.306(a)(1) | ctr due in how many days; late currency report; when do I file the cash report; cash on monday, file by when
31-1010/1010.306(a)(2) | keep a copy of the ctr, how long; five years for currency reports; shred old ctrs
31-1010/1010.306(a)(3) | where are ctrs filed; send cash reports to fincen; do we mail or e-file the currency report; who receives ctrs; file through bsa e-filing
31-1010/1010.306(b)(1) | when does a traveler hand in the cash report; at the border with 15000; mailing money abroad, file when sent; declare cash at the airport; traveler leaves with cash, when to report; ship currency and report
31-1010/1010.306(b)(2) | got 20000 in the mail from abroad, 15 days; recipient of foreign cash files; business receives cash from mexico by courier; deadline for a receiver of foreign money
31-1010/1010.306(c) | my overseas account, filing deadline; june 30 foreign account report; fbar over 10000 at any time
31-1010/1010.306(d) | must all boxes on the ctr be filled; complete the form; leave the occupation blank on a ctr; incomplete currency report; must give all information on the form
31-1010/1010.311 introductory text | customer brings eleven thousand in cash; exactly 10000 cash, is a ctr due; cash withdrawal of 12000; do we need a ctr for a cashier's check deposit; exchanging bills over ten grand; cash loan payment above 10000
31-1010/1010.312 introductory text | whose id for a ctr; conductor and owner both on the report; known customer on a ctr, write the id number; foreigner with large cash, passport; signature card is not enough for a ctr; husband deposits cash for wife's business
31-1010/1010.313(a) | cash at two branches same day; combine deposits across offices; does the drive up and lobby count together; branches count as one for cash; deposits at north and south office; vault office counted
31-1010/1010.313(b) | several cash deposits in one day over 10000 together; 6000 in the morning and 5000 after lunch; add cash in and cash out apart; night drop on saturday counts monday; two employees deposit for the same company; knowledge that they belong together
31-1010/1010.314(a) | customer asks me not to file the ctr; talked the teller out of the cash report; cause the bank to fail to file; member wants the report not sent; begs the teller to skip the paperwork; get a bank to not report
31-1010/1010.314(b) | lies on the currency report; false name for a ctr; gives a wrong name for the cash report; untrue facts on a ctr; material misstatement
31-1010/1010.314(c) | splits his cash to stay under ten; helps a customer structure; may I tell him to bring less; wants 9500 twice
31-1010/1010.315 introductory text | msb deals with a commercial bank, no ctr by the msb; non bank exempt for cash with a bank; casino or check casher at a bank; nonbank cash with a commercial bank
31-1010/1010.330(a)(1)(i) | car dealer gets 12000 cash; form 8300 for a store; business paid in cash over 10000; landlord or lawyer gets cash; do mortgage companies file 8300
31-1010/1010.330(b)(1) | form 8300 due in fifteen days; first payment over 10000 cash; dealer's cash report deadline; fifteen days after getting the cash
31-1010/1010.330(b)(2) | cash installments add up in a year; several cash payments on one sale; payments within twelve months together; customer pays 4000 cash each month; add up cash payments on a boat; installments reach ten thousand
31-1010/1010.330(c)(1)(ii) | cashier's checks below 10000 counted as cash for 8300; money orders for a car purchase; two 6000 bank checks for a truck; are cashier's checks cash for form 8300; traveler's checks for jewelry
31-1010/1010.330(c)(12)(ii) | related sales in 24 hours; two deals same customer for form 8300; buys twice in one day with cash; linked sales for cash report
31-1010/1010.330(e)(2) | check the payer's id for form 8300; passport of an alien who pays cash; see a license for a big cash sale; identify a cash buyer
31-1010/1010.330(e)(3) | keep form 8300 five years; how long does a dealer save form 8300; copies of cash reports for five years
31-1010/1010.340(a) | flying out with 15000 cash; carry more than ten thousand over the border; mail cash overseas; traveler's checks at customs; family takes cash together
31-1010/1010.340(b) | received cash from another country by mail; gets money orders from abroad over 10000; got foreign cash over ten thousand; who reports money mailed from abroad
31-1010/1010.340(c)(2) | bank ships cash abroad by mail or courier, no cmir; bank currency shipment exception; credit union ships money by armored mail; bank overseas currency parcels
31-1010/1010.340(d) | wire transfers abroad need no cmir; electronic transfer is not carrying cash; do wires count for customs report; bank transfer overseas no declaration
31-1010/1010.350(a) | american with a bank account in another country; report offshore account every year; signature power over a foreign account; do I report my mom's account in canada
31-1010/1010.350(b) | who is a united states person for the fbar; green card holder with foreign account; llc with an overseas account; company formed here with an account abroad; resident alien fbar; trust as united states person
31-1010/1010.350(c)(1) | which foreign accounts count, checking or savings; foreign savings account report; checking account in france; foreign time deposit reportable; bank abroad meaning
31-1010/1010.350(c)(4)(iii) | account at a military bank overseas, no fbar; base bank of the army; soldier's account on a base in germany; military finance facility abroad
31-1010/1010.350(f)(1) | who has signature authority over a foreign account; can sign but does not own; treasurer who can move funds overseas; control by direct order to the foreign bank
31-1010/1010.350(f)(2)(i) | bank employee who signs on the bank's foreign account; officer exemption fbar; cashier of our bank signs on a nostro; employee need not report authority
31-1010/1010.350(g)(1) | 25 or more foreign accounts; many accounts, short form; thirty accounts abroad on one fbar; just give the number of accounts
31-1010/1010.410(a) | keep a record of loans over 10000, what and how long; purpose of the loan noted; does a mortgage need the bsa loan record; unsecured loan of 15000 record of name, amount, purpose, date
31-1010/1010.410(b) | instructions about money moved in or out of the country over 10000; record of foreign transfer requests; advice about sending money overseas; foreign instruction record five years
31-1010/1010.410(e)(2)(i) | walk in money transfer at an msb, id check; sender without account at a nonbank, 3000; check casher sends money for a stranger; license and ssn at a transmitter; verify before accepting a money transfer
31-1010/1010.410(f)(1) | which data travels with the wire; put sender's name, account, and address in the payment; travel rule for 3000 wire; can the wire go without sender's address
31-1010/1010.410(f)(2) | middle bank passes the wire data on; intermediary includes what it received; pass along originator name in the chain; correspondent forwards wire details
31-1010/1010.410(f)(4) | wires without the travel rule; exempt transfers between banks; travel rule exceptions; wire to own broker without data; government wires and travel rule
31-1010/1010.415(a) | sells cashier's check for 4000 cash; money order log; cash for a bank check between three and ten thousand; record before issuing traveler's checks; do we need the log if he pays from his account
31-1010/1010.415(a)(1) | our depositor buys a cashier's check with cash, what do we write; log for accountholder, serial number and date; verify he is our customer; member buys money orders with 3500 cash; log entries for our own customer; method of verification noted
31-1010/1010.415(a)(2) | someone without an account buys a money order with cash, data; noncustomer cashier's check ssn and birth date; stranger buys official check with cash; address, social, and birthday for buyer; walk in cashier's check
31-1010/1010.415(a)(2)(ii) | id of a noncustomer buying money orders; examine a license with name and address; what id for a walk in money order; write the license state and number
31-1010/1010.415(b) | buys three money orders the same day, add them up; two cashier's checks in a day totaling 3000; several purchases at once
31-1010/1010.415(c) | keep the money order log five years; monetary instrument sales record retention; how old can the cash log be; retention of cashier's check log; treasury wants the log
31-1010/1010.420 introductory text | owner keeps foreign account papers for five years; what records for the fbar; papers of an overseas account; maximum value record; save foreign bank statements
31-1010/1010.430(a) | copy front and back of checks; both sides of an item; is the back of the check needed; blank back need not be copied
31-1010/1010.430(b) | no record exists, make one; ordinary business records are enough; teller forgot to make a record; create a written record; normal business papers suffice
31-1010/1010.430(d) | how long to keep bsa records; five years for everything; must old records be found quickly; can bsa files be in storage
31-1010/1010.505(d)(2) | transaction for 314a means not through an account; non account transaction in 314a; money order sale counted as a transaction for the list
31-1010/1010.520(b)(3)(i) | fincen list came, what must we search; every two weeks list of names; look through accounts of last twelve months and transactions of six months; search once or keep watching; is the 314a search one time
31-1010/1010.520(b)(3)(ii) | match on the 314a list, what do we report; name hit, tell fincen; no match, do we answer
31-1010/1010.520(b)(3)(iii) | point of contact for 314a; who gets the list at the bank; contact person for fincen requests; name someone for information requests
31-1010/1010.520(b)(3)(iv)(A) | may we use the 314a list to decide on accounts; other uses of the list forbidden; can loan officers see the names
31-1010/1010.520(b)(3)(iv)(B)(1) | tell the customer he is on the fincen list; share the 314a list with a vendor or parent; keep the request secret
31-1010/1010.520(b)(3)(iv)(C) | keep the 314a list safe; lock up the suspect list; security for information requests
31-1010/1010.520(b)(3)(v) | must we close the account of a 314a match; do we file a sar just because of a list hit; can we keep doing business with him; screen new accounts with the list
31-1010/1010.540(b)(1) | talk to another bank about a shady customer; 314b sharing between banks; call the other credit union about laundering; can we share suspicions with a competitor
31-1010/1010.540(b)(2) | sign up for 314b each year; one year registration to share; how do we join voluntary sharing
31-1010/1010.540(b)(3) | check that the other bank is registered for 314b; look at the list before sharing; make sure the other credit union filed its notice; may share only with registered
31-1010/1010.540(b)(4)(i) | what may we do with shared information; use of 314b data for marketing, no; shared info to decide to keep an account; limits on use of shared facts
31-1010/1010.540(b)(5)(i) | protected from lawsuits for sharing under 314b; liable for telling the other bank; sued for telling another bank; safe harbor for sharing; no liability for not telling the customer
31-1010/1010.540(c) | shared information shows a crime, file a sar; urgent, call police too; after sharing we suspect terrorism; report what was learned from another bank
31-1010/1010.605(g) | what is a shell bank; foreign bank without an office; paper bank without staff anywhere; bank with no physical presence
31-1010/1010.605(m) | what is a private banking account, a million dollars; private banking for foreigners; wealthy foreign client with a relationship manager; million dollar account definition
31-1010/1010.605(p)(1) | what is a pep; senior foreign politician and his family; former minister's account; close associate of a foreign official
31-1010/1010.620(b)(3) | source of funds in private banking; where did the rich foreigner's money come from; why does the foreign client need the account; purpose and expected use of a private account
31-1010/1010.620(c)(1) | extra scrutiny for a foreign politician's account; corruption money watch; foreign general's account, more watching; proceeds of bribery abroad
31-1010/1010.620(d) | cannot do due diligence on private banking, refuse or close; steps when unable; stop opening when checks cannot be done; close or report a private account
31-1010/1010.630(a)(1) | account for a foreign shell bank, forbidden; may we serve a bank without an office anywhere; correspondent account for a shell
31-1010/1010.820(f) | fine for willful bsa violations; penalty on an officer who did not file; up to 100000 or 25000; how much can a bank be fined for no ctr; civil money penalty for employees; willfully failed to report
31-1029/1029.210(a) | does a mortgage broker need an aml program; nonbank mortgage company written program approved by senior management; small mortgage shop and money laundering; copy of program to fincen
31-1029/1029.210(b)(1) | risk assessment of a mortgage company for aml; internal controls include agents and brokers; get customer information from brokers; risk look at loan products of a mortgage company; brokers and agents in aml policy
31-1029/1029.210(b)(2) | compliance officer of a mortgage lender; who is in charge of aml at a nonbank lender; name an aml officer at a brokerage; day to day aml person, mortgage shop
31-1029/1029.210(b)(3) | train loan originators in aml at a nonbank; brokers trained by someone else; aml class for processors at a lender; ongoing training nonbank; online course for loan originators
31-1029/1029.210(b)(4) | independent test of a mortgage company's program; may the compliance officer audit himself at a nonbank; how often does a broker need the aml audit
31-1029/1029.320(a)(1) | nonbank lender may report below the limit; voluntary report by a mortgage broker; small suspicious loan at a broker, optional report; nonbank must report suspicious deals
31-1029/1029.320(a)(2) | mortgage company sees fake income papers for a 200000 loan; straw buyer at a nonbank lender; 5000 or more suspicious at a mortgage broker; attempted mortgage fraud
31-1029/1029.320(a)(2)(iv) | borrower uses the lender for a crime; mortgage fraud ring; lender used for fraud; someone misuses our mortgage company
31-1029/1029.320(a)(3) | broker and lender both saw it, one report; who files when two mortgage companies are involved; joint filing
31-1029/1029.320(b)(3) | mortgage company's sar clock; thirty days at a nonbank lender; no suspect known, sixty
31-1029/1029.320(b)(4) | nonbank lender phones the police at once; terrorism suspicion at a mortgage company; ongoing scheme at a lender, phone law enforcement; immediate attention violations
31-1029/1029.320(c) | mortgage broker keeps reports five years; nonbank sar retention; save sar papers at a mortgage company; five years from filing nonbank
31-1029/1029.320(d)(1)(i) | borrower's attorney subpoenas the mortgage company's sar; broker may not tell the borrower about the report; nonbank lender asked for a sar
31-1029/1029.320(e) | mortgage company sued over a report; safe harbor for nonbank lenders; can a borrower sue a mortgage broker over a sar; immunity of lender staff
31-1022/1022.210(a) | check casher or money transmitter needs an aml program; msb program; does a check cashing store need a bsa plan; money order seller aml policy; remittance company program duty
31-1022/1022.210(c) | msb program in writing, copy for treasury; show the aml program to treasury; must a check casher write it down
31-1022/1022.210(d)(1)(iv) | prepaid card seller checks identity; name and birth date for prepaid cards; gift card provider id check; reloadable card seller procedures
31-1022/1022.210(d)(4) | who may review the msb program; independent review at a check casher; can the owner review his own program; test of a money transmitter's program
31-1022/1022.210(e) | new msb has 90 days to set up its program; just opened a check cashing shop, program when; ninety days after starting business
31-1022/1022.320(a)(2) | money transmitter sees something odd for 2000; check casher sar amount; msb suspicious limit two thousand; sender behaves oddly at the remittance counter; wire shop limit for reporting; suspicious for two grand
31-1022/1022.320(a)(3) | money order issuer reviews clearing records, 5000; sar from clearance review; issuer finds odd money orders on clearing; five thousand from clearance records
31-1022/1022.320(b)(3) | msb sar thirty days, phone police; deadline for a check casher's report; money transmitter due date sar
31-1022/1022.320(c) | msb keeps sars five years; how long does a remitter save reports; msb supporting papers
31-1022/1022.320(d)(1)(i) | msb clerk tells the customer about the report; subpoena to a money transmitter for a sar; keep the msb report secret; refuse to hand over the remitter's sar
31-1022/1022.380(a)(1) | must an msb register with fincen; check casher registration; crypto kiosk registers; is my shop supposed to be on fincen's list; rmsb filing; unregistered remitter
31-1022/1022.380(a)(3) | agent of western union need not register; store that only sells for another msb; grocery that sells for a bigger company; agents and registration
31-1022/1022.380(b)(2) | msb registration good for two years; renewal of rmsb; renew msb registration every two years; how long is the registration good
31-1022/1022.380(b)(3) | new msb registers within 180 days; due date of the msb registration and renewal; when does a new money business file; 180 days after start; renewal by december 31
31-1022/1022.380(b)(4) | msb changed owners, register again; agents grew by half; more than ten percent voting change; sold eleven percent of the msb; register again after growth in agents
31-1022/1022.380(d)(1) | list of agents each january; msb agent list; update the agent list yearly; who are our agents list by january 1
31-1022/1022.380(e) | penalty for unregistered msb, 5000 per day; cost of not registering; false registration facts; each day a new violation
31-1022/1022.410(b)(3) | currency exchange over 1000 record; exchange booth writes down the passport; exchanging 1500 dollars of currency; name and address for a currency swap; exchange record
`
