/** How people ask for home equity lines. Written from the text, not reviewed by a person yet. */
export const ASKED_HELOC_WORDS = `
1026.40(a)(1) | early heloc disclosure must stand apart; equity line brochure page layout; can we mix ads with the heloc terms; heloc disclosure given to keep
1026.40(a)(3) | online heloc application, show the terms electronically; heloc app on the web; e-sign and early equity line terms; internet equity line request
1026.40(b) | when does the heloc early disclosure go out; hand the heloc terms with the application; phone application for an equity line, mail within three days; broker application for a line, three days; heloc by mail in the magazine; teller gives out an equity line form
1026.40(c) | broker gives heloc applications, his duty; dealer or agent hands out our equity line form; third party must give the brochure; who gives the heloc booklet when we are not there
1026.40(d)(1) | tell them to keep a copy of the heloc terms; keep this paper statement; retain the heloc sheet; save a copy line on the equity disclosure
1026.40(d)(2)(i) | apply by this date for these heloc terms; how long are heloc terms good before opening; which heloc terms may change before we open; guaranteed terms deadline on the line
1026.40(d)(2)(ii) | heloc terms changed before opening, he gets fees back statement; refund line when the terms change; customer walks away because terms changed; all fees back if the heloc offer changed
1026.40(d)(3) | you could lose your home warning on a heloc; we take a lien on your house statement; risk to home sentence; loss of the dwelling if he defaults on the line
1026.40(d)(4)(i) | tell him we may freeze or call the heloc; statement that we may stop draws or cut the limit; possible actions of the bank on the line; end the line early and fees, say so up front
1026.40(d)(5)(i) | how long the draw time and payback time last; ten year draw and twenty year repay; length of draw on the early heloc sheet; end of draw period disclosure
1026.40(d)(5)(ii) | how the heloc minimum is figured; balloon at the end of the line, tell them; interest only payments on the equity line; minimum may not pay the principal
1026.40(d)(5)(iii) | ten thousand dollar payment example heloc; sample payment on the early heloc form; how long to repay 10000 on the line; example for minimum payment
1026.40(d)(6) | recent rate for a fixed heloc; rate within twelve months on the heloc form; apr without other costs statement; recent means what for heloc
1026.40(d)(7) | list of our fees for the line; annual fee and early closing fee on the heloc sheet; termination fee within three years on an equity line; cost to open use and keep the line
1026.40(d)(8) | title and appraisal estimate for heloc; third party costs range to open; good faith guess of closing costs for a line; itemize heloc fees if asked
1026.40(d)(10) | smallest draw of 500, tell them; minimum balance or draw limits on the line; how many draws per month; limits on use of the equity line
1026.40(d)(11) | ask your tax advisor about heloc interest; is the interest deductible statement; tax line in the heloc sheet; deductibility sentence equity line
1026.40(d)(12)(ix) | lifetime cap and yearly cap on a heloc; highest rate for the line; no annual cap statement; how high may the equity rate go over the initial rate
1026.40(d)(12)(x) | payment at the highest rate for 10000; when could the top rate be reached; worst case heloc payment; maximum rate payment on the line
1026.40(d)(12)(xi) | fifteen year history table; historical example of heloc rates; index history on the early disclosure; update the rate history yearly
1026.40(e) | heloc booklet, which one; what you should know about home equity lines; brochure with each heloc application; our own brochure instead of the bureau's; do we need the booklet for a heloc
1026.40(f)(1) | change the heloc rate ourselves; rate tied to our own prime; raise margin on an equity line; index must be public and not ours; may we set the line rate by the board
1026.40(f)(2) | call the heloc due; may we end the equity line early and demand all; terminate the line, what reasons; accelerate an equity line balance
1026.40(f)(2)(i) | lied on the heloc application; fraud on the equity line, call it due; false income on the line; misrepresentation lets us end the line
1026.40(f)(2)(ii) | missed heloc payments, accelerate; default on the line, demand it all; did not pay the equity line, may we foreclose; late on the heloc, end the plan
1026.40(f)(2)(iii) | sold the house with the heloc open; let the insurance lapse, may we call the line; taxes unpaid on the home with our line; senior lien foreclosing; borrower died and the house goes to someone else; tore down or wasted the property
1026.40(f)(2)(iv) | executive officer's line must be due on demand; reg o heloc to our own officer; insider equity line callable; loan to bank president call feature
1026.40(f)(3) | may we change heloc terms at all; add a fee to existing equity lines; new terms on old helocs; raise the annual fee on the line; unilateral change to an equity line
1026.40(f)(3)(i) | maximum rate reached, stop advances; rate cap hit on the line; step changes written in the first contract; triggering events in the agreement; employee rate ends when he quits the bank
1026.40(f)(3)(ii)(A) | heloc index disappeared; swap the index and margin on equity lines; newspaper stopped the rate; replacement index similar history
1026.40(f)(3)(ii)(B) | libor helocs to sofr; replace libor on the line; equity line libor transition spread; new benchmark for home lines
1026.40(f)(3)(iii) | borrower agrees in writing to change the line; extend the draw with a signed agreement; heloc modification by consent; raise the line by mutual agreement, in writing
1026.40(f)(3)(iv) | lower the rate for all heloc customers; change that only helps the customer; skip a payment offer on equity lines; extend the draw period as a benefit; temporary rate cut on a line
1026.40(f)(3)(v) | small changes to the heloc; change the payment address or billing date; rounding change on the line; minor change in the line's terms
1026.40(f)(3)(vi) | may we freeze an equity line; cut the heloc limit; suspend draws on the line; block my line of credit, is it legal; when can credit on the house be stopped for a time
1026.40(f)(3)(vi)(A) | house value dropped, freeze the line; value fell how much before we stop draws; home price decline and heloc; avm shows lower value, reduce the limit; fifty percent of the equity cushion gone
1026.40(f)(3)(vi)(B) | lost his job, stop the heloc; credit score fell, freeze the line; divorce or bankruptcy and draws; income dropped, may we suspend; customer cannot pay anymore, cut the line
1026.40(f)(3)(vi)(C) | broke a promise in the heloc contract; default on material obligation, stop draws; moved out of the house with the line; took another lien without permission
1026.40(f)(3)(vi)(D) | state cap stops us from charging the rate; usury law change, freeze lines; government limits the rate on the line; law forbids the agreed heloc rate
1026.40(f)(3)(vi)(E) | tax lien ahead of our heloc; government action hurts our lien; less than 120 percent of the line covered; new superlien on the house
1026.40(f)(3)(vi)(F) | examiner told us to stop advances; regulator says draws are unsafe; supervisory order, freeze lines; our agency ordered no more equity advances
1026.40(g) | heloc terms changed before opening, return fees; customer refuses because the rate margin changed; give back application fees on the line; who refunds the appraisal when we changed the terms
1026.40(h) | charge a heloc application fee right away; nonrefundable fee before three days; keep the appraisal fee if she backs out after the brochure; refundable fee for the line up front; mailed brochure adds days
1026.9(c)(1)(i) | change heloc terms, fifteen days letter; equity line minimum payment goes up, notice when; letter before the new heloc term; send change notice to all heloc owners
1026.9(c)(1)(ii) | we lowered the heloc fee, letter or not; equity line change by agreement; no letter for a cut in the line's charge; court deal on the line, no notice
1026.9(c)(1)(iii) | we froze the heloc, write within three days; reasons for the freeze letter; notice after lowering the line; tell borrower the equity line is suspended; must he ask us to lift the freeze
1026.6(a)(2) | other heloc charges at opening; late and returned check fee on the line; recording release fee told at opening; charges that are not finance charges on the equity line
1026.6(a)(5) | billing rights for heloc customers; dispute rights with the equity line agreement; fair credit billing notice on a line on the house; error rights at heloc opening
1026.16(d)(1) | heloc ad with rate, what else; advertise the equity line payment; prime minus one ad; trigger terms for heloc ads; no closing costs heloc ad
1026.16(d)(1)(i) | estimate of opening fees in a heloc ad; cost to open range in the ad; bank pays closing costs, ad; fee percent of the line in the ad
1026.16(d)(1)(iii) | highest possible rate in the heloc ad; cap rate in the advert; maximum apr for variable line; eighteen percent ceiling line in the ad
1026.16(d)(2) | teaser heloc rate in an ad; intro rate ad must give the later rate; six months at 3.99 equity line; first rate below index and margin
1026.16(d)(3) | balloon in a heloc ad; interest only payment ad may leave a large final payment; low payment heloc advert; minimum payments do not pay it off ad
1026.16(d)(4) | tax deductible heloc ad; say interest may be deductible; more than the home's value and taxes; consult a tax adviser in the ad; ad claims write off your interest
1026.16(d)(5) | free money ad for a heloc; misleading words in the equity ad; cash for free advertising; what may we not call a heloc
1026.16(d)(6)(ii) | promo heloc rate placement in the ad; later rate near the teaser; how close and how large the go-to rate; low first payments in an ad for the line
1026.16(d)(6)(iii) | envelope of a heloc mailer; banner ad for an equity line; short internet ad that links; outside of the mail piece
1026.14(c) | effective apr on heloc statements optional; historical apr on the line bill; must we show apr with fees; skip the effective rate for home lines
1026.7(a)(5) | heloc bill shows how balance figured; balance for interest on the equity line bill; daily balance explanation home line; interest balance on heloc statement
1026.7(a)(6)(i) | finance charge box on the heloc bill; itemize interest and fees on the line bill; show charges since last heloc statement; finance charge total on an equity bill
1026.7(a)(6)(ii) | late fee on the heloc statement; other charges listed on the line; annual fee shown on equity bill; over limit charge on the home line
`
