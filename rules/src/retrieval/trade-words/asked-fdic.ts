/** Everyday ways to ask for the FDIC rules on suspicious activity, severance, audits, and real estate policies. Written beside the text, not yet reviewed by a person. */
export const ASKED_FDIC_WORDS = `
353.1 introductory text | which banks file sars under the fdic rule; does the fdic sar rule reach a state nonmember bank; why do fdic banks report crimes; who must follow the fdic suspicious activity rule
353.3(a) | fdic bank sends suspicious report to fincen; when must a state nonmember bank report a crime; crime at an fdic bank, what is filed; does our fdic bank have to report every theft
353.3(a)(1) | our teller took money, fdic bank; employee theft of any amount at a state bank; officer helped a crook, small amount; is there a minimum for insider wrongdoing; loan officer took a bribe, do we report
353.3(a)(2) | we know who forged 5000 of checks, fdic bank; customer identified in a five thousand fraud; suspect has an alias, still count as known; 5500 check kite by a named person at a state bank
353.3(a)(3) | nobody knows who stole 30,000 from the fdic bank; no suspect but 25,000 gone; large fraud by an unknown person at a state bank; 24,000 stolen by a stranger, do we file
353.3(a)(4) | possible laundering of 5000 or more at an fdic bank; customer splits cash, state nonmember bank sar; drug money at our bank, dollar limit; suspicious but no crime known
353.3(a)(4)(iii) | odd transaction without an explanation at an fdic bank; not normal for this customer of our bank; no business purpose; out of pattern wires at a state bank
353.3(b)(1) | fdic bank sar, how many days; days to report after we found out, state bank; sixty days without a suspect, fdic; late sar at our bank; deadline for a suspicious report
353.3(b)(2) | fraud is still going on, who do we phone; call police and the fdic regional office at once; ongoing crime at the bank, telephone notice; urgent violation in addition to the report
353.3(c) | give a copy of the sar to the state police; should local law enforcement get our report; state and local copy encouraged; local cops and sar copy; may we send sar to the state bureau
353.3(d)(1) | bank was robbed, is a sar needed at an fdic bank; burglary told to police, skip the report; holdup at the branch; break in and sar
353.3(d)(2) | lost or stolen securities, no sar at an fdic bank; counterfeit bonds reported to the sec; missing stock certificates and sar; missing bonds report in place of sar; securities loss form
353.3(e) | fdic bank keeps suspicious reports how long; toss old sars; supporting papers of a sar for five years; retention of sar file at a state bank
353.3(f) | do we tell our bank board about the sars; directors hear about each report promptly; board report of suspicious filings; is a committee enough to be told
353.3(g) | court wants the sar, tell fdic; refuse a subpoena for a suspicious report at a state bank; can the customer's lawyer get it; bank officer asked about a sar must decline
353.3(h) | sued for filing a sar at an fdic bank; safe harbor for the bank and its people; reported the wrong man, liable; voluntary reports protected
359.1(f)(1) | what is a golden parachute at a bank; exit pay for the president of a troubled bank; payment when an officer leaves a 4 or 5 rated bank; is it a parachute if paid after leaving
359.1(f)(2)(v) | severance plan for all bank staff; layoff pay of up to twelve months; nondiscriminatory severance at a troubled bank; severance for ordinary employees allowed
359.1(f)(2)(i) | pension of a departing bank officer is not a golden parachute; qualified retirement plan payout; 401k money to a fired president; is retirement pay blocked
359.1(f)(2)(iv) | payment because an officer died or became disabled; death benefit to a widow of a bank executive; disability payout not a parachute; pay to estate of a dead officer; disability severance
359.1(h)(1) | who is an institution affiliated party; are directors, officers, employees covered; is a controlling owner an iap; agent of a bank
359.1(h)(4) | can the bank's lawyer or appraiser be an iap; outside accountant who knowingly helped wrongdoing; independent contractor liable; attorney or accountant as affiliated party; contractor reckless
359.1(l)(1) | bank pays its director's fine, prohibited; reimburse an officer for a penalty from the fdic; may we pay the settlement of an enforcement case; cover a civil money penalty
359.1(l)(2)(i) | may the bank buy d and o insurance; policy may not pay the penalty itself; bond for directors; insurance cover for legal costs of an enforcement action
359.2 introductory text | can a failing bank pay the leaving ceo; exit package at a troubled bank, forbidden; are parachute payments banned at banks; contract for severance while rated 4
359.3 introductory text | can the bank indemnify a director who was penalized; indemnification prohibited at banks; reimburse legal fees when he lost the case; may the bank pay a director's penalty; prohibited indemnity
359.4(a)(1) | regulator okay for a severance at a troubled bank; fdic consent for a golden parachute; who approves the payout; permission needed for exit pay
359.4(a)(2) | hire a new president into a troubled bank with a severance promise; white knight executive contract; attract a rescuer with a package; recruit a new ceo for a weak bank; rescue hire package
359.4(a)(3) | severance after the bank is sold, twelve months salary; change in control pay; officer loses job in a takeover; sale of the bank and exit pay
359.4(a)(4) | bank must say that the officer did no fraud; certification that he did not cause the trouble; what must the request show; request must show no wrongdoing; no insider abuse statement
359.5(a) | advance lawyer fees for a director in an fdic case; when may a bank pay legal costs; board finds good faith in writing; agree to pay it back
359.5(b) | the accused director may not vote on his own legal fees; officer asks the board for indemnity and stays out; recuse from the indemnification vote; officer may not join the vote; stay out of board talk about his fees
359.5(d) | all directors are charged, outside lawyer writes an opinion; whole board named in the case; whole board respondents, counsel opinion; all directors sued, indemnity
359.6 introductory text | where do we send the request to pay a golden parachute; filing for excess severance; which office gets it; file parachute request with regional director; letter to fdic for severance
363.1(a) | how big a bank needs an annual audit under the fdic rule; 500 million in assets at the beginning of the year; does part 363 apply to us; small bank free of part 363
363.1(b)(1) | holding company audit counts for the bank; consolidated statements instead of bank only; parent's audit used; bank owned by a holding company
363.2(a) | bank needs audited statements every year; yearly gaap statements with an outside cpa; do we need an audit; comparative annual financial statements
363.2(b) | management report of the bank, what is in it; yearly statement by management about controls and laws; report management signs; contents of the yearly management report; statement of responsibilities
363.2(b)(2) | management says whether the bank obeyed insider loan and dividend laws; compliance with designated laws; insider loans statement; compliance with insider loan rules statement; dividend law assessment
363.2(b)(3) | management assesses internal controls at one billion; icfr assessment; controls over financial reporting for a billion dollar bank; do we need sox style testing
363.3(b) | outside auditor attests to controls, one billion; cpa opinion on internal control; does a bank below one billion need the attestation; auditor examines internal control; icfr attestation size
363.3(c) | auditor quits, tells the fdic; accountant fired, 15 days; cpa resigns from our bank; notice by accountant of ending
363.3(e) | how long does the bank's auditor keep papers, seven years; audit work papers retention for banks; keep audit documents; audit papers retention seven years; cpa must save work papers
363.3(f) | is our cpa independent; may the auditor do our bookkeeping; strictest independence rules; sec and aicpa independence
363.4(a)(1) | what goes into the bank's annual audit report to the fdic; how many copies of the annual report; send audited statements to the fdic and the state supervisor; who gets the part 363 report
363.4(a)(3)(i) | bank that isn't public files within 120 days; private bank annual report due; four months after year end; annual report deadline for nonpublic banks; 120 days after fiscal year
363.4(c) | send the management letter to the fdic, 15 days; copies of auditor letters; cpa wrote about weaknesses, file it; when to forward auditor communications
363.4(d) | we changed cpas, tell the fdic in 15 days; hired a new audit firm, notice; dismissal of the accountant reasons; switch of auditors
363.4(e) | annual audit will be late, what do we file; no extension for part 363; notify of late filing; can we get more time
363.5(a)(1) | one billion and more, all outside directors on audit committee; independent of management; can an officer sit on the audit committee of a big bank; who may be on the committee
363.5(a)(2) | 500 million to one billion, majority outside independent; smaller bank audit committee members; may a few insiders serve; majority outside directors on committee; audit committee under a billion
363.5(a)(3) | who is an outside director; former officer a year ago; not an employee within the last year; definition of outside director; employee last year, not outside
363.5(b) | over three billion, finance experts and own lawyer; large bank audit committee experience; large customer may not be on committee; big bank committee counsel and expertise; large customers barred
363.5(c)(1) | auditor's contract may not limit its liability; hold harmless clause in the engagement letter; unsafe cap on damages; can we indemnify the cpa
364.101(a) | safety and soundness standards for state banks; fdic guidelines for internal controls and loan papers; which banks must meet the safety standards; guidelines on safety for state nonmember banks; standards for loan documents and pay
364.101(b) | safeguard customer data at a bank, guidelines; information security program of a state nonmember bank; which rule about protecting customer information; data breach guidance for fdic banks
365.2(a) | does a bank need a written real estate loan policy; lending policy for mortgages at an fdic bank; limits for loans secured by land; policy for construction loans
365.2(b)(1)(iii) | board okays the real estate lending policy each year; annual review of the property loan policy; how often do directors approve the mortgage policy; yearly board approval of real estate limits
365.2(b)(2)(i) | spread the real estate loans, diversification; concentration limits for property lending; policy on mix of real estate loans; portfolio mix rules; too much in construction loans
365.2(b)(2)(ii) | loan to value limits in the bank's policy; how much can we lend on raw land or a house; underwriting standards that can be measured; ltv caps
365.2(b)(2)(iii) | loan administration steps for property loans; servicing and draw rules in the policy; collection, payoff, and file rules for real estate; how property loans are administered; escrow and draw procedures
365.2(b)(2)(iv) | report exceptions to the property policy to the board; who approves, what is documented; loans above the ltv limit reported; approval and reporting of property loans; documentation rules for mortgages
365.2(c) | keep an eye on the local real estate market; monitor market conditions in our lending area; watch property values where we lend; follow local housing prices; review policy as market changes
`
