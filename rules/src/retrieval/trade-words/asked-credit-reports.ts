/** Everyday ways to ask for the Fair Credit Reporting Act and the law on wage garnishment. Written beside the text, not yet reviewed by a person. */
export const ASKED_CREDIT_REPORT_WORDS = `
usc-15/1672(a) | do tips, commissions, and pension payments count as wages for garnishment; what are earnings; is a bonus part of pay that can be taken; retirement checks as earnings
usc-15/1672(b) | take home pay after taxes for garnishment; disposable earnings meaning; which deductions come off before figuring the garnishment; which paycheck amount is used for the garnishment; are 401k and health premiums subtracted from disposable pay
usc-15/1673(a) | how much of my paycheck can be garnished; creditor wants to take part of his wages; 25 percent of pay; largest wage garnishment for a credit card judgment; thirty times the minimum wage left alone
usc-15/1673(b)(1) | garnishment caps do not cover child support or taxes; chapter 13 order and wage limits; irs levy on wages; what debts are outside the quarter limit
usc-15/1673(b)(2) | child support can take 50 or 60 percent of pay; support order bigger share; back support of twelve weeks more; how much can be taken for kids' support; second family lowers support garnishment; alimony order share of wages
usc-15/1674(a) | fired because of one garnishment; boss says he will let me go over a wage garnishment; can an employer dismiss an employee for a garnishment; second debt and job loss
usc-15/1681a(d)(1) | what is a credit report under the law; is a chexsystems report a consumer report; tenant screening report covered; background check as a report
usc-15/1681a(d)(2)(A)(i) | our own experience with a customer isn't a credit report; landlord reference from own records; share our payment history with another lender; first hand information
usc-15/1681a(d)(2)(A)(iii) | share application data with our affiliate after an opt out notice; pass credit report facts to a sister company; share bureau data inside the holding company; affiliates get other information unless the person opts out
usc-15/1681a(f) | who is a credit bureau; are we a consumer reporting agency when we pass on reports; company that sells reports for a fee; background check firm as a bureau; what makes us a bureau; cooperative that trades reports
usc-15/1681a(k)(1) | what counts as adverse action in fcra; denied a job or insurance from a report; limit lowered after a report; is a counteroffer adverse
usc-15/1681a(l) | what is a firm offer; can we withdraw a preapproved offer; conditions after a prescreen such as income check; must we honor the mailed offer
usc-15/1681a(q)(4) | what is an identity theft report; police report for fraud on the file; ftc affidavit of theft; police paper about stolen identity; false report carries penalty
usc-15/1681a(x) | check writing history company as specialty bureau; chexsystems and tenant bureaus; medical records bureau; specialty reporting agencies list; bad check database; renters' history company
usc-15/1681b(a)(2) | customer signed that we may pull his credit; written permission to get the report; consumer's own instructions; borrower authorizes the credit pull; signature on the application allows the report; consent as a reason
usc-15/1681b(a)(3)(A) | may we pull her bureau for a loan; collector pulls credit to collect; reviewing an existing account; spouse's report without her being on the loan; lawful reason to run credit; when may I run someone's credit; collector looks at a credit report; check credit on a guarantor
usc-15/1681b(a)(3)(B) | credit check of a job applicant; employment reason for a report; check a new teller's credit; pull credit on a new hire; promotion and credit check; staff credit screening
usc-15/1681b(a)(3)(F) | business need started by the consumer; opening a checking account and pulling credit; landlord pulls a report; account review of existing customers
usc-15/1681b(b)(2)(A) | paper that tells the applicant we will run a background check; separate form for job credit check; employee signs before the report; disclosure alone on one page
usc-15/1681b(b)(3)(A) | before we turn down a job seeker because of a report; give the copy and rights first; pre adverse action letter to an employee; fire a worker over his credit
usc-15/1681b(c)(1)(B) | prescreened list rules; mail offers from a bureau list; firm offer needed to get names; under 21 not in prescreen
usc-15/1681b(c)(2) | what data do we get on a prescreen list; name and address only; no full ssn in prescreened lists; may we get full files for a marketing list; nonunique identifier; details on the prescreened list
usc-15/1681b(e)(1) | stop the preapproved offers in my mail; opt out of prescreen; take my name off lists; junk mail credit offers
usc-15/1681b(e)(4)(B) | opt out lasts five years by phone, forever with signed form; how long does prescreen opt out last; when does my opt out of offers run out; permanent removal from mailing lists
usc-15/1681b(f) | pulled a credit report without a reason; employee looked at her ex husband's credit; illegal credit inquiry; nosy coworker ran my credit
usc-15/1681b(g)(2) | may a lender use medical information to decide credit; asked about my cancer for a loan; doctor bills in underwriting; health data on an application
usc-15/1681c(a)(1) | how long does a bankruptcy stay on the report, ten years; chapter 7 drop off; bankrupt nine years ago still shows; chapter 13 on credit report; bankruptcy more than ten years old removed; old bankruptcy still shows
usc-15/1681c(a)(2) | judgments and lawsuits stay seven years; old arrest on a report; civil judgment from 2012 on my file; court case reporting time; arrest record age
usc-15/1681c(a)(3) | paid tax lien on credit report; irs lien after payment seven years; released tax lien still reported; lien paid years ago
usc-15/1681c(a)(4) | collection account from eight years ago; charged off loan how long; repo and charge off removal; written off debt older than seven years; old collection should be gone; charged to profit and loss
usc-15/1681c(a)(5) | late payment from long ago still reported; negative marks drop off when; seven years for bad items; thirty day late from 2015; how far back do lates go; old negative history
usc-15/1681c(b) | old bad items shown for loans over 150000 or jobs over 75000; seven year rule exceptions; large loan sees everything; can a mortgage lender see older bankruptcies; life insurance 150000 report; well paid job background
usc-15/1681c(c)(1) | when does the seven year clock start on a collection; 180 days after first missed payment; does paying restart the seven years; debt buyer re-aged the date
usc-15/1681c(e) | account closed by the customer, note on report; who closed the card; show that I closed it myself; bureau marks voluntary closing
usc-15/1681c(f) | disputed item must show as disputed; remark that the consumer disagrees; bureau notes consumer disputes in each report; flagged in dispute
usc-15/1681c(g)(1) | receipt shows my whole card number; only last five digits; expiration date on a receipt; merchant prints card number
usc-15/1681c(h)(1) | bureau tells the lender about a different address; address mismatch notice; substantial difference in address; alert that the address on the application differs; bureau warns about an address
usc-15/1681c-1(a)(1)(A) | someone may have my social, put a warning on my file; initial fraud alert one year; lost my wallet alert; i think i am about to be a victim of fraud; put a 1 year warning; one call alert
usc-15/1681c-1(a)(2) | free report with a fraud alert; three business days to send the file; no charge copy after an alert; get my file within three days of asking
usc-15/1681c-1(b)(1)(A) | victim wants a long alert, seven years; extended fraud alert with police report; long fraud warning for stolen identity; seven year flag
usc-15/1681c-1(b)(1)(B) | extended alert takes my name off offers five years; identity theft victim no prescreen; stop offers for a theft victim; five years off prescreen lists
usc-15/1681c-1(c) | deployed soldier's alert on the credit file; active duty alert 12 months; going overseas protect credit; military alert for one year; sailor at sea flags her credit
usc-15/1681c-1(h)(1)(B)(i) | report has a fraud alert, what must the loan officer do; reasonable steps to know who it is; may we open a card with an alert; fraud alert shows on a loan application; can we approve with the alert; check identity because of warning; applicant has a warning on her file; verify before opening with an alert
usc-15/1681c-1(h)(1)(B)(ii) | call the phone number on the fraud alert; verify by telephone before new credit; alert lists a number; must we phone the applicant before approving; contact number in the alert
usc-15/1681c-1(h)(2)(B) | extended alert, contact the consumer in person or by phone before credit; applicant with seven year alert; seven year alert, talk to her first; limit increase with an extended alert
usc-15/1681c-1(i)(2)(A) | freeze my credit; how fast must the bureau put a freeze; free credit freeze one business day; lock the file by phone or mail
usc-15/1681c-1(i)(2)(B) | confirmation of the freeze in five days; bureau tells how to lift it; how do I get a pin or way to thaw; letter confirming the freeze
usc-15/1681c-1(i)(3)(C) | unfreeze my credit within an hour; lift the freeze for the lender; remove a freeze by mail three days; thaw my file for a car loan; how fast is a freeze lifted
usc-15/1681c-1(i)(3)(D) | applicant's file is frozen, what may the lender do; treat as incomplete application when frozen; cannot pull because of a freeze; can't pull because she froze it; frozen bureau and an application; deny for a freeze
usc-15/1681c-1(i)(4)(A) | can my current bank see my frozen file; collector and freeze; existing creditor reviews a frozen report; who can still look despite a freeze; account review with a freeze
usc-15/1681c-1(j)(2)(A) | freeze my child's credit; parent asks for a freeze of a kid under 16; guardian of an old man freezes his file; credit freeze for a minor; protect my baby's social; power of attorney freezes mother's file
usc-15/1681c-1(k)(2) | free credit monitoring for soldiers; active duty credit watch; national guard member wants monitoring; electronic alerts for active duty at no cost
usc-15/1681e(a) | bureau must check who gets reports; certify the purpose to the bureau; end user identity; bureau must vet its users; tell why you need the report; sold my report to a fraudster
usc-15/1681e(b) | bureau mixed up my file with someone else; maximum possible accuracy; wrong person's debts on my report; mixed file with my father's debts; sloppy credit bureau; wrong bankrupt flag
usc-15/1681e(c) | may we give the applicant a copy of the bureau we pulled; lender shows the report after denial; contract forbids sharing report; hand the credit report to the customer; show her what we saw; is sharing the bureau forbidden
usc-15/1681g(a)(1) | see everything in my credit file; consumer asks the bureau for her file; hide first five of social; get my whole file; what does the bureau have on me; full disclosure request
usc-15/1681g(a)(3) | who looked at my credit in the last year; list of inquiries; two years for employers; who pulled my credit; names of companies that got my report
usc-15/1681g(e)(1) | someone opened a loan in my name, give me the application; identity theft victim asks us for papers; thirty days to hand over fraud records; police want copies of the fraud account; she never took this loan and wants our papers; victim needs copies of the account; records for police about stolen identity
usc-15/1681g(e)(2) | what proof must the theft victim give us; id, police report, and affidavit; can we check the victim first; verify the person before giving fraud documents; affidavit of identity theft needed
usc-15/1681g(e)(4) | may we charge the victim for copies; free records to identity theft victims; fee for identity theft documents; copies free for victim
usc-15/1681g(e)(5) | refuse to give fraud papers; we doubt that he is the victim; may we say no to a theft victim; request looks false; internet data need not be given
usc-15/1681g(f)(1) | ask the bureau for my score; range and key factors of the score; four reasons that lowered my score; how do I get my credit score; what hurt my score; score disclosure by a bureau
usc-15/1681g(g)(1) | mortgage applicant gets her score and key factors; when is the score paper given for a home loan; do we owe a score notice on a heloc; brokers and score disclosure
usc-15/1681g(g)(1)(D) | notice to the home loan applicant text; what the score letter must say; wording of the mortgage score notice; statement about scores to home buyers
usc-15/1681i(a)(1)(A) | bureau must look into my complaint in thirty days, free; dispute with equifax; wrong item on my report how long; bureau must reinvestigate my file; i disputed a late payment; credit bureau is not answering; time to investigate my dispute
usc-15/1681i(a)(1)(B) | fifteen more days when the consumer sends more; dispute extended to 45 days; more time for a dispute; new facts during the thirty days
usc-15/1681i(a)(2)(A) | bureau tells the bank about the dispute in five business days; when does the lender get the e-oscar notice; bureau forwards my complaint to the lender; notice to the furnisher
usc-15/1681i(a)(3)(A) | bureau drops a frivolous dispute; credit repair letters thrown out; not enough information; dispute without details rejected; bureau calls it irrelevant; stop the reinvestigation
usc-15/1681i(a)(5)(A) | item can't be verified, delete it; bureau removes wrong information; creditor didn't answer, remove the item; correct or delete after the dispute
usc-15/1681i(a)(5)(B) | deleted item came back on my report; reinserted after certification, notice in five business days; old item reappeared; put back after deletion; furnisher certifies it is right
usc-15/1681i(a)(6)(A) | results of the dispute in writing; five business days after it is done; when do I hear from the bureau; outcome letter of my dispute
usc-15/1681i(b) | add my side of the story to the file; hundred word statement; brief statement of dispute; consumer statement on the report; still disagree after the dispute; explain my late payments
usc-15/1681i(d) | tell those who got the wrong report; send corrections to lenders of last six months; ask the bureau to tell past receivers; employers of the last two years told of the deletion
usc-15/1681j(a)(1)(A) | free yearly report; annualcreditreport website; get my report without paying once in 12 months; how often is a report free; no cost copy every twelve months
usc-15/1681j(b) | turned down, want a free copy within 60 days; denied credit free report; loan was declined, may I see my report free; adverse letter and free copy
usc-15/1681j(c) | jobless or on welfare gets a free report; fraud victim free copy; unemployed free credit report; public assistance free copy
usc-15/1681j(f)(1) | how much can a bureau charge for a report; price cap of a credit report; eight dollars for a report; fee for extra copies of my file
usc-15/1681m(a) | denied because of the credit bureau, what letter; tell the applicant about the report; adverse notice with score; higher deposit because of credit; loan officer must name the bureau; turned down over credit, what do we tell him; raised her rate from the bureau; no account because of a report
usc-15/1681m(a)(2) | do we put the score in the denial letter; score, range, and key factors on turndown; number used must be told; score on the adverse action form; how do we tell the number that was used
usc-15/1681m(a)(3) | bureau's name, address, toll free phone in the letter; say that the bureau did not decide; must we list equifax on the letter; bureau did not make the decision statement
usc-15/1681m(a)(4) | tell of free report in sixty days and right to dispute; rights in the denial notice; right to a free copy in the denial; dispute right on turndown notice
usc-15/1681m(b)(1) | denied from a reference, employer, or other outside source; not a bureau but a third party told us; tell the right to ask reasons within 60 days; employer told us he quit, denied; verification from a third person; reasons on written request
usc-15/1681m(b)(2)(A) | denied on affiliate's information, notice; sister company data used against an applicant; 30 days to answer the consumer; parent company's file caused the denial; notice for affiliate information
usc-15/1681m(d)(1) | what must our preapproved mailer say; prescreen notice with opt out; short and long notice on offers; you can stop receiving offers text
usc-15/1681m(d)(3) | keep the prescreen criteria three years; how long to save the offer criteria; retention of prescreen criteria; file of who qualified for the mailer
usc-15/1681m(e)(1) | where in the law are red flags; red flag rules required by statute; agencies write identity theft guidelines; address change card rule in law
usc-15/1681m(f)(1) | sell a debt that came from identity theft, forbidden; can we place a fraud account with a collector; stolen identity debt sent to collections; may we sell an account reported as stolen identity; fraud debt to a buyer
usc-15/1681m(g) | collector is told it is identity theft, tell the creditor; consumer says the debt isn't his, stolen identity; collector hears of fraud; give the victim the debt papers; notify our client of theft claim
usc-15/1681m(h)(1) | gave him a worse rate because of his report, notice; risk based pricing letter law; higher apr for low score, what notice; pricing by score letter; not our best rate because of credit
usc-15/1681m(h)(3) | no risk pricing notice if he got what he asked for; adverse notice already sent; exception to the pricing notice; applied for set terms and got them
usc-15/1681m(h)(5) | what goes in the risk based pricing letter; score and bureau contact in the notice; parts of the pricing notice; terms based on your report statement
usc-15/1681s-2(a)(1)(A) | report wrong data that we know is wrong; furnish false late payment; cannot report if we believe it is inaccurate; knowingly report errors; reasonable cause to believe it is wrong
usc-15/1681s-2(a)(1)(B) | customer wrote us that the reporting is wrong, and it is; keep reporting after being told; member sent a letter to our dispute address; ignored a notice of error in reporting
usc-15/1681s-2(a)(1)(E) | private student loan default removed after good payments; rehabilitation of a private education loan; student borrower wants the default wiped; rehab program of a bank
usc-15/1681s-2(a)(2) | we found that we reported wrong, fix it promptly; lender corrects the bureau; update after payoff; correct a tradeline; update the bureau after an error; incomplete reporting
usc-15/1681s-2(a)(3) | customer disputes with us, code the account as disputed; report without the dispute flag; xb code; add the dispute code; must we mark it disputed
usc-15/1681s-2(a)(4) | customer closed the card, tell the bureau; closed at consumer's request; report that the borrower closed; voluntary closing told to bureau
usc-15/1681s-2(a)(5)(A) | date of first delinquency to the bureau within 90 days; charge off date reporting; dofd for collections; how soon report when the delinquency began; month and year of first delinquency
usc-15/1681s-2(a)(6)(B) | victim sent us an identity theft report, stop reporting; may we keep reporting a fraud account; theft report received, block our tradeline; reporting fraud loan again
usc-15/1681s-2(a)(7)(A)(i) | tell customers that we may report negative information; negative notice to borrowers; one time warning letter before bad reporting; may we report lates without telling; notice about negative reporting
usc-15/1681s-2(a)(7)(B)(i) | negative reporting notice within thirty days; before or after we report late payments; when to send the negative information notice; deadline for the warning to customers
usc-15/1681s-2(a)(8)(D) | what must a direct dispute to the bank contain; consumer writes to the lender about errors; what papers with a dispute to us; address for credit disputes
usc-15/1681s-2(a)(8)(E) | bank got a direct dispute, steps; investigate, review, answer in 30 days; member complains to us about her tradeline; how long to answer a dispute sent to us; duty after a direct complaint
usc-15/1681s-2(a)(8)(F) | direct dispute is frivolous, five business days to say so; same letter again; may we ignore a repeated dispute; tell him it is frivolous
usc-15/1681s-2(a)(8)(G) | letter from a credit repair company, must we answer; credit repair dispute ignored; disputes from credit fixers; form letters by a repair clinic
usc-15/1681s-2(b)(1) | e-oscar dispute came in, what do we do; investigate a bureau dispute; answer the acdv form; correct all bureaus; delete if can't verify; dispute came through the bureau; must we look at the papers sent; fix at all three bureaus
usc-15/1681s-2(b)(2) | days to finish the bureau dispute; acdv deadline; e-oscar response time; when must furnisher finish; thirty days for bureau disputes
usc-15/1681w(a)(1) | shredding credit reports law; disposal of consumer records statute; throw out reports safely by law; agencies' rules for destroying consumer data
`
