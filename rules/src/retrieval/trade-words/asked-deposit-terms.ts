/** How people ask for the rules of truth in savings, in their own words. */
export const ASKED_DEPOSIT_TERM_WORDS = `
1030.1(c) | do credit unions follow regulation dd; who is covered by truth in savings; money transmitter advertising deposits; share accounts under dd
1030.2(a) | is a checking account for a business covered by dd; what is an account for truth in savings; savings, cds, and now accounts; ira deposit covered
1030.2(b) | is a banner or lobby flyer an advertisement; commercial message for deposits; does a rate sheet count as an ad; newsletter about a new account is an ad; social media post about a cd
1030.2(c) | what is apy; yield with compounding over 365 days; annual percentage yield meaning; difference between rate and yield
1030.2(d) | average daily balance method; add each day's balance and divide by days; how is adb figured; method using an average for the period
1030.2(f) | is a toaster a bonus; gift over ten dollars for opening an account; what counts as a bonus; cash for a new checking account; does waiving a fee count as a premium
1030.2(g) | is saturday a business day for dd; business day in truth in savings; holidays excluded in truth in savings; calendar day other than weekend
1030.2(h) | is a landlord or club a consumer; natural person for household purposes; does dd cover an unincorporated association; sole proprietor account
1030.2(i) | daily balance method; rate on each day's full principal; interest on the full balance each day; how does day by day interest work
1030.2(m) | cd grace period meaning; days after maturity to take money without penalty; time to get out of a renewed certificate; window at maturity
1030.2(s) | step up cd; rate rises at set times known at opening; stepped rate account; rate in first six months then another
1030.2(t) | tiered account in truth in savings; higher rate for a bigger balance; rate by balance level; money market tiers
1030.3(a) | savings disclosures in writing to keep; electronic truth in savings with e-sign; may account papers be combined; clear and conspicuous deposit disclosures
1030.3(d) | joint account, one disclosure; which owner gets account papers; both holders need the dd form; give it to either spouse
1030.3(e) | customer asks on the phone what we pay; quote apy orally; may a teller say the rate; what must we say when someone calls for cd rates
1030.3(f)(1) | round the apy to two decimals; decimals of a yield; how many places for rate; rounding of interest rate on forms
1030.3(f)(2) | apy off by five hundredths; tolerance for the yield; how accurate must the apy be; .05 percent allowed
1030.4(a)(1)(i) | give deposit papers before the account is opened; customer not present, mail in ten business days; when are account disclosures due; account by phone, ten days; open account today, which papers first
1030.4(a)(1)(ii) | online account opening disclosures first; opening over the internet; web account papers before opening; show terms online before submit
1030.4(a)(2)(i) | someone asks for account terms; shopper wants a brochure; give disclosures on request; request by mail, ten business days
1030.4(a)(2)(ii)(A) | rate within the last seven days on requested papers; call for current rate statement; old rate on the sheet; recent yield as of date
1030.4(b)(1)(i) | apy and interest rate on the account form; how long is the rate good; fixed rate period stated; rate terms in opening papers
1030.4(b)(1)(ii) | variable rate savings disclosures; say the rate may change at our discretion; how often rate changes; limits on changes
1030.4(b)(2)(i) | how often interest is compounded and paid; monthly crediting statement; compounding frequency line; when is interest posted
1030.4(b)(2)(ii) | close before interest is paid, lose it; forfeiture of accrued interest statement; account closed mid month; no interest on early closing of account
1030.4(b)(3)(i)(A) | minimum to open or avoid a fee; required balance for the yield; lowest balance disclosure; how much do I need to keep
1030.4(b)(3)(ii) | explain how the balance is computed; balance method on the form; daily or average method told; interest calculation line
1030.4(b)(3)(iii) | when does interest start on a check deposit; accrual on noncash deposits; statement of first day of interest; collected balance or same day
1030.4(b)(4) | list every fee and when it is charged; fee schedule at opening; which charges to disclose; overdraft categories on the fee list; stop payment fee disclosed
1030.4(b)(5) | six withdrawals a month told; limits on transactions; cap on deposits or withdrawals; transaction limit disclosure
1030.4(b)(6)(i) | maturity date on the cd paper; when the certificate ends; term given at opening; due date of a time deposit
1030.4(b)(6)(ii) | penalty for breaking a cd; early withdrawal penalty explained; how is the penalty figured; take money out before maturity
1030.4(b)(6)(iii) | take interest out of a cd, yield drops; apy assumes interest stays; withdraw the interest early statement; reduce earnings warning
1030.4(b)(6)(iv) | does the cd renew by itself; renewal policy and grace period; interest after maturity if not renewed; length of grace days told
1030.4(b)(7) | bonus terms in opening papers; when will the gift be paid; requirements for the cash offer; premium disclosure in truth in savings
1030.5(a)(1) | raising a deposit fee, 30 days notice; lower the rate on fixed account; change in terms thirty calendar days; new minimum balance letter; when may the new charge start
1030.5(a)(2)(i) | cut the savings rate without notice; variable rate change; do we warn of lower yield; rate down tomorrow
1030.5(a)(2)(ii) | check order price went up; check printing charge change; new price of checks; no letter for check fees
1030.5(a)(2)(iii) | one month cd terms change; short certificate no notice; time account of a month or less; 30 day cd change
1030.5(b) | cd about to renew, notice 30 days before; or 20 days before the end of grace with five days grace; auto renewal letter timing; when do we mail the maturity notice
1030.5(b)(1) | cd longer than a year renews, full disclosures; eighteen month certificate renewal papers; maturity notice for a 24 month cd; rate not yet known at renewal
1030.5(b)(2) | six month cd renewal notice; one year certificate auto renew; shorter notice for terms of a year or less; between one month and a year
1030.5(b)(2)(ii) | short form renewal notice; maturity dates, rate, and differences only; alternative for a short cd; what changes from old to new
1030.5(c) | cd that does not renew, ten days notice; maturity letter for a long certificate without renewal; whether interest is paid after maturity; nonrenewing time account over one year
1030.6(a) | must we send statements for savings; contents when we send a statement; periodic statement optional but if sent; what goes on a deposit statement
1030.6(a)(1) | apy earned on the statement; annual percentage yield earned; apye line in truth in savings; yield for the month
1030.6(a)(2) | dollars of interest on the statement; interest earned this period; amount paid not accrued; how much did I earn
1030.6(a)(3) | itemize fees on the statement; fees by type with totals; which charges shown; group same fees
1030.6(a)(4) | days in the period or dates; statement from and to; length of cycle; beginning and end date
1030.6(a)(5) | overdraft totals on the statement; total nsf and od fees line; aggregate fee box reference; returned item totals included
1030.7(a)(1) | may we pay interest on the low balance; daily or average balance only; collected balance method banned; investable percentage not allowed; full principal must earn
1030.7(a)(2) | minimum to earn interest by same method; lowest balance in the month rule; two methods not allowed unless better; no interest under the minimum
1030.7(b) | how often must we compound; no duty to credit monthly; crediting frequency free; annual compounding allowed
1030.7(c) | when must interest begin on deposits; check deposit interest start; no later than provisional credit; until the day of withdrawal
1030.8(a)(1) | misleading deposit ad; inaccurate rate in the flyer; misrepresent the account; deceptive cd promotion
1030.8(a)(2) | may we call it free checking; no cost account with a fee; word profit in truth in savings; free with minimum balance fee
1030.8(b) | apy in ads; rate must be called annual percentage yield; show interest rate next to apy; no bigger than the yield; other rates not allowed
1030.8(c) | trigger when an ad gives apy; extra lines in a rate ad; what must the newspaper ad add; disclosures with yield
1030.8(c)(1) | rate may change statement in an ad; variable savings ad; say it can go up or down; after opening in truth in savings
1030.8(c)(2) | apy as of date in ads; how long is the yield offered; recent date in the ad; good through in truth in savings
1030.8(c)(3) | minimum balance in the ad; each tier in the ad; balance to get the yield; tier amounts near apy
1030.8(c)(4) | opening deposit in the ad; amount to open if more; minimum deposit line; starting sum in truth in savings
1030.8(c)(5) | fees could reduce earnings; charges statement in ad; maintenance fee line; reduce your earnings
1030.8(c)(6)(ii) | early withdrawal penalty in a cd ad; ad for certificates warns; penalty may be imposed; cd promo fine print
1030.8(d) | bonus in an ad needs; gift card for new accounts ad; cash offer fine print; apy with the bonus; time to keep for the premium
1030.8(e)(1) | radio and tv cd ads short; billboard ad lines; recorded phone message; less disclosures in broadcast; is the internet exempt
1030.8(e)(2)(ii) | lobby rate board wording; indoor sign says see an employee; apy on a sign in the branch; teller window rate sign
1030.8(f) | ad for courtesy pay must follow overdraft rule; promote overdraft in an ad; bounce protection ad; overdraft marketing lines
1030.9(c) | keep dd papers two years; how long deposit disclosures; retain ads and rate data; record time for truth in savings; throw away old rate sheets
1030.11(a)(1) | show total overdraft and nsf fees; separate totals for paid and returned items; every statement fee totals; which institutions show totals
1030.11(a)(1)(i) | total fees for paying overdrafts; od total line; paid item fees total; total overdraft fees
1030.11(a)(1)(ii) | total returned item fees; nsf total line; bounced items charge sum; fees for returning unpaid
1030.11(a)(2) | month and year to date totals; calendar year sum of od fees; two columns in truth in savings; reset in january
1030.11(a)(3) | table format for overdraft totals; where to put the box; close to itemized fees; sample form b-10
1030.11(b)(1) | what an overdraft ad must say; fee, categories, time to repay, when not paid; courtesy pay brochure; promote bounce coverage
1030.11(b)(2) | which overdraft messages are not ads; answering a customer's question; atm receipt in truth in savings; talk in person; educational leaflet in truth in savings
1030.11(c) | balance at atm must not include overdraft; available balance with courtesy pay; phone balance shows extra money; second balance with explanation
`
