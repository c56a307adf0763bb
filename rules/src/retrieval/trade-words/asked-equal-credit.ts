/** How people ask for the rules of equal credit opportunity, in their own words. */
export const ASKED_EQUAL_CREDIT_WORDS = `
1002.2(c)(1)(i) | turned down for the amount asked; we offered less and she said no, is it adverse; counteroffer not accepted; approved at a higher rate than he wanted; is a declined loan adverse action
1002.2(c)(1)(ii) | we closed his credit line; cut the limit of one customer; raised the rate on a single account; unfavorable change for one borrower only; is freezing a card adverse action
1002.2(c)(1)(iii) | refused a credit line increase; asked for a higher limit and we said no; denied more credit; is no to a limit raise adverse
1002.2(c)(2)(i) | borrower agreed to the change of terms; customer expressly consented to new conditions; mutual change, adverse action or not; he signed a modification
1002.2(c)(2)(ii) | closed for inactivity, need a denial letter; account in default was cut off; late payer lost his line, notice; dormant card cancelled; delinquent borrower frozen, is it adverse
1002.2(c)(2)(iii) | card declined at the store; purchase refused at the register over the limit; point of sale decline, letter needed; terminal rejected the sale
1002.2(c)(2)(iv) | law forbids us to make the loan; underage applicant, legally prohibited; illegal to extend the credit; legal lending limit refusal, adverse or not
1002.2(c)(2)(v) | we do not offer that kind of loan; asked for a boat loan that we do not have; product not offered, send a denial; no such credit plan here; do not lend on mobile homes
1002.2(e) | is a guarantor an applicant; who is an applicant; cosigner rights under ecoa; does applicant include someone who may become liable; guarantors and the spousal signature rule
1002.2(f) | is it an inquiry or an application; when does a question become a credit request; prequalification and preapproval, application or not; customer asked for rates on the phone; what is a completed application; all the information we regularly get
1002.2(g) | what is business credit under reg b; farm loan is business credit; loan for commercial purpose, definition; which credit is for business
1002.2(l) | is a car dealer a creditor under ecoa; who is a creditor, referrers; assignee that takes part in the decision; broker that only refers applicants; indirect lender and dealership
1002.2(m) | what does credit transaction cover; collection and workouts under fair lending; servicing and fair treatment; every step from advertising to collection
1002.2(n) | what does discriminate mean; treating one customer worse than others; less favorable treatment definition; is worse service to a group discrimination
1002.2(o) | how old is elderly; senior age for ecoa; 62 or older; at what age is someone an elder for credit scoring
1002.2(p)(1) | what is a credit score system; empirically derived statistically sound model; requirements for our scoring model; validate the scorecard; is our custom scorecard allowed to use age
1002.2(p)(1)(iv) | how often revalidate a score model; periodically check the scorecard; model revalidation for lending; old scorecard never tested again
1002.2(t) | what is judgmental underwriting; manual underwriting by a loan officer; no score, human decision; subjective credit evaluation
1002.2(u) | what terms may we use for marital status; is divorced or widowed a choice on the form; unmarried includes single, divorced, widowed; domestic partners and marital status
1002.2(z) | list of protected classes in lending; is religion or welfare income a prohibited basis; which groups does ecoa protect; public assistance, race, sex, age; exercised rights under consumer credit law; what can't we base a refusal on
1002.3(c)(1) | doctor lets patients pay later, reg b; no interest and four payments or fewer; store tab without finance charge; what is incidental credit; hospital bill payment plan
1002.3(c)(2) | which parts of reg b skip incidental credit; do doctors send adverse action letters; exceptions for deferred bills; medical office payment terms and spousal questions
1002.3(d)(2) | loan to the city, which ecoa rules; school district credit; government borrower, only the basic rule; municipal loan and adverse action notice
1002.4(a) | may we refuse a woman or an immigrant group; treat all applicants alike; steering minority borrowers to costlier loans; charge more because of race; no discrimination in any part of the deal; disparate treatment of a protected group
1002.4(b) | said we do not like lending in that neighborhood; ad shows only one kind of people; told her not to bother to apply; discouraging prospective customers; statements that scare off applicants
1002.4(c) | take mortgage applications in writing; can a home loan request be oral; write down a phone application for a home purchase; must the application for a dwelling be on paper
1002.4(d)(1) | denial letter she may keep, clear and conspicuous; form of reg b notices; may the ecoa notice be in tiny print; written disclosure the applicant can retain
1002.4(d)(2) | email the denial letter; adverse action notice online with e-sign consent; electronic copy of reg b disclosure; may we text the notice; disclosures with an online application without consent
1002.4(e) | adverse action letter in spanish; foreign language notices with english on request; denial in chinese; translate reg b disclosures
1002.5(a)(1) | what may we ask a loan applicant; any information except the forbidden items; can we ask for tax returns; general freedom to request information
1002.5(a)(4)(iii) | used to report hmda, may we still ask race; below the threshold now, collect demographics; stopped reporting within five years, keep asking; voluntary government monitoring questions after exit
1002.5(b) | may we ask his race on a car loan; can I ask what country she comes from; church or religion questions; sex on a consumer loan application; ethnic background question at the desk
1002.5(b)(1) | ask demographics for a self-test; tell the applicant it is voluntary in a test; survey of race for our own fair lending check; what to say when we ask race in a test
1002.5(b)(2) | mr or mrs on the form; courtesy titles must be optional; ms or miss box on an application; neutral as to sex wording
1002.5(c)(1) | may I ask about her husband; questions about an ex wife; spouse information on an individual loan; what does your husband do for a living; need the spouse's name for a single application
1002.5(c)(2) | when may we ask about the spouse; husband will use the card; relies on spouse income; community property state, ask about the wife; counting on alimony, ask about the ex
1002.5(c)(2)(iv) | applicant lives in texas or california, spouse questions; community property residence and spouse data; wisconsin borrower, may we ask about the wife; property in a community state relied on
1002.5(c)(2)(v) | she relies on child support, ask about the former husband; alimony as income, who pays it; questions on the ex when support is counted; separate maintenance and information about the payer
1002.5(c)(3) | list of debts in other names; name on the account at another creditor; ask under what names he had credit before; previous names for credit history
1002.5(d)(1) | are you married, unsecured loan by himself; marital status on a single signature loan; can the form ask married or not; individual unsecured credit and married question; use only married, unmarried, separated
1002.5(d)(2) | where does that income come from, is it child support; alimony need not be told; say that support income is optional; ask about maintenance payments without the disclosure; divorced mom and her extra income
1002.5(d)(3) | are you planning to have kids; she is expecting, can we ask; birth control question; how many dependents, allowed; may I ask the ages of the children; plans for a family
1002.5(e) | may we ask about green card; citizenship or immigration question; are you a permanent resident; visa status on the application
1002.6(a) | which information may we consider; effects test for lending policies; disparate impact of a policy; use anything unless it discriminates; neutral rule that hits one group
1002.6(b)(1) | prohibited basis in the score; no race or sex in underwriting; zip code as a stand in for race in a model; a protected trait in our credit system
1002.6(b)(2)(i) | refuse because he is too old; lives on disability or welfare, turn down; section 8 voucher or social security income; age limit for a loan; is 80 years too old for a thirty year mortgage
1002.6(b)(2)(ii) | age in a credit scoring model; may the scorecard use years of age; older applicant may not get fewer points; negative points for seniors
1002.6(b)(2)(iii) | consider age in manual underwriting; close to retirement and income will drop; how long will the public benefits last; age only for a pertinent element; judgmental system and welfare income
1002.6(b)(3) | woman may get pregnant and leave work; maternity leave and income; assume she will have a baby; statistics on childbearing; newlywed and likely to have kids
1002.6(b)(4) | no phone in her name; phone listing as a factor; has a telephone in the home; landline or listed number in underwriting
1002.6(b)(5) | part time job income, count it or not; pension and annuity counted; ignore child support income; discount a wife's earnings; alimony likely to be paid consistently; retirement income discounted
1002.6(b)(6) | her history is in the husband's name; consider the spouse's credit on joint accounts; no credit of her own; applicant explains a bad report; thin file widow
1002.6(b)(6)(ii) | wants to explain the bad marks; letter of explanation must be considered; the report does not reflect him, he says; applicant shows that old trouble was a former spouse's
1002.6(b)(6)(iii) | paid my ex husband's card all these years; credit in the former spouse's name shows my record; show good history under husband's name; account reported only for him
1002.6(b)(7) | temporary visa and repayment risk; may we consider he is not a permanent resident; immigration status in credit decisions; daca or work permit borrower; noncitizen applicant and loan terms
1002.6(b)(8) | married and single treated alike; unmarried couple applying jointly; cohabiting pair, combine income; same standards whether married or not; two roommates buy a home
1002.6(b)(9) | he refused to give race, hold it against him; consider national origin or sex, forbidden; skin color in lending; no answer on demographic questions
1002.7(a) | wife wants a loan by herself; married woman gets own account; creditworthy applicant alone without the husband; insist on a joint application; loan in my own name
1002.7(b) | account in her maiden name; hyphenated last name on the card; use birth name after marriage; combined surname on the loan
1002.7(c)(1) | customer got divorced, close the card; husband died, cut off her line; retired, may we change terms; reached 62 and close the credit line; name change and reapply
1002.7(c)(1)(i) | make her reapply after the divorce; new application because of retirement; fresh application on name change; need a new form when marital status changes
1002.7(c)(2) | credit was based on the ex spouse's income, reapply; divorced and her own income is not enough; when may we ask for a new application after divorce; spouse income supported the line
1002.7(d)(1) | may we require the wife's signature; he qualifies alone, spouse need not sign; husband sign the note, required or not; get the spouse on the guaranty automatically; all spouses of owners sign; make my wife sign the loan
1002.7(d)(2) | relies on jointly owned property for unsecured credit; co-owner signs to reach the asset; house owned together, signature loan; sign instruments to make property available on death or default
1002.7(d)(3) | community property and spouse signature, unsecured; wife signs in texas for a signature loan; married in arizona, unsecured credit; not enough separate property, spouse signs
1002.7(d)(4) | spouse signs the mortgage but not the note; lien on the homestead, wife signature; deed of trust signature of non borrowing spouse; car title in both names, security agreement; signature needed for a valid lien
1002.7(d)(5) | he does not qualify alone, ask for a cosigner; may we require the cosigner to be the spouse; guarantor for a business loan; need another party, wife not demanded; personal guaranty of partners or officers
1002.7(d)(6) | spouse of the guarantor must sign; guarantor's wife signature; demands on a cosigner that we may not put on the applicant; treat the guarantor like the applicant; spouse of a guaranteeing officer
1002.7(e) | no credit life because of age, refuse loan; insurance not available to an old applicant; disability insurance unavailable due to age; close the account as insurance is not offered
1002.8(a)(1) | government program for disadvantaged borrowers; state law loan program for a group; first time home buyers aid by statute; special credit authorized by federal or state law
1002.8(a)(2) | nonprofit credit program for its members; charity lends to low income people only; 501c3 loan program for a class; credit union style help by a not for profit
1002.8(a)(3) | special purpose credit program at a bank; loans only for minority or women owned firms; lend on better terms to a needy group; spcp by a for profit lender
1002.8(a)(3)(i) | written plan for an spcp; what must the special program plan say; how long does the program run, in writing; procedures and class of persons in the plan
1002.8(a)(3)(ii) | group that would not get credit under our usual standards; less favorable terms without the program; show need for an spcp; who may benefit from special credit
1002.8(c) | ask race for the special program; need the shared characteristic to qualify; request sex or origin in spcp; may we ask demographics when eligibility turns on it
1002.8(d) | financial need as a criterion, ask spouse's finances; special program and marital status questions; need based credit and spouse signature; ask about alimony for a need program
1002.9(a)(1)(i) | how long to answer a loan application; thirty days to say yes, no, or counter; denial letter deadline; still no word on my loan; complete application, when must we decide; approval notice time
1002.9(a)(1)(ii) | denied with missing papers, 30 days; adverse action on an unfinished application; turned down before all documents came; incomplete and we said no, letter due
1002.9(a)(1)(iii) | closed the line of credit, notice in 30 days; cut his limit, when must we write; heloc frozen adverse action letter; lowered limit on existing account letter
1002.9(a)(1)(iv) | counteroffer not taken, 90 days; offered less and heard nothing; borrower ignored our counter, second letter; combined counteroffer and denial notice; ninety days after a counter
1002.9(a)(2) | what must the denial letter say; written adverse action notice contents; name of the regulator in the letter; may we turn down by phone only; declination letter form
1002.9(a)(2)(i) | put the reasons in the denial letter; principal reasons for refusing; state specific reasons now; letter with checked reasons
1002.9(a)(2)(ii) | offer to give reasons in place of listing them; applicant asks why within 60 days; oral reasons, written confirmation within 30 days; right to a statement of reasons; wants to know why she was refused
1002.9(a)(3)(i) | small business denied, revenue one million or less; decline a shop owner, which notice; business with under a million sales, adverse action; llc turned down, thirty days
1002.9(a)(3)(i)(A) | tell a small business by phone it was declined; oral denial for a business; business refusal in person, allowed; spoken turn down for a little company
1002.9(a)(3)(i)(B) | give the right to reasons at application for businesses; put the notice on the business application form; upfront disclosure for small firms; skip the letter when told at application
1002.9(a)(3)(i)(C) | business applied by telephone; phone application from a company, oral notice is enough; call center business credit denial; entire application over the phone
1002.9(a)(3)(ii) | big company denied, over one million revenue; trade credit refusal; factoring and adverse action; large commercial borrower notice; corporation with 5 million sales turned down
1002.9(a)(3)(ii)(A) | reasonable time to tell a large business; oral answer to a corporation; how fast for a company above a million; commercial denial by phone
1002.9(a)(3)(ii)(B) | large business wants the reasons in writing; written request within 60 days by a company; corporation asks why; reasons letter for commercial credit on request
1002.9(b)(1) | exact ecoa notice paragraph; federal equal credit opportunity act prohibits wording; which agency address goes in the notice; text of the antidiscrimination notice
1002.9(b)(2) | said he failed our internal standards, good enough; did not score high enough as a reason; reasons must be specific; how many reasons to list, four; vague denial reason; ai model refused, what do we say
1002.9(c)(1) | application missing items, what do we do in 30 days; incomplete file options, deny or ask; borrower did not send pay stubs; choose between notice of incompleteness and denial
1002.9(c)(2) | letter asking for missing documents with a deadline; noi letter for missing items; notice of incompleteness contents; never sent the papers, file closed without denial letter; no further notice if he does not respond; incomplete letter wording
1002.9(c)(3) | called the applicant for missing documents; oral request then written notice; phone for more information; is a call enough when the file is incomplete
1002.9(d) | tiny lender, 150 applications or fewer, oral notice; very small creditor may tell by mouth; few loans a year, denial by phone; low volume and written notices
1002.9(e) | approved and never came back, treat as withdrawn; approved applicant did not ask for thirty days; no shows after approval; customer disappeared after we said yes
1002.9(f) | two applicants, one denial letter; co-borrowers and adverse action notice; send to primary applicant only; do both spouses get the letter; joint application refused
1002.9(g) | dealer shopped the deal to several banks; who sends the denial, broker or lender; applicant took another lender's offer through the dealer; indirect auto turn down notice; third party gives notice for all creditors
1002.10(a)(1) | report the wife as well when she is on the loan; both spouses shown at the bureau; joint account reporting of participation; authorized user spouse designation
1002.10(b) | furnish so that each spouse's file has it; bureau file in the name of both spouses; report joint credit for husband and wife; access in each name
1002.10(c) | another creditor asks on a joint account; answer an inquiry in the name of the spouse asked about; credit reference for the wife; respond about the spouse concerned
1002.11(c) | married couple with separate loans, combine for state loan ceiling; usury or finance charge and two spouses; aggregate accounts of husband and wife; individual accounts not added up
1002.12(a) | got race information we did not ask for, keep it; credit report shows age or sex; forbidden information in the file, may we retain; applicant volunteered her religion
1002.12(b)(1) | how long keep a denied application; 25 months from the notice of action; save consumer loan applications; business application twelve months; destroy turned down files; withdrawn loan files retention
1002.12(b)(2) | records when we close or cut an account; keep adverse action on existing account 25 months; limit decrease paperwork; how long hold the file of a cancelled line
1002.12(b)(3) | other creditors' applications where we were not chosen; keep application we got with no notice duty; broker shopped deal, retention; file from a third party 25 months
1002.12(b)(4) | told we are under investigation, hold all records; lawsuit served, do not shred; enforcement inquiry and retention; keep until final disposition; litigation hold under reg b
1002.12(b)(5) | large business application, keep 60 days; company over a million revenue record time; business asks to keep records within 60 days, one year; trade credit file retention
1002.12(b)(6) | keep self-test results 25 months; how long to hold fair lending test papers; mystery shopping records; self test data retention
1002.12(b)(7) | save preapproved mailers; retention of prescreen criteria and text; complaints about a firm offer, hold 25 months; mailing list criteria kept
1002.13(a)(1) | home purchase or refi of a main residence, ask race and sex; government monitoring information when; do we collect demographics on a home improvement loan; monitoring questions for non hmda lenders; second home, ask or not
1002.13(a)(1)(i) | ethnicity and race choices; hispanic or not hispanic boxes; detailed or basic categories for race; subcategories for non hmda lender
1002.13(b) | customer won't tell race, guess by looking; note by visual observation or surname; phone or mail application without answers; separate sheet for monitoring questions; applicant leaves the boxes blank; must she fill them in
1002.13(c) | tell applicants why we ask race; say it is for the federal government to watch compliance; may i refuse to answer the monitoring questions; what we explain on demographic questions
1002.14(a)(1) | copy of the appraisal three business days before closing; appraisal promptly upon completion; when do I get my appraisal; send avm or evaluation to the borrower; waive the appraisal timing; first lien on a house, valuation copy; heloc in first position appraisal copy
1002.14(a)(2) | notice of the right to a copy of the appraisal; three business days after application, appraisal disclosure; tell the applicant she gets valuation copies; is the appraisal notice on the loan estimate
1002.14(a)(3) | charge for copying the appraisal; may we bill for the appraisal itself; reimbursement of the valuation cost; fee to send a copy of the report; does the borrower pay the appraiser
1002.14(a)(4) | loan denied, still send the appraisal; withdrawn file and valuation copy; turned down and wants the appraisal; application died, do we owe the report
1002.14(a)(5) | email the appraisal; electronic copy of valuation; e-sign for appraisal delivery; put the report on the portal
1002.14(b)(2) | is a duplex or mobile home a dwelling for appraisals; one to four units, condo or co-op; manufactured house and valuation copy; which buildings need the copy
1002.14(b)(3) | does a broker price opinion count; is an avm a valuation; tax assessment or zillow value; internal evaluation is a valuation; what is a written valuation
1002.15(a)(1) | fair lending self test stays private; privileged results of our own testing; mystery shop report protected; can the examiner see our self-test
1002.15(a)(2) | must we fix what the self-test found; corrective action to keep the privilege; lose protection when nothing is done; likely violation discovered, act
1002.15(b)(1)(ii) | file review is no self-test; data not in loan files; does regression on our own loan data count; testers and surveys create new data
1002.15(b)(3) | what is not privileged in a self-test; loan files stay open to examiners; methodology and dates are not protected; must we tell that a test was done
1002.15(d)(2) | gave the self-test to the examiner, privilege lost; disclosed results as a defense; waive the self-test protection; showed the report to the public
1002.16(b)(1) | fine or damages for ecoa violation; punitive damages 10,000 dollars individual; class action limit 500,000 or one percent; what can a denied applicant win
1002.16(b)(2) | deadline for a fair lending lawsuit, five years; how long can she sue for a reg b breach; court for ecoa claims; statute of limitations on credit discrimination
1002.16(b)(3) | regulator refers us to the justice department; pattern or practice referral; agency sends the case to attorney general; doj referral for discouraging or denying applicants
1002.16(c) | clerical mistake in a notice, are we liable; inadvertent error and correct it promptly; computer error in adverse action letters; honest slip under reg b
`
