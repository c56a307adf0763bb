/** How people ask for referral fees, settlement services, and what RESPA covers. */
export const ASKED_KICKBACK_WORDS = `
1024.2(b) "Application" | six pieces of information make a respa application; name income ssn address value loan amount, do we have an app; when is a reverse mortgage inquiry an application; what makes it an application under regulation x; oral information entered into a computer, is it an app
1024.2(b) "Business day" | does saturday count for respa; office open to the public, business day; is it a business day if only the drive up is open; which days count for the three day gfe
1024.2(b) "Changed circumstances" (1)(i) | hurricane or war changed the costs; natural disaster and the gfe; emergency as a reason for a new good faith estimate; act of god raises fees
1024.2(b) "Changed circumstances" (1)(ii) | appraisal came in lower than relied on, revise the gfe; credit score found wrong after the estimate; information we relied on was inaccurate; income turned out different, new estimate
1024.2(b) "Changed circumstances" (2)(ii) | rates went up by themselves, revise the gfe; market price change alone is not enough; can we reissue the estimate because prices moved; treasury yields jumped, changed circumstance
1024.2(b) "Federally related mortgage loan" (1)(i) | is a second lien covered by respa; what loans does respa cover, one to four family; duplex or condo loan under respa; first or junior lien on a house
1024.2(b) "Federally related mortgage loan" (1)(i)(B) | mobile home on land the loan will buy, respa; manufactured house placed with proceeds; double wide covered by respa; trailer on a lot loan
1024.2(b) "Federally related mortgage loan" (2) | land contract under respa; contract for deed covered; installment sale of a house with a regulated lender; is a bond for deed a federally related loan
1024.2(b) "Mortgage broker" | who is a mortgage broker under respa; middleman between borrower and lender; employee of a lender is not a broker; correspondent that closes in its own name, table funded
1024.2(b) "Refinancing" | what is a refi under respa; old obligation paid off by a new one with the same borrower; is a modification a refinancing; new note replaces the old note
1024.2(b) "Refinancing" (4) | workout is not a refinancing; changed payment schedule because of default; delinquent borrower restructured, refi or not; default modification with no higher rate
1024.2(b) "Required use" | what is required use of a provider; making them use our title company; discount for a package of services is not required use; tying a lower price to our affiliate
1024.2(b) "Settlement service" | what is a settlement service; is a home warranty company a settlement service provider; appraiser, surveyor, title, attorney included; which vendors does section 8 reach
1024.2(b) "Table funding" | broker closes in own name and we fund at the table; what is a table funded loan; contemporaneous advance and assignment; is table funding a secondary market sale
1024.2(b) "Servicer" | who is the servicer under respa; owner that also collects payments; does fdic count as a servicer; company that takes monthly payments
1024.2(b) "Servicing" | what is servicing; collecting payments and applying principal and interest; does a heloc or reverse mortgage payment out count as servicing; receiving scheduled periodic payments
1024.2(b) "Federally related mortgage loan" (3) | property overseas or in mexico, respa; house outside the united states; vacation home in canada as security; land not located in a state
1024.3 introductory text | email respa notices; electronic delivery of regulation x disclosures; e-sign consent for escrow and servicing letters; can we post disclosures online instead of paper
1024.5(a) | does respa apply to our loan; which mortgages are under regulation x; coverage of respa; is this deal respa or not
1024.5(b)(2) | rental property loan to an llc, respa or not; business purpose loan secured by a house; farm operating loan on his home; commercial loan with a residence as collateral; investor flips houses, are we exempt from respa; agricultural purpose and regulation x
1024.5(b)(3) | construction loan exempt from respa; bridge or swing loan; construction to perm covered; two year or longer temporary loan; builder's interim financing; is a one time close exempt
1024.5(b)(4) | lot loan, bare land; raw land with no house; no structure planned within two years; buyer of a vacant lot, respa disclosures; unimproved acreage and regulation x
1024.5(b)(5) | someone takes over the mortgage without our approval; assumption where lender has no say; subject to sale, exempt; do we disclose on a simple assumption
1024.5(b)(6) | convert the arm to fixed under the note; loan conversion within original terms; no new note required, change of terms; is a conversion option covered by respa
1024.5(b)(7) | selling the loan to fannie, is respa involved; real source of funding and secondary market; bona fide transfer to an investor exempt; broker table funded is not secondary market; fee paid to us by the investor after closing
1024.5(d) | trid loan, do we still give gfe and hud; booklet and gfe rules drop out with a loan estimate; which sections of respa stay out for trid; no hud-1 where a closing disclosure is given
1024.6(a)(1) | home buying booklet three business days; mail the settlement cost booklet; application denied before three days, booklet not needed; when do we send the special information booklet; how soon the toolkit goes out
1024.6(a)(2) | heloc brochure in place of the settlement booklet; booklet for a home equity line; when your home is on the line brochure; does an open end applicant get the booklet
1024.6(a)(3) | refinance, no booklet; second lien closed end, booklet needed; which loans skip the settlement booklet; reverse mortgage and the information booklet; do we have to send the toolkit on a refi
1024.6(d)(1) | change the wording of the booklet; may we put our logo in the settlement booklet; deletions from the special information booklet; permissible changes to the toolkit
1024.6(d)(3) | spanish settlement cost booklet; translate the settlement cost booklet; booklet in a language other than english; chinese version of the special information booklet
1024.7(a)(1) | lender gives gfe in three business days; when must the good faith estimate go out; days from application to gfe; reverse mortgage estimate of costs deadline
1024.7(a)(4) | charge before the gfe; may we collect an appraisal fee before the estimate; only a credit report cost before the good faith estimate; fee up front with the application on a reverse mortgage; take money from the applicant before she gets the gfe
1024.7(e)(1) | charges that may not go up from the gfe; zero tolerance origination charge; fees that cannot increase; our own charge on a gfe is fixed
1024.7(e)(2) | ten percent bucket on the gfe; sum of charges may rise by 10 percent; lender required services tolerance; recording and title within ten percent
1024.7(e)(3) | gfe charges that can change without limit; unlimited tolerance bucket of the estimate; borrower picked own provider, tolerance; escrow deposit and daily interest may change
1024.7(i) | cure a gfe tolerance violation; refund within 30 days after settlement; went over ten percent, pay the borrower back; fix a fee overrun on the hud; days to reimburse excess charges
1024.8(b)(1) | actual charges on the hud-1; what do we put on the settlement statement; settlement agent states real costs paid; average charge or actual amount on hud
1024.8(b)(2) | average charge instead of actual cost; use an average for credit reports and couriers; average price class of transactions; may we charge everyone the same average; average cost method six months
1024.10(a) | see the hud a day before closing; borrower wants the settlement statement the day before; inspect one business day ahead; closing agent must show figures early on request
1024.10(b) | deliver hud at or before settlement; who gets the completed settlement statement; copy of hud to seller and buyer; when is the hud-1 handed over
1024.10(c) | waive the hud at closing; borrower cannot be there, mail it as soon as practicable; written waiver of delivery of the settlement statement; skip giving the hud at the table
1024.10(d) | no meeting at closing, when is the hud mailed; borrower did not attend settlement; mail away closing and the hud-1; agent does not hold a closing
1024.12 introductory text | charge for preparing the settlement statement; doc prep fee for the hud or tila disclosure; may a lender bill for an escrow statement; fee for making the truth in lending form; cost of getting the closing disclosure ready
1024.14(b) | realtor sends us borrowers, can we pay him; gift card for each referral of a mortgage; kickback to a builder for sending buyers; pay a past customer for sending a friend to our mortgage department; free dinner for agents who refer; can we buy leads per closed loan; my title rep gives me tickets
1024.14(c) | split the fee with someone who did nothing; unearned fee divided; markup passed to a third party; take a percentage of the appraisal charge; duplicative fee with no work done; share part of a charge for no service
1024.14(d) | is a golf outing a thing of value; tickets, trips, discounts count as payment; what counts as a thing of value; free rent or lower rates as a reward; drawing chances and prizes for referrals; paying another person's bills as a kickback
1024.14(e) | no written agreement, still a kickback; pattern or practice proves an understanding; oral deal with an agent; payments connected to volume of business show an agreement
1024.14(f)(1) | what is a referral; steering a customer to one insurance agency by words; handing out one company's card; influence which title company they choose
1024.14(f)(2) | required to use a provider counts as a referral; forced to take our title agent; making them use it is a referral too; does insisting on our closing attorney count as referring; mandatory vendor and section 8
1024.14(g)(1)(i) | pay the attorney for work done; lawyer fee for actual services; legal fee allowed under section 8; counsel handled the closing and is paid
1024.14(g)(1)(ii) | title company pays its agent; title agent commission for issuing the policy; payment to the agent for title insurance work; agency split on a title premium
1024.14(g)(1)(iii) | lender pays its contract processor; pay an agent for origination work done; outside underwriter fee; contractor who funds or processes the loan
1024.14(g)(1)(iv) | marketing services agreement with a realtor; pay fair value for goods or desk rent; office rental from a broker at market price; payment for real work performed; msa, is it legal; advertising with an agent at a fair price
1024.14(g)(1)(v) | real estate agents split commission; co-op brokerage between realty offices; agent referral fee to another agent; realtor to realtor referral; brokers share a commission
1024.14(g)(1)(vi) | lunch and learn for agents; pens and notepads with our logo; sponsor an open house; promotional items for realtors; free class for agents; does paying for their flyers break section 8; pay an expense the agent would otherwise have
1024.14(g)(1)(vii) | pay our own teller for sending a mortgage lead; employee referral bonus; incentive to branch staff for loan referrals; can our own people get 50 dollars per mortgage lead; bank employee commission for referring in house
1024.14(g)(2) | fee far above the market value of the service; price too high for work done, evidence of a kickback; overpaying a vendor; can a charge be based on volume of referrals
1024.14(g)(3) | attorney is also the title agent and gets both fees; one person does two jobs at closing; multiple services, payment must be for extra real work; realtor paid for taking applications; loan origination by an agent for a fee
1024.14(h) | retain section 8 papers; five years for referral documents; how long do we keep affiliated or fee agreements; record period for kickback rule
1024.15(b) | own part of a title company, is that a kickback; joint venture with a builder; when is an affiliated business arrangement legal; three conditions for aba
1024.15(b)(1) | affiliated business disclosure, when given; aba form at or before the referral; our insurance subsidiary, written notice of ownership and charges; separate sheet about our affiliate; telephone referral, disclosure within three business days; must borrower sign for the affiliate notice
1024.15(b)(1)(i) | lender gives the affiliate notice with the gfe; aba with the early disclosures; timing for lender referral to its own title agency; affiliate disclosure when application papers go out
1024.15(b)(1)(iii) | forgot the affiliate disclosure by mistake; procedures in place, unintentional error; bona fide mistake on the aba form; is there a defense for a missed affiliated notice
1024.15(b)(2) | may we require our own title company; force use of the affiliate; lender may choose attorney, credit bureau, or appraiser; no required use in an affiliated arrangement; make them buy insurance from our agency
1024.15(b)(3) | what may we receive from the affiliate, only return on ownership; profit from the joint venture; dividend from our title agency; thing of value besides ownership income
1024.15(b)(3)(ii)(B) | dividend based on number of referrals; profit share that varies with leads sent; payout by volume is not a return on ownership; those who refer more get more
1024.15(d) | retention of affiliate disclosures; how long to hold the aba form; five years signed affiliate notices; record of affiliated arrangement papers
1024.16 introductory text | seller demands his title company; can the seller pick title insurance; builder insists buyer pays for a certain title insurer; foreclosing bank selling a house and naming the title company
1024.20(a)(1) | ten counselors near the borrower; housing counseling agency list within three business days; counseling list with the loan application; list no older than 30 days; do we send the counselor list on a refinance or heloc; list of hud agencies by zip code
1024.20(a)(2) | put the counselor list in with other disclosures; combine counseling list and loan estimate package; separate sheet for the list of counselors; send it together with other papers
1024.20(a)(3) | broker gives the counseling list; wholesale loan, who sends the list; dealer hands out the counselors; does the lender send another when the broker did
1024.20(a)(5) | denied or withdrawn before three days, list needed; application turned down fast, counseling list; applicant backs out within three business days; skip the list when declined right away
1024.20(a)(6) | two borrowers, one counseling list; co-applicant needs own list; more than one lender, who gives the list; list to the primary borrower only
1024.20(b) | heloc and counselor list; high cost brochure or list for home equity line; open end plan counseling list alternative; line of credit applicant gets the list when
1024.20(c)(1) | reverse mortgage applicant and counselor list; hecm, is the counseling list required; older borrower already gets counseling; exemption from the list for reverse
1024.20(c)(2) | timeshare loan and counselor list; vacation ownership, no counseling list; time share exempt from homeownership counseling; do we give the list for a timeshare
`
