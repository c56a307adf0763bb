/** Everyday ways to ask for the flood insurance rules of credit unions. Reviewed by a person against the text. */
export const ASKED_FLOOD_WORDS = `
760.2 "Building" | is a pole barn with walls and a roof a building for flood; house still under construction, does it need flood coverage; does a gas tank count as a building; garage or shed counted as a structure, walls and roof; is an open carport without walls a building; what counts as a building for flood purposes
760.2 "Mobile home" | trailer on a permanent chassis, do flood rules apply; manufactured house and flood insurance; does an rv or camper need flood insurance; double wide in the flood zone; what is a mobile home for flood
760.2 "Designated loan" | which mortgages fall under the flood rules; meaning of designated loan; land only loan no house on it, flood; loan secured by a house in a flood zone where the town takes part
760.2 "Special flood hazard area" | what is an sfha; one percent chance of flooding each year; hundred year flood plain meaning; zone a or zone v on the fema map; how do they decide it is a flood zone
760.2 "Private flood insurance" (2) | is the private policy as good as the nfip one; coverage at least as broad as the standard policy; how do we compare a private flood policy; private flood deductible and exclusions checked against sfip
760.2 "Private flood insurance" (2)(iii) | deductible too high on a private flood policy; how big may the deductible be on non nfip flood cover; private carrier ten thousand deductible allowed
760.2 "Private flood insurance" (3)(i) | private insurer must warn 45 days before cancelling the flood policy; cancellation notice to the insured and to us, private flood; nonrenewal warning clause in a private flood policy
760.2 "Private flood insurance" (3)(iii) | mortgagee clause in a private flood policy; lender named in the non nfip flood policy; mortgage interest clause needed
760.2 "Private flood insurance" (3)(iv) | one year to sue the insurer after a claim is denied, private flood clause; time limit for a lawsuit written in the private flood policy
760.2 "Residential improved real estate" | what is residential improved real estate; land with a home on it for flood escrow; is an apartment building residential for flood escrow
760.2 "Table funding" | what is table funding; loan funded at settlement and assigned at once to the investor; broker closes in its name with our money
760.2 "Mutual aid society" | amish aid plan, church members share losses; religious group covers flood losses of its members; brotherhood mutual help plan as flood coverage
760.3(a) | member lives in a flood zone, can we close without flood insurance; how much flood cover must the borrower buy; lesser of the loan balance and the nfip maximum; loan is 180000, house worth more, flood amount; do we need flood on a renewal or extension of the loan; flood coverage for the life of the loan; inventory or equipment also pledged, contents coverage; can she drop flood insurance after closing
760.3(b) | broker made the loan and we bought it at the table, flood duty; table funded mortgage, who is the lender for flood; loan closed through a mortgage broker, are we making it
760.3(c)(1) | member brings a policy from a private carrier instead of nfip, must we take it; can we refuse private flood insurance; not a fema policy, do we have to accept; reject non nfip flood policy
760.3(c)(2) | sentence in the policy that says it meets the definition of private flood insurance; compliance aid statement, skip the review of the policy; can we rely on the insurer's wording; may we demand the magic language before accepting
760.3(c)(3) | private policy does not meet the definition, may we take it anyway; discretionary acceptance of flood policy; we want to allow a flood policy that is not quite as broad; optional acceptance criteria for private cover
760.3(c)(3)(iv) | write down why we accepted the odd flood policy; document that the private policy protects the loan enough; memo to file, safety and soundness of the flood policy
760.3(c)(3)(iii) | both the member and the credit union named as loss payees on private flood; hoa master policy and loss payee; lender must be on the policy, private flood
760.3(c)(4) | church aid plan instead of flood insurance; accept a mutual aid plan for flood; amish borrower without an insurance company; mennonite group covers flood damage, is that okay
760.4(a) | state building, self insurance, no flood policy; loan on property owned by the state; government owned property exempt from flood
760.4(b) | small loan of five thousand for one year, no flood insurance needed; short tiny loan exempt from flood; 4000 dollars for nine months secured by the house; original balance 5000 or less and term one year or less
760.4(c) | shed in the back yard in the flood zone; detached garage, does it need its own flood policy; does the barn behind the house need coverage; pool house or gazebo separate from the home; can we skip flood on an outbuilding; borrower asks why he must insure the garage
760.4(c)(1) | workshop used for a business, not exempt shed; outbuilding for personal use only versus farm use; barn with cattle for sale, detached structure exemption
760.4(c)(2) | garage joined by a breezeway, is it detached; what does detached mean for flood; roof connects the garage to the house
760.4(c)(3) | guest house with a bed and a bath, counts as a residence; mother in law apartment over the garage; detached building with kitchen, bathroom, sleeping space; who decides if the outbuilding is lived in
760.5(a)(1) | do we have to escrow flood premiums; flood insurance escrowed with the mortgage payment; collect flood premium monthly on a house loan; waive flood escrow for a good member; flood escrow when no taxes are escrowed; borrower wants to pay the flood bill himself
760.5(a)(2)(i) | commercial loan secured by a house, flood escrow; farm loan, no flood impound; rental property business loan, escrow the flood premium; loan for the company, not household
760.5(a)(2)(ii) | second mortgage behind a first that already has flood insurance; junior lien, must we escrow flood; we hold the second and the first has coverage; subordinate loan and flood impound
760.5(a)(2)(iii) | condo master policy pays flood, do we still escrow; hoa covers the building for flood; rcbap in place, association pays premium; townhouse association insurance as a common expense; co-op pays the flood policy
760.5(a)(2)(iv) | home equity line in a flood zone, collect flood premium; line of credit on a house exempt from flood impound; open end equity, do we escrow
760.5(a)(2)(v) | loan 90 days late, stop flood escrow; delinquent mortgage and flood impound; nonperforming loan exempt from flood escrow; borrower three months behind, still escrow flood; until it is brought current or modified
760.5(a)(2)(vi) | twelve month bridge loan, no flood escrow; construction loan of one year; term of a year or less and flood impound
760.5(a)(3) | first lien was paid off and we moved up, start flood escrow now; exception no longer applies, begin the flood impound; loan was exempt from escrow and then things changed
760.5(a)(4) | where does the flood premium money go, escrow account under respa; flood money held with respa limits on the cushion; pay flood bill out of escrow on time
760.5(b) | tell the borrower that we will escrow flood; written escrow notice with the flood notice; what does the flood escrow letter say and when; disclosure about flood impound at origination
760.5(c)(1) | we are small, do we have to escrow flood; small lender out of the flood escrow rule; under a billion and never escrowed taxes; is our little credit union exempt from flood impounds
760.5(c)(1)(i) | asset size for the flood escrow exception; less than 1 billion on december 31 of either of the two years before; how many dollars in assets counts as a small lender for flood
760.5(c)(1)(ii) | did not escrow before july 6 2012, small lender; we had no escrow policy in 2012; old practice on escrow decides the flood exception
760.5(c)(2) | we grew over a billion, when must flood escrow start; lost the small lender exception; two year ends above one billion; change in status, begin flood impounds july 1
760.5(d)(1) | older loans, offer the option to escrow flood; borrower asks to add flood to escrow on an old mortgage; must we let members choose flood escrow after losing the exception
760.5(d)(3) | member asked to escrow flood, how soon do we start; borrower said yes to escrow, as soon as practicable
760.6(a) | which flood form must we use; sfhdf, flood cert form from fema; need a flood determination on every house loan; can we use our own form for the flood zone check; flood cert before closing
760.6(b) | how long do we keep the flood cert; keep the flood determination as long as we own the loan; can the flood form be kept as a scan; loan sold, toss the flood determination; retention of sfhdf
760.7(a) | borrower let his flood policy lapse; how long before we buy flood insurance for him; member's flood coverage is too low, now what; letter to buy flood within 45 days; force placed flood and charge the borrower; can we bill back to the lapse date; mid loan we learned the house was remapped into the flood zone; lender placed flood timing; cost of flood premium we bought, charge it from day one
760.7(b)(1) | borrower already had flood insurance, we double charged; member sent proof of coverage, give back the premium; how many days to refund lender placed flood; cancel our forced flood policy after proof; she paid twice for flood insurance
760.7(b)(1)(ii) | refund for the overlap time of two flood policies; what part of the forced flood premium do we return; premiums and fees while both policies were in force
760.7(b)(2) | is a dec page enough proof of flood insurance; what evidence must we accept from the borrower for flood; declarations page with policy number and agent; can we demand the whole policy; binder or dec page for flood
760.8(a) | charge for a flood cert; may we make the borrower pay for the flood determination; life of loan flood monitoring fee; reasonable flood zone check cost
760.8(b) | when may the member be billed for a flood determination; flood cert fee to the borrower allowed in which cases; pass the zone check charge on
760.8(b)(1) | member asked for the loan, charge him for the flood cert; borrower starts a refinance, flood check fee
760.8(b)(2) | fema changed the map, charge borrower for a new determination; remapping and flood check fee
760.8(b)(4) | flood check that led to force placement, can we charge it; determination fee because we bought coverage for the borrower
760.8(c) | we sell the loan, buyer pays for the flood determination; charge the investor for the flood cert; fee to purchaser on transfer
760.9(a) | tell the borrower that the house is in a flood zone; who gets the flood notice, borrower and servicer; is the flood letter needed when insurance is not available in that town; nonparticipating community, still send a notice; renewal of the loan, send another flood letter; skip the flood notice because the borrower has a policy already
760.9(b)(1) | warning that the house is in a special flood hazard area; first line of the flood letter
760.9(b)(3) | flood letter says where to buy the nfip policy; nfip coverage available statement
760.9(b)(4) | flood letter mentions private insurers too; same level of coverage from a private company statement
760.9(b)(5) | notice tells the borrower to compare flood policies; encourage shopping for flood insurance in the letter
760.9(b)(6) | will disaster money help after a flood, statement in the notice; federal relief line in the flood letter
760.9(c) | how many days before closing must the flood letter go out; ten days flood notice; flood notice given at the closing table, too late; when does the servicer get its copy; reasonable time before the deal is done; found the flood zone the day before closing
760.9(d) | proof that the borrower got the flood letter; how long do we keep the signed flood acknowledgment; borrower won't sign the flood notice; certified mail receipt of the flood notice; file must show receipt by servicer
760.9(e) | seller or landlord already gave the flood notice, written assurance; co-op or lease, someone else gives the flood letter; rely on the seller for the flood warning
760.9(f) | model flood notice in the appendix; is there a sample form for the flood letter; safe harbor wording for the flood zone notice
760.10(a) | tell fema who services the loan; notify the insurance carrier of the servicer; who gets told about the servicer of a flood loan; loan sold, let the flood insurer know
760.10(b) | servicing moved, how many days to inform fema; new servicer and the flood policy, sixty days; mortgagee change to the flood carrier; electronic notice of servicing change for flood
`
