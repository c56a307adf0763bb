/** How people ask for what the comments say on equal credit, in their own words. */
export const ASKED_EQUAL_CREDIT_COMMENT_WORDS = `
1002/comment 2(c)(1)(i)-1 | we would not renew his business loan, adverse action; refusal to refinance or extend the term; balloon came due and we said no; turned down an extension request
1002/comment 2(c)(1)(ii)-1 | card holder moved out of our area and we closed it; moved away, terminate the account, notice; out of territory customer; left the service area
1002/comment 2(c)(1)(ii)-2 | closed all small credit lines; cut off accounts with low limits; ended cards under 400 dollars; low limit accounts terminated, is it adverse
1002/comment 2(c)(2)(ii)-1 | due on sale called, adverse action letter; owner sold the house without asking and we accelerated; calling the loan after a transfer; due-on-sale clause and denial notice
1002/comment 2(c)(2)(ii)-2 | closed the account of a late payer long after; cured delinquency and then we cut him; currently in default when terminated; past late payments, was account current
1002/comment 2(c)(2)(v)-1 | wanted a longer term than we have; asked for no down payment, not offered; we do not make that term versus type of loan; terms unavailable is a denial
1002/comment 2(e)-1 | buyer asks to take over the loan, refuse; assumption applicant is an applicant; reject an assumption; mortgagee turned down the purchaser
1002/comment 2(f)-1 | we decide what our application asks; own process for applications; what information may we require of applicants; latitude on application form
1002/comment 2(f)-2 | we say written only but take phone requests; actual practice counts as procedure; unwritten habits of loan officers; policy versus what staff does
1002/comment 2(f)-3 | told the caller she would not qualify, is it an application; prequal turned into a denial; loan officer said no on the phone; evaluated information and declined an inquiry
1002/comment 2(f)-4 | just explained loan terms, not an application; caller asked rates and said her income; examples of inquiries only; loan officer gave general criteria
1002/comment 2(f)-5 | examples of an application; preapproval with written commitment is an application; oral turn down after a question; asked to be preapproved
1002/comment 2(f)-6 | follow up for missing third party papers; when is an application complete, diligence; chase the appraisal or title; reasonable diligence to finish the file
1002/comment 2(j)-1 | paying later without interest is credit too; reg b is wider than truth in lending; any right to defer a payment; is a lease or a doctor bill credit
1002/comment 2(l)-1 | purchaser of the paper decides with the dealer, creditor or not; assignee influences the decision; investor sets terms; potential buyer of loans participates
1002/comment 2(l)-2 | realtor or builder that sends buyers to lenders; car salesman that only refers; persons who refer applicants, which rules; home improvement contractor referral
1002/comment 2(p)-2 | when must we retest a score model; no fixed interval for revalidation; scorecard aging, check it often enough; how do I know when to revalidate
1002/comment 2(z)-1 | refused because of the race of his friends or tenants; discrimination on account of associates; neighbors' religion in lending; people connected to the applicant
1002/comment 2(z)-2 | came from another country, deny; country of birth refusal; may we look at visa instead of origin; embassy worker or diplomat immune
1002/comment 2(z)-3 | is unemployment or food stamps public assistance; social security and section 8 count; mortgage supplement programs; list of public assistance income
1002/comment 4(a)-1 | fair lending covers every dealing; loan servicing and collection treatment; from first call to payoff; applies to all stages
1002/comment 4(a)-2 | examples of disparate treatment; more help to one group of applicants; explain options only to some customers; comparative evidence of bias; requiring more documents of some
1002/comment 4(b)-1.i | told a retiree not to bother applying; you are retired so do not apply; discourage an older person; said no because he is on pension
1002/comment 4(b)-1.ii | ad models of one race only; pictures and words that show a preference; exclusive sounding advertising; no minorities in the brochure
1002/comment 4(b)-1.iii | interview script that scares off women; phone script discourages; canned questions that turn people away; prepared talk with bias
1002/comment 4(b)-2 | may we advertise to minorities; outreach to groups that do not usually apply; marketing to women owned firms; targeted encouragement allowed
1002/comment 4(c)-2 | phone mortgage application written down by us; record the caller's answers on paper; telephone home loan application allowed; officer fills in the form
1002/comment 4(c)-3 | typed straight into the computer is written; online form counts as a written application; data entry as application; no paper form used
1002/comment 5(d)(1)-1 | asking for liens or dependents reveals marriage; title question shows spouse; indirect way to learn marital status; obligations to pay alimony asked
1002/comment 5(d)(2)-2 | what is your other income question; general income source question needs warning; income box without alimony note; may lead to telling support
1002/comment 5(d)(2)-3 | ask only salary and wages; specific income question needs no warning; alimony note not needed; list income from employment
1002/comment 6(b)(2)-1 | better rates for seniors; special offer for 62 and older; favor elderly applicants; over fifty club loan
1002/comment 6(b)(2)-3 | loan term runs past his life expectancy; age and collateral value in manual underwriting; retirement soon and long term; examples of age use by judgment
1002/comment 6(b)(2)-4 | reverse mortgage only for older people; age in hecm; may we ask age for a reverse; minimum age and life expectancy
1002/comment 6(b)(2)-6 | how long has she received welfare, will it go on; child nearly too old for benefits; residency rules for assistance; can we garnish public benefits
1002/comment 6(b)(5)-1 | look at each person's part time income; no blanket rule against alimony income; evaluate reliability individually; standard cut on pension income
1002/comment 6(b)(5)-2 | will child support keep coming; court order and length of payments; proof that he pays support regularly; creditworthiness of the payer
1002/comment 6(b)(5)-3 | separate payments by income type in a score; may we ask how long at the part time job; discount income by real reliability; treat self employed income
1002/comment 6(b)(6)-1 | only accept certain credit references; ignore finance company accounts; restrict kind of history for everyone; count references same for all
1002/comment 6(b)(7)-1 | may leave the country before paying; ties to the community and visa; noncitizen and repayment; immigration status bearing on our rights
1002/comment 6(b)(7)-2 | deny because not a citizen; citizenship as a reason; noncitizen refused by law; not us citizen and discrimination
1002/comment 7(a)-1 | require the authorized user to sign; individual card with user on it; user promises to pay; signature of spouse as user
1002/comment 7(a)-2 | authorized user must be the spouse; who may be the extra user; may not limit to husband; restrict user choice
1002/comment 7(a)-3 | checking account owners sign the overdraft line; joint deposit account with credit line; all owners liable on overdraft; nonsigner on account with a line
1002/comment 7(b)-1 | pick one name for the joint bill; single name for account; statement in one name; joint applicants choose name
1002/comment 7(c)(1)-1 | divorce and closing the account, what evidence; husband died and she still pays; marital change without proof of inability; ends only with evidence
1002/comment 7(c)(1)-2 | yearly update forms from customers; may not ask update only because he retired; periodic new information; use retirement as trigger
1002/comment 7(d)(1)-1 | policy that everyone has a cosigner; demand a cosigner of a creditworthy person; all applicants bring another signer; no need for a second name
1002/comment 7(d)(1)-2 | who is a joint applicant; applies at the same time for shared credit; signature on note makes joint; not added later
1002/comment 7(d)(1)-3 | how do we show intent to apply jointly; initials on the application for joint credit; joint financial statement is not enough; we intend to apply for joint credit box; proof of joint intent
1002/comment 7(d)(2)-2 | opinion which papers the wife must sign; reasonable belief by state law review; lawyer checked the signature need; form list of signatures
1002/comment 7(d)(4)-1 | both spouses sign the mortgage by state law; homestead rights waiver; dower signature on real estate; create a valid lien
1002/comment 7(d)(4)-2 | spouse signs security agreement only; why not the note; usually just the lien paper; reasonable belief for note signature
1002/comment 7(d)(4)-3 | note and mortgage in one form; combined note and security agreement; wife signs but not liable notation; integrated instrument signature
1002/comment 7(d)(5)-1 | require that cosigner live nearby or meet standards; qualifications of guarantors; may we insist on a local cosigner; spouse as cosigner not required
1002/comment 7(d)(5)-2 | uses her husband's income for her loan, may he sign; relying on another's earnings; spouse income in non community state; signature of the one with income
1002/comment 7(d)(5)-3 | loan renewal, drop the guarantor; cosigner still needed at renewal; reevaluate guaranty in lending; release additional party
1002/comment 7(d)(6)-1 | personal guarantee of owners allowed; officers of a small corporation guarantee; closely held company guarantors; partners and shareholders sign
1002/comment 7(d)(6)-2 | may not require wives of guarantors; spouse of the owner signs the guaranty automatically; all owners' spouses; married officers only
1002/comment 7(e)-2 | ask age and sex for credit insurance; marital status for insurance only; insurance questions at loan desk; use of insurance data
1002/comment 9(a)(1)-1 | when does the thirty day clock begin; all information obtained; application complete date; waiting for credit report
1002/comment 9(a)(1)-2 | must approval be written; giving the card or money is the notice; implied approval in lending; notify by funding
1002/comment 9(a)(1)-3 | deny for incomplete information, reason; missing data letter as denial; option to close as incomplete; cannot decide without papers
1002/comment 9(a)(1)-4 | enough data to refuse though file incomplete; denied for credit while missing items; other reasons than incompleteness; must use real reason
1002/comment 9(a)(1)-5 | how long must a counteroffer stay open; hold the offer ten days; counter expires in lending; length of time for counter
1002/comment 9(a)(1)-6 | one letter with counter and denial; combined counteroffer notice, no second letter; counter with reasons included; single form saves notice
1002/comment 9(a)(1)-7 | phone applicant refused, need the address; caller hung up and no name; turned down by telephone, ask where to mail; no address for notice
1002/comment 9(a)(3)-1 | which business notice rule, trust their sales figure; revenue size claim; new business without revenue; rely on applicant's word
1002/comment 9(a)(3)-2 | what is trade credit; supplier finances its own equipment sale; buyer and seller financing; is a bank loan to buy equipment trade credit
1002/comment 9(a)(3)-3 | factoring receivables and adverse action; purchase of invoices; is factoring credit; advance with factoring
1002/comment 9(a)(3)-5 | reasonable time for business notice; thirty days ok for large companies; timing of commercial denial; within same time as consumers
1002/comment 9(b)(2)-1 | how many reasons, not more than four; number of denial reasons; list too many reasons; one reason only
1002/comment 9(b)(2)-2 | reasons must be the ones really used; adverse action reason not on the sample form; pick the closest box; actual factors in lending
1002/comment 9(b)(2)-3 | need we explain why a factor hurt; length of residence in place of too short; how to word a reason; detail of reasons
1002/comment 9(b)(2)-4 | score based denial reasons; factors with points lost; low credit score as a reason; may we say score too low
1002/comment 9(b)(2)-5 | ways to pick score reasons; furthest below average method; choose key factors; method for selecting reasons
1002/comment 9(b)(2)-6 | underwriter's reasons must be real; judgmental denial in lending; factor reviewed must be told; manual decline reasons
1002/comment 9(b)(2)-8 | automatic turn down for bankruptcy; knock out rule reason; policy denial in lending; instant decline cause
1002/comment 9(b)(2)-9 | fcra and ecoa in one denial form; score disclosure and reasons both; credit report as the source is not a reason; combined adverse action form; key factors versus reasons
1002/comment 9(c)(1)-1 | preapproval request missing papers; no incompleteness notice for preapprovals; noi and preapproval; home preapproval unfinished
1002/comment 9(c)(2)-1 | papers came after the date; late documents, new application; reapply after noi; time ran out then sent
1002/comment 9(g)-1 | who gives the notice when dealer shops; one lender or dealer sends; creditor not named must be listed; broker sends denial
1002/comment 9(g)-3 | third party failed to send, are we liable; broker's mistake in lending; timely information to the dealer; no liability with procedures
1002/comment 10(a)-2 | spouse wants reporting in both names, liable then; change designation does not change debt; report for wife only; liability of spouse
1002/comment 12(b)-1 | scan the application, throw out paper; copies for retention; microfiche or electronic; original needed in lending
1002/comment 12(b)(3)-1 | withdrawn file, from when 25 months; brokered applications retention; applicant gave up; start of retention
1002/comment 13(a)-2 | rental or vacation home, no monitoring; principal residence only questions; borrower will live there; ask race for second home
1002/comment 13(a)-3 | construction loan, ask race or not; temporary loan monitoring; construction to permanent questions; bridge loan demographics
1002/comment 13(a)-5 | home equity or improvement loan, no monitoring; second mortgage for college; not purchase or refinance; which loans skip race questions
1002/comment 13(a)-6 | is a renewal a refinancing for monitoring; same borrower new note; refi of business debt; ask race at refi
1002/comment 13(b)-3 | phone applicant, ask race how; mail form came back blank; telephone monitoring questions; internet application in lending
1002/comment 13(b)-4 | video call application, look at applicant; electronic without video; online is like mail; treat video as in person
1002/comment 13(b)-6 | wrote down race by mistake; noted sex on a loan not covered; inadvertent monitoring data; keep or erase
1002/comment 14(a)-1 | two applicants, appraisal to one; copy to primary applicant; both spouses need the report; single copy in lending
1002/comment 14(a)(1)-1 | business loan with first lien on a house, copy; appraisal rule covers commercial purpose; heloc first lien; loan denied or not
1002/comment 14(a)(1)-2 | renewal with a new appraisal, give copy; old appraisal at renewal; extension and valuation; modified loan value
1002/comment 14(a)(1)-3 | what counts as written valuation; bpo, avm, insurer's value; list of valuations; internal memo of value; what need not be sent
1002/comment 14(a)(1)-4 | provide means mailed or received; mailing three days before, assume receipt; timing of appraisal delivery; deemed received in lending
`
