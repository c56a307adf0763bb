/** How people ask for the pay, steering, licenses, and duties of mortgage loan originators. Written from the text, not reviewed by a person yet. */
export const ASKED_LOAN_ORIGINATOR_WORDS = `
1026.36(a)(1)(i) | who counts as an LO; is the loan processor an originator; realtor refers a buyer for a fee; takes the application and offers terms; branch manager who helps with rates; call center that quotes terms; is a loan assistant an originator
1026.36(a)(1)(i)(A) | clerk who collects papers, originator or not; admin only, no rates talk; processor and underwriter; receptionist schedules appointments; secretary gathers documents
1026.36(a)(1)(i)(B) | mobile home dealer's salesman; manufactured housing retailer employee; helps buyer fill out the form at the home lot; trailer sales staff
1026.36(a)(1)(i)(C) | real estate agent not paid by lender; realtor and loan officer rules; broker of houses only; agent gets money from the lender
1026.36(a)(1)(i)(E) | servicer doing modifications, originator; loss mitigation staff and LO rules; workout specialist license; renegotiate an existing loan
1026.36(a)(2) | is our own loan officer a broker; who is the mortgage broker; table-funded lender as broker; not an employee of the lender; correspondent as broker
1026.36(a)(3) | what counts as pay; trip or prize for loan officers; gift cards and bonuses; is salary included; points contest for LOs; fees kept by a broker
1026.36(a)(4) | owner carries the note on three houses; seller financing three in a year; investor sells with owner financing; seller carry rules and balloon; who may sell three homes on a contract
1026.36(a)(4)(i) | three or fewer properties in twelve months; fourth owner financed house; count seller carried sales; how many houses may he finance
1026.36(a)(4)(ii) | builder carries the loan, exempt or not; contractor built the house he finances; spec home seller note; developer owner financing
1026.36(a)(4)(iii)(A) | balloon in a seller note, three-property; must pay down fully; fully amortizing owner carry; five year call on owner financing
1026.36(a)(4)(iii)(B) | seller checks if the buyer can pay; good faith ability with seller carry; verify income owner financing; three houses need ability check
1026.36(a)(4)(iii)(C) | seller note rate fixed or after five years; adjustable owner financing; arm seller carry limits; rate may change in year three
1026.36(a)(5) | family sells one house and carries the note; estate sells with owner financing; one house a year seller carry; single property seller; mom sells to son on a note
1026.36(a)(5)(iii)(A) | may the one-house seller have a balloon; no neg am only; owner note with balloon for one sale; balance may not grow
1026.36(d)(1)(i) | pay loan officers on the rate; bonus for higher interest; commission by loan type; more pay for a jumbo or fha; overage split with the LO; cut LO pay to match a competitor; LO gives up commission to lower cost; pay by profit on the loan
1026.36(d)(1)(ii) | is commission on loan size allowed; fixed percent of the amount; minimum and maximum per loan; proxy for a term; bps on loan amount; pay by branch or by whether it stays in portfolio
1026.36(d)(1)(iii) | 401k match from mortgage profits; retirement plan for LOs; pension contribution from profits; defined contribution out of loan profits
1026.36(d)(1)(iv) | year-end bonus from the mortgage pool; profit sharing for loan officers; branch profits bonus; bonus plan based on company earnings
1026.36(d)(1)(iv)(B)(1) | bonus at most ten percent of pay; ten percent rule; profit bonus over a tenth; total comp and the bonus cap
1026.36(d)(1)(iv)(B)(2) | manager made ten loans or fewer; few loans exception; branch manager with eight closings; executive with some loans gets profits
1026.36(d)(2)(i)(A) | paid by borrower and lender both; broker gets money from two sides; dual compensation of the broker; borrower pays points to broker and lender adds; take comp from customer and creditor
1026.36(d)(2)(i)(B) | seller pays the broker for the buyer; uncle pays the originator for him by agreement; third party pays LO by deal with the borrower; paid directly by customer meaning
1026.36(d)(2)(i)(C) | brokerage paid by borrower pays its LO commission; split to the individual originator; company paid by customer, LO's cut; consumer-paid broker employee pay
1026.36(d)(2)(ii) | points and fees with lender-paid LO allowed; may the borrower pay upfront points; exemption for origination points; discount points when creditor pays LO
1026.36(d)(3) | affiliate pays the bonus; parent company pays LO on terms; sister firm extra pay; group counts as one
1026.36(e)(1) | push the loan that pays more; steering for a higher commission; broker picks the pricey lender; not in the customer's interest; LO sends borrowers to the lender with better pay
1026.36(e)(2) | safe way not to steer; show options to be safe; fixed arm and reverse choices; anti-steering disclosure form
1026.36(e)(3)(i) | how many lenders must the broker check; three lenders normally enough; show three loan choices; significant number of creditors; lowest rate, lowest points, safest loan
1026.36(e)(3)(i)(A) | cheapest rate option shown; loan with lowest rate; best rate choice; first of the three choices
1026.36(e)(3)(i)(B) | lowest rate without risky features; no balloon or prepay option; safe loan choice; plain loan option
1026.36(e)(3)(i)(C) | fewest points option; lowest fees choice; cheapest origination cost; least upfront cost loan
1026.36(e)(3)(ii) | likely to qualify for the options; options must be realistic; believes he can get them; bait options he cannot get
1026.36(e)(3)(iii) | broker showed six loans, mark the three; more than three options highlight; point out which ones; long list of choices
1026.36(f) | must our loan officers be licensed or registered; hire an LO who is not in NMLS; originator qualifications at a bank; bank LO needs what; SAFE act and z
1026.36(f)(3)(i) | check before hiring an LO; when does screening end; background check of unlicensed originators; hired after 2014, do checks; bank loan officer screening file
1026.36(f)(3)(i)(A) | criminal check of a loan officer; fingerprints for MLO; run a background check; FBI check of originator
1026.36(f)(3)(i)(B) | credit report on a new LO; pull credit of the loan officer; bad credit LO hire; employee credit check for originators
1026.36(f)(3)(i)(C) | NMLS findings on an LO; past sanctions of originator; regulatory actions on new hire; court or agency findings
1026.36(f)(3)(ii)(A)(1) | felon as loan officer; felony within seven years; fraud conviction ever; embezzlement in the past, can he be an LO; pleaded no contest
1026.36(f)(3)(ii)(A)(2)(ii) | expunged record of an LO; pardoned felony hire; sealed conviction loan officer; wiped record originator
1026.36(f)(3)(ii)(A)(2)(iii) | FDIC consent to hire him; section 19 waiver for LO; NCUA approval for a convicted employee; agency okay to employ
1026.36(f)(3)(ii)(B) | character and fitness of an originator; bankruptcy of an LO; financial responsibility check; is he fit to make loans
1026.36(f)(3)(iii) | training for bank loan officers; yearly lessons for MLOs; periodic training, how often; LO education not licensed; online classes for originators
1026.36(g)(1) | NMLS number on the papers; put LO name and ID on documents; company and individual ID; missing unique identifier on the note
1026.36(g)(1)(ii) | which LO's name when two worked on it; main originator on the loan; LO left before closing, whose number; primary responsibility name
1026.36(g)(2) | which documents carry the IDs; NMLS on the deed of trust and note; application shows the number; LE and CD show LO; is the ID needed on the credit card
1026.36(h)(1) | forced arbitration in a mortgage; arbitration clause in a home equity line; may the note require arbitration; agree to arbitrate after a dispute; no court clause
1026.36(h)(2) | waive right to sue in the mortgage; settlement release of claims; give up federal claims; hold harmless clause home loan
1026.36(i)(1) | roll credit life into the mortgage; single premium insurance financed; finance debt cancellation on a home loan; monthly pay credit insurance allowed; lump sum disability premium added to the heloc
1026.36(i)(2)(i)(B) | unemployment cover financed; involuntary unemployment insurance exception; reasonable premium no pay to us; job loss insurance paid in a lump
1026.36(i)(2)(ii) | defer the insurance premium; premium carried past the month; when is insurance financed; unpaid premium added to the balance
1026.36(j)(1) | written policy on LO pay and licensing; procedures to watch loan officers; bank must have LO comp policy; policy for steering and NMLS
1026.36(k)(1) | first time buyer with neg am loan; counseling for negative amortization; HUD counselor before a pay option loan; certificate that he was counseled
1026.36(k)(3) | push him to one counselor; steer to a counseling agency; which counselor may we name; pick the housing counselor
`
