/** How people ask for private student loans and credit on prepaid cards. Written from the text, not reviewed by a person yet. */
export const ASKED_STUDENT_LOAN_WORDS = `
1026.46(a) | do private student loan rules apply to us; which school loans are covered; bar exam or residency loan treated as a student loan; may we use student loan papers for other loans
1026.46(b)(5) | what is a private education loan; credit union student loan covered; loan for tuition not federal; loan used partly for college
1026.46(b)(5)(iii) | heloc used for tuition; home loan for college; line of credit for school out; open-end student line
1026.46(b)(5)(iv) | school's own payment plan; tuition installment by the college; ninety day emergency loan from the university; no interest plan within a year
1026.46(d)(1)(i) | terms with a student loan application; preapproved student loan mail; first set of student loan papers; disclosure on the application site
1026.46(d)(1)(ii) | phone application for a student loan; mail the terms in three business days after the call; oral student loan terms; denied by phone student loan
1026.46(d)(1)(iii) | personal loan that may be used for school; general purpose loan and student papers; multi-use loan no application form; learn of school use when approved
1026.46(d)(2) | student loan approved, what papers; approval letter disclosures; before the student signs; phone approval, mail when; second set of school loan papers
1026.46(d)(3) | final student loan papers; after he accepts; third set of disclosures; last papers before payout
1026.46(d)(4) | mailed student loan papers, when received; three business days after mailing school loan forms; mail rule for student disclosures; receipt of the approval papers
1026.47(a) | what goes in the student loan application form; H-18 form content; rates fees and terms for students; application disclosure list
1026.47(a)(1) | range of rates on a student loan offer; cosigner gives a lower rate; fixed or variable shown; rate depends on credit
1026.47(a)(3)(iv) | bankruptcy will not erase a student loan statement; may still have to pay after bankruptcy; discharge warning student; bankruptcy line application form
1026.47(a)(4) | ten thousand dollar student loan cost example; highest rate example; total cost each payment option; sample cost for school loan
1026.47(a)(6) | tell about federal aid first; cheaper government student loans; mention the fafsa and federal aid; federal rates listed on the form
1026.47(a)(7) | terms good for 30 days statement; offer held for a month; student may shop around; rights line in application form
1026.47(a)(8) | self certification must be told; form from the school; student signs cost form; certificate before the loan
1026.47(b) | approval form content for students; what to show at approval; H-19 form items; approved amount rate payments
1026.47(b)(3)(vii) | total payments at max rate 25 percent; no cap rate assume; estimate of total repay; maximum rate student loan
1026.47(b)(5)(i) | date until when he may accept; deadline to accept on the form; thirty days to accept line; how to accept the school loan
1026.47(c) | final form content for students; H-20 form items; after acceptance papers; cancel right in final form
1026.47(c)(4) | three days to cancel student loan statement; no money paid out until then; last cancel date shown; midnight of third day statement
1026.48(a)(1) | use college logo in our ads; mascot on the student loan flyer; university name in a loan brand; co-brand with a school
1026.48(a)(2) | disclaimer not endorsed by the school; using the school name with a statement; equal prominence disclaimer; school does not endorse text
1026.48(b) | school recommends us, what statement; endorsed lender of a college; preferred lender ad; loan not made by the university
1026.48(c)(1) | thirty days to accept a student loan; may he think it over a month; student takes his time; offer stays open after approval
1026.48(c)(2) | change the student loan rate after approval; withdraw offer before thirty days; terms locked for a month; may we raise the price
1026.48(c)(3)(i) | what may change after approval; index moved after approval; school certified less cost; fraud found after approval; better terms for the student
1026.48(c)(4)(i) | student asks for another amount; he wants different terms; change to accommodate his request; new approval papers after request
1026.48(d) | back out of a student loan; three days to cancel; pay out before the cancel days; student changed his mind; hold the tuition money
1026.48(e) | self certification form needed; signed by student; cost of attendance form; get the form before closing the school loan; form from school or lender
1026.48(f) | send yearly data to the school; preferred lender info by april 1; give the college our terms; annual school report
1026.61(a)(1)(ii) | prepaid card with a credit line; overdraft on a prepaid card; when is a prepaid card a credit card; payroll card that lets you borrow
1026.61(a)(2)(i)(A) | separate credit line tied to a prepaid card; affiliate gives credit on the prepaid; covered separate credit feature; draw credit while buying with prepaid
1026.61(a)(4) | prepaid account goes negative without fee; small negative balance exempt; force pay on a prepaid; incidental credit on a prepaid
1026.61(a)(4)(ii)(A)(1) | ten dollars negative cushion; prepaid overdrawn by eight dollars; allowed negative amount; small cushion prepaid
1026.61(a)(4)(ii)(B) | fee for a negative prepaid balance; charge when overdrawn prepaid; no fees for negative balance; higher fee when below zero
1026.61(b) | structure prepaid credit as separate account; no negative balance lending; credit must be a subaccount; overdraft on prepaid must be apart
1026.61(c)(1) | wait thirty days before offering credit on a new prepaid card; solicit prepaid customers for a credit line; registered prepaid card and credit; too soon offer of credit
`
