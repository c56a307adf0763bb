/** Everyday ways to ask for the rules on share accounts of credit unions, liens, signs, and insurance. Written beside the text, not yet reviewed by a person. */
export const ASKED_CREDIT_UNION_SHARE_WORDS = `
701.37(b) | may a federal credit union take federal tax deposits; treasury tax and loan depositary; agent of the government; can we hold public money as fiscal agent; tt and l account at a credit union
701.38(a) | what papers when a federal credit union borrows money; note to a lender must say the money is not insured shares; certificates of indebtedness to members, wording; loan agreement terms when the credit union itself borrows; written note for borrowed funds
701.38(a)(2)(ii) | borrowed money is not insured by ncua, say so; tell investors that the note is not a share; advertising of notes not shares; warning on our promissory note; lenders to us not insured
701.38(b) | most a fcu may borrow, 50 percent of capital; borrowing cap from the home loan bank; how much can we borrow in all; total debt limit of the credit union; over half of capital in borrowings
701.39(a)(3) | does the lien reach a cosigner's savings; guarantor's account counted as member for the lien; comaker shares taken; accommodation party's shares under lien; endorser counted as member
701.39(b) | other creditor garnishes the account, do we come first; irs or collector versus our claim on shares; who gets the savings first; priority over a garnishing creditor; superior claim to the deposits; tax levy against a member's shares and our lien
701.39(c) | how do we create the lien on savings; lien language in the account agreement or loan papers; notice of the right to take shares; freeze shares because of a bad loan
701.39(c)(1) | lien clause in the membership agreement; account opening papers tell about the lien; where must members see the lien notice; signature card mentions taking shares
701.39(c)(2) | loan note says we can take the shares; borrower signed the lien notice in the loan document; lien wording in the promissory note; acknowledge the lien at loan signing
701.39(d)(1) | take money out of his savings for the past due loan; offset the share account; grab deposits to pay the credit card; apply shares to the loan; can we grab his savings; sweep shares to cover the visa; take the paycheck deposit for a late loan
701.39(d)(2) | may we take shares before the loan is late; borrower must be behind before we use the lien; use the savings only on default; current borrower, may we touch his savings; only past due debts
701.39(d)(3) | do we need a judgment before we take the shares; no court order for the statutory lien; sue first or just debit; is setoff or court needed; act without suing; right to enforce by ourselves
707.2(a) | is a business account under truth in savings at a credit union; which share accounts are covered; does tisa for credit unions cover club accounts; are ira and club accounts inside truth in savings; account definition credit union
707.2(c) | what is apy on a share account; yield with compounding over 365 days; difference between rate and yield at a credit union; compounding yield meaning
707.2(e) | gift over ten dollars for opening a share account; is a toaster a bonus; 50 dollar sign up reward at a credit union; free checks for new members, bonus or not
707.2(h) | what counts as a dividend; is interest refund a dividend for disclosures; earnings on shares, meaning; do we call it interest or dividend
707.2(n) | days after a share certificate matures to pull money without penalty; grace days on renewing cd at a credit union; grace days at maturity of a share certificate; pull out after rollover without penalty
707.2(s) | is a quarterly paper a periodic statement; statement four times a year; do certificates need statements; how often makes a periodic statement; passbook and statements
707.2(v) | what makes it a term share account; seven days and early withdrawal penalty; is a christmas club a certificate; share certificate definition; minimum early withdrawal penalty
707.2(w) | more money higher rate, tiered; balance levels with different dividends; better dividend for bigger balances; tiered dividend account meaning
707.2(x) | share rate can change after opening, variable; promise of thirty days before lowering the rate; is our money market share variable; when is a rate fixed
707.3(a) | how must share account disclosures look; may we email the truth in savings paper to a member; in writing and hers to keep; combine disclosures with other papers
707.3(b) | spanish account disclosures at a credit union; foreign language terms, english on request; disclosures in another language for members; legal obligation reflected
707.3(d) | joint share account, who gets the disclosures; give papers to one owner only; two members own it, one copy; disclosures to only one joint member
707.3(e) | member calls and asks for our rates, what do we say; quote yield by phone at a credit union; teller tells dividend rate aloud; apy in a spoken answer
707.3(f)(1) | how many decimals for the share yield; round the dividend rate; two decimals on apy; nearest hundredth
707.3(f)(2) | our apy was off a little, tolerance; one twentieth of a percent accuracy share yield; small apy error allowed; is 0.04 off a violation
707.4(a)(1)(i) | when does a new member get the account terms; before opening the share account; fee charged before the disclosures; mail within ten days if opened by phone; do we hand out terms before she signs; phone opening, when to mail
707.4(a)(1)(ii) | member opens a share account online, when disclosures; web opening truth in savings credit union; internet account opening papers first; online member not in the branch
707.4(a)(2)(i) | someone asks for our account terms; person who is not a member wants disclosures; how fast must we mail share account terms; caller asks for a brochure of account terms; send terms on request
707.4(b)(1)(i)(A) | apy and rate on the certificate disclosure; how long is the fixed rate in effect; what rates go on a certificate disclosure; interest rate and apy terms
707.4(b)(1)(i)(B) | dividend rate as of the last declaration date; regular savings rate in disclosure; last dividend declaration rates; prospective dividend disclosure
707.4(b)(1)(ii) | variable share rate disclosure, how it is set and how often; limits on the rate change told at opening; how often may the share rate move, disclose; rate may change statement
707.4(b)(2)(i) | how often are dividends compounded and credited; dividend period told to a member; monthly compounding disclosed; crediting frequency paper
707.4(b)(2)(ii) | member closes before dividends post, loses them, must we say; forfeit dividends at closing the account; lose dividends when closing early; accrued but unpaid dividend at closing
707.4(b)(3)(i) | minimum balance told at opening; balance to avoid a fee or earn yield; smallest opening deposit disclosed; required balance for the yield
707.4(b)(3)(iii) | when do dividends start on a deposited check; noncash deposit begins to earn; check deposit, when earnings begin; accrual on noncash items told
707.4(b)(4) | list of fees on the share account; do we have to disclose the atm fee and inactivity charge; fee schedule for a new member; is the loan late fee in the share disclosure
707.4(b)(5) | limit on number of withdrawals disclosed; six transfers limit in account terms; how many checks may she write, disclose; caps on deposits or withdrawals
707.4(b)(6)(i) | maturity date of the share certificate on the disclosure; when does her certificate end; term ends when, certificate paper; state the date the certificate matures
707.4(b)(6)(ii) | member wants her certificate money early, penalty must have been disclosed; how the early withdrawal penalty is calculated, share certificate; fee for cashing a certificate before term; lose how many days of dividends
707.4(b)(6)(iii) | taking dividends out of a certificate lowers earnings, statement; apy assumes dividends stay in; withdraw earnings monthly from a certificate; compounding and withdrawals notice
707.4(b)(6)(iv) | will the certificate roll over by itself; automatic renewal and grace days in disclosure; dividends after maturity if not renewed; does it renew by itself, tell the member; grace period length told
707.4(b)(7) | tell the member about the sign up bonus conditions; when is the bonus paid on a share account; free gift conditions in the disclosure; time to earn a bonus
707.4(b)(8) | statement that dividends come from current income; nature of dividends sentence; paid from available earnings sentence; dividends after reserves
707.5(a)(1) | raise a fee on share draft accounts, how many days ahead; lower the dividend on a fixed rate account; new charge, notify members 30 days; change in account terms letter credit union; new monthly fee on checking, notice; can we cut the rate without telling; how long before a fee increase
707.5(a)(2)(i) | variable dividend rate drops, no letter needed; tell members when savings rate falls; money market rate change without notice; no letter for variable rates
707.5(a)(2)(iii) | thirty day certificates, no change notice; one month or less term; very short certificates change; 28 day certificate terms
707.5(b) | share certificate renews by itself, when is the letter mailed; 30 days before maturity or 20 days before the grace period ends; cd rollover notice at a credit union; certificate renewal notice timing; how early to mail the rollover letter
707.5(b)(1) | two year certificate rolling over, full disclosures; renewal notice longer than a year, rates not yet known; thirty month certificate renewal letter; full terms on renewal
707.5(b)(2) | six month certificate renewing, shorter notice; one year or less rollover disclosures; ninety day certificate renewal; short form of the rollover letter
707.5(c) | certificate over a year that will not renew, ten days notice; tell the member it matures and stops earning; maturing certificate without rollover; single maturity notice
707.6(a) | dividend period differs from the statement period; quarterly dividends and monthly statements; quarter dividends on monthly statement; crediting and statement cycles differ
707.6(b) | what must a share statement show; do we have to send statements under truth in savings; statement items for members; required lines on a member statement; statement disclosures list
707.6(b)(1) | apye on the member's statement; yield earned line; annual percentage yield earned; earned yield calculation on statement
707.6(b)(2) | dollars of dividends on the statement; extraordinary dividend shown separately; how much dividend this month; show special dividend apart
707.6(b)(3) | itemize fees on the share statement; may we lump nsf charges together; fees by type and amount; list each fee on statement; group fees of the same type
707.6(b)(4) | days in the statement period; begin and end dates on statement; statement dates; number of days covered
707.7(a)(1) | pay dividends on the lowest balance, not allowed; daily balance or average daily balance only; may we use low balance method; 365 in a leap year for dividends
707.7(a)(2) | minimum to earn dividends figured same way; method for minimum balance to earn; minimum daily balance method; balance needed to earn, calculation
707.7(b) | do we have to compound daily at a credit union; credit dividends yearly okay; must dividends compound; pay dividends once a year
707.7(c) | dividends begin when the check deposit counts; dividends earned until the withdrawal day; when does my money begin to earn; dividends up to the day of withdrawal
707.8(a)(2) | may we call share draft free when there is a monthly charge; free checking ad at a credit union; no cost account with activity fee; use the word profit in ads; ad says free but has a monthly charge; the word profit in dividend ads
707.8(b) | ad shows a rate on certificates, must say annual percentage yield; abbreviation apy in a share ad; rate bigger than the apy in the flyer; rate advertising must use apy; nominal rate shown too large
707.8(c) | rate in the newspaper ad, what else must it say; trigger terms for a share ad; minimum balance and fees statement in rate ad; other facts when an ad gives the apy; fine print in certificate ads
707.8(c)(3) | minimum balance to get the advertised yield; tiers next to the apy; balance needed in ad; tier yields beside balances
707.8(c)(5) | fees could reduce earnings sentence in ad; ad must warn about fees; fee warning in a rate ad; fees may cut the earnings line
707.8(c)(6)(ii) | certificate special ad, early withdrawal penalty mention; certificate ad penalty line; say a penalty may apply in a promo; early withdrawal in share ads
707.8(d) | advertise 100 dollars for new checking, what must be in the ad; bonus offer flyer of a credit union; cash for new members ad terms; bonus ad must give apy and time
707.8(e)(1) | radio or billboard about certificate rates, shorter; tv rate ad exemption credit union; what may be left out in radio ads; short disclosures on a billboard
707.8(e)(2)(i) | lobby board with dividend rates; sign inside the branch with rates; poster at the teller window with a rate; indoor sign exempt
707.8(e)(3)(i) | newsletter to members with rates; member newsletter exempt from ad rules; our member magazine states yields; newsletter only to members
707.9(c) | how long to keep truth in savings proof at a credit union, two years; retention of share disclosures; two years of disclosure evidence; records of tisa compliance
707.11(a)(1) | total overdraft fees box on member statement; total returned item charges for the month and the year; od fee total for share draft; two totals on statements, paid and returned; aggregate nsf fees; how are nsf totals shown; overdraft box for the month
707.11(a)(2) | year to date overdraft fees on the statement; month total and calendar year total; calendar year od totals; cumulative overdraft charges
707.11(b)(1) | advertise courtesy pay, what must it say; overdraft privilege flyer disclosures; bounce protection marketing; promote overdraft service in a mailer; fee per item in courtesy pay ad
707.11(b)(2) | teller explains courtesy pay in person, ad rules or not; answer to a member's question about overdraft; atm receipt and opt in form not an ad; exempt talk about overdrafts; educational flyer about overdrafts
707.11(c) | does the atm balance include courtesy pay; balance by phone may not count overdraft limit; show extra money on online balance; real balance at the atm; available balance with overdraft line
717.82(c)(1) | credit bureau says address doesn't match; what to do with an address discrepancy alert; is this the right person's report; mismatch between bureau and application address; be sure the report is hers
717.82(d)(1) | send the corrected address to the bureau; confirmed address reported back by the credit union; when must a fcu furnish an address; tell bureau the right address of a new member
717.83(a) | throw away old credit reports; shred loan applications with bureau data; get rid of member records safely; proper disposal of report information; trash with member credit data
717.83(b) | burn or shred papers, wipe hard drives; old computer with member credit data; recycling bin for credit reports, no; how to destroy consumer reports; pulverize or erase
717.90(b)(3) | which accounts need red flag protection; is a share draft a covered account; business account with identity theft risk; is a mortgage a covered account; multiple payment personal accounts
717.90(b)(9) | what is a red flag; sign of identity theft; warning pattern of stolen identity; meaning of red flag in the rule
717.90(c) | how do we decide that identity theft rules apply; risk assessment of accounts for identity theft; how often check for covered accounts; methods to open accounts and theft risk
717.90(d)(1) | written plan against identity theft at a fcu; do we need a red flags program; identity theft program must be written; plan to detect and mitigate theft
717.90(d)(2) | four parts of the red flag program; detect, respond, update; what must the red flags plan do; keep the plan current
717.90(e)(1) | who approves the red flags program first; board okay for identity theft plan; directors approve the identity theft program; first approval by committee
717.90(e)(3) | train staff on red flags; teller identity theft training; do tellers need red flag classes; staff training in the program
717.90(e)(4) | vendor that opens accounts for us, red flags oversight; service provider identity theft; oversee vendors about identity theft; contractor and red flags
717.91(c) | member changes address and then wants a new card within 30 days; hold the replacement debit card after an address change; additional card right after a move; new card to a new address; card request soon after moving
717.91(e) | letter about the address change must be separate and clear; form of card address notice; separate notice about address change; clear and conspicuous card notice
740.2 introductory text | ad that isn't true; misleading flyer of a credit union; exaggerate our insurance or services; deceptive website claim
740.3 introductory text | ad for excess private insurance on deposits; we have extra coverage over 250,000, how may we say it; private share insurer named; name of the private insurer in ads; do not suggest ncua ties
740.4(a) | where must the ncua sign hang; sign at each teller window; ncua logo on the website where accounts are opened; do drive up windows need the insured sign
740.4(b)(1) | where do we get the blue ncua signs; free signs from ncua; ran out of official signs; order more blue signs; ncua supplies signs free
740.4(b)(2) | may our ncua sign be a different color; shrink the sign on the web page; buy signs from a vendor; black and white ncua sign; size of sign on website
740.4(c) | shared branching teller takes deposits for an uninsured credit union; same window for insured and not insured; deposits for a privately insured shop at our window; sign when shared branching
740.4(e) | ncua sign on the atm, required; is an atm a teller station; shared kiosk and atm need no sign; is a night drop a window
740.4(f) | fine for not showing the ncua sign; daily penalty missing sign; what if the sign is missing; penalty per day without sign
740.5(a) | do ads have to say insured by ncua; does our home page need the insured words; newspaper ad without ncua; facebook post and insured statement; forgot the ncua line on a banner; website home page insured words; does twitter need it
740.5(b)(1) | short form of the insured by ncua line; which words count as the advertising statement; use the logo in place of the words; federally insured by ncua wording; three accepted statements
740.5(b)(2) | size of the insured by ncua print; font in ad too small; legible size of the statement; smallest font allowed
740.5(c)(1) | envelopes, deposit slips, checks without ncua line; letterhead and stationery; bank supplies without statement; checks and passbooks exempt
740.5(c)(7) | radio spot of 30 seconds without ncua line; short radio ad; how long a radio ad without the line; half minute radio
740.5(c)(8) | tv commercial 30 seconds or less, ncua words; short television spot; television ad under half a minute; short tv clip exempt
740.5(c)(9) | pens, key chains, calendars without ncua; giveaway items and insured statement; logo on mugs or shirts; impractical items
740.5(c)(11) | loan ad, do we need insured by ncua; auto loan flyer without the ncua line; safe deposit box ad; ads for mortgages without ncua words; credit card ad and insured line
740.5(d) | spanish version of insured by ncua; translation approved by the regional director; foreign language insured line; may we translate the statement
745.1(e) | how much of a member's savings is insured; 250,000 share coverage; is my money safe at the credit union; limit of federal share insurance; maximum insured at one credit union
745.2(c)(1) | records must show that he is trustee or agent for extra insurance; account title decides coverage; do records show who owns it; fiduciary shown on the account
745.2(c)(4) | joint owners' shares treated as equal halves; each owner's part of a joint share account; unequal shares in a joint account; presume equal ownership
745.2(e) | member died, how long is the coverage unchanged; six months after death share insurance; widow and joint account coverage; coverage after my husband died; grace period of insurance at death
745.2(f) | two credit unions merged, insured twice for six months; certificates keep separate coverage after a merger; both credit unions joined, my coverage; merger and insurance limits
745.3(a)(1) | all accounts in one name added together; several certificates in my own name, how much insured; single owner coverage; is each certificate insured apart; total of my single accounts
745.3(a)(3) | mortgage servicer's account of borrower payments, insurance; principal and interest custodial account per borrower; loan servicer custodial account coverage; insured per mortgagor
745.3(b) | child's custodial account utma insured; guardian account coverage separate from the parent; minor's account insured apart; conservator funds coverage
745.4(a) | pod account with three kids, how much is insured; living trust coverage per beneficiary; in trust for account insurance credit union; payable on death to two people coverage; family trust insurance; how much is covered with kids on the account; beneficiaries raise my insurance
745.4(b) | how must pod beneficiaries be shown; title of account says payable on death; beneficiaries' names in our records; words in trust for on the account; name beneficiaries in records
745.4(c) | can a charity be a pod beneficiary for insurance; who is an eligible pod beneficiary; church as beneficiary; friend as beneficiary counted
745.4(e) | trust over 1.25 million and more than five beneficiaries; big revocable trust share coverage; over five times the limit; six beneficiaries large balance
745.4(f)(1) | husband and wife pod to children, coverage; joint owners of a revocable trust account; couple's trust account limit; two owners three children
745.5 introductory text | estate account of a dead member, insured how; executor account separate coverage; executor's funds insured; decedent's estate coverage
745.6 introductory text | company or church account insurance at a credit union; partnership account 250,000; club account insured; is my llc's account insured; association account coverage
745.8(a) | joint account insured apart from single accounts; couple with joint and own accounts; does a joint account add coverage; shared account insurance
745.8(b) | two joint accounts, how much is insured; each co-owner up to 250,000 across joint accounts; three joint accounts with different people; add my joint interests; my wife and I have 500,000 joint; joint with mom and with dad
745.8(c)(1) | must every joint owner sign; unsigned signature card and joint coverage; who counts as a real joint owner; both must sign for joint cover; equal withdrawal rights
745.8(d) | joint owner never signed, coverage falls to single; account not qualifying as joint; joint account fails, treated as single; named persons treated individually
745.8(e) | joint owner who is not a member, insured; nonmember spouse on the account; member and outsider joint account; partner not a member, insured?
745.9-1(b) | irrevocable trust share coverage; trust for grandson that cannot be changed; irrevocable trust for a child insured; beneficiary's trust interest
745.9-2(a) | 401k plan at the credit union, insured per worker; pass through coverage of benefit plan; pension plan insured for each participant; employer plan coverage
745.9-2(c)(1) | ira insured separately, 250,000; keogh and roth at a credit union; retirement savings coverage; is my ira insured apart from savings; retirement coverage limit
745.9-2(c)(2) | roth and regular ira added together; keogh insured apart from the ira; two iras one limit; keogh separate
745.10(a)(2) | city or county deposits insured; school district money coverage; public unit in state; public funds insurance in the same state; county treasurer accounts
745.13 introductory text | tell members about share insurance; brochure your insured funds in branches; do we have to give members insurance information on request; must branches have the insurance brochure; where members read about insurance
745.14(a)(1) | lawyer trust account coverage per client; iolta insured; realtor escrow or funeral account per person; client funds of an attorney insured; prepaid funeral account coverage
745.14(b) | lawyer is a member but clients are not, iolta coverage; escrow agent member only; clients need not be members; iolta at a credit union membership
745.200(a) | credit union failed, when do members get paid; payout of insured shares after liquidation; credit union closed, my money; how fast is insurance paid
745.201(b) | told that part of my money is not insured; notice of uninsured amount and certificate of claim; letter that I am over the limit; claim certificate for uninsured part
745.202(c) | sue over denied share insurance, 60 days; court review of the insurance decision; take the insurance denial to court; time to appeal in court
`
