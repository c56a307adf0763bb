/** Everyday ways to ask for the rules on share accounts of credit unions, liens, signs, and insurance. Reviewed by a person against the text. */
export const ASKED_CREDIT_UNION_SHARE_WORDS = `
701.37(b) | may a federal credit union take federal tax deposits; treasury tax and loan depositary; agent of the government
701.38(a) | what papers when a federal credit union borrows money; note to a lender must say the money is not insured shares; certificates of indebtedness to members, wording
701.38(a)(2)(ii) | borrowed money is not insured by ncua, say so; tell investors that the note is not a share
701.38(b) | most a fcu may borrow, 50 percent of capital; borrowing cap from the home loan bank; how much can we borrow in all
701.39(a)(3) | does the lien reach a cosigner's savings; guarantor's account counted as member for the lien; comaker shares taken
701.39(b) | other creditor garnishes the account, do we come first; irs or collector versus our claim on shares; who gets the savings first
701.39(c) | how do we create the lien on savings; lien language in the account agreement or loan papers; notice of the right to take shares; freeze shares because of a bad loan
701.39(c)(1) | lien clause in the membership agreement; account opening papers tell about the lien
701.39(c)(2) | loan note says we can take the shares; borrower signed the lien notice in the loan document
701.39(d)(1) | take money out of his savings for the past due loan; offset the share account; grab deposits to pay the credit card; apply shares to the loan
701.39(d)(2) | may we take shares before the loan is late; borrower must be behind before we use the lien; use the savings only on default
701.39(d)(3) | do we need a judgment before we take the shares; no court order for the statutory lien; sue first or just debit
707.2(a) | is a business account under truth in savings at a credit union; which share accounts are covered; does tisa for credit unions cover club accounts
707.2(c) | what is apy on a share account; yield with compounding over 365 days
707.2(e) | gift over ten dollars for opening a share account; is a toaster a bonus; 50 dollar sign up reward at a credit union; free checks for new members, bonus or not
707.2(h) | what counts as a dividend; is interest refund a dividend for disclosures
707.2(n) | days after a share certificate matures to pull money without penalty; grace days on renewing cd at a credit union
707.2(s) | is a quarterly paper a periodic statement; statement four times a year; do certificates need statements
707.2(v) | what makes it a term share account; seven days and early withdrawal penalty; is a christmas club a certificate
707.2(w) | more money higher rate, tiered; balance levels with different dividends
707.2(x) | share rate can change after opening, variable; promise of thirty days before lowering the rate
707.3(a) | how must share account disclosures look; may we email the truth in savings paper to a member; in writing and hers to keep; combine disclosures with other papers
707.3(b) | spanish account disclosures at a credit union; foreign language terms, english on request
707.3(d) | joint share account, who gets the disclosures; give papers to one owner only
707.3(e) | member calls and asks for our rates, what do we say; quote yield by phone at a credit union; teller tells dividend rate aloud; apy in a spoken answer
707.3(f)(1) | how many decimals for the share yield; round the dividend rate
707.3(f)(2) | our apy was off a little, tolerance; one twentieth of a percent accuracy share yield
707.4(a)(1)(i) | when does a new member get the account terms; before opening the share account; fee charged before the disclosures; mail within ten days if opened by phone
707.4(a)(1)(ii) | member opens a share account online, when disclosures; web opening truth in savings credit union
707.4(a)(2)(i) | someone asks for our account terms; person who is not a member wants disclosures; how fast must we mail share account terms
707.4(b)(1)(i)(A) | apy and rate on the certificate disclosure; how long is the fixed rate in effect
707.4(b)(1)(i)(B) | dividend rate as of the last declaration date; regular savings rate in disclosure
707.4(b)(1)(ii) | variable share rate disclosure, how it is set and how often; limits on the rate change told at opening
707.4(b)(2)(i) | how often are dividends compounded and credited; dividend period told to a member
707.4(b)(2)(ii) | member closes before dividends post, loses them, must we say; forfeit dividends at closing the account
707.4(b)(3)(i) | minimum balance told at opening; balance to avoid a fee or earn yield
707.4(b)(3)(iii) | when do dividends start on a deposited check; noncash deposit begins to earn
707.4(b)(4) | list of fees on the share account; do we have to disclose the atm fee and inactivity charge; fee schedule for a new member; is the loan late fee in the share disclosure
707.4(b)(5) | limit on number of withdrawals disclosed; six transfers limit in account terms
707.4(b)(6)(i) | maturity date of the share certificate on the disclosure; when does her certificate end
707.4(b)(6)(ii) | member wants her certificate money early, penalty must have been disclosed; how the early withdrawal penalty is calculated, share certificate
707.4(b)(6)(iii) | taking dividends out of a certificate lowers earnings, statement; apy assumes dividends stay in
707.4(b)(6)(iv) | will the certificate roll over by itself; automatic renewal and grace days in disclosure; dividends after maturity if not renewed
707.4(b)(7) | tell the member about the sign up bonus conditions; when is the bonus paid on a share account
707.4(b)(8) | statement that dividends come from current income; nature of dividends sentence
707.5(a)(1) | raise a fee on share draft accounts, how many days ahead; lower the dividend on a fixed rate account; new charge, notify members 30 days; change in account terms letter credit union
707.5(a)(2)(i) | variable dividend rate drops, no letter needed; tell members when savings rate falls
707.5(a)(2)(iii) | thirty day certificates, no change notice; one month or less term
707.5(b) | share certificate renews by itself, when is the letter mailed; 30 days before maturity or 20 days before the grace period ends; cd rollover notice at a credit union
707.5(b)(1) | two year certificate rolling over, full disclosures; renewal notice longer than a year, rates not yet known
707.5(b)(2) | six month certificate renewing, shorter notice; one year or less rollover disclosures
707.5(c) | certificate over a year that will not renew, ten days notice; tell the member it matures and stops earning
707.6(a) | dividend period differs from the statement period; quarterly dividends and monthly statements
707.6(b) | what must a share statement show; do we have to send statements under truth in savings; statement items for members
707.6(b)(1) | apye on the member's statement; yield earned line
707.6(b)(2) | dollars of dividends on the statement; extraordinary dividend shown separately
707.6(b)(3) | itemize fees on the share statement; may we lump nsf charges together; fees by type and amount
707.6(b)(4) | days in the statement period; begin and end dates on statement
707.7(a)(1) | pay dividends on the lowest balance, not allowed; daily balance or average daily balance only; may we use low balance method; 365 in a leap year for dividends
707.7(a)(2) | minimum to earn dividends figured same way; method for minimum balance to earn
707.7(b) | do we have to compound daily at a credit union; credit dividends yearly okay
707.7(c) | dividends begin when the check deposit counts; dividends earned until the withdrawal day
707.8(a)(2) | may we call share draft free when there is a monthly charge; free checking ad at a credit union; no cost account with activity fee; use the word profit in ads
707.8(b) | ad shows a rate on certificates, must say annual percentage yield; abbreviation apy in a share ad; rate bigger than the apy in the flyer
707.8(c) | rate in the newspaper ad, what else must it say; trigger terms for a share ad; minimum balance and fees statement in rate ad
707.8(c)(3) | minimum balance to get the advertised yield; tiers next to the apy
707.8(c)(5) | fees could reduce earnings sentence in ad
707.8(c)(6)(ii) | certificate special ad, early withdrawal penalty mention
707.8(d) | advertise 100 dollars for new checking, what must be in the ad; bonus offer flyer of a credit union
707.8(e)(1) | radio or billboard about certificate rates, shorter; tv rate ad exemption credit union
707.8(e)(2)(i) | rate board in the lobby; sign inside the branch with rates
707.8(e)(3)(i) | newsletter to members with rates; member newsletter exempt from ad rules
707.9(c) | how long to keep truth in savings proof at a credit union, two years; retention of share disclosures
707.11(a)(1) | total overdraft fees box on member statement; total returned item charges for the month and the year; od fee total for share draft
707.11(a)(2) | year to date overdraft fees on the statement; month total and calendar year total
707.11(b)(1) | advertise courtesy pay, what must it say; overdraft privilege flyer disclosures; bounce protection marketing
707.11(b)(2) | teller explains courtesy pay in person, ad rules or not; answer to a member's question about overdraft; atm receipt and opt in form not an ad
707.11(c) | does the atm balance include courtesy pay; balance by phone may not count overdraft limit; show extra money on online balance
717.82(c)(1) | credit bureau says address doesn't match; what to do with an address discrepancy alert; is this the right person's report
717.82(d)(1) | send the corrected address to the bureau; confirmed address reported back by the credit union
717.83(a) | throw away old credit reports; shred loan applications with bureau data; get rid of member records safely
717.83(b) | burn or shred papers, wipe hard drives; old computer with member credit data; recycling bin for credit reports, no
717.90(b)(3) | which accounts need red flag protection; is a share draft a covered account; business account with identity theft risk
717.90(b)(9) | what is a red flag; sign of identity theft
717.90(c) | how do we decide that identity theft rules apply; risk assessment of accounts for identity theft
717.90(d)(1) | written plan against identity theft at a fcu; do we need a red flags program
717.90(d)(2) | four parts of the red flag program; detect, respond, update
717.90(e)(1) | who approves the red flags program first; board okay for identity theft plan
717.90(e)(3) | train staff on red flags; teller identity theft training
717.90(e)(4) | vendor that opens accounts for us, red flags oversight; service provider identity theft
717.91(c) | member changes address and then wants a new card within 30 days; hold the replacement debit card after an address change; additional card right after a move
717.91(e) | letter about the address change must be separate and clear; form of card address notice
740.2 introductory text | ad that isn't true; misleading flyer of a credit union; exaggerate our insurance or services; deceptive website claim
740.3 introductory text | ad for excess private insurance on deposits; we have extra coverage over 250,000, how may we say it; private share insurer named
740.4(a) | where must the ncua sign hang; sign at each teller window; ncua logo on the website where accounts are opened; do drive up windows need the insured sign
740.4(b)(1) | where do we get the blue ncua signs; free signs from ncua; ran out of official signs
740.4(b)(2) | may our ncua sign be a different color; shrink the sign on the web page; buy signs from a vendor
740.4(c) | shared branching teller takes deposits for an uninsured credit union; same window for insured and not insured
740.4(e) | ncua sign on the atm, required; is an atm a teller station
740.4(f) | fine for not showing the ncua sign; daily penalty missing sign
740.5(a) | do ads have to say insured by ncua; does our home page need the insured words; newspaper ad without ncua; facebook post and insured statement
740.5(b)(1) | short form of the insured by ncua line; which words count as the advertising statement; use the logo in place of the words
740.5(b)(2) | size of the insured by ncua print; font in ad too small
740.5(c)(1) | envelopes, deposit slips, checks without ncua line; letterhead and stationery
740.5(c)(7) | radio spot of 30 seconds without ncua line; short radio ad
740.5(c)(8) | tv commercial 30 seconds or less, ncua words; short television spot
740.5(c)(9) | pens, key chains, calendars without ncua; giveaway items and insured statement
740.5(c)(11) | loan ad, do we need insured by ncua; auto loan flyer without the ncua line; safe deposit box ad
740.5(d) | spanish version of insured by ncua; translation approved by the regional director
745.1(e) | how much of a member's savings is insured; 250,000 share coverage; is my money safe at the credit union
745.2(c)(1) | records must show that he is trustee or agent for extra insurance; account title decides coverage
745.2(c)(4) | joint owners' shares treated as equal halves; each owner's part of a joint share account
745.2(e) | member died, how long is the coverage unchanged; six months after death share insurance; widow and joint account coverage
745.2(f) | two credit unions merged, insured twice for six months; certificates keep separate coverage after a merger
745.3(a)(1) | all accounts in one name added together; several certificates in my own name, how much insured; single owner coverage
745.3(a)(3) | mortgage servicer's account of borrower payments, insurance; principal and interest custodial account per borrower
745.3(b) | child's custodial account utma insured; guardian account coverage separate from the parent
745.4(a) | pod account with three kids, how much is insured; living trust coverage per beneficiary; in trust for account insurance credit union
745.4(b) | how must pod beneficiaries be shown; title of account says payable on death; beneficiaries' names in our records
745.4(c) | can a charity be a pod beneficiary for insurance; who is an eligible pod beneficiary
745.4(e) | trust over 1.25 million and more than five beneficiaries; big revocable trust share coverage
745.4(f)(1) | husband and wife pod to children, coverage; joint owners of a revocable trust account
745.5 introductory text | estate account of a dead member, insured how; executor account separate coverage
745.6 introductory text | company or church account insurance at a credit union; partnership account 250,000; club account insured
745.8(a) | joint account insured apart from single accounts; couple with joint and own accounts
745.8(b) | two joint accounts, how much is insured; each co-owner up to 250,000 across joint accounts
745.8(c)(1) | must every joint owner sign; unsigned signature card and joint coverage; who counts as a real joint owner
745.8(d) | joint owner never signed, coverage falls to single; account not qualifying as joint
745.8(e) | joint owner who is not a member, insured; nonmember spouse on the account
745.9-1(b) | irrevocable trust share coverage; trust for grandson that cannot be changed
745.9-2(a) | 401k plan at the credit union, insured per worker; pass through coverage of benefit plan
745.9-2(c)(1) | ira insured separately, 250,000; keogh and roth at a credit union; retirement savings coverage
745.9-2(c)(2) | roth and regular ira added together; keogh insured apart from the ira
745.10(a)(2) | city or county deposits insured; school district money coverage; public unit in state
745.13 introductory text | tell members about share insurance; brochure your insured funds in branches; do we have to give members insurance information on request
745.14(a)(1) | lawyer trust account coverage per client; iolta insured; realtor escrow or funeral account per person
745.14(b) | lawyer is a member but clients are not, iolta coverage; escrow agent member only
745.200(a) | credit union failed, when do members get paid; payout of insured shares after liquidation
745.201(b) | told that part of my money is not insured; notice of uninsured amount and certificate of claim
745.202(c) | sue over denied share insurance, 60 days; court review of the insurance decision
`
