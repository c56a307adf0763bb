/** How people ask for the rules of remittances, prepaid accounts, and gift cards. */
export const ASKED_MONEY_ABROAD_WORDS = `
1005.30(c) | who is a designated recipient; person abroad who gets the money; does the receiver need to live overseas; payee in a foreign country
1005.30(e)(1) | what is a remittance transfer; sending money to family in mexico; does a consumer international wire count; electronic transfer to another country; business wire abroad excluded
1005.30(e)(2)(i) | sending 15 dollars or less abroad; small foreign transfer exempt; tiny remittance not covered; minimum amount for remittance rule
1005.30(f)(2)(i) | under 500 foreign wires a year, are we exempt; few international transfers credit union; safe harbor from remittance rule; do small banks need remittance disclosures; normal course of business count
1005.30(f)(2)(ii) | went over 500 remittances this year; transition time after crossing the limit; six months to comply with remittance rule; passed the five hundred transfers mark
1005.30(g) | who is a sender; customer located in a state sends for personal reasons; is a business a sender; soldier overseas account as sender
1005.30(h)(1) | intermediary bank fees on a foreign wire; covered third-party fees; charges taken by banks in between; who counts as a covered outside fee
1005.30(h)(2) | receiving bank takes a fee for incoming money; non-covered third party fees; recipient's own bank charge; fee by the foreign bank for deposit
1005.31(a)(3) | oral remittance disclosures by phone; phone transfer abroad; customer calls to send money overseas; tell prepayment terms by telephone
1005.31(a)(5) | text message or app remittance disclosure; mobile app transfer abroad; send money overseas by phone app; disclosures by sms
1005.31(b)(1) | what the customer must see before paying for a foreign wire; prepayment disclosure contents; exchange rate, fees, and total first; what do we show before taking the money
1005.31(b)(1)(ii) | our transfer fees and taxes line; fee label on the remittance form; show provider charge; tax collected by us
1005.31(b)(1)(iv) | exchange rate on the remittance form; how many decimals for the rate; rounding of the rate; unknown rate abroad
1005.31(b)(1)(vi) | other fees line, intermediary charges; label for covered outside fees; lifting fees disclosure; correspondent charge shown
1005.31(b)(1)(vii) | total to recipient; amount the family will get; currency received line; final sum abroad
1005.31(b)(1)(viii) | warn that recipient may get less; outside fees and foreign taxes may apply statement; less due to recipient bank fee; disclaimer on foreign tax
1005.31(b)(2) | remittance receipt contents; what goes on the receipt of a foreign wire; proof of payment for money abroad; receipt after the customer pays
1005.31(b)(2)(ii) | date the money is available abroad; when will my mother have it; date available line; availability date on receipt
1005.31(b)(2)(iv) | error and cancel rights on the receipt; statement of rights to cancel; model form a-37; short rights notice
1005.31(b)(2)(vi) | state regulator and cfpb contact on receipt; where to complain about a remittance; agency phone on the slip; licensing state contact
1005.31(b)(3)(i) | one paper instead of two; combined disclosure with proof of payment; single remittance form; can we give everything at once
1005.31(b)(4) | full error notice on request; long rights notice a-36; sender asks for details of rights; promptly give the long form
1005.31(c)(1) | group the amounts together; layout of the remittance form; order and grouping of lines; where to place fees and total
1005.31(d) | word estimated on the form; mark estimates for remittance or card; label amounts that are not exact; term for estimated rate
1005.31(e)(1) | when must the prepayment form be given; before the sender pays; at request of the transfer; timing of foreign wire quote
1005.31(e)(2) | when is the receipt due; receipt at payment; phone transfer receipt mailed next business day; from account by phone, next statement
1005.31(f) | remittance figures must be right when paid; quote changed after payment; accuracy of wire disclosure; exact amounts at payment
1005.31(g)(1) | spanish remittance forms; language we advertise in; foreign language receipt; english plus other language; tagalog ads, which forms
1005.32(b)(1) | estimates for certain countries; country law prevents exact amounts; bureau list of countries; cannot know the rate in that nation
1005.32(b)(2)(i) | transfer scheduled ahead, estimate; rate unknown five days before; future date remittance; estimates for advance orders
1005.32(b)(4)(i)(C) | 1,000 or fewer transfers to the country; bank may guess the exchange rate; insured institution estimate limit; count per nation for rate estimates
1005.32(b)(5)(i)(C) | 500 or fewer to that bank; guess of outside fees; estimate intermediary charges limit; count per recipient institution
1005.32(c) | how to make an estimate; basis for estimated figures; reasonable approach to guess amounts; source of estimated rate
1005.33(a)(1)(i) | sender charged the wrong amount; took too much for the foreign wire; incorrect sum paid; overcharged on money sent abroad
1005.33(a)(1)(iii) | mother got less than promised; wrong amount received abroad; short payout overseas; recipient received fewer pesos
1005.33(a)(1)(iv) | money came late; not there by the date on the receipt; transfer never arrived is an error; delayed foreign wire
1005.33(a)(1)(iv)(D) | customer gave the wrong account number; bad iban or swift from sender; wrong recipient account, our fault; mistyped account of the payee
1005.33(a)(2) | status inquiry no error; recipient wants a change; what is not a remittance error; asking where the money is before the date
1005.33(b)(1)(i) | 180 days to complain of a foreign wire; how late may the sender claim; remittance error deadline for customer; half a year after the date available
1005.33(c)(1) | ninety days to investigate a remittance; tell the sender within three business days; look into a foreign wire complaint; how long for remittance error review
1005.33(c)(2)(i) | refund or resend; sender chooses the remedy; amount wrong, pay back or deliver; fix for a short payout; correct in one business day
1005.33(c)(2)(ii) | late arrival, refund fees; transfer not on time remedy; give back the wire charge and taxes; not delivered by the date, what do we pay
1005.33(c)(2)(iii) | sender made the mistake, resend cost; wrong details by customer remedy; refund less outside fees within three business days; insufficient information from sender
1005.33(d)(1) | no remittance error, written explanation; denial of a foreign wire claim; letter with right to documents; report when nothing was wrong
1005.33(g)(1) | written remittance error policies; compliance program for foreign wires; procedures for errors abroad; policy for remittance claims
1005.33(g)(2) | retain remittance error papers; keep findings and evidence two years; store complaints on transfers; records of foreign wire disputes
1005.33(h) | conditions when the customer's account number was wrong; check the bank code with reasonable means; notice that funds may be lost; tried to recover from the wrong account
1005.34(a) | thirty minutes to cancel a foreign wire; sender changed her mind; cancel money sent to mexico; may I take back the transfer; already picked up, cancel
1005.34(b) | refund within three business days after cancel; give back fees and taxes; cost for cancelling; how soon do we return the money
1005.35 introductory text | agent store broke the rules, are we liable; responsible for agents; grocery store that sends money for us; act of agent
1005.36(a)(1) | transfer scheduled five or more days ahead; first of recurring remittances papers; advance order disclosures; receipt for future date
1005.36(a)(2)(i) | recurring remittance terms changed, new receipt; later transfers in a series; update before the next monthly transfer; when is a fresh receipt due
1005.36(c) | cancel a scheduled foreign transfer; three business days before the date; stop next month's remittance; recurring money abroad stop
1005.36(d)(1)(i) | tell dates of future transfers; recurring remittance cancel right statement; future transfer date line; next transfer notice
1005.36(d)(2)(i) | notice 5 days to 12 months before next transfer; window for future date notice; how early tell of the recurring remittance; twelve months ahead
1005.18(b)(1)(i) | give short and long form before opening a prepaid; timing of prepaid disclosures; before the customer acquires the card; when do we hand over prepaid fees
1005.18(b)(1)(ii) | prepaid card sold in a store rack; retail package disclosures; long form after purchase; card on a peg
1005.18(b)(1)(iii) | prepaid bought by phone; oral short form; telephone card account; long form by phone and website
1005.18(b)(2) | short form contents; static fees box of prepaid; what fees are on the short form; fee table of a reloadable card
1005.18(b)(2)(i) | monthly fee line on the prepaid form; periodic charge for remittance or card; fee each month for the card; annual fee line
1005.18(b)(2)(iii) | atm withdrawal fees in and out of network; cash machine charge on short form; two atm fees; take cash from prepaid
1005.18(b)(2)(iv) | cash reload charge; cost to add cash; reload at a store; fee to load money
1005.18(b)(2)(vi) | customer service call fee; live agent or automated charge; pay to talk to someone; call fee on short form
1005.18(b)(2)(vii) | inactivity fee on prepaid; dormant card charge; not using card for months; nonuse fee line
1005.18(b)(2)(viii)(A) | number of additional fee types; count of other fees; how many more charges statement; additional fees we charge
1005.18(b)(2)(ix)(A) | two highest revenue fees; which extra fees to list; additional fee types five percent; most earning fees on the short form
1005.18(b)(2)(x) | no overdraft or credit feature statement; overdraft line on the short form; may be offered after days; credit statement for prepaid
1005.18(b)(2)(xi) | fdic insured statement for prepaid; register your card; ncua insurance eligible line; not insured wording
1005.18(b)(2)(xiv)(A) | employee does not have to take the pay card; payroll card choice statement; other ways to get wages; ask employer for options
1005.18(b)(4) | long form contents; all fees and conditions; full list of prepaid charges; complete fee chart
1005.18(b)(5) | information outside the short form; name of issuer and program; purchase price of the card; activation fee disclosure
1005.18(b)(6)(i)(B) | online prepaid disclosures; e-sign for prepaid forms; electronic short form; web acquisition of card
1005.18(b)(9)(i) | prepaid marketed in spanish; foreign language forms for card; package in another language; translate short form
1005.18(c)(1) | no paper statements for prepaid; alternative to periodic statements; balance by phone and history online; do we have to mail statements for reloadable cards
1005.18(c)(5) | totals of fees for month and year; fee summary for prepaid; year to date charges on history; prior month total
1005.18(d)(2) | annual error notice for prepaid; yearly notice or on each history; error resolution for cards once a year; a-7 notice for remittance or card
1005.18(e)(1)(i) | when does the 60 days start for prepaid; viewed online history or got written; unauthorized transfer on a card; liability clock without statements
1005.18(e)(2)(ii) | error within 120 days after posted; prepaid dispute safe time; one hundred twenty days claims; longer time to complain of a card
1005.18(e)(3)(i) | unregistered card fraud, do we owe; unverified prepaid no error rights; not registered and lost; provisional credit for anonymous cards
1005.18(f)(3) | what is printed on the prepaid card; name, website, and phone on the card; back of the card contact; issuer on plastic
1005.19(b)(1) | file prepaid agreements with cfpb; submission rolling for remittance or card; send new card contract; how soon to file agreement
1005.19(b)(3) | stop offering a prepaid program, tell bureau; withdrawal of an agreement; no longer offered card; remove contract for remittance or card
1005.19(b)(5)(i) | pilot program card, filing; product test exception; limited test group; small trial of prepaid
1005.20(a)(2) | what is a store gift card; card good at one merchant; restaurant gift card; mall shop card
1005.20(a)(3) | bank sold gift card usable anywhere; general-use prepaid card; visa gift card; open loop gift
1005.20(a)(4) | reward card terms; promotional card statement; loyalty gift with short expiration; rebate card disclosure
1005.20(b)(2) | reloadable card not sold as a gift; general purpose reloadable excluded from gift card rules; not labeled gift; temporary card for a reloadable
1005.20(b)(5) | paper gift certificate only; printed voucher excluded; paper coupon gift; emailed gift code printed at home, excluded or not
1005.20(d) | inactivity fees on gift cards; may we charge a monthly fee on a gift card; dormancy charge conditions; service fee ban
1005.20(d)(1) | no use for a year before a gift card fee; 12 months inactive; one year of nonuse; fee after eleven months
1005.20(d)(3) | one fee a month on a gift card; two dormancy fees in a month; monthly limit of gift fees; only one charge per calendar month
1005.20(e) | may gift cards expire; expiration date conditions; gift certificate ran out; sell cards with a date
1005.20(e)(2) | five years before gift funds expire; money on the card good for how long; expiry of underlying funds; last load date plus five
1005.20(e)(4) | free replacement of expired gift card; charge to replace; get remaining balance at no cost; card ran out but money left
1005.20(f)(1) | disclose other gift card fees; purchase fee of gift card; activation fee on or with card; list type and amount of charges
1005.20(f)(2) | toll free number on gift card; website for fees; phone on back of gift card; where to learn charges
`
