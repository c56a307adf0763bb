/** How people ask for what the comments say on mortgage servicing, in their own words. */
export const ASKED_SERVICING_COMMENT_WORDS = `
1024/comment 17(k)(5)(ii)(A)-1 | insurer sent a cancellation notice, when may we believe it; borrower told us he dropped the homeowners policy; no bill by the policy's expiration date; examples of cancelled coverage for reasons other than nonpayment
1024/comment 17(k)(5)(ii)(C)-1 | pay the delinquent's insurance month by month; advance the premium monthly rather than for the year; may we front one month of hazard cover at a time; insurer takes monthly payments
1024/comment 33(b)(3)-1 | which address for the transfer letter; borrower gave a new mailing address in writing; goodbye letter sent to the property or mailing address; more than one borrower at different addresses
1024/comment 33(c)(1)-1 | late fee in the two months after servicing moved; does late for any purpose include the credit bureau; borrower paid prior company, may we add a late charge; misdirected check and negative reporting
1024/comment 33(c)(1)-2 | early intervention call during the 60 days after transfer; may we phone a late borrower right after boarding; is a day 36 call treating the payment as late; delinquency letter in the transfer window
1024/comment 35(a)-1 | lawyer or counselor sends the error letter; check that the agent has authority; complaint from the borrower's daughter; require proof of authorization from a representative; third party complains for the borrower
1024/comment 35(a)-2 | letter has another title, do we treat it as an error; borrower labels a dispute as a question; look at content not title; is it an error notice or an information request
1024/comment 35(b)-1 | complaint about how the loan was made; origination or underwriting error not covered; dispute about securitization of my note; challenge to the sale of servicing; fraud at closing alleged in a qwr
1024/comment 35(b)-2 | fees that are not bona fide; late fee on a payment that was on time; inspection charged but never done; property preservation fee while not late; wrongful force placed premium charge
1024/comment 35(c)-1 | no special address set, letter came to any office; must we name an address for disputes; error notice received at a branch; do we have to answer wherever it arrives
1024/comment 35(c)-2 | where must the dispute address be printed; put the error address on the statement and website; tell address in the transfer notice; exclusive address listed in loss mit letters
1024/comment 35(c)-4 | error notice by email or web form; online intake of disputes; do we need to accept emailed complaints; borrower sent the dispute through the portal
1024/comment 35(e)(4)-1 | which documents go with the answer to an error; copies of only what we relied on; screen prints as documents; must we send the whole file
1024/comment 35(g)(1)(ii)-1 | letter attacks the entire loan from start to end; complaint written like a lawsuit or discovery; rambling letter we cannot understand; examples of overbroad disputes
1024/comment 35(h)-1 | may we refuse to look until he pays; borrower still owes payments during a dispute; payment as a prerequisite to investigating; do payments stop while an error is open
1024/comment 36(a)-1 | attorney asks for loan documents for a client; authorized agent requests information; verify the authority of a representative for an rfi; who may ask on behalf of the borrower
1024/comment 36(a)-2 | who is the owner when the loan is in a trust; name the trustee or the trust; fannie or freddie loan, what do we tell; request for pool number; owner identity answer
1024/comment 36(d)(1)(ii)-2 | borrower wants call recordings; old backup tapes, do we have to search; papers in offsite storage must be fetched; audio of a phone conversation on request; examples of available records
1024/comment 36(f)(1)(i)-1 | asks for the balance again after months; information that changes over time is not a repeat; new payoff or escrow request later; same type of question, different date
1024/comment 36(f)(1)(ii)-1 | wants our exam reports or employee pay; profitability data of the servicer; attorney-client papers in servicing; complaint logs and audits asked by a borrower
1024/comment 36(f)(1)(iii)-1 | investor guidelines for modifications asked; training program of staff requested; servicing guide of the company; other people's loans asked about
1024/comment 36(f)(1)(iv)-1 | wants answers in a column format or transcript; front and back of all payment checks; request for every paper on the loan; examples of burdensome requests
1024/comment 36(i)-1 | someone writes that the owner died; letter indicating a possible successor; person who says he got the house; which writings start the successor duty
1024/comment 36(i)-2 | how long to answer a potential heir; 30 business days or promptly; deadline for successor document list; do servicers with procedures have to be faster
1024/comment 37(b)-1 | what gives reason to think coverage lapsed; insurer or agent informs us; borrower sent nothing after we asked; cancellation notice as basis for lender placement
1024/comment 37(c)(1)(i)-1 | charge back to the first day without insurance; retroactive force placed premium; bill lpi for the gap before the letters; may we cover the notice period later
1024/comment 37(c)(1)(iii)-1 | insurance policy has its own late pay grace; grace period extension for premium; policy paid late but stays in force; state law extends time to pay the premium
1024/comment 37(c)(1)(iii)-2 | what proof of insurance may we demand; declarations page or certificate; reject a weak binder; evidence that does not match the mortgage requirements; written confirmation from the agent
1024/comment 37(d)(1)-1 | example of the second insurance letter; which reminder version to send; borrower answered with partial proof; june letters example
1024/comment 38(b)(1)(vi)-2 | what papers may we ask of an heir; reasonable documents depend on state law; too much paperwork for a widow; do not require documents we do not need
1024/comment 38(b)(1)(vi)-3 | joint tenancy needs only a death certificate; affidavit of heirship accepted; divorce decree and deed as proof; quitclaim deed to a child; examples of successor proof
1024/comment 38(b)(1)(vi)-5 | heir facing foreclosure, confirm fast; confirm in time for loss mitigation; sale date close and new owner; quick decision for successors
1024/comment 38(c)(2)-2 | borrower demands his servicing file; right to see the whole file; does the five day file rule give access to customers; answer through an information request instead
1024/comment 39(a)-1 | when is a person late for the 36 day call; trial plan borrower, need to call; paid before day 36, no call; example with january payment; each missed month a new call
1024/comment 39(a)-2 | does speaking by phone or in person count as live contact; may we leave a message; talk with the borrower to find the reason; what is live contact
1024/comment 39(a)-3 | how many tries are good faith; letter or email asking to call us; borrower never picks up; unresponsive customer, what efforts; one voicemail enough or not
1024/comment 39(a)-4 | must we mention options to everyone; borrower says he will pay tomorrow; servicer decides if options should be told; inform orally or by letter
1024/comment 39(a)-5 | speak with the borrower's attorney or counselor instead; authorized representative for live contact; wife calls for him; contact through an agent
1024/comment 39(a)-6 | already working on a mod, still phone each month; ongoing contact during loss mit satisfies; do not call again while application is reviewed; live contact while the package is pending
1024/comment 39(b)(1)-2 | how to count 180 days between letters; second early intervention letter when; october 12 example; still late half a year after the notice
1024/comment 39(b)(1)-5 | loan came to us late, send the 45 day letter again; prior servicer mailed it already; new servicer early letter duty; transfer resets the notice
1024/comment 39(b)(2)(iii)-1 | how many options to list in the letter; few examples are enough; list all workouts or some; number of examples
1024/comment 39(c)(1)(iii)-1 | one spouse filed bankruptcy, other did not; joint obligors and the modified letter; co-borrower not in bankruptcy gets which letter; either borrower in chapter 13
1024/comment 39(d)-2 | servicer is a debt collector under fdcpa; may we write after a cease request; borrower asks about options after cease; loss mit talk is not a violation
1024/comment 40(a)-2 | team or single person for delinquent borrower; which staff may be assigned; one contact or a group; discretion on assigning people
1024/comment 41(b)-1 | heir applies for a modification before confirmation; hold or review the package of a potential successor; keep the application until confirmed; start the clock on confirmation
1024/comment 41(b)(1)-1 | we may set our own list of documents; stop collecting when clearly ineligible; flexible application requirements; do not ask for papers that are not needed
1024/comment 41(b)(1)-2 | question turns into an application; caller gives income and wants to be considered; when does a talk become a workout application; prequalify on the phone
1024/comment 41(b)(1)-3 | only asked what options exist; not an application examples; call about process without information; general inquiry on help
1024/comment 41(b)(1)-4 | what is reasonable diligence for papers; call for missing phone number; after a transfer contact promptly; near the end of a forbearance contact the borrower
1024/comment 41(b)(2)(i)-1 | no sale date yet, is it 45 days ahead; sale not scheduled when application comes; treat as at least 90 days; unscheduled auction and review
1024/comment 41(b)(2)(i)(B)-1 | need one more document after saying complete; later find missing information; tell borrower again; complete letter does not stop new requests
1024/comment 41(b)(2)(ii)-1 | thirty days usually is reasonable for papers; date to return documents a month; standard deadline in the incomplete letter; how many days to put
1024/comment 41(b)(2)(ii)-2 | date no later than the next milestone; 120th day, 90 days, or 38 days before sale; which milestone limits the return date; documents go stale date
1024/comment 41(b)(2)(ii)-3 | never fewer than seven days for papers; minimum time to send documents; one week at least; short deadline close to the sale
1024/comment 41(b)(3)-1 | sale not scheduled when complete, treated as over 90 days; complete package and no auction date; full rights when no sale set; later scheduled sale
1024/comment 41(b)(3)-2 | sale postponed or moved up after complete; rescheduled auction, same rights; protections stay in servicing; new sale date changes nothing
1024/comment 41(c)(1)-1 | how we evaluate is our decision; sole discretion in underwriting a workout; meaning of evaluation; investor criteria in reviewing
1024/comment 41(c)(1)-4 | ecoa adverse action with the loss mit letter; combine other required notices; denial letter and reg b notice together; one mailing for both
1024/comment 41(c)(2)(i)-1 | offer help without any application; offer to a borrower who never applied; streamlined mod with no package; preapproved workout offer
1024/comment 41(c)(2)(iii)-1 | how long is a short-term forbearance, six months; skip payments up to half a year; what is payment forbearance; covers no more than six months due
1024/comment 41(c)(2)(iii)-4 | repayment plan of six months, up to three payments past due; what is a short term repayment plan; catch up over half a year; three months late repay
1024/comment 41(c)(2)(iii)-6 | when to send the forbearance letter, five days; timing of short plan notice; offered by phone, write within five days; prompt notice of repayment plan
1024/comment 41(d)-1 | denied because of the investor, name it; investor rule as reason and what the rule is; owner requirement in the letter; fannie said no
1024/comment 41(d)-2 | disclose npv inputs; net present value denial letter; numbers used in npv test; failed npv, what to tell
1024/comment 41(d)-4 | first failed criterion, list others or not; hierarchy of reasons; stop at the first knock out; actual reasons only
1024/comment 41(f)-1 | what is the first notice or filing; is a breach letter a first filing; recording a notice of default; court complaint as first legal; demand letter before 120 days allowed
1024/comment 41(g)-1 | default judgment motion while application pending; summary judgment and complete package; dispositive motion rule; motion filed before the package came
1024/comment 41(g)-2 | may other foreclosure steps go on; publication or mediation during review; continue without judgment; keep the case moving
1024/comment 41(g)-3 | tell our attorney to stop; instruct foreclosure counsel; lawyer did not know about the package; servicer responsible for counsel
1024/comment 41(g)-4 | package comes 30 days before sale; late application less than 37 days; investor may still require review; no duty but policies
1024/comment 41(g)-5 | sheriff holds the sale, are we liable; third party conducts the auction; sale by someone else; postpone sale in servicing
1024/comment 41(g)(3)-1 | short sale listing period and auction; borrower marketing the house; performing during listing time; hold the sale for short sale
1024/comment 41(h)(3)-1 | manager may decide the appeal; supervisor who did not take part; boss of the underwriter reviews; who can hear it in a small shop
1024/comment 41(i)-1 | reinstated then late again, full review; became current after the first application; was once current, new application counts; delinquent all along, no second review
1024/comment 41(i)-2 | new servicer and earlier application; prior servicer reviewed already; transfer and serial requests; second application to the transferee
1024/comment 41(k)(1)(i)-1 | get loss mit files from the old servicer; borrower sends papers to prior company after transfer; missing documents at boarding; obtain pending package
1024/comment 41(k)(1)(i)-3 | old servicer sent notices, repeat them; no duplicate letters after transfer; acknowledgment already mailed; new servicer repeats or not
`
