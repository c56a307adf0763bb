/** Everyday ways to ask for the FHA rules, the flood statute, and the statutes on laundering. Written beside the text, not yet reviewed by a person. */
export const ASKED_FHA_CRIME_WORDS = `
24-203/203.17(c)(1) | fha payment due date; must an fha loan come due on the first; can an fha borrower pay on the fifteenth; day of the month for an fha mortgage
24-203/203.17(c)(3) | first payment on an fha loan; when do fha payments begin after signing; sixty days then the first of the month; first installment date fha
24-203/203.17(d) | how many years may an fha mortgage run; forty year fha purchase loan, no; longest fha loan; fha thirty year limit
24-203/203.17(e) | must an fha loan be a first lien; fha property standards; house in bad shape and fha; can an fha loan be a second mortgage
24-203/203.17(f) | all fha money must be paid out; hold back part of an fha loan; entire principal disbursed; escrow holdback of loan proceeds fha
24-203/203.18(a)(1) | fha loan limit by county; area limit for fha; maximum fha amount; how big can an fha mortgage be
24-203/203.18(a)(3) | fha on a second residence, 85 percent; secondary home loan to value fha; part time home with an fha loan; how much down for a secondary residence
24-203/203.18(c) | fha for a nonprofit or city that won't live there; investor borrower and fha; non occupant owner fha amount; can a landlord get fha
24-203/203.18(e) | fha loan after a hurricane or fire; disaster victim fha, no down payment; lost her home in a flood, fha; presidentially declared disaster mortgage within one year
24-203/203.18(f)(1) | what is a principal residence for fha; must the borrower live there most of the year; two main homes, no; own and occupy fha
24-203/203.18(f)(2) | what is a secondary residence for fha; hardship second home near work; is a vacation cottage allowed; part time house fha
24-203/203.18(f)(6) | vacation home under fha; weekend cabin not eligible; lake house for fun; resort condo fha
24-203/203.18(g) | highest share of value for fha, 97.75 percent; fha loan to value cap; how much may be financed with mip; minimum borrower share fha
24-203/203.19(b)(1) | points and fees cap for fha qm; fha three percent fee limit; fha loan over the points limit; qualified fha mortgage fees
24-203/203.19(b)(2)(i) | fha loan priced over apor plus mip plus 1.15; rebuttable presumption fha; higher priced fha qm; fha rate too high for safe harbor
24-203/203.19(b)(3)(ii) | safe harbor fha loan; fha qm within apor plus 1.15 and mip; when is an fha mortgage a safe harbor; protected fha loan ability to repay
24-203/203.19(c)(1) | is a reverse mortgage outside the fha qm rule; hecm exempt from qm; ability to repay and reverse fha; points limit for hecm
24-203/203.33(a) | enough income for an fha loan; fha looks at gross income and long term debts; can he afford the fha payment; income test fha
24-203/203.33(b) | fha income decided the same for everyone; no bias in fha income; part time income of a woman fha; uniform treatment of applicants fha
24-203/203.34 introductory text | bad credit and fha; credit standing for fha; how good must credit be for fha; acceptable credit history fha
24-203/203.37a(a)(1) | seller must be the owner of record for fha; assign the sales contract fha; wholesaler flips the contract; bought from someone not on title
24-203/203.37a(a)(2) | prove the seller owns the house, fha; deed or tax bill in the fha file; owner of record papers; title document for anti flipping
24-203/203.37a(b)(1) | how do we count days for the fha flip rule; settlement date to contract date; resale date meaning fha; flip timing evidence
24-203/203.37a(b)(2) | flipped in less than 90 days, fha no; seller bought two months ago; ninety day flipping rule; investor resells fast with fha buyer; house flipped after sixty days; seller owned it only a month
24-203/203.37a(b)(3)(ii) | price doubled, second appraisal fha; resale at 100 percent over purchase; flip between 91 and 180 days needs another appraiser; extra value papers for a flip
24-203/203.37a(b)(5) | house bought over a year ago, fha fine; more than twelve months since acquisition; no flip limit after a year; seller owned it two years
24-203/203.37a(c)(4) | inherited house and the ninety day rule; heirs sell quickly fha; exempt from flipping because of inheritance; estate sale fha
24-203/203.37a(c)(5) | relocation company sells the house fha; employer bought employee's home; relo sale and flip rule; transfer of an employee
24-203/203.37a(c)(6) | bank sells foreclosure in less than ninety days fha; fannie reo and flip rule; lender owned house resale; credit union reo fha buyer
24-203/203.41(b) | deed restrictions and fha; must an fha house be freely sold; restriction on resale not allowed; right of first refusal fha
24-203/203.41(c) | affordable housing covenant and fha; restriction must end on foreclosure; nonprofit program restrictions allowed; city resale limits with fha
24-203/203.355(a) | how long after default must we act on an fha loan; nine months to start foreclosure or loss mitigation; fha deadline after default; first legal deadline
24-203/203.355(b) | empty fha house, when to foreclose; vacant property 120 days or 60 days after finding; borrower abandoned the house fha; discovered vacancy
24-203/203.355(c)(1) | bankruptcy stopped the fha foreclosure, 90 days after; state moratorium and fha deadline; foreclosure not allowed for a while; automatic stay lifted
24-203/203.355(h) | fha forbearance plan failed for sixty days; borrower breaks the special forbearance; what next after broken plan; failed repayment of forbearance
24-203/203.558(a) | interest to end of month on an fha payoff; fha payoff mid month; new fha loans, interest only to payoff day; notice of prepayment thirty days fha; pay extra principal any time; charge interest for the whole month at fha payoff; pay down fha mid month
24-203/203.558(b)(2) | older fha loan paid off in the middle of the month; interest through the end of month on old fha loans; refuse payoff not on the first; pre 2015 fha prepayment
24-203/203.558(c) | yearly payoff letter to fha borrowers; annual notice about prepaying fha; how often tell the fha borrower the amount outstanding; prepayment statement each year
24-203/203.600 introductory text | collect fha loans promptly; adapt collection to each borrower; servicer must act fast on late fha payments; collection methods for fha
24-203/203.602 introductory text | letter to a late fha borrower by the second month; form of the fha late notice supplied by hud; delinquency notice fha when; send notice again after reinstatement six months
24-203/203.604(a)(1) | meet the fha borrower before three payments are missed; face to face or phone meeting; when must the servicer meet a borrower in default; thirty days before foreclosure meeting; do we have to meet late fha borrowers; meeting before the third missed payment
24-203/203.604(a)(1)(i) | repayment plan broken, meet within thirty days; default on plan meeting fha; borrower missed the plan payment, talk again; after a failed plan fha
24-203/203.604(a)(2) | when is the fha meeting not needed; borrower refuses to meet; already on a repayment plan; tried to reach him and failed
24-203/203.604(a)(3) | two verifiable attempts to reach an fha borrower; what is a reasonable effort; certified letter and visit still needed?; how many tries before giving up
24-203/203.604(b)(3) | indian land fha loan, trip to the home and certified letter; visit the borrower on tribal land; face to face effort native american; house visit section 248
24-203/203.605(a) | look at loss mitigation before four payments are missed; evaluate each month fha; keep papers of loss mitigation reviews; fha waterfall duty; which home retention option each month
24-203/203.605(c) | fine for not doing loss mitigation fha; penalty for skipping workout options; hud money penalty servicer; civil penalty for failing to mitigate
24-203/203.606(a) | when may an fha foreclosure start; three full payments unpaid; two months behind, can we foreclose fha; tell the borrower that we intend to foreclose fha; foreclose after two missed fha payments; how many payments behind before fha foreclosure
24-203/203.606(b)(1) | abandoned fha house, foreclose without waiting; vacant sixty days fha; no one lives there, skip the three months; empty house early foreclosure
24-203/203.606(b)(2) | borrower wrote that he will not pay; refuses to fulfill the fha mortgage; says in writing keep the house; no intention to pay
24-203/203.606(b)(3) | landlord pockets the rent and does not pay fha; rent skimming and foreclosure; tenants in the fha house; rental income not used for the mortgage
24-203/203.606(b)(4) | fha house owned by a company; corporation or partnership owns it, no delay; llc owner foreclosure fha; deed to an entity
24-203/203.614 introductory text | special forbearance fha; borrower lost his job, pause payments; default beyond his control; payment relief for unemployed fha borrower
24-203/203.616 introductory text | fha modification up to forty years; 480 months; recast the unpaid amount; tell hud about the modification in thirty days; stretch the fha loan term
usc-42/4012a(b)(1)(A) | statute: no loan in a flood zone without flood insurance; lender may not make or renew without flood cover; amount lesser of balance and limit in the act; flood purchase duty in law
usc-42/4012a(b)(1)(B) | statute says accept private flood policies; law on private flood insurance; must lenders take non government flood cover; biggert waters private policy
usc-42/4012a(b)(6)(A) | tell the borrower he may buy private flood cover; lender disclosure to compare policies in the act; statement that nfip is available; shopping disclosure law
usc-42/4012a(b)(7)(B) | private policy at least as broad, statute; deductible and exclusions in the law; compare with standard policy; definition part about breadth
usc-42/4012a(c)(1) | state owned building exempt by statute; self insured state property; no flood policy on state land; government property exception in act
usc-42/4012a(c)(2) | small short loan exempt in the flood act; five thousand and one year statute; tiny home loan law exception; original balance test in the law
usc-42/4012a(c)(3) | detached shed exempt by statute; garage that is not a residence in the law; outbuilding exception homeowner flood act; pool house in the statute
usc-42/4012a(d)(1)(A) | law that made flood escrow; flood premiums with the monthly payment statute; escrow same time as loan payment; residential flood impound law
usc-42/4012a(d)(1)(B)(ii)(I) | junior lien flood escrow exception in the act; second mortgage and flood impound law; subordinate loan covered by senior's policy; home equity second statute
usc-42/4012a(d)(1)(B)(ii)(II) | condo policy and flood escrow in the act; association pays premium statute; townhouse master policy law; co-op flood impound exception
usc-42/4012a(d)(1)(B)(ii)(IV) | home equity line in flood escrow law; heloc statute exception; line of credit no flood impound by law
usc-42/4012a(e)(1) | law says tell the borrower that flood cover is missing; lender finds lapse, notice; inadequate coverage notification statute; borrower buys at own cost
usc-42/4012a(e)(2) | statute on forced flood after 45 days; lender buys and charges back to the lapse; premium from date of lapse in law; servicer shall purchase
usc-42/4012a(e)(3) | give back forced flood premium thirty days, statute; cancel lender's policy after proof law; overlap refund in act; terminate force placed
usc-42/4012a(e)(4) | dec page must be accepted, statute; proof of flood policy in law; declarations page enough by law; what evidence borrower shows
usc-42/4012a(e)(5)(A) | borrower disagrees with the flood zone; ask fema to review the determination; lodr joint request 45 days; fight the flood zone finding together with the lender
usc-42/4012a(e)(5)(B) | fema letter says not in the zone, no insurance; effect of a lodr letter; can we drop the requirement after fema's letter; period of the letter
usc-42/4012a(e)(5)(C) | fema did not answer in 45 days before closing; close without flood cover while waiting; no letter from fema; pending review at origination
usc-42/4012a(f)(1) | pattern of flood violations, fine; civil money penalty for flood mistakes; regulator must assess a flood penalty; repeated failures in flood files
usc-42/4012a(f)(7) | sold the loan, still liable for the flood mistake; buyer not liable for seller's flood errors; transferred loan and flood penalty; purchased loan with old violation
usc-42/4012a(f)(10) | four years limit for flood fines; how old may a flood violation be; statute of limitations flood penalty; old flood mistake
usc-42/4012a(h)(1) | law on charging the flood check; when may the borrower pay for a determination, statute; flood cert cost in act; charge because of new map law
usc-42/4104a(a)(3) | what the flood notice must say, statute; content of the special flood hazard notice in law; warning and purchase requirement text; notice parts in the act
usc-42/4104a(c) | fema mails a notice 45 days before the flood policy ends; expiration letter to owner and servicer; who warns that nfip policy runs out; renewal notice from fema
usc-42/4104b(e) | reuse an old flood cert within seven years; rely on a prior determination; same borrower, second loan, old flood form; map changed since the old flood cert
usc-42/4104b(d) | flood vendor guarantees its answer; rely on a third party for flood zones; who is liable for a wrong flood cert; guarantee by the determination company
usc-31/5318(a)(4) | treasury may summon bank officers and papers; summons from treasury; produce records for treasury; compelled testimony bsa
usc-31/5318(g)(1) | law that lets treasury require suspicious reports; statute behind sars; duty to report by law; source of the sar rule
usc-31/5318(g)(2)(A)(i) | law against telling a person that he was reported; tipping off by a former employee; nobody may notify the suspect; teller told her friend about the report
usc-31/5318(g)(2)(B)(i)(I) | employment reference about a crook, statute; may a bank put suspicion in a written reference; reference to another bank without naming the report; former employee check
usc-31/5318(g)(3)(A) | safe harbor in the statute; immune from lawsuits when we report; customer can't sue over disclosure; voluntary disclosure protected by law
usc-31/5318(g)(10) | compliance staff overseas, forbidden; offshore aml operations; outsource bsa work to another country; no offshoring of compliance
usc-31/5318(h)(1) | law that requires aml programs; four pillars in the statute; who must have a program by law; compliance officer, training, audit, controls statute
usc-31/5318(h)(2)(B)(iv)(II) | spend more on high risk customers; risk based aml in the law; attention to higher risk activities; fewer resources for low risk
usc-31/5318(h)(4)(E) | national priorities in our aml program; examiner checks priorities; include government priorities; aml act 2020 priorities review
usc-31/5318(h)(5) | aml duty must be carried out by people in the united states; who must run the program; persons in the us accessible to treasury; responsibility stays here
usc-31/5318(i)(3)(B) | statute: extra scrutiny of foreign politicians; private account of a foreign official in law; corrupt official's money; family of a senior foreign figure
usc-31/5318(j)(1) | law bans accounts for shell banks; foreign bank without presence statute; shell bank account by law; correspondent for paper bank
usc-31/5318(k)(2) | regulator asks for aml records, 120 hours; five days to produce aml files; how fast give account information to the regulator; 120-hour rule
usc-31/5318(k)(3)(E)(i) | cut off a foreign bank in ten business days; notice to end correspondent account; foreign bank ignored a subpoena; terminate on written notice
usc-31/5318(l)(2) | law behind identity checks; statute requires verifying, records, and lists; section 326 in law; minimum id standards statute
usc-31/5318(p)(1) | share a bsa officer with another credit union; small banks pool aml resources; collaborative compliance arrangement; two institutions share training
usc-31/5324(a)(1) | make the bank not file, crime; talked the teller out of the ctr law; cause a failure to report; pressure to skip a report
usc-31/5324(a)(3) | splitting cash is a crime even if legal money; structuring statute; help a customer break up deposits; 9,000 twice to dodge reports
usc-31/5324(c) | hide cash at the border, crime; lie on the border cash form; split money between travelers; fail to declare currency
usc-31/5324(d)(1) | prison for structuring, five years; punishment for splitting deposits; how long in jail for structuring; fine for avoiding ctr
usc-31/5324(d)(2) | structuring over 100000 in a year, ten years; aggravated structuring; bigger penalty pattern; double punishment
usc-31/5325(a) | id to buy a cashier's check with cash, law; money order 3000 statute; verify buyer of bank checks; cash purchase of traveler's checks by law
usc-31/5331(a) | law behind form 8300; business gets over 10000 in coins or bills; dealer reports cash statute; nonfinancial trade cash report
usc-31/5331(c)(1) | bank files ctr instead of 8300; financial institution exempt from the business report; does a bank file form 8300; already reported by ctr
usc-18/1956(a)(1)(B)(i) | hide where dirty money came from, crime; concealing ownership of proceeds; laundering definition; disguise drug cash
usc-18/1956(a)(1)(B)(ii) | deal with dirty money to avoid a report; laundering by dodging ctr; avoid a reporting requirement crime; prison twenty years
usc-18/1956(a)(2) | move dirty money across the border; international laundering; wire proceeds abroad; transport funds to promote crime
usc-18/1956(c)(1) | must he know which crime the money came from; knowing proceeds of some felony; what knowledge makes laundering; unaware of the exact crime
usc-18/1956(c)(7)(A) | which crimes count for laundering; specified unlawful activity list; predicate offenses; is fraud a predicate
usc-18/1956(c)(9) | what are proceeds; gross receipts of a crime; does profit or gross count; property from unlawful activity
usc-18/1956(h) | conspiracy to launder; plan with others to clean money; helper in laundering; same penalty for agreeing
usc-18/1957(a) | spend more than 10000 of crime money; dirty money deposit over ten thousand; criminally derived property; taking tainted funds knowingly
usc-18/1957(b)(1) | ten years for dealing in crime money; sentence under 1957; penalty for spending proceeds; fine for tainted deposits
`
