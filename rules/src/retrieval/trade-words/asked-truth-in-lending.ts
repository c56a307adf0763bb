/** How people ask for coverage, finance charges, rates, disclosures, and records of consumer loans. Written from the text, not reviewed by a person yet. */
export const ASKED_TRUTH_IN_LENDING_WORDS = `
1026.1(c)(1) | who has to follow truth in lending; private person lends once, covered; is my small loan company under reg z; does reg z touch car dealers; when does consumer credit count
1026.1(c)(1)(iii) | no interest but six payments; more than four installments; no finance charge deal in three payments; layaway in five payments
1026.2(a)(2) | is a lobby poster an ad; social media post by a loan officer, is it advertising; does a flyer to realtors count as an ad; letter to one customer; is a rate sheet an advertisement; website as an advertisement
1026.2(a)(6) | which days count for closing papers; is Saturday counted; are we open on Saturday, counts or not; federal holiday on a weekend; Juneteenth and the three days; two meanings of business day
1026.2(a)(9) | dealer price for cash; does cash price include taxes and add-ons; price of the car without financing; document fee in the cash price
1026.2(a)(11) | is a guarantor a consumer; trust takes out the loan, covered; non-borrowing owner at rescission; loan to a land trust for a home
1026.2(a)(12) | mixed personal and business loan; investment property loan, consumer or not; is a student loan consumer credit; personal family or household use
1026.2(a)(13) | when is the loan made, signing or funding; state law decides when he is bound; closing day or commitment letter; is consummation the day of the note; paid the application fee, is he bound
1026.2(a)(14) | what is credit; layaway or lease or tax lien, credit or not; borrow against insurance; pay later right; is an advance on wages credit
1026.2(a)(16) | rent to own, is it credit; lease that becomes a sale; bailment counts as sale; buy here pay here
1026.2(a)(17)(i) | two tests to be a creditor; note payable to whom first; dealer assigns the contract, who discloses; person to whom the debt is first payable; is the broker a creditor
1026.2(a)(17)(v) | how many loans a year before the rules apply; twenty-five loans or five on homes; private investor makes three home loans; one high cost loan makes him a creditor; family loan once a year; count from last year or this year
1026.2(a)(18) | trade-in counts as down payment; negative equity on the trade; rebate as a down payment; old car owed more than worth; deposit on a car
1026.2(a)(19) | is a mobile home a dwelling; boat he lives on; vacant lot, dwelling or not; building with five units; condo or co-op unit; trailer not attached to land; rv used as a home
1026.2(a)(23) | points paid before closing; interest withheld from the proceeds; prepaid charge meaning; fee taken out of the check; loan fee paid in cash up front
1026.2(a)(24) | loan to buy the main home; purchase or first build; loan to buy out the ex-husband; buy a lot and build the home; second lien for down payment, purchase loan; land contract payoff, is it a purchase
1026.2(a)(25) | lien that arises by law; mechanics lien by the contractor; setoff or incidental interest in insurance proceeds; what counts as collateral for disclosures; security interest in rents
1026.2(a)(27)(i) | son inherited mom's house with the loan; wife got the home in the divorce; home put in a living trust; heir wants to deal with the mortgage; joint tenant died
1026.2(a)(27)(ii) | we have verified that he owns it now; heir is confirmed by us; servicer accepted his proof; heir proved identity and title
1026.3(a)(1) | loan for his business, are papers needed; rental house loan, does reg z apply; farm loan exempt; truck for the plumber's business; home loan used to fund a shop; fix-up of a rental of three units; owner occupied duplex loan
1026.3(a)(2) | loan to an LLC; church borrows money; loan to a city; partnership is the borrower; corporation takes a mortgage on a house, personally used
1026.3(b)(1)(i) | big personal loan over the limit, no papers; boat of 90000 financed, TIL needed; is a large car loan exempt; unsecured loan above the dollar cap; high amount but secured by a home is still covered
1026.3(b)(1)(i)(A) | large home loan is never exempt; jumbo mortgage still under reg z; big loan on a mobile home; house secures it, dollar limit does not help
1026.3(b)(1)(ii) | threshold for this year; yearly raise of the exempt amount; dollar limit updated each January; cpi change of the exempt loan size
1026.3(c) | electric company payment plan; gas bill credit; phone company late charges; utility company financing plan
1026.3(d) | margin account at a broker; stock loan by a broker-dealer; securities credit exempt; margin loan papers
1026.3(f) | federal student loan and TIL; title iv school loan; stafford or direct loans exempt; plus loan papers
1026.3(g) | loan from my 401k; retirement plan loan exempt; 403b loan and TIL; borrowing from own pension account
1026.3(h) | forgivable second for down payment help; city grant loan at no interest; soft second, LE or not; habitat type silent second; housing authority assistance loan; subsidy loan no payments
1026.3(h)(5)(i) | which fees may a zero interest second have; recording and counseling fee only; transfer tax on the assistance loan; costs allowed for the soft second
1026.3(h)(5)(ii) | assistance loan costs below one percent; fee limit for the silent second; application and counseling charge under one percent; how much may we charge on the grant loan
1026.3(h)(6) | which form for the assistance second, TIL or LE; old truth in lending box for a soft second; papers for an exempt down payment loan; choose the forms for the forgivable loan
1026.4(a) | is this charge part of the cost of credit; would he pay it in a cash deal; fees that count in apr; comparable cash transaction test; seller paid fee, count or not
1026.4(a)(1) | third party fee that we require; courier fee in apr; flood determination life of loan fee; tax service fee; we keep part of the vendor's charge; required inspection by others
1026.4(a)(2) | settlement fee in the apr; closing attorney charges wire and courier, apr or not; escrow company document fee; title agent's fee we did not ask for
1026.4(a)(3) | broker fee always in the apr; yield spread or lender-paid broker; borrower pays the broker directly; broker commission count it
1026.4(b)(2) | monthly service fee on a loan account; checking fee higher with overdraft line; charge for each transaction; carrying charge in the finance charge
1026.4(b)(3) | origination fee and points; underwriting fee on a loan; finder's fee in the apr; assumption fee in the apr; loan discount in the apr; commitment fee in the apr
1026.4(b)(4) | credit report fee on a car loan in the apr; appraisal fee on personal property loan; investigation fee in the apr; vehicle inspection charge
1026.4(b)(5) | pmi in the apr; mortgage insurance counts; fha premium up front; guaranty fee of va; default insurance paid by borrower
1026.4(b)(10) | gap cost in the finance charge; debt cancellation fee; payment protection charge; debt suspension written with the loan
1026.4(c)(1) | application fee charged to everyone; same fee whether approved or not; may we leave the app fee out of apr; fee only for approved customers
1026.4(c)(2) | late charge in the apr or not; overlimit fee is not interest; bounced check charge on a loan; default fees in the apr; collection costs in the apr
1026.4(c)(3) | nsf or overdraft fee a finance charge; courtesy pay without written agreement; overdraft charge on checking; bounce protection fee in the cost of credit
1026.4(c)(4) | annual fee on a card in the apr; yearly fee for the line; membership charge for a plan; participation fee not interest
1026.4(c)(5) | seller pays the points; builder buys down the rate; points paid by seller in apr; seller credit toward discount points
1026.4(c)(7) | which home loan fees stay out of the apr; real estate fees bona fide and reasonable; title survey appraisal out; doc prep and notary excluded; does the exclusion work on a car loan
1026.4(c)(7)(i) | title insurance in the apr; survey fee count; title search charge on a refi; abstract of title cost
1026.4(c)(7)(ii) | deed preparation fee; document prep in the finance charge; drawing the mortgage; attorney's charge for preparing documents
1026.4(c)(7)(iii) | notary charge in the apr; credit report fee on a mortgage; mobile notary fee; tri-merge cost excluded
1026.4(c)(7)(iv) | appraisal before closing excluded; pest inspection in the apr; flood determination initial fee; reinspection after closing counts; property inspection fee
1026.4(c)(7)(v) | escrow deposits in the apr; impound money for taxes; reserve for insurance; escrow amounts excluded
1026.4(d)(1) | sell credit life and leave it out of apr; optional credit disability; consumer signs for the insurance; three conditions for voluntary insurance; husband signs for the wife's insurance
1026.4(d)(1)(i) | say in writing that insurance is not required; optional insurance statement; coverage is voluntary wording; must we tell them credit life is their choice
1026.4(d)(1)(iii) | initials for credit life; signed request for insurance; unsigned insurance box; one spouse signs for both
1026.4(d)(2) | hazard insurance left out of the finance charge; home insurance from any company; force single interest with waiver of subrogation; vsi on a car loan; borrower may pick the insurer
1026.4(d)(3) | sell gap and keep it out of apr; voluntary debt cancellation; payment protection optional fee; gap waiver conditions; debt suspension disclosure
1026.4(d)(4) | insurance sold by phone on a card; telephone sale of payment protection; mail papers in three business days; oral yes to credit insurance, keep proof
1026.4(e)(1) | lien recording fee in apr; title filing fee for the car lien; ucc filing cost; release fee prescribed by law; dmv lien fee
1026.4(e)(2) | non-filing insurance in the apr; insurance instead of recording the lien; nonfiling premium out of apr; skip the lien filing premium
1026.4(e)(3) | mortgage tax in the apr; doc stamps intangible tax; state tax on the note; recording tax excluded
1026.17(a)(1) | what is the federal box; TIL must be separate from the contract; grouped and segregated disclosures; loan papers clear and to keep; can other text be in the fed box
1026.17(a)(2) | apr and finance charge bolder; larger print for apr; conspicuous terms in the box; which words must stand out
1026.17(b) | when do we hand the TIL on a car loan; disclosures before he signs; give papers after signing; copy to keep before signing the note
1026.17(c)(1) | disclose the contract or the handshake; side agreement on rate; employee rate discount; buydown by third party; legal obligation and consumer's promise; preferred rate ends with job
1026.17(c)(2)(i) | unknown figures, mark as estimate; don't know the closing date; guess marked est; put an e next to numbers; best info available
1026.17(c)(2)(ii) | per diem interest change is not an error; closing a few days later on interest; odd days interest accurate; daily interest at closing
1026.17(c)(4) | long first payment period; first payment due in 45 days, apr; ignore the odd first period; irregular first month
1026.17(c)(5) | demand note, how many months; payable on demand disclosures; no maturity date, assume a year; call loan disclosures
1026.17(c)(6)(i) | several draws as one loan; construction advances disclose once; series of advances; each draw own papers or together
1026.17(c)(6)(ii) | construction to permanent, one or two papers; one-time close construction loan; two closings or one disclosure; build phase and perm phase; c-to-p loan paperwork
1026.17(d) | two borrowers, one copy; two lenders, who gives papers; joint borrowers disclosures; each owner gets them if rescindable; cosigner copy of TIL
1026.17(e) | something happened after the TIL, redo it; insurance lapsed later and payment changed; later event makes it wrong; must we redisclose after signing
1026.17(f) | TIL given early and rate changed; redisclose before the note; apr moved by more than an eighth before signing; papers given days ahead then changed
1026.17(g) | mail loan, papers later; phone loan request, when do disclosures go; catalog order credit; loan by mail first payment due
1026.17(h) | add-on sales contract; series of sales, disclose later; second purchase added on; furniture add to the contract
1026.18(a) | name of lender on the TIL; who is identified as the creditor; assignee name instead; dealer or bank in the box
1026.18(b) | amount financed math; loan minus prepaid charges; how to compute the amount financed; principal less points; payoff of trade in the amount financed
1026.18(c)(1) | itemization of where the money goes; paid to others on his behalf; breakdown of the loan money; amount given to you directly
1026.18(c)(2) | I want an itemization box; customer may ask for a breakdown; skip the itemization unless asked; yes or no box for itemizing
1026.18(c)(3) | good faith estimate instead of itemization; settlement statement in place of the breakdown; respa papers replace the itemization; gfe and itemization
1026.18(d)(1)(i) | mortgage TIL finance charge short by 90 dollars; hundred dollar leeway; left out a fee of 75 on a home loan; understated charge on a dwelling loan
1026.18(d)(2) | car loan finance charge off by eight dollars; small loan error of five; tolerance for personal loans; amount over 1000 ten dollars
1026.18(e) | apr wording in the box; cost of your credit as a yearly rate; tiny loan without apr; finance charge under five dollars
1026.18(f)(1) | variable rate car loan, what to tell; rate may rise on a personal loan; example of higher payment; variable unsecured loan disclosures
1026.18(g) | payment schedule on the TIL; number amount and dates of payments; how to list payments of a car loan; final odd payment
1026.18(h) | total of payments line; sum he will have paid; single payment loan total; add up all payments
1026.18(i) | demand clause must be told; due on demand statement; loan callable any time; call feature in the box
1026.18(j) | total sale price with down payment; car sale total cost; price on credit including down; credit sale line
1026.18(k)(1) | prepayment penalty yes or no simple interest; pay early charge statement; may or will not pay a penalty; minimum charge on early payoff
1026.18(k)(2) | rebate of unearned interest; rule of 78 refund statement; precomputed loan early payoff; entitled to a refund of part of the finance charge
1026.18(l) | late charge in the TIL box; five percent of the payment if late; deferral fee is not a late charge; late fee disclosure closed-end
1026.18(m) | say what secures the loan; collateral description on the TIL; goods being purchased; cross collateral clause; household goods listed
1026.18(n) | insurance disclosures in the box; cost of credit life told; optional products statement; debt cancellation lines on the TIL
1026.18(p) | see your contract statement; refer to the note for default; contract reference sentence; more information about nonpayment
1026.18(q) | may the buyer take over the mortgage statement; assumable or not on the TIL; someone buying your house cannot assume; assumption line on the TIL
1026.18(r) | share secured loan and required deposit; compensating balance statement; apr does not count the pledged deposit; savings pledged for a loan
1026.18(s)(5)(i) | balloon row on the TIL of a mortgage; payment twice the regular one; big last payment table; balloon disclosure closed-end home
1026.18(t)(1) | no promise to refinance statement; you may not be able to lower your rate later; no guarantee to refi text; warning about refinancing later
1026.19(b) | arm papers at application; charm booklet when; adjustable program disclosure before a fee; arm on the main home over a year; phone application for an arm
1026.19(b)(1) | who gets the charm book; consumer handbook on adjustable mortgages; substitute for the arm handbook; arm guide needed for each program
1026.19(b)(2) | arm program sheet for each program; disclosure for every arm type he likes; one sheet for several arms; update arm sheets yearly
1026.19(b)(2)(viii)(A) | fifteen years of arm history; ten thousand example for arms; historical arm table; index history on the program sheet
1026.19(b)(2)(viii)(B) | worst case arm payment on 10000; max rate and payment in the arm sheet; initial and highest payment; no history table, use maximum
1026.20(a) | is a modification a refinance; new papers for a renewal; change the due date, new TIL or not; old note was replaced; rate cut without a new note; add a cosigner; cancel the old note
1026.20(a)(1) | renew a ninety day single note; rollover of one payment loan same terms; renewal without changes; single pay note extended
1026.20(a)(2) | lower the rate, same term; rate reduction needs no TIL; drop the apr and payment; reduce rate and change the schedule
1026.20(a)(3) | court settlement changes the loan; reaffirmation in bankruptcy; judge approved new terms; agreement in a lawsuit
1026.20(a)(4) | workout for a late borrower; extension because he is behind; modify a delinquent loan; capitalize arrears, new disclosure; higher rate in a workout
1026.20(a)(5) | renewing optional insurance; credit life renewed and added; insurance premium added again; renewed policy no papers
1026.20(b) | buyer takes over the loan; assumption papers for the new owner; new owner accepted in writing; son takes over the mortgage; assume a mortgage disclosures
1026.21 introductory text | overpaid car loan by two dollars; credit balance closed-end; refund after payoff overpay; insurance rebate left a credit
1026.21(a) | post the overpayment to the loan; credit the extra to the account; apply the leftover; extra after payoff
1026.21(b) | write for the overpaid loan money; refund on request installment loan; customer asks for his credit on a paid loan; closed loan credit by letter
1026.21(c) | credit on an old loan six months; find the borrower for his overpayment; unclaimed loan credit; good try to send back the money
1026.22(a)(1) | how is apr figured; actuarial method of the apr; software gave a wrong apr; yearly cost measure; calculation tool error
1026.25(a) | how long keep loan papers under reg z; two years for TIL copies; card application retention; shred old disclosures; proof that we gave the TIL; heloc disclosures kept how long
1026.25(b) | examiner wants to see loan files; show records to our regulator; inspection of lending papers; give the agency our files
1026.25(c)(2)(i) | loan officer pay records how long; keep comp agreements of LOs; three years of commission records; comp plan files at the bank
1026.25(c)(2)(ii) | broker shop keeps pay received; records of what lenders paid us; mortgage company comp files; brokerage compensation three years
1026.25(c)(3) | ability to repay papers kept how long; qm evidence three years; prepayment penalty compliance file; keep income verification of a mortgage
1026.26(a) | what rate may we quote on the phone for a card; customer asks for the cost of a line; teller says the rate of a heloc; oral quote open-end
1026.26(b) | caller asks car loan rate; tell apr on the phone; quote simple interest only; verbal mortgage rate question
1026.27 introductory text | papers in Spanish; customer speaks Spanish, translate; foreign language TIL; English copy on request; Vietnamese loan disclosures
1026.28(a)(1) | state law different from reg z; state wants other disclosures; conflict of state and federal papers; which law wins
1026.30 introductory text | arm note must have a ceiling; lifetime cap in the contract; max rate clause on home loan; no cap in the heloc note; highest rate stated in the note
`
