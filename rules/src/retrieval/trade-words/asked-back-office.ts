/** What the back office asks on data, licenses, leases, and small loans, in whole questions. */
export const ASKED_BACK_OFFICE_WORDS = `
1003.2(f) | do we report a loan on a houseboat; is a trailer a dwelling for hmda; second homes and rentals counted as dwellings; condo unit or co-op on the register
1003.2(g)(1)(v)(A) | we closed 22 mortgages last year, do we have to file hmda; how many closed loans make a bank report; loan volume for two straight years; below twenty five mortgages in one year
1003.2(g)(1)(v)(B) | our credit union opened 150 home equity lines, file or not; how many helocs before hmda; line volume for two years; under two hundred lines in a year
1003.2(i) | loan to add a deck, what purpose; new roof money secured by the home; remodel loan without a lien is not on the register; does a pool loan count
1003.2(p) | new mortgage pays off our old one, same people, what is it; is a renewal of a balloon note a refi; changed terms without a new note; paying off another bank's house loan
1003.3(c)(2) | raw land purchase, do we put it on the register; buying a lot with no building; field without a home; vacant parcel mortgage
1003.3(c)(3) | nine month builder note, lar or not; swing loan until the old house sells; interim money replaced by a mortgage; short construction note
1003.3(c)(9) | cattle rancher borrows on his farm with house, lar; crop loan secured by the homestead; farm purpose and hmda; ag loan with dwelling
1003.3(d)(2) | our bank made 310 mortgages, can we skip fields; short list of data for small closed-end filers; who may leave out the extra columns; relief for under five hundred mortgages
1003.3(d)(3) | we opened 350 lines, can we skip fields for them; shorter register for home equity lines; partial relief open-end; fewer than five hundred helocs
1003.4(a)(3) | is paying off a credit card with a house loan other purpose; which code for cash out; buy plus repair purpose; purpose column by rule
1003.4(a)(8)(i) | customer vanished after we approved him, which code; file shut because papers never came; he changed his mind before decision; result column on the register
1003.4(a)(10)(iii) | do we report income of a person who works here; whose pay is on the register; no income used in a streamline; gross yearly earnings column
1003.4(a)(12)(i) | how do we figure the gap between apr and market rate; spread from the average offer rate; lock day comparison; pricing column by rule
1003.4(b)(1) | applicant by mail left ethnicity empty; sat across from me and skipped race; zoom meeting demographic rule; may the officer guess
1003.5(a)(1)(ii) | giant lender, file each quarter; sixty thousand loans a year; when are quarterly registers sent; volume that triggers quarterly filing
1003.5(c)(1) | reporter wants to see our loan register; walk in asks for modified lar; hand a notice that data are online; who may view our hmda data
1003.6(b)(2) | vendor gave a bad geocode; tract number wrong, cited or not; wrong census tract by accident; location mistake defense
1002.105(b) | we made 90 loans to shops last year, are we in 1071; how many small firm loans make us covered; hundred loans in two straight years; do small lenders collect business data
1002.106(b)(1) | borrower sells six million a year, small or not; which companies count as small for data; sales ceiling for the business data rule; revenue cutoff five million
1002.103(b)(1) | line renewed at the same amount, collect or not; rollover of a business note; more money asked at renewal; extension of a shop's loan
1002.107(a)(18) | do I ask a company if women own it; minority owned checkbox; owner will not say; ownership status box
1002.107(a)(19) | may I guess an owner's ethnicity; race of the 25 percent owners; collect sex of partners; owners decline to state
1002.107(c)(1) | can a lender tell the shop owner to leave it blank; push people not to answer; design of the data form; encourage answers by rule
1002.108(b) | keep the credit analyst away from owner race; who must not see the survey; wall between decision and demographics; lender saw the form
1002.109(a)(1)(i) | what day is business lending data sent; june deadline by rule; last year's shop loans register; yearly submission of business applications
1002.111(a) | how many years do we save business lending data; three years for the register; toss 1071 proof; hold the submitted file
1007.101(c)(2)(iii) | can we rotate tellers so nobody hits six loans; spreading mortgages to avoid nmls; trick to stay exempt; split work to dodge registration
1007.102 "Mortgage loan originator" (2)(i)(A) | loan processor only gathers papers, nmls or not; assistant to the lender; support desk and registration; clerk who schedules appraisals
1007.103(a)(2)(ii) | can a new hire start writing mortgages before the number comes; originate while pending; unregistered employee took an application; wait for the registry
1007.103(d)(1)(iii) | theft conviction twenty years ago, must the officer tell; criminal history questions for mlos; which crimes go in the registry; dishonesty offense by rule
1007.103(e)(2)(ii) | mortgage officer quit friday, what do we file; tell the registry within a month; end of employment notice; date she left
1007.104(f) | who tests our mlo program each year; annual audit of registration; inside auditor okay; yearly independent check
1007.105(a) | where do we show loan officer numbers; list of ids on our site; sign in the branch with nmls numbers; make identifiers public
1008.103(e)(5) | does our bank's lender need a state license also; federal registrant and states; moved from broker to bank; covered institution employee exempt
1008.105(b) | felon wants to be a mortgage broker; drug felony nine years ago; embezzlement bars forever; seven year look back
1008.105(d) | how many class hours before a license; twenty hour course; ethics and federal law hours; education to become an originator
1008.105(e)(2) | failed the mortgage exam twice, when again; wait thirty days; three failures then half a year; retest rule by rule
1008.107(a)(2) | yearly class hours for licensed originators; eight hours ce; continuing courses by rule; renewal education by rule
1013.2(e)(1) | is a five month furniture lease covered; three month rental out; leasing a car for family use; lease above the dollar cap
1013.3(a)(3) | when does the dealer hand over lease terms; papers before the customer signs; lease figures ahead of signing; late lease disclosure
1013.4(b) | how is the money due at signing shown; first payment, fees, trade-in breakdown; cash to drive off; up front amount
1013.4(g)(1) | customer wants out of the car lease; what is owed on ending early; formula for early termination; turn in before the end
1013.4(h)(3) | charge for too many miles; excess wear warning text; mileage notice in lease; scratches and bald tires notice
1013.4(i)(1) | can I buy the car when the lease is up; price at lease end; option to purchase; buyout at the finish
1013.4(l) | lessee thinks our value is too low; get own appraiser; binding third party value; contest end value
1013.5(c) | friend takes over my lease; lease transfer papers; someone assumes the car; new disclosures on a takeover
1013.5(d) | skip two lease payments, new papers; six month extension without papers; lower payment change; swap for equal car
1013.7(d)(1) | ad says lease for 199; zero due at signing ad; words that trigger lease disclosures; which lease ad lines need more
1013.7(d)(2) | what else goes in a car lease ad; list payments, deposit, total due; say that it is a lease; end charge statement
1013.8 introductory text | how long do we save lease files; two years for lease proof; shred old car leases; keep leasing records
1041.3(b)(3) | 40 percent installment loan with autopay; over thirty six and we can debit; high cost longer loan; covered by access to account
1041.3(e)(1) | is our 500 dollar small loan exempt; pal look alike terms; six month loan at ncua fees; conditions of a small alternative loan
1041.3(f)(1) | we make a handful of small loans, exempt; at most 2500 covered loans; occasional lender by rule; volume cap by rule
1041.8(c)(2)(i) | consent after two bounced pulls must say what; date and amount of each later debit; new permission terms; details in reauthorization
1041.8(d) | borrower says take it today; one time pull he asked for; same day payment request; allowed debit after two fails
1041.9(c)(2) | how soon is the two strikes notice sent; three business days; after second bounce letter; timing of rights notice
1041.12(b) | how long are small loan payment logs kept; three years after loan closes; payday record term; hold debit history
`
