/** How people ask for what the comments say on savings and collection, in their own words. */
export const ASKED_DEPOSIT_COMMENT_WORDS = `
1030/comment 1(c)-2 | broker advertises our cds, who follows ad rules; deposit broker flyer; third party promotes accounts; persons who advertise savings
1030/comment 2(a)-1 | list of covered accounts; trust account for a person and reg dd; ira, minor's account, or informal trust covered; interest bearing and non interest checking
1030/comment 2(a)-2 | mortgage escrow account and dd; cemetery or formal trust account excluded; accounts not under truth in savings; escrow for taxes interest rules
1030/comment 2(a)-3 | mutual funds or bonds sold by the bank; repo and annuities not accounts; government securities at the bank; uninsured products and apy
1030/comment 2(b)-1 | is a telephone pitch an ad; leaflet, radio, website, messages to new customers; covered messages for deposits; telemarketing of accounts
1030/comment 2(b)-2 | rate sheet to media not paid by us; talk in person about a specific account; internal rate list for staff; not an advertisement examples
1030/comment 2(f)-1 | offer to pay last club payment is a bonus; items of value as incentives; gifts other than interest; cash for opening
1030/comment 2(f)-2 | ten dollars or less gift not a bonus; cheap mug giveaway; value of the gift by irs standard; small giveaway rule
1030/comment 2(f)-3 | several small gifts add up in a year; aggregate gifts per account; give pens each month; total over ten dollars
1030/comment 2(f)-4 | does a waived fee count as a bonus; free checks or safe deposit box discount; lower loan rate for opening; fee reduction worth more than 10 dollars
1030/comment 2(h)-1 | lawyer trust account consumer or not; landlord deposit account; held for another as a professional; iolta and truth in savings
1030/comment 2(h)-2 | custodial account for a child; ugma account covered; parent holds for minor; uniform gifts account
1030/comment 2(h)-3 | sole proprietor checking not covered; dba account disclosures; one man business account; self employed account
1030/comment 2(h)-4 | ira and sep covered, keogh not; retirement account disclosures; ira cd terms; pension account dd
1030/comment 2(t)-2 | minimum to earn interest is not a tier; one rate with minimum; tiered meaning in the comments; no interest under 500 dollars
1030/comment 2(u)-1 | christmas club a time account or not; club with penalty of seven days interest; holiday club maturity; vacation savings in the comments
1030/comment 2(v)-1 | bump up cd is variable; one time rate raise option; customer may raise the cd rate; adjustable certificate in the comments
1030/comment 3(e)-1 | must we quote rates by phone; not required to tell rates orally; refuse to give rate over the phone; talk about apy optional
1030/comment 3(e)-3 | caller asks about her existing cd rate; oral answer for current accounts; existing holder question apy needed; old account rate by phone
1030/comment 4(a)(1)-1 | cd renewed by customer to new term, new papers; when is an account new; change of account type; reopen or transfer funds to new account
1030/comment 4(a)(1)-2 | bought another bank's accounts, disclosures; merger account papers; acquired deposits no new disclosure; change in terms after merger
1030/comment 4(a)(2)-1 | just asks on the phone about fees; inquiry versus request; must we mail brochures to callers; oral question no papers
1030/comment 4(a)(2)-3 | ten business days to mail requested terms; reasonable time for requests; asked by phone for disclosures; email request in the comments
1030/comment 4(b)(1)(i)-3 | tiers shown with each apy; tiered rate disclosure; rate for each balance level; range of yields
1030/comment 4(b)(1)(i)-4 | composite yield for stepped rate; step up cd apy; single apy for several rates; steps and periods
1030/comment 4(b)(4)-1 | which fees must be listed; maintenance, minimum balance, stop payment, atm charges; types of fees to disclose; cost of closing early
1030/comment 4(b)(4)-2 | fees not required in list; safe deposit, check photocopy, wire for nonaccount; fees for other services; charges we may leave out
1030/comment 4(b)(4)-4 | fee depends on another account; combined balance waives the fee; linked accounts charge; tied account fee
1030/comment 4(b)(4)-5 | list overdraft by check or other means; categories for overdraft fee; insufficient funds fee description; created by check, in-person, atm
1030/comment 4(b)(5)-1 | number of checks a month limit; money market limits told; restrict deposits disclosure; only so many withdrawals
1030/comment 4(b)(6)(i)-1 | callable cd disclosure; bank may call the certificate; redeem before maturity; call date told
1030/comment 4(b)(6)(ii)-2 | examples of cd penalties; loss of interest or reclaimed bonus; flat fee for early closing; retroactive lower rate
1030/comment 4(b)(6)(ii)-3 | irs penalty on an ira; tax penalty disclosure; government penalty not ours; early ira withdrawal line
1030/comment 5(a)(1)-1 | put the change on the statement; form of change notice; letter on or with periodic statement; clear which term changed
1030/comment 5(a)(1)-3 | student account turns 18 or graduates; employee rate ends on leaving; terms change by an event told before; automatic change no notice
1030/comment 5(a)(1)-4 | waive a fee then bring it back; postage for bank by mail; examples no change notice; temporary waiver ended notice
1030/comment 5(b)-3 | ten day grace and notice ten days before maturity; alternative renewal timing math; grace period example; when mail with a grace period
1030/comment 5(b)-6 | one year cd rolled to six months after notice; customer asked for another term; new term after prematurity notice; changed choice in the comments
1030/comment 6(a)-1 | are statements required for savings; no duty to send; passbook no statement; if sent must follow
1030/comment 6(a)(1)-1 | ledger or collected for apye; which balance for yield earned; apy earned calculation; collected balance method
1030/comment 6(a)(2)-1 | accrued not yet paid interest on statement; quarterly paid, monthly shown; interest earned not credited; must show accrued
1030/comment 6(a)(3)-2 | group same fees; several atm fees in one line; itemize by type; total of similar charges
1030/comment 7(a)(1)-1 | low balance method banned; ending balance method not allowed; pay on lowest balance; prohibited interest calculations
1030/comment 7(a)(1)-2 | 360 day year allowed or not; daily rate by 365; use 1/360 in the comments; divide by 360
1030/comment 7(a)(1)-4 | leap year interest; 366 days in the comments; february 29 interest; divide by 366
1030/comment 7(a)(1)-5 | interest after the cd matured; no interest after maturity; matured certificate sitting; duty to pay past term
1030/comment 7(a)(1)-6 | dormant account must still earn; stop interest on inactive; no activity and interest; sleeping savings interest
1030/comment 7(a)(2)-4 | pay on all money above minimum; interest only on excess not allowed; full balance earns; 300 minimum example
1030/comment 7(a)(2)-5 | overdrawn account and interest; negative balance is zero; minus balance in average; charge back interest
1030/comment 7(b)-3 | closed before crediting, lose interest; keep accrued interest on closing; told in disclosure; forfeit at close
1030/comment 7(c)-3 | interest until money leaves; check paid next day; withdrawn day interest; stop accrual day
1030/comment 8(a)-3 | which fees spoil free checking; maintenance or activity fee list; minimum balance fee and free; per check charge and free
1030/comment 8(a)-4 | check printing, nsf, atm fees do not spoil free; other fees with free account; may free checking have overdraft charge; stop payment fee and free
1030/comment 8(a)-6 | free online banking claim; free bill pay feature; advertise a free service; one service at no cost
1030/comment 8(a)-7 | free for one year ad; limited time free; first six months no fee; state time period
1030/comment 8(a)-8 | free for seniors or students; free with direct deposit; condition not about the balance; age group free checking
1030/comment 8(a)-9 | web banner links to terms; click for details; electronic ad trigger term link; online ad disclosures
1030/comment 8(a)-10 | examples of misleading ads; average yields quoted; unclear bonus promise; wrong picture of the contract
1030/comment 8(c)-1 | one year cds available is no trigger; bonus rates statement; words that do not trigger; we pay high rates
1030/comment 8(c)(2)-1 | how recent must the ad date be; monthly magazine rate date; specified date in the comments; stale apy in print
1030/comment 8(d)-1 | get a bonus when you open, no amounts; general bonus words; bonus checking name; trigger for bonus
1030/comment 8(e)(1)-1 | internet ads not exempt; website banner full disclosures; facebook ad for cds; electronic media means tv and radio
1030/comment 8(e)(2)-1 | computer screen in lobby as sign; indoor sign facing out; drive up window poster; chalk board rates
1030/comment 9(c)-1 | how to prove compliance; sample of each disclosure kept; procedures as evidence; retain ads with text
1030/comment 11(a)(1)-2 | which fees count as overdraft total; daily or sustained overdraft fee; interest on negative balance; per item included
1030/comment 11(a)(1)-4 | waived or refunded fee in the total; reversed od charge; refund from last month; reduce the total by refund
1030/comment 11(b)-1 | is a letter on overdraft an ad; promoting courtesy pay examples; including overdraft in marketing; phone marketing of coverage
1030/comment 11(b)-7 | when we will not pay overdraft, how to say; not in good standing; too many overdrafts; account closed words
1030/comment 11(c)-3 | show second balance with overdraft; additional balance label; say it includes overdraft funds; balance plus courtesy
1006/comment 2(d)-1 | is a text or fax a medium; any oral, written, electronic way; what ways of contact; audio recording counts
1006/comment 2(h)-1 | business debt not covered; commercial account collection; company owes money; debt of a consumer only
1006/comment 2(j)(1)-1 | sample voicemail words; this is robin smith calling; example limited message; script for answering machine
1006/comment 2(j)-2 | left message with the roommate or another's voicemail; message to a third party not limited content; knowingly left for someone else; text not a limited message
1006/comment 6(a)(1)-1 | widow of the debtor; surviving spouse counts; wife after his death; talk with late husband's wife
1006/comment 6(a)(4)-1 | who acts for a dead debtor; person who handles finances without probate; personal representative meaning; informal estate handler
1006/comment 6(b)(1)-1 | says he is busy at work until five; need not use the word inconvenient; i can't talk now; weekends are bad for me
1006/comment 6(b)(1)-2 | debtor calls us at a bad hour; he emails at midnight, may we reply; consumer starts contact; respond once in the comments
1006/comment 6(b)(1)(i)-1 | when is an email or text sent; time of sending counts not reading; midnight email in the comments; text before eight
1006/comment 6(b)(1)(i)-2 | two time zones, area code and address; unknown location call hours; conflicting location information; cell phone from another state
1006/comment 6(b)(3)-1 | know employer forbids calls; at work number knowledge; says boss gets mad; job contact knowledge
1006/comment 6(b)(4)(i)-1 | prior consent how given; need not be special words; consent during a bad time call; ask if this is a good time
1006/comment 6(c)(1)-1 | stop request when effective; email cease received; complete upon receipt; portal stop message
1006/comment 6(e)-1 | stop text instruction examples; opt out email link wording; reply stop sample; simple way in the comments
1006/comment 14(b)(2)(i)-1 | examples of seven call rule; six calls and a talk; count a week example; call after conversation example
1006/comment 14(b)(2)(i)-2 | fewer than seven may still harass; rapid calls in a row; rebut compliance in the comments; calls close together
1006/comment 14(b)(2)(i)-3 | called wrong number by mistake; misdirected calls count; wrong person answered; number belongs to another
1006/comment 14(b)(2)(ii)-2 | extra call excused; urgent call over seven; rebut violation in the comments; active litigation call
1006/comment 14(b)(3)(i)-2 | how long does call consent last; seven days or until talk; consent to call again expires; permission period in the comments
1006/comment 14(b)(3)(ii)-1 | what is an unconnected call; fast busy or not in service; connects but no answer counts; went to voicemail counts
1006/comment 14(b)(4)-2 | two accounts seven calls each; medical bills of several visits; multiple debts example; student loans one number
1006/comment 14(h)(1)-1 | told us by words to stop a medium; request or designation of media; which ways of contact he refused; stop calls but text fine
1006/comment 14(h)(1)-2 | stop one phone number only; do not use my work email; certain address off limits; other number still allowed
1006/comment 18(d)-1 | friend request must show who you are; social media profile of collector; private message disclose debt collector; fake account in the comments
1006/comment 22(f)(4)-1 | private message on social media allowed; viewable by contacts; public wall in the comments; direct message friends cannot see
1006/comment 30(a)(1)-2 | 14 days is reasonable wait; fourteen consecutive days after mail; before furnishing wait; time for undeliverable
1006/comment 30(a)(1)-3 | letter came back, cannot report; undeliverable notice during the wait; try again before bureau; bounced email and reporting
1006/comment 34(a)(1)-1 | debtor is dead, validation to whom; notice to executor; estate of the late debtor letter; deceased consumer validation
1006/comment 34(b)(5)-1 | assume five days for mail; received date assumption; end of dispute period count; excluding weekends five days
1006/comment 34(b)(5)-2 | first notice returned, send again, period restarts; new validation period; remailed letter in the comments; updated end date
1006/comment 34(c)(2)(viii)-1 | zero or none in itemization; leave lines blank or not; each field filled; how to itemize
1006/comment 38-1 | dispute by email or portal is in writing; written dispute electronically; check box response; e-dispute valid in the comments
1006/comment 38(a)(1)-2 | new proof with second dispute; material information in the comments; copy of check sent later; same dispute with evidence
1006/comment 42(a)(1)-2 | notice returned undeliverable, comply; bounced validation in the comments; must resend in the comments; actual notice fails
1006/comment 42(a)(1)-3 | mail to last known address safe; residence or place; safe harbor by mail; ordinary mail enough
1006/comment 100(a)-1 | what records to keep; copies of letters and call logs; evidence of compliance; no need for every paper
1006/comment 100(b)-1 | must we record calls; recordings kept three years after the call; optional recording in the comments; delete call recordings
`
