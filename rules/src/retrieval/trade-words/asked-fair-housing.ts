/** Everyday ways to ask for the fair housing rules and the statute. Written beside the text, not yet reviewed by a person. */
export const ASKED_FAIR_HOUSING_WORDS = `
24-100/100.7(a)(1)(ii) | my employee discriminated, am I liable; lender knew about a biased loan officer and did nothing; stop the conduct of staff quickly; manager ignored racist remarks of an agent
24-100/100.7(a)(1)(iii) | neighbor harasses a tenant, must the landlord act; third party's bias and the power to stop it; contractor insults residents; hoa ignores harassment by residents; duty to stop a third person's abuse
24-100/100.7(b) | responsible for an agent even if we did not know; company pays for what its loan officer did; broker's bias, our liability; didn't know about it, still on the hook
24-100/100.10(a)(1) | church home for members only; religious group prefers its own members for housing; may a religious society limit who lives there; religious home preference for its members; nuns' residence exemption
24-100/100.10(a)(2) | private club lodging only for members; lodge rooms for club members; club gives members preference for rooms; exempt private club housing
24-100/100.10(a)(3) | how many people may live in the apartment; occupancy limit set by the city; too many occupants rule; occupancy code and families; two persons per bedroom law
24-100/100.10(a)(4) | applicant convicted of selling drugs; drug dealing conviction, can we turn him down; convicted of making meth; meth maker refused; drug distribution conviction
24-100/100.10(c)(1) | owner sells his own house without a realtor; three houses or fewer exemption; private sale by owner and fair housing; owner without broker exempt; private individual selling his home
24-100/100.10(c)(2) | rents out rooms in the building where she lives; four units and owner lives there; mrs murphy exemption; landlord upstairs
24-100/100.60(b)(1) | seller ignored an offer because of the buyer's origin; offer not considered; turned down my offer since I am not white; offer refused for religion; seller won't consider families
24-100/100.60(b)(3) | higher rent for a certain group; different price because of religion; charged more than others for the same apartment; price changed after seeing the buyer; sales price higher for minorities
24-100/100.60(b)(4) | tougher credit check for some renters; extra income proof for foreigners; different application fee by race; stricter screening for some applicants; unequal tenant standards
24-100/100.60(b)(5) | evicted because of race or a guest's race; thrown out since my friends are black; tenant put out over nationality; eviction because of visitors; put out due to national origin
24-100/100.65(b)(1) | bigger security deposit for families; different down payment by national origin; lease terms not the same; lease or closing terms not equal; deposit depends on kids
24-100/100.65(b)(2) | landlord is slow with repairs for some tenants; maintenance delayed because of race; nobody fixes my apartment; no repairs for immigrants; repairs delayed by bias
24-100/100.65(b)(5) | landlord wants sexual favors; services cut off after she said no; landlord pressures a tenant for sex; sex for repairs; denied services after refusing sex
24-100/100.70(c)(1) | agent steers buyers away from a neighborhood; you would not like it here; talked me out of seeing the house; shows homes only in certain areas
24-100/100.70(c)(3) | told a buyer he would not feel comfortable with the neighbors; people like you live over there; not your kind of neighborhood; realtor says you will not fit in; neighbors will not like you
24-100/100.70(c)(4) | families with kids only on the ground floor; puts tenants of one group in one building; assigned to a section; assigned a floor by race; kids kept in one building
24-100/100.70(d)(1) | fired for refusing to discriminate; agent punished since she would not go along; employee retaliation in housing; broker fires agent who refused to steer; punished for fairness
24-100/100.70(d)(4) | homeowner's insurance refused because of neighborhood race; hazard insurance denied by ethnicity; city services worse in a minority area; property insurance denied by area; insurer treats homes differently by race
24-100/100.75(b) | does the ad rule cover flyers and spoken words; what is a housing ad or notice; signs and billboards; are banners and applications ads; oral statement by an agent
24-100/100.75(c)(1) | adults only or christian home in an ad; words or photos that keep people away; no kids in the listing; only white people in the pictures
24-100/100.75(c)(3) | advertise only where certain people see it; facebook ad aimed away from minorities; ad placement that leaves out a group; media chosen to exclude; targeting of housing ads
24-100/100.80(b)(1) | told it was already rented but it was not; apartment gone when I came in person; said sold because of my accent; said it's gone, yet still for rent; false no vacancy
24-100/100.80(b)(3) | deed covenant against some race; old racial covenant enforced; restriction in the deed about who may buy; racist covenant in my deed; lease clause that bars a group
24-100/100.80(b)(5) | lied to a tester about an apartment; false availability told to a secret shopper; testers and fair housing; tester got false facts; untrue availability for a checker
24-100/100.85(c)(1) | realtor says the neighborhood is changing, sell now; letters urging to sell since minorities move in; panic peddling; scare tactics to get listings; sell before they move in
24-100/100.90(a) | kept out of the mls; realtor board refuses a member because of race; access to the multiple listing service; realtors association membership denied; unequal mls terms
24-100/100.115(a) | which loans come under fair housing; home repair loan, heloc, or refinance covered; does fair housing apply to buying mortgages; loan secured by a house for any purpose
24-100/100.115(b) | are appraisals and brokers under fair lending for homes; appraiser covered by fair housing; selling houses covered; do fair lending rules reach realtors; appraisal of a home covered
24-100/100.120(a) | lender turns down a mortgage because of children; refuse a home loan because of handicap; bank won't lend to immigrants; denied a home loan because she is pregnant; mortgage refused over religion; told me no loan because I have kids; bank refused mortgage to a disabled man
24-100/100.120(b)(1) | gave white callers more loan facts; loan officer did not tell her about programs; wrong information to a minority applicant; fails to mention the down payment help
24-100/100.120(b)(2) | higher denial rate for one race; discourages people from applying for a mortgage; redlining complaint; loan officer talked him out of applying
24-100/100.120(b)(4) | loan officer harasses a woman applicant; insulted because of her faith while asking for a loan; harassment that affects getting a loan; officer makes ethnic slurs to borrower; sexual remarks to a mortgage applicant
24-100/100.125(b)(1) | investor won't buy loans from certain zip codes; buys mortgages only from white areas; secondary market redlining; secondary buyer avoids minority neighborhoods; purchase loans only in some areas
24-100/100.125(b)(2) | package loans apart because of borrowers' race; pool mortgages differently; securitize by neighborhood ethnicity; separate pool for minority loans; packaging loans by ethnicity
24-100/100.125(c) | may an investor turn down weak loans for business reasons; business necessity in buying loans; credit risk reasons for refusing to buy loans; lawful reasons of a loan purchaser
24-100/100.130(b)(1) | stricter underwriting for some; extra documents only from hispanics; different credit standards on home loans; holds her to a tougher debt ratio
24-100/100.130(b)(2) | charges minorities a higher mortgage rate; fixes the loan amount by area; pushed into a subprime loan; costlier loan because of national origin; same credit but worse rate; they charged me more because I'm latina; worse terms for a muslim borrower
24-100/100.130(b)(3) | servicing loans differently by race; slower loan modification for black borrowers; collection harder on some groups; discrimination in loss mitigation
24-100/100.135(a) | appraiser undervalued because the owner is black; low value in a minority area; biased home appraisal; took down family photos and the value rose; house valued low since we are black; second appraisal higher after a white friend posed
24-100/100.135(c) | what may an appraiser look at; appraiser considers condition and size, fine; appraiser weighs lot and repairs; factors other than race allowed
24-100/100.135(d)(1) | bank used an appraisal it should have known was biased; relied on a racially tainted value; review found the report mentions ethnicity, use it?; reviewer missed a biased appraisal; using a tainted value for a loan
24-100/100.140(a) | is a fair lending self test secret; privilege for a voluntary test of home lending; mystery shop results kept from regulators; are our self test results protected; voluntary testing privilege
24-100/100.141 "Self-test" | what counts as a self test under fair housing; mystery shopping by the lender; file review is not a self test; is hmda analysis a self test; matched pair testing by us
24-100/100.142(a) | which self test papers are protected; report and analysis of shoppers privileged; drafts and work papers of the test protected; what the privilege covers
24-100/100.142(b) | loan files are not protected by self test privilege; what part of a test can the government get; fact that a test was done; can the examiner ask whether we tested; underwriting files not privileged
24-100/100.143(a) | fix what the self test found; corrective action needed for the privilege; more likely than not a violation; keep privilege by fixing; remedy likely violations
24-100/100.143(d) | how do we correct a fair lending problem; offer credit to people wrongly denied; train and discipline staff; change the policy
24-100/100.145(a) | how do we lose the self test privilege; showed the test report to the public; used the results as defense; privilege gone after showing it; cannot produce test records
24-100/100.201(b) | what are major life activities; walking, seeing, working; daily activities that define disability; hearing and breathing as activities
24-100/100.202(a) | refused to rent because of wheelchair; sell only to healthy people; son has a disability, landlord says no; hiv positive renter denied
24-100/100.202(c) | can I ask about her illness; question about disability on the application; how bad is your condition; may a landlord ask for medical records
24-100/100.202(d) | tenant is dangerous, must I rent to him; direct threat to others; damage to property by tenant; tenant who threatens people; harm to others exception
24-100/100.203(a) | may the renter put in a ramp; grab bars at tenant's cost; landlord refuses a wheelchair ramp; widen a door, who pays; restore it when leaving
24-100/100.203(b) | landlord wants plans and permits for the changes; describe the work before the ramp; permit and workmanlike promise; landlord's conditions for a ramp
24-100/100.204(a) | emotional support dog in no pets house; reserved parking for a disabled tenant; bend the rules for a handicap; pet fee for a service animal; exception to policy for a disabled person; therapy cat in a no pet building; closer parking spot for my wheelchair
24-100/100.205(a) | new apartment buildings need an accessible entrance; built after march 1991; which buildings need to be accessible; accessible route to new buildings; terrain exception for entrances
24-100/100.205(c) | wide doors and reachable switches in new apartments; features for wheelchairs; reinforced bathroom walls; grab bar walls and kitchens; thermostat height for wheelchairs
24-100/100.303(a) | community for people 62 and older may refuse kids; all residents 62 plus; seniors only building; seniors 62 housing exempt from kids rule; staff under 62 living there
24-100/100.304(a) | 55 plus community, no children allowed; may a condo turn away families; retirement community exemption; mobile home park for 55 plus; older persons exemption
24-100/100.305(a) | eighty percent of units with someone 55; how many seniors are needed for 55 plus; share of older residents; how many younger people may live in 55 plus; occupancy share by seniors
24-100/100.306(a) | show that it is a 55 plus place, policies; written rules of the senior community; intent to be housing for older persons; advertising and rules of a senior community; prove intent for 55 housing
24-100/100.307(a) | prove the ages in the 55 community after a complaint; surveys and affidavits of senior residents; proof that the housing is for older people; affidavits about ages; verify occupancy of a senior park
24-100/100.307(c) | survey of residents' ages every two years; how often does the senior community check ages; update the age list of the 55 plus park; update ages how often; biennial age survey
24-100/100.307(d) | which papers prove a resident's age; drivers license or passport for the 55 community; signed statement of age in the lease; birth certificate or license as age proof; documents for age
24-100/100.308(a) | relied in good faith on the senior exemption; not liable for money if believed to be exempt; thought it was senior housing; damages defense for a realtor
24-100/100.400(b) | interference with fair housing rights; coercion, threats, bullying over housing; intimidated out of using my housing rights; may someone scare a buyer away
24-100/100.400(c)(2) | threatened for having friends of another race; neighbors burn a cross or harass a family; bother visitors because of their race; tenant attacked over religion
24-100/100.400(c)(3) | fired for helping a minority buyer get a loan; employer threatens staff who help applicants; loan officer lost her job since she assisted a black family; adverse action on an employee who helped minorities; threatened with dismissal for assistance
24-100/100.400(c)(5) | retaliation for filing a fair housing complaint; punished because I complained to hud; evicted after testifying in a housing case; revenge for a discrimination complaint
24-100/100.400(c)(6) | told the management of bias and was punished; reported the landlord and got retaliation; no revenge for reporting discrimination; told hud or landlord about bias, then harmed; reported and punished
24-100/100.500(a) | neutral policy that hurts one group more; disparate impact of a lending rule; unintended discrimination in housing; statistics show policy excludes minorities; effects test in lending
24-100/100.600(a)(1) | quid pro quo harassment by a landlord or lender; loan in exchange for a favor; give me a date and you get the apartment; landlord asks for dates; unwelcome demand tied to a loan
24-100/100.600(a)(2) | hostile environment in housing; repeated racist remarks by the manager; severe or pervasive harassment; constant slurs by a neighbor or manager; environment so hostile
24-110/110.10(a)(1) | realtor's office must hang the fair housing poster; broker sells a single home, where is the poster; poster in the broker's office; agent sells one house, poster where
24-110/110.10(a)(2)(ii) | poster at the apartment building or model home; builder puts up the equal housing sign; poster at the dwelling; new subdivision poster; poster at model homes
24-110/110.10(b)(1) | vacant land, poster not needed; lot for sale and fair housing poster; no poster on an empty lot; land only sale
24-110/110.10(c) | does a bank need the fair housing poster; hang the equal housing sign where we make home loans; poster in each mortgage branch; do loan production offices need it
24-110/110.15 introductory text | where on the wall does the fair housing poster go; poster behind the door, okay; customers must be able to see it; poster must be easy to see; where to mount the sign
24-110/110.20 introductory text | where can we get the fair housing poster; may we print the poster ourselves; free poster from hud; order posters from hud; photocopy of the poster okay
24-110/110.25(a) | size of the equal housing poster; eleven by fourteen inches; words on the fair housing poster; small sign okay
24-110/110.25(b) | equal housing lender poster of the fdic in place of the hud one; bank regulator's poster instead; may our regulator's lobby poster replace hud's; substitute poster waiver
24-110/110.30 introductory text | we forgot the poster, what happens; missing fair housing poster as evidence; fine for no poster; no poster on the wall, proof of bias; complaint after missing poster
usc-42/3602(b) | is vacant land a dwelling under the housing act; trailer lot or condo as a dwelling; what is a dwelling; does a mobile home lot count; building meant for families
usc-42/3602(h) | is alcoholism a disability in the housing act; drug addict now using, protected; regarded as disabled; meaning of handicap
usc-42/3602(i) | who may complain under the fair housing act; person about to be hurt by bias; aggrieved tester; who is an injured person; can a tester complain
usc-42/3602(k) | expecting a baby, protected by fair housing; adopting or getting custody; foster mother with kids; families with children under 18; woman on maternity leave applies for a mortgage; having a baby and applying; custody of grandkids; pregnant borrower protected
usc-42/3603(b)(1) | owner of three houses selling himself; for sale by owner exemption in the act; sells without a broker and no biased ad; owner with few houses exempt by statute; sale by owner law
usc-42/3603(b)(2) | owner lives in the fourplex; boarding house exemption in the statute; small building with owner; room rental in own house by law; four family building with owner
usc-42/3604(a) | refuse to sell or rent to someone because of race, act; deny a house because of religion or kids; make housing unavailable; won't rent because of color, statute; refuse after a good offer
usc-42/3604(b) | worse lease terms because of sex or color; services in the building not the same; unequal rent terms, statute; different privileges because of origin
usc-42/3604(c) | ad that says no children; statement of preference by race; newspaper printed a biased housing ad; biased listing wording in law; limitation stated in an ad
usc-42/3604(d) | said no vacancy to a black couple; lied that the house was taken; false no longer available by law; untrue about inspection
usc-42/3604(e) | scare owners into selling as minorities move in; blockbusting for profit; panic selling statute; profit from fear of newcomers
usc-42/3604(f)(1) | won't sell to a handicapped buyer; denied because my child is disabled; disabled renter refused by law; associated with a disabled person
usc-42/3604(f)(3)(A) | tenant pays for own ramp, statute; reasonable modification refused; grab bars at own expense, act; modification in law
usc-42/3604(f)(3)(B) | rule exception for a disabled tenant, statute; guide dog despite no pets policy; accommodation duty in law; exception to a no pet rule
usc-42/3604(f)(9) | dangerous tenant need not be accepted; threat to safety of others; threat exception in law; substantial damage to others' property
usc-42/3605(a) | home lender biased because of race or disability, statute; bank treats families worse on a mortgage; discrimination in home equity loans; mortgage bias law; terms of a home loan differ by religion; denied a home loan for being pregnant, law; bank bias on refinance
usc-42/3605(b)(1) | which home loans the act covers; repair loan, purchase, second mortgage; buying mortgages covered by the act; construction loan covered by the act; loans secured by homes in law
usc-42/3605(b)(2) | are appraisals in the fair housing act; brokers and appraisers covered by statute; brokering homes in the act; appraising covered by law
usc-42/3605(c) | appraiser may look at anything but race; appraisal exemption; appraisers' exemption in act; appraisal may consider other factors
usc-42/3606 introductory text | realtor shut out of the listing service; brokers' group discriminates; multiple listing denied by race; brokerage group access law
`
