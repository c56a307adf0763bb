/** Where a duty stands, and how people of the trade ask for it. Reviewed by a person against the text. */
export const AGENCY_WORDS = `
701.21(c)(2) | board written loan policies federal credit union
701.21(c)(3) | overdraft policy credit union written policy credit application
701.21(c)(4)(i) | maximum loan maturity 15 years federal credit union car loan term
701.21(c)(5) | loan to one member ten percent limit unimpaired capital and surplus; most we can lend one member
701.21(c)(6) | no prepayment penalty federal credit union early payment
701.21(c)(7)(i) | interest rate ceiling federal credit union 15 percent 18 percent usury
701.21(c)(7)(iii) | payday alternative loans PAL rate 28 percent
701.21(c)(8)(i) | incentive pay commission to employees loans federal credit union
701.21(d)(3) | loans to officials board approval director loan credit union
701.21(d)(5) | nonpreferential treatment officials family
701.21(e) | insured guaranteed loans maturity
701.21(f)(1) | 20 year loans second mortgage mobile home
701.21(g)(1) | 40 year first mortgage long-term federal credit union
701.22(b)(3) | loan participation originating lender retain 5 or 10 percent
701.22(b)(1) | loan participation requirements purchase
701.22(d) | loan participation agreement contents
701.23(b)(1) | purchase eligible obligations
701.14(c)(1) | change in official senior executive notice new or troubled credit union
701.4(b)(3) | director financial literacy training
701.31(b)(1) | credit union nondiscrimination real estate loans
701.31(d)(1) | equal housing lender logo advertising credit union
701.31(d)(2) | equal housing lobby notice credit union
701.32(b)(1) | nonmember and public unit shares limit
701.34(a)(1) | low-income designation
701.36(c)(1) | fixed assets premises occupancy six years
702.102(a)(1) | well capitalized credit union net worth ratio 7 percent
702.102(a)(2) | adequately capitalized 6 percent
702.106(a) | earnings retention quarterly
702.111(a)(1) | net worth restoration plan file 45 days
703.3 introductory text | investment policy written board review annually
707.3(a) | share account disclosures form credit union
707.4(a)(1)(i) | share account disclosures before account opened new member
707.4(b) | content of share account disclosures
707.5(a)(1) | change in terms notice 30 days share account
707.5(b)(1) | share certificate renewal maturity notice term share account automatic renewal
707.5(c) | non-renewing term share account notice
707.6(b) | share statement content dividends APY earned
707.7(a)(1) | dividends on full balance method
707.8(a) | misleading share account advertising
707.8(b) | advertise dividend rate annual percentage yield APY share certificate
707.8(c) | share advertising additional disclosures APY stated
707.8(d) | bonus advertising shares
707.9(c) | credit union truth in savings records two years retention
707.11(a)(1) | overdraft fee totals on share draft statement
712.2(a) | CUSO investment limit one percent
712.2(b) | CUSO loan limit one percent
712.3(d) | CUSO written agreement audit
713.2(a) | board reviews fidelity bond annually
713.3(a) | fidelity bond coverage requirements
713.5(a) | minimum fidelity bond amount
715.3(c) | supervisory committee duties verify accounts
715.4(a) | supervisory committee annual audit credit union
715.5(a) | audit federal credit unions 500 million opinion audit
715.8(b)(1) | verification of member accounts every two years
717.82(c)(1) | address discrepancy federal credit union
717.83(a) | dispose of consumer information shred
717.90(c) | identify covered accounts periodically
717.90(d)(1) | identity theft prevention program red flags written program
717.90(d)(2) | red flags program elements detect respond update
717.90(e) | red flags board approval training service provider oversight
717.91(c) | card issuer change of address replacement card 30 days
721.3(b)(2) | charitable donation account
722.3(a) | transactions not requiring an appraisal credit union
722.3(b)(1) | commercial real estate appraisal threshold 1,000,000 state-certified
722.3(c)(1) | residential appraisal threshold 400,000
722.3(d)(1) | written estimate of market value when no appraisal
722.5(a) | appraiser independence staff appraisers credit union
723.3(a)(1) | board approve commercial loan policy annually
723.3(b)(1) | commercial lending experience staff
723.4 introductory text | commercial loan policy contents
723.5(b) | personal guarantee principals commercial loan
723.8(a) | member business loan cap aggregate limit 12.25 percent 1.75 net worth MBL
723.8(b) | what is a member business loan definition 50,000
723.8(d) | exempt from MBL limit low-income designated
740.2 introductory text | accuracy of credit union advertising misleading
740.3 introductory text | advertising excess private share insurance
740.4(a) | NCUA official sign display teller station lobby
740.4(b) | official NCUA sign wording insured to 250,000
740.5(a) | official advertising statement federally insured by NCUA in ads
740.5(b)(1) | wording of advertising statement federally insured by NCUA
740.5(c) | ads that need no NCUA statement exempt radio 30 seconds
741.3(b)(5) | interest rate risk policy fifty million
741.4(c) | one percent NCUSIF deposit
741.6(a) | call report 5300 filing credit union profile
741.12(a) | liquidity contingency funding policy fifty million
745.1(e) | share insurance limit 250,000 standard maximum amount
745.3(a)(1) | individual account share insurance
745.8(b) | joint account share insurance
745.4(a) | revocable trust POD share insurance beneficiaries
745.9-2(c)(1) | IRA retirement share insurance
748.0(a) | written security program credit union within 90 days
748.0(b) | what security program must do robbery member information
748.1(a) | certify compliance with security program annually
748.1(b) | catastrophic act report five business days regional director fire flood robbery disaster
748.1(c) | cyber incident report NCUA 72 hours; hacked breach ransomware notify NCUA
748.1(c)(1)(i) | reportable cyber incident definition
748.1(d) | credit union SAR suspicious activity report
748.1(d)(1)(i) | SAR insider abuse any amount employee theft credit union
748.1(d)(1)(ii) | SAR 5,000 suspect identified credit union
748.1(d)(1)(iii) | SAR 25,000 no suspect credit union
748.1(d)(1)(iv) | SAR 5,000 money laundering BSA credit union
748.1(d)(2)(i) | SAR filing deadline 30 calendar days 60 days no suspect credit union
748.1(d)(3) | keep SAR and supporting documentation five years credit union
748.1(d)(4)(i) | tell the board about SAR filings credit union promptly notify
748.1(d)(5) | SAR confidentiality subpoena credit union
748.2(b)(1) | BSA compliance program written board approved credit union
748.2(b)(2) | customer identification program credit union
748.2(c) | BSA program pillars internal controls independent testing BSA officer training
748.2(c)(2) | BSA independent testing audit
749.2 introductory text | vital records preservation program board responsible six months
749.1 introductory text | vital member services vital records
750.2 introductory text | golden parachute prohibited credit union
760.3(a) | flood insurance required special flood hazard area amount credit union
760.3(c)(1) | accept private flood insurance mandatory
760.4 introductory text | flood insurance exemptions detached structure 5,000
760.5(a)(1) | escrow flood premiums residential
760.5(c)(1) | small lender flood escrow exception 1 billion
760.6(a) | standard flood hazard determination form
760.6(b) | keep flood determination form retention
760.7(a) | force place flood insurance 45 days after notice lapse
760.7(b)(1) | refund force-placed flood insurance 30 days proof
760.8(a) | flood determination fees
760.9(a) | notice of special flood hazard borrower and servicer
760.9(b) | contents of flood notice
760.9(c) | flood notice timing reasonable time before completion of transaction 10 days
760.10(a) | notify FEMA administrator of servicer change
353.3(a)(1) | bank SAR insider abuse any amount teller theft
353.3(a)(2) | bank SAR 5,000 suspect identified
353.3(a)(3) | bank SAR 25,000 regardless of suspect
353.3(a)(4) | bank SAR 5,000 money laundering
353.3(b)(1) | bank SAR deadline 30 calendar days 60 no suspect
353.3(b)(2) | immediate telephone law enforcement ongoing violation
353.3(e) | bank keep SAR five years
353.3(f) | bank board notified of SAR
353.3(g) | SAR confidential subpoena bank
363.2(a) | audited financial statements annual bank 500 million
363.4(a)(1) | part 363 annual report filing deadline
363.5(a)(1) | audit committee independent bank
364.101(b) | information security standards bank guidelines
365.2(a) | real estate lending policy bank loan-to-value
365.2(b)(1)(iii) | board approves real estate lending policy annually
359.2 introductory text | golden parachute payments prohibited bank
31-1010/1010.100(xx) | structuring definition
31-1010/1010.306(a)(1) | CTR filed within 15 days currency transaction report deadline
31-1010/1010.306(a)(2) | keep CTR copy five years
31-1010/1010.306(c) | FBAR filing date foreign accounts
31-1010/1010.311 introductory text | currency transaction report cash over 10,000 deposit withdrawal; when is a CTR required
31-1010/1010.312 introductory text | identification required for CTR verify identity of conductor
31-1010/1010.313(b) | aggregate multiple cash transactions same day by or on behalf of one person CTR
31-1010/1010.313(a) | CTR aggregate branches
31-1010/1010.314(c) | structuring cash deposits to avoid CTR splitting smurfing
31-1010/1010.340(a) | CMIR transport currency monetary instruments over 10,000 out of country
31-1010/1010.350(a) | FBAR foreign financial account report who
31-1010/1010.230(b)(1) | identify beneficial owners legal entity customer new account CDD
31-1010/1010.230(b)(2) | verify beneficial owner identity
31-1010/1010.230(d)(1) | beneficial owner 25 percent equity ownership prong
31-1010/1010.230(d)(2) | control prong single individual manage
31-1010/1010.230(e)(1) | legal entity customer LLC corporation definition
31-1010/1010.230(e)(2) | legal entity exclusions beneficial ownership
31-1010/1010.230(h)(1) | beneficial ownership exempt accounts
31-1010/1010.230(i)(2) | keep beneficial ownership certification records five years after account closed
31-1010/1010.410(a) | record of loans over 10,000 not real estate
31-1010/1010.410(e)(1)(i) | funds transfer recordkeeping nonbank 3,000
31-1010/1010.410(f)(1) | travel rule 3,000 transmittal
31-1020/1020.410(a)(1)(i) | wire transfer records 3,000 bank payment order recordkeeping
31-1010/1010.415(a) | cashier's check money order purchased with 3,000 to 10,000 currency log monetary instrument
31-1010/1010.415(c) | keep monetary instrument log five years
31-1010/1010.430(d) | BSA records five years retention
31-1010/1010.520(b)(3)(i) | 314(a) search records FinCEN request accounts
31-1010/1010.520(b)(3)(ii) | 314(a) report positive match 14 days
31-1010/1010.520(b)(3)(iv) | 314(a) confidentiality use of information
31-1010/1010.540(b)(1) | 314(b) voluntary information sharing between institutions
31-1010/1010.540(b)(2) | 314(b) notice registration annual
31-1010/1010.610(a) | correspondent accounts due diligence
31-1010/1010.620(a) | private banking due diligence foreign
31-1010/1010.630(a)(1) | foreign shell bank prohibited
31-1010/1010.820(f) | BSA civil penalty
31-1020/1020.210(a) | AML program bank credit union requirements
31-1020/1020.210(a)(2) | AML program pillars internal controls testing officer training CDD
31-1020/1020.210(a)(2)(v) | ongoing customer due diligence risk profile monitoring
31-1020/1020.220(a)(1) | customer identification program written CIP
31-1020/1020.220(a)(2)(i)(A) | CIP four items name date of birth address identification number
31-1020/1020.220(a)(2)(ii) | verify identity within reasonable time documents
31-1020/1020.220(a)(2)(ii)(A) | CIP documentary verification driver's license expired ID
31-1020/1020.220(a)(2)(iii) | cannot verify identity close account CIP
31-1020/1020.220(a)(3)(ii) | keep CIP identifying information five years after account closed
31-1020/1020.220(a)(4) | CIP government list terrorist comparison
31-1020/1020.220(a)(5)(ii) | CIP notice to customers
31-1020/1020.220(a)(6) | reliance on another institution CIP
31-1020/1020.315(b) | CTR exempt person phase I II listed government
31-1020/1020.315(b)(6) | non-listed business exempt CTR two months frequently
31-1020/1020.315(c)(1) | designation of exempt person form 110 30 days
31-1020/1020.315(d) | annual review of exempt persons CTR
31-1020/1020.315(e)(8) | ineligible businesses exempt CTR
31-1020/1020.320(a)(2) | bank SAR threshold 5,000
31-1020/1020.320(b)(3) | SAR filing deadline 30 calendar days after detection 60 no suspect
31-1020/1020.320(c) | robbery burglary SAR exception
31-1020/1020.320(d) | keep SAR five years supporting documentation
31-1020/1020.320(e)(1)(i) | SAR confidentiality tip off customer disclose
31-1020/1020.320(f) | SAR safe harbor liability
31-1029/1029.210(a) | mortgage company AML program nonbank residential mortgage lender originator
31-1029/1029.210(b) | mortgage company AML program minimum requirements
31-1029/1029.320(a)(2) | mortgage company SAR threshold 5,000
31-1029/1029.320(b)(3) | mortgage company nonbank lender SAR deadline 30 days
31-1029/1029.320(c) | mortgage lender keep SAR five years
31-1022/1022.380(b)(2) | MSB registration two years
31-1022/1022.320(a)(2) | MSB SAR 2,000
usc-31/5318(g)(2)(A)(i) | tip off SAR subject prohibited
usc-31/5318(h)(1) | AML programs statute
usc-31/5324(a) | structuring crime
`
