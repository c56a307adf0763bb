/** How people ask for the rules of small business lending data, in their own words. */
export const ASKED_SMALL_BUSINESS_DATA_WORDS = `
1002.102(l) | what is an lgbtqi owned business; more than half owned by lgbt persons; gay owned firm definition for 1071; lgbtq ownership or control
1002.102(m) | what is a minority owned business; over 50 percent owned by a minority; hispanic or black owned firm in 1071; profits accrue to minority persons
1002.102(o) | who is a principal owner, 25 percent; trust owns the company, who counts; direct ownership of a quarter; owner with 20 percent, demographics or not
1002.102(s) | what is a woman owned business; more than half owned by women; female owned company definition; net profit to women
1002.103(a) | what is a covered business application; request for business credit made under our procedures; oral business loan request counts; 1071 reportable application
1002.103(b)(1) | renewal of a business line, report it; line renewal with an increase counts; extension of an existing note, no new money; reevaluation of a business account
1002.103(b)(2) | business owner asks about rates, reportable; prequal of a company; inquiry from a shop owner is not an application; just asking, 1071
1002.104(b)(1) | supplier lets a store pay later; trade credit excluded; vendor financing and 1071; net 30 terms
1002.104(b)(2) | rental house loan to an llc is on the hmda lar; avoid double reporting hmda and 1071; hmda reportable loan excluded from small business data; investor property loan, which report
1002.104(b)(3) | insurance premium finance; premium financing excluded from small business data; agency finances a policy; installments for insurance premiums
1002.104(b)(6) | incidental business credit excluded; no finance charge four installments for a company; deferred invoice for 1071; incidental credit and 1071
1002.105(a) | merchant cash advance company covered; who is a financial institution under 1071; online lender, cdfi, credit union; does a nonbank report small business loans
1002.105(b) | 100 small business loans in two years; loan count to be covered by 1071; bank with 80 business loans; how many originations make us report
1002.106(b)(1) | five million revenue or less; is this company small; gross revenue limit for small business; big firm excluded from 1071 data; revenue test last fiscal year
1002.106(b)(2) | five million threshold adjusted for inflation; every five years revenue limit; when does the size limit change; rounding of the revenue threshold
1002.107(a)(1) | unique id for a business application; lei plus letters; identifier for 1071; may the number contain a name
1002.107(a)(2) | application date for business loans; date received or on the form; which date for 1071; paper form date
1002.107(a)(3) | in person, phone, online, or mail; application method field; how did the owner apply; means of applying
1002.107(a)(4) | direct or through a broker; application recipient field; dealer or third party sent the business loan; submitted to us or an affiliate
1002.107(a)(5) | credit type field, guarantee, and term; loan or line product code; sba guarantee reported; months of the business loan
1002.107(a)(6) | purpose of business credit; working capital or equipment code; what is the money for, 1071; purchase of real estate purpose
1002.107(a)(7) | amount the business asked for; no amount requested; initial credit limit requested; counter amount is not this field
1002.107(a)(9) | originated, denied, withdrawn, incomplete for a business; action taken field 1071; approved but not accepted company; how do we code a withdrawn business loan
1002.107(a)(11) | why the business was denied; denial reasons 1071; principal reasons for refusal of a company; cash flow as denial reason
1002.107(a)(12) | pricing data for business loans; which rates and fees are reported; apr not reported, interest and charges; price information 1071
1002.107(a)(12)(v) | merchant cash advance cost; difference between amount advanced and repaid; factor rate reporting; sales based financing price
1002.107(a)(13) | census tract of the business; where the money is used or headquarters; geocode a company; which address for 1071
1002.107(a)(14) | revenue of the applicant; gross annual revenue last fiscal year; sales figure reported or estimated; startup revenue for 1071
1002.107(a)(15) | industry code of the business; three digit naics; what line of work; wrong naics from applicant
1002.107(a)(16) | how many workers; employees count for 1071; owners not counted as workers; part time and contractors counted
1002.107(a)(17) | how old is the company; time in business; years open for 1071; start up business field
1002.107(a)(18) | ask whether minority, women, or lgbt owned; ownership status question; may the owner refuse the status; tell them we cannot discriminate
1002.107(a)(19) | ask owners their race and sex; demographics of principal owners; may we guess an owner's race by looking; owner declines to answer; visual observation for business loans
1002.107(a)(20) | number of principal owners; how many people hold a quarter; no owner with 25 percent; count of owners
1002.107(b) | rely on what the applicant says; must we verify revenue; verified figure must be used; check the answers of the business
1002.107(c)(1) | do not discourage owners from answering; procedures to collect data; loan officer tells customer to skip it; reasonably designed to get answers
1002.107(c)(2)(i) | ask for data before the decision is told; when do we give the 1071 form; timing of demographic request; before final action notice
1002.107(c)(4) | few owners answer, problem or not; low response rate; compare response with peers; sign of discouragement
1002.107(d) | reuse answers from an earlier loan; same customer within 36 months; do we need to ask race again; revenue from the same calendar year reused
1002.108(b) | underwriter may not see demographic answers; firewall for 1071; decision maker looks at owner race; loan officer access to the form; hide status answers from credit staff
1002.108(c) | small bank cannot build a firewall; not feasible to limit access; loan officer must see the data; exception to the firewall
1002.108(d) | notice when underwriter can see answers; tell applicants staff may have access; no firewall disclosure; statement that we may not discriminate based on the answers
1002.109(a)(1)(i) | small business register due june 1; when is the 1071 filing; annual report of business applications; calendar year data deadline
1002.109(a)(1)(ii) | officer certifies 1071 data; sign for accuracy; who certifies the register; authorized representative with knowledge
1002.109(a)(3) | two lenders in one business loan, who reports; participation and 1071; last one with authority to set terms; several institutions on the same deal
1002.110(c) | statement on our website about 1071 data; tell the public data are at the bureau; notice of small business data; where can the public see it
1002.110(e)(1) | may we sell or share the owners' race data; disclosure of demographic answers; give 1071 data to a vendor or third party; prohibited sharing for 1071
1002.111(a) | keep the small business register three years; how long hold 1071 evidence; retention after submission; lar copy for business loans
1002.111(b) | keep demographic answers apart from the loan file; separate storage for 1071; store the race form away from the application; do not mix in credit file
1002.111(c) | no names or ssn in the register; personal information left out; identify individuals in 1071 record; private data of owners
1002.112(b) | honest mistake in 1071 data; bona fide error thresholds; wrong entry despite procedures; how many errors allowed in the sample
1002.112(c)(1) | application date off by three business days; date error safe harbor; business days tolerance for the date; wrong received date
1002.112(c)(2) | wrong tract from a geocoder; census tract safe harbor; ffiec or bureau tool gave bad tract; location error in 1071
1002.112(c)(3) | wrong industry code safe harbor; naics mistake for 1071; third party gave wrong naics; relied on applicant's code
1002.112(c)(4) | collected race and then it was not a small business; revenue turned out above five million; asked demographics by mistake, safe harbor; believed it was covered
1002.114(b)(1) | largest lenders start date; 2,500 loans tier one; when must the biggest banks begin 1071; first compliance date
1002.114(b)(2) | 500 loans tier two date; middle lenders begin collecting; second compliance date for 1071; when does a mid size bank start
1002.114(b)(3) | 100 loans tier three date; last group start; smaller covered lenders begin; third compliance date 1071
1002.114(c)(1) | start collecting early; collect demographics 12 months ahead; practice before the compliance date; may we ask before we must
`
