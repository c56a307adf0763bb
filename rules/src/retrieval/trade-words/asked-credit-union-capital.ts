/** Everyday ways to ask for the capital and investment rules of credit unions. Written beside the text, not yet reviewed by a person. */
export const ASKED_CREDIT_UNION_CAPITAL_WORDS = `
702.101(a) | when do we figure our capital class; end of each quarter capital measure; how often is net worth checked; which ratios decide the pca category
702.101(b)(1) | big credit union must hold capital for all its risks; capital commensurate with risk beyond the minimum; is the ratio alone enough for a complex credit union; extra capital for risk
702.102(a)(1)(i)(A) | seven percent net worth to be well capitalized; are we well capitalized at 7; healthy capital level of a credit union; net worth ratio for the top category
702.102(a)(1)(i)(B) | risk based ratio of ten for well capitalized; complex credit union needs 10 percent rbc; do big ones need a second ratio; rbc for the top class
702.102(a)(1)(ii)(A) | simplified leverage ratio nine percent; opted into cculr, well capitalized; alternative to risk based capital at 9; leverage framework for complex credit unions
702.102(a)(2)(i) | six percent net worth, what class; adequately capitalized ratio; net worth fell to 6.2; middle capital category
702.102(a)(3)(i) | net worth below six percent; undercapitalized at 5; between four and six; dropped under the line
702.102(a)(4)(i) | net worth between two and four percent; significantly undercapitalized ratio; at three percent capital; second lowest class
702.102(a)(5) | net worth below two percent; critically undercapitalized meaning; nearly broke credit union; lowest capital class
702.102(b) | ncua moves us down a class for unsafe practices; reclassified though the ratio is fine; lower category because of supervision; unsound condition and capital class
702.103 introductory text | who must use risk based capital; over 500 million is complex; what is a complex credit union; does rbc apply to a small credit union
702.104(c)(2)(i)(A)(1) | risk weight of cash; vault cash zero weight; teller cash in rbc; atm currency weight
702.104(c)(2)(iii)(A) | risk weight of first mortgages; 50 percent weight home loans; current first liens up to 35 percent of assets; house loans in rbc
702.104(c)(2)(iv)(B) | risk weight of car loans; secured consumer loans 75 percent; current auto loans in rbc; collateralized consumer weight
702.104(c)(2)(v)(A)(3) | risk weight of credit cards; unsecured consumer loans 100 percent; signature loans in rbc; card balances weight
702.104(c)(2)(v)(A)(5) | risk weight of a loan to a cuso; cuso loans 100 percent; lending to a service organization rbc; weight of money lent to our cuso
702.104(c)(2)(vi)(A)(3) | late consumer loans weight 150; past due car loan in rbc; delinquent consumer loans heavier weight; not current consumer
702.106(a) | how fast must a weak credit union build capital; one tenth percent of assets each quarter; earnings retention when adequately capitalized; set aside net worth
702.107(a) | what must an undercapitalized credit union do; limits on growth and lending under six percent; mandatory pca actions; freeze assets and business loans
702.111(a)(1) | plan to restore net worth, 45 days; capital plan deadline when undercapitalized; nwrp due; how soon to file a restoration plan
702.112 introductory text | must we keep reserves; required reserves by ncua or state; set up special reserve; regular reserve duty
702.113(a) | how honest must financial statements be; full and fair disclosure to members; what would a prudent person tell; statements show true condition
702.114(a) | where may dividends come from; pay dividends only from net worth; dividend source of a credit union; can we pay dividends with negative earnings
702.114(b) | dividend that would drop us below adequate; ask before paying a dividend; interest refund and capital class; regional approval for dividends
702.202(a) | new credit union capital check; net worth of a young credit union each quarter; categories for new charters; startup credit union ratio
702.206(a)(1) | new credit union missed its plan, thirty days; revised business plan due; rbp deadline; young charter behind goals
702.304(a)(1) | yearly capital plan of a very large credit union; capital plan by december 31; do we send the capital plan to ncua; covered credit union planning
702.306(a) | which credit unions do stress tests; supervisory stress test tier two and three; baseline and stress scenarios; february 28 scenarios from ncua
702.403(a) | may we sell subordinated debt; who can issue sub debt; low income or complex credit union raises capital; eligibility for secondary capital notes
702.404(a) | what terms must a subordinated note have; requirements of the sub debt note; unsecured promise to pay on a date; features of subordinated debt
702.405(a) | warning on the face of the sub debt note; capital letters disclosure on the note; not insured words on subordinated debt; required legend
702.408(a) | ncua approval before issuing sub debt; apply to issue subordinated notes; preapproval papers; permission for subordinated debt
702.410(a) | when can't we pay interest on sub debt; interest stops when critically weak; barred from paying noteholders; subordinated interest prohibited
702.411(a) | pay sub debt back early; prepay subordinated notes with approval; call option on sub debt; early redemption permission
703.1(b) | does the investment rule cover member loans; what is outside part 703; cuso stake or fixed assets not investments here; are state charters under 703
703.3 introductory text | board writes the investment policy; how often is the investment policy reviewed; yearly look at investment policy; who sets limits on investments
703.3(g) | who may buy investments for the credit union; qualified person with investment authority; education of the investment officer; cfo buying bonds
703.3(h) | list of approved brokers in policy; which broker dealers may we use; policy names dealers; approved dealer list
703.3(j) | bond no longer fits our policy, what then; investment outside policy handling; failed investment plan; downgrade after purchase
703.4(b) | keep papers of each investment how long; investment file until audited; records of bond purchases; documentation while we hold it
703.4(c) | keep papers on why the broker was approved; safekeeper approval file; due diligence documents on a dealer; broker file retention
703.4(d) | confirmation for each trade; broker statement per purchase; do we need trade confirms; individual confirmation
703.5(b)(1) | let an adviser decide our investments; outside manager up to 100 percent of net worth; sec registered adviser with discretion; hand off bond picking
703.5(c) | may we pay the adviser per trade; adviser fee on gains, no; transaction based pay of an adviser; compensation of investment manager
703.5(d) | monthly report from the adviser; how often must the manager report; adviser statement each month; performance report
703.6 introductory text | credit check on a bond before buying; must we analyze each issuer; treasury bonds need no analysis; insured cds and credit analysis
703.7 introductory text | tell the board about a failed investment; investment breaks policy, report by next meeting; notice of noncompliant bond; board hears of outside policy
703.8(a) | which brokers may we buy through; sec registered dealer required; broker must be registered; bank as dealer
703.8(b) | check the broker each year; background of the sales rep; look up finra before buying; annual broker review
703.8(c) | buying a cd directly from a bank, no broker rule; direct share certificate purchase; cds without a broker; skip dealer review
703.9(a) | who holds our bonds; safekeeping of investments; broker keeps our securities, allowed?; book entry in our name
703.9(b) | which custodian is allowed; safekeeper must be regulated; who supervises the safekeeper; custody company
703.9(c) | reconcile safekeeping each month; monthly custodian statement; match holdings with the safekeeper; proof of securities held
703.9(d) | review the safekeeper yearly; annual look at the custodian's strength; is the custodian sound; custodial capability
703.10(a) | quarterly report of odd deposits; cds over three years or with options; list nonsecurity investments; report on structured cds
703.11(a) | two price quotes before buying a bond; is one quote enough; price check before a sale; quote from a pricing service
703.11(b) | value our bonds each month; monthly fair value; price securities how often; mark bonds to market
703.11(c) | somebody must test the broker's prices yearly; supervisory committee checks pricing; independent review of quotes; annual price reliability
703.12(a) | monthly report of bond values; fair value change report; board sees securities monthly; list each security held
703.12(b) | quarterly report of long or optional bonds; securities over three years; callable bond report; embedded option securities
703.13(b) | sell fed funds; overnight funds to a bank; market rate for fed funds; lend excess cash overnight
703.13(c) | repo investment rules; repurchase agreement with a dealer; collateral price daily for repos; signed contract for repos
703.13(d) | borrow with repos, what maturity; reverse repo by a credit union; thirty day mismatch limit; invest repo cash
703.13(e) | lend our securities; securities lending collateral; written loan agreement for lending bonds; is securities lending allowed
703.13(f)(1) | may a credit union trade securities; trading account allowed; when issued trading; pair off trades
703.14(b) | deposit at the corporate; shares in a corporate credit union; corporate out of compliance; put money at the corporate
703.14(c) | buy a mutual fund; fund may hold only what we may; money market fund for a fcu; invest in a collective fund
703.14(d) | buy a cmo; remic investment; collateralized mortgage bonds allowed; fixed or variable cmo
703.14(e) | municipal bond for a fcu; how many munis may we hold; investment grade city bonds; muni limits of net worth
703.14(f) | bank notes and deposit notes; yankee cds; bankers acceptances; eurodollar deposit
703.14(g) | stock index certificate for members; equity linked share certificate; option to back a certificate; indexed cd at a credit union
703.14(i) | zero coupon bond longer than ten years; longest zero; strips maturity; discount bond limit
703.14(j) | commercial mortgage bond; cmrs limit 25 percent; pool of fifty loans; private label commercial mbs
703.14(m) | buy mortgage servicing rights; msr from another credit union; servicing asset purchase conditions; camels 1 or 2 for servicing rights
703.15 introductory text | short sales forbidden; adjusted trading; sell bonds we don't own; hide a loss by trading
703.16(b) | stripped mortgage bonds, io or po; interest only strips not allowed; smbs ban; exchangeable cmo exception
703.16(c) | residual interests, no; leftover piece of small business securities; cmo residual prohibited; forbidden investments list
703.17(a) | director gets a gift from a bond dealer; broker's dinner for the cfo; kickback on investments; nothing of value from investment deals
703.19(a) | pilot program for odd investments; ask ncua for a new investment type; activity not allowed by part 703; test program
703.20(a) | ask for higher investment limits; regional director expands authority; longer zeros with approval; more cmrs allowed
703.103(a)(1) | swaps only to manage rate risk; may a fcu speculate with derivatives; purpose of interest rate swaps; hedge rate risk
703.103(a)(4) | longest swap, fifteen years; derivative maturity limit; how long may a hedge run; swap term
703.104(c) | margin threshold 250,000; collateral call on swaps; margin limit with a dealer; threshold amount for derivatives
703.105(a) | quarterly derivatives report to the board; how often does the board see swaps; executives deliver the hedge report; derivative reporting
703.106(a)(1)(i) | train the board before the first swap; directors learn derivatives; board class on hedging; training prior to swaps
703.106(b)(3) | swaps need an opinion audit; yearly financial statement audit when hedging; cpa audit for derivative users; audit duty with derivatives
703.108(a) | tell ncua after the first swap, five business days; notice of first derivative for big strong credit unions; 500 million and camels 1 or 2; no application needed
703.108(b) | small credit union must apply for derivatives; approval before hedging; application for swaps; below 500 million derivatives
`
