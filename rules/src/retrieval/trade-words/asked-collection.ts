/** How people ask for the rules of debt collection, in their own words. */
export const ASKED_COLLECTION_WORDS = `
1006.2(b) | is leaving a voicemail an attempt; what is an attempt to communicate; call that nobody answered; limited content message counts as an attempt
1006.2(d) | what counts as a communication; any medium, email or text; tell about a debt indirectly; does a social media message count
1006.2(e) | does consumer include a dead person; who is a consumer in collections; debtor alive or deceased; person alleged to owe
1006.2(h) | is rent or a medical bill a debt; what is a debt under fdcpa; business loan collections covered; parking ticket in debt collection; personal, family, household obligation
1006.2(i)(1) | are we a debt collector; who must follow regulation f; bank collecting own loans under another name; debt buyer counted; law firm that collects regularly
1006.2(i)(2)(i) | our own employees collecting our loans; creditor in its own name; first party collections exempt; in-house collectors in debt collection
1006.2(i)(2)(vi)(B) | debt that we originated and now service for another; sold the loan, still collecting; originator not a collector; loan made by us
1006.2(i)(2)(vi)(C) | servicer got the loan while it was current; debt not in default when obtained; bought servicing of performing loans; took over a delinquent portfolio
1006.2(j)(1) | safe voicemail in debt collection; what may we say on an answering machine; business name, call back, person, and number; limited-content message must have; message that does not mention the debt
1006.2(j)(2) | add date and time to the voicemail; optional words in a limited message; suggest a time to call; hello in the message
1006.6(a)(1) | talk to his wife about the debt; is the spouse a consumer; husband answers the phone; discuss with married partner
1006.6(a)(2) | debtor is a minor, call the parents; mother of a teenager; child owes money; parent of an underage debtor
1006.6(a)(4) | debtor died, whom may we call; talk with the executor; personal representative of the estate; son handles the estate informally
1006.6(b)(1)(i) | what hours may we call; before 8 in the morning or after 9 at night; too early to phone; call at night; time zone of the cell phone; told us not to call during her shift
1006.6(b)(1)(ii) | may we call him in the hospital or church; inconvenient place in debt collection; contact at the daycare; unusual location in debt collection
1006.6(b)(2) | he has an attorney, stop calling; lawyer represents the debtor; represented by counsel, letter to him; attorney does not answer us
1006.6(b)(3) | call at work, boss does not allow; contact at the job; employer forbids personal calls; workplace calls in debt collection
1006.6(b)(4)(i) | debtor agreed to calls at night; prior consent given to us; said it is okay to call at work; permission for inconvenient times
1006.6(c)(1) | cease and desist letter; told us in writing to stop; refuses to pay letter; leave me alone letter; email saying stop contacting
1006.6(c)(2) | what may we still send after a stop letter; one last letter that we are done; tell of a lawsuit after cease; remedy notice after refusal
1006.6(d)(1) | may we tell his neighbor or boss; talk to family about the debt; third party disclosure; coworker picked up; parents of an adult debtor; discuss with roommate
1006.6(d)(2)(iv) | garnishment papers to the employer; contact sheriff or bank after judgment; postjudgment remedy contact; enforce the judgment with third persons
1006.6(d)(3) | safe harbor for emails and texts to the wrong person; reasonable procedures for email; somebody else read the text; bona fide error email
1006.6(d)(4)(i) | debtor emailed us from that address; consent to use the email; may we email the debtor; he wrote to us, write back
1006.6(d)(4)(ii) | creditor's email used by the collector; use the bank's email address for collections; opt out notice 35 days; transferred account email; work email excluded
1006.6(d)(4)(ii)(C)(5) | thirty five days to opt out of email; date by which opt out is due; wait before emailing with creditor's address; opt-out period length
1006.6(d)(4)(iii) | prior collector used that email; second agency email; address from an earlier agency; take over email from the last collector
1006.6(d)(5)(i) | texted us within 60 days; debtor sent a text, may we text back; number reassigned check; text consent renewal
1006.6(d)(5)(ii) | debtor agreed to texts; prior consent to text in the past sixty days; number database check; permission for sms
1006.6(e) | how to stop emails or texts; opt out line in each message; unsubscribe in collection email; reply stop in debt collection; must each text have a way out
1006.10(a) | what is location information; home address, home phone, workplace; skip tracing details; where he lives or works
1006.10(b)(1) | what to say when skip tracing; caller names himself, not the company; calling a relative to find him; give employer name only if asked
1006.10(b)(2) | do not say he owes money to relatives; skip trace without mention of a debt; tell the neighbor about a bill; location call and debt talk
1006.10(b)(3) | postcard to a third person; no postcards for location; card to relatives; mail a postcard for address
1006.10(b)(5) | he has a lawyer, ask the lawyer for the address; no skip tracing after attorney; represented debtor location; contact others for location when counsel known
1006.10(c) | call the same relative twice; how often may we call for location; once unless wrong information; repeat call to mother
1006.14(a) | harassment in collections; abusive conduct in debt collection; oppress the debtor; catch-all for bothering people
1006.14(b)(1) | call again and again to annoy; repeated phone calls; continuous calls in debt collection; ring all day
1006.14(b)(2)(i)(A) | seven calls in seven days; how many calls a week; call cap in debt collection; eight calls this week; calls per debt
1006.14(b)(2)(i)(B) | wait a week after talking; spoke yesterday, may we call today; seven days after a conversation; 7 in 7 rule after contact
1006.14(b)(2)(ii) | more than seven calls presumed violation; exceeded call limit; called eight times; presumption of harassment
1006.14(b)(3)(i) | debtor asked us to call back; consent to additional calls; call back request within seven days; agreed calls not counted
1006.14(b)(3)(ii) | does a busy signal or disconnected number count; call did not connect; out of service number; not connected calls excluded
1006.14(b)(4) | count calls per account; several debts of one person; student loans as one debt; particular debt meaning
1006.14(c) | threaten to hurt the debtor; violence threats in debt collection; harm his reputation by crime; physical threat in debt collection
1006.14(d) | cursing at debtors; profane language in debt collection; insults on the phone; swear words in debt collection
1006.14(e) | post a list of deadbeats; shame list in debt collection; publish names of nonpayers; bad debt list on facebook
1006.14(g) | caller must say who he is; hide identity in phone calls; anonymous calls in debt collection; meaningful disclosure of caller
1006.14(h)(1) | do not text me; asked us not to use email; stop calling my cell; requested no contact by phone; prefers mail only
1006.14(h)(2)(i) | confirm the opt out by one message; reply to a stop text; confirmation of unsubscribing; last text after stop
1006.14(h)(2)(ii) | he called us although he said no calls; respond once by the same medium; debtor texts after opting out; answer an email after no email request
1006.18(b)(1)(i) | pretend to be the government; badge or uniform; claim to be from the state; vouched by the united states
1006.18(b)(1)(iii) | collector says he is a lawyer; letter from attorney not reviewed; pretend attorney in debt collection; legal department name
1006.18(b)(1)(iv) | say the debtor committed a crime; accuse of fraud; criminal charge bluff; disgrace in debt collection
1006.18(b)(2)(i) | wrong amount or status of the debt; claim more than owed; misstate balance in debt collection; say it is a judgment
1006.18(b)(3) | threaten jail for not paying; arrest threat in debt collection; threaten to take wages or house; garnishment talk without intent
1006.18(c)(1) | threaten to sue without intent; bluff of lawsuit; action we cannot take; empty threat in debt collection
1006.18(c)(2) | report a debt without saying disputed; false credit report; fail to mark dispute; threaten bad credit falsely
1006.18(c)(3) | letter that looks like a court paper; fake legal document; simulated government form; looks official in debt collection
1006.18(c)(4) | use another company name; alias business name; true name of the collector; dba in letters
1006.18(d) | fake profile to friend the debtor; trick to get information; deceptive means in debt collection; false pretenses in collection
1006.18(e)(1) | mini miranda in debt collection; this is an attempt to collect a debt; first contact statement; any information will be used
1006.18(e)(2) | say you are a debt collector in later calls; follow up letters statement; from a debt collector; subsequent communications in debt collection
1006.18(e)(3) | mini miranda in a lawsuit complaint; pleading exempt in debt collection; court papers statement; summons without statement
1006.18(e)(4) | spanish call, mini miranda language; same language as the conversation; translated statement in debt collection; speak in the consumer's language
1006.18(f) | collector uses a desk name; alias of an employee; assumed name in debt collection; fake first name on the phone
1006.22(b) | add a collection fee; convenience fee to pay by phone; interest not in contract; pay to pay charge; amount not authorized by agreement
1006.22(c)(1) | postdated check more than five days; notice before depositing a future check; three to ten business days; hold a dated check
1006.22(c)(3) | deposit a postdated check early; cash the check before its date; threat to deposit ahead; early deposit of future dated check
1006.22(d) | collect calls and telegram costs; hidden purpose charges; make debtor pay for the call; reverse charge call
1006.22(e) | threaten repo without right; take the car with no security interest; disable a vehicle; nonjudicial taking in debt collection; exempt property repossession
1006.22(f)(1) | send a postcard about a debt; postcards to debtors; card in the mail; open mail to a consumer
1006.22(f)(2) | debt words on the envelope; symbols or logo on the envelope; collection agency name visible; window envelope in debt collection
1006.22(f)(3) | email to a work address; company email of the debtor; employer provided mailbox; write to his job email
1006.22(f)(4) | message on facebook; public social media post; friend request from a collector; tag debtor online; private direct message
1006.26(b) | sue on an old debt; past the statute of limitations; time barred account lawsuit; threaten court on stale debt; too old to sue
1006.30(a)(1) | report to bureau before talking to the debtor; debt parking in debt collection; contact first before credit reporting; passive collection in debt collection; letter returned undeliverable and reporting
1006.30(a)(1)(ii) | wait 14 days after the letter before reporting; mail then wait for undeliverable; reasonable period before furnishing; sent email then bureau
1006.30(b)(1) | sell a debt that was paid or discharged; identity theft account sold; bankrupt debt placed for collection; transfer of a settled account
1006.30(c) | one payment, several debts; apply money to a disputed account; debtor says which debt to pay; multiple accounts payment
1006.30(d)(1) | where to sue on a mortgage; foreclosure venue in debt collection; county of the property; court for real estate
1006.30(d)(2) | where to sue for a credit card debt; venue where he lives or signed; far away court; wrong county lawsuit
1006.34(a)(1)(i)(B) | validation letter in five days; send the notice after the first contact; g notice timing; how soon after first call; dunning letter deadline
1006.34(a)(1)(ii) | read validation details on the first call; oral validation in debt collection; all information by phone; tell it instead of a letter
1006.34(a)(2) | debtor paid before the letter, needed; paid in full within five days; skip validation when paid; debt satisfied first
1006.34(b)(2) | what is the initial communication; first contact about the debt; does a limited voicemail start the clock; bankruptcy claim or pleading not initial
1006.34(b)(3) | which date for itemization; last statement, charge off, last payment, transaction, judgment; reference date choices; starting balance date
1006.34(b)(5) | thirty day dispute period; when is the validation period over; assume receipt five days after mailing; count days for dispute
1006.34(c)(2)(iii) | creditor name on the itemization date; who owned it then; original bank in the letter; owed to on that date
1006.34(c)(2)(iv) | account number in the letter; truncated number in debt collection; last four digits; number of the debt
1006.34(c)(2)(v) | current owner of the debt; who is owed now; name present creditor; debt buyer name
1006.34(c)(2)(viii) | itemize interest, fees, payments, credits; table of the balance; zero in each line; show how the amount grew
1006.34(c)(2)(ix) | current amount owed in the letter; balance today in debt collection; total now in debt collection; as of date figure
1006.34(c)(3)(i) | say that a written dispute stops collection; date the period ends; tell right to verification; dispute by mail
1006.34(c)(3)(ii) | right to know the original creditor statement; ask for first creditor by date; name of original lender on request; end date in debt collection
1006.34(c)(3)(iii) | we will assume the debt is valid statement; unless you dispute by date; assumption of validity; silence of debtor in the letter
1006.34(c)(3)(iv) | cfpb website line; link to bureau debt page; consumer protections url; learn more statement
1006.34(c)(4) | tear off dispute form; check boxes at bottom of the letter; how do you want to respond; response section in debt collection
1006.34(c)(5) | mortgage debt, use the periodic statement; itemization for home loans; attach most recent mortgage bill; residential mortgage special rule
1006.34(d)(2)(i) | model validation notice safe harbor; form b-1 in debt collection; sample dunning letter; is the cfpb form required
1006.34(d)(3)(iii) | ask for payment in the validation letter; payment options line; i enclosed this amount; soft payment language
1006.34(d)(3)(iv) | state law text on the back; reverse side disclosures; time barred debt wording in front; state required notices
1006.34(d)(3)(vi) | spanish request line; quiero este formulario; offer translation in debt collection; ask for a spanish copy
1006.34(e)(1) | validation letter in another language; translate and include english; chinese dunning notice; complete translation in debt collection
1006.34(e)(2) | he asked for spanish, must send; debtor requests the spanish version; offered spanish and got a request; duty to provide spanish form
1006.38(b)(1) | demand payment at once during the 30 days; overshadow dispute rights; pay now letter in the first month; lawsuit threat in validation period; inconsistent statements in debt collection
1006.38(c) | debtor asks who the first creditor was; stop until we send the name; original creditor request; written question on who sold the debt
1006.38(d)(1) | did not dispute, is it admitted; silence is no admission; failure to answer the letter; no reply means owes
1006.38(d)(2) | he disputes in writing, stop collecting; send verification in debt collection; this is not my debt; proof of debt before calling again; dispute letter in 30 days
1006.38(d)(2)(ii) | same dispute twice; duplicate dispute in debt collection; repeated letter nothing new; already verified in debt collection
1006.42(a)(1) | how to send notices so they get there; actual notice and keepable form; letter returned undeliverable; email or mail delivery
1006.42(b) | email the validation notice; e-sign for later notices; electronic delivery of the dunning letter; text a validation notice
1006.100(a) | keep collection records three years; how long after last activity; retention for collectors; when may we purge an account
1006.104 introductory text | state collection law stricter; which law wins; state call limits; more protective state rule
`
