/** Where a duty stands, and how people of the trade ask for it. Reviewed by a person against the text. */
export const SERVICING_WORDS = `
1024.2(b) | federally related mortgage loan definition
1024.5(b) | loans exempt from RESPA business purpose temporary financing
1024.7(a)(1) | good faith estimate GFE deadline reverse mortgage
1024.10(a) | HUD-1 inspect one day before settlement
1024.14(b) | referral fees kickbacks prohibited; pay realtor for referrals; thing of value for business section 8; gift cards marketing services
1024.14(c) | split fees unearned fees no services performed
1024.14(g)(1) | payments allowed under section 8 salary bona fide services exemptions
1024.15(b)(1) | affiliated business arrangement disclosure when given; AfBA notice at referral
1024.15(b)(2) | require use of affiliate
1024.15(b)(3)(i) | return on ownership interest affiliate payments
1024.17(b) | escrow definitions cushion aggregate analysis
1024.17(c)(1)(ii) | escrow cushion maximum one-sixth two months during the life
1024.17(c)(1)(i) | escrow deposit at closing maximum cushion
1024.17(c)(3) | how often escrow analysis annual
1024.17(d) | aggregate accounting method escrow trial balance
1024.17(f)(1) | escrow account analysis shortage surplus deficiency
1024.17(f)(2)(i) | escrow surplus 50 refund within 30 days; overage check; less than 50 credit
1024.17(f)(3)(i) | escrow shortage less than one month payment options
1024.17(f)(3)(ii) | escrow shortage spread over 12 months; shortage of one month or more
1024.17(f)(4) | escrow deficiency repay months
1024.17(f)(5) | notice of shortage or deficiency annually
1024.17(g)(1) | initial escrow statement at settlement or within 45 days
1024.17(h) | format initial escrow statement
1024.17(i) | annual escrow statement within 30 days of the end of the computation year
1024.17(i)(2) | no annual statement in default foreclosure bankruptcy
1024.17(i)(4) | short year escrow statement transfer payoff 60 days
1024.17(k)(1) | pay taxes and insurance on time from escrow; servicer late paying property tax penalty
1024.17(k)(5)(i) | advance funds for hazard insurance instead of force-placing escrow
1024.30(b) | small servicer exemptions regulation X; which sections do not apply to small servicers
1024.31 "Delinquency" | when is a borrower delinquent
1024.31 "Successor in interest" | who is a successor in interest heir
1024.32(c)(1) | confirmed successor in interest notice
1024.33(a) | servicing disclosure statement at application reverse mortgage
1024.33(b)(1) | notice of transfer of servicing required goodbye hello letters
1024.33(b)(3)(i) | goodbye letter 15 days before effective date hello letter 15 days after servicing transfer timing
1024.33(b)(4) | contents of notice of servicing transfer
1024.33(c)(1) | 60 days after transfer payment sent to old servicer not late; no late fee misdirected payment
1024.33(c)(2) | transferor servicer received payment must forward or return
1024.34(a) | servicer timely escrow payments
1024.34(b)(1) | refund escrow balance within 20 business days after payoff
1024.35(a) | what is a notice of error qualified written request
1024.35(b) | covered errors list what errors can borrower assert
1024.35(c) | designated address for notices of error
1024.35(d) | acknowledge notice of error within five business days
1024.35(e)(1)(i) | correct error or investigate and respond
1024.35(e)(3)(i)(A) | payoff balance error seven days
1024.35(e)(3)(i)(B) | error response before foreclosure sale or 30 days
1024.35(e)(3)(i)(C) | respond to notice of error within 30 business days; NOE deadline
1024.35(e)(3)(ii) | extension of 15 days for notice of error response; more time
1024.35(f)(1) | corrected within five days no acknowledgment
1024.35(f)(2) | notice of error seven days or less before foreclosure sale
1024.35(g)(1) | when a servicer need not respond to notice of error duplicative overbroad untimely
1024.35(g)(1)(iii) | untimely notice of error more than one year after transfer or payoff
1024.35(h) | fee for responding to notice of error prohibited
1024.35(i)(1) | adverse credit reporting during 60 days after notice of error
1024.36(a) | what is a request for information
1024.36(c) | acknowledge request for information within five business days
1024.36(d)(2)(i)(A) | who owns my loan request 10 business days owner identity
1024.36(d)(2)(i)(B) | respond to information request within 30 business days
1024.36(d)(2)(ii) | extension for information request 15 days
1024.36(f)(1) | information requests that need no answer confidential overbroad
1024.37(b) | reasonable basis to charge for force-placed insurance
1024.37(c)(1)(i) | first force-placed insurance notice 45 days before charge; lapse of hazard insurance letter
1024.37(c)(1)(ii) | force-placed reminder notice before charge
1024.37(c)(2) | content of force-placed insurance notice
1024.37(d)(1) | second force-placed insurance reminder notice 30 days after first 15 days before
1024.37(e)(1) | renewal of force-placed insurance notice 45 days
1024.37(g) | cancel force-placed insurance refund premium within 15 days proof of coverage overlapping
1024.37(h)(1) | force-placed charges bona fide and reasonable
1024.38(a) | servicer policies and procedures required
1024.38(b)(4) | servicing transfer information accurate transferee policies
1024.38(c)(1) | keep servicing records one year after discharge or transfer; servicing file retention
1024.38(c)(2) | servicing file compile within five days
1024.39(a) | live contact with delinquent borrower by 36th day; early intervention call
1024.39(b)(1) | early intervention written notice 45th day delinquency
1024.39(b)(2) | content of early intervention letter
1024.39(c) | bankruptcy early intervention
1024.39(d) | cease communication FDCPA early intervention
1024.40(a) | assign personnel to delinquent borrower single point of contact 45 days
1024.41(b)(1) | complete loss mitigation application reasonable diligence
1024.41(b)(2)(i)(B) | loss mitigation acknowledgment letter five business days complete or incomplete
1024.41(b)(2)(ii) | reasonable date to return documents loss mitigation
1024.41(c)(1) | evaluate complete loss mitigation application within 30 days
1024.41(c)(2)(iii) | short-term repayment or forbearance offered on incomplete application
1024.41(c)(3)(i) | notice of complete application five days
1024.41(c)(2)(v) | incomplete application COVID deferral
1024.41(d) | denial of loan modification reasons notice
1024.41(e)(1) | borrower time to accept or reject loss mitigation offer 14 days
1024.41(f)(1) | no foreclosure filing until more than 120 days delinquent; first notice or filing
1024.41(f)(1)(i) | 120 days past due before foreclosure referral
1024.41(f)(2) | application received before foreclosure referral
1024.41(g) | dual tracking no foreclosure sale or judgment while complete application pending 37 days before sale
1024.41(h)(1) | appeal right loan modification denial 90 days before sale
1024.41(h)(2) | borrower has 14 days to appeal denial of loss mitigation
1024.41(h)(4) | decide appeal within 30 days different personnel
1024.41(i) | duplicative loss mitigation request
1024.41(j) | small servicer foreclosure requirements loss mitigation
1024.41(k)(1) | servicing transfer during pending loss mitigation application
1024.33(b)(3)(iii) | notice of servicing transfer given at settlement
`
