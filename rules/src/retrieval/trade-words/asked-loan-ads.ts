/** How people ask for advertisements of loans, cards, and lines. Written from the text, not reviewed by a person yet. */
export const ASKED_LOAN_AD_WORDS = `
1026.16(a) | advertise a card rate we do not offer; bait and switch line of credit ad; only terms we really give; promote a rate for nobody
1026.16(b)(1) | card or line ad with a rate, what more; trigger words for an open-end ad; no annual fee ad, does it trigger; ad says 30 days free; personal line flyer with apr
1026.16(b)(1)(iii) | membership fee in a card ad; yearly fee told in the ad; participation fee in the promotion; ad must show the annual fee
1026.16(b)(2) | ad for a sofa with a monthly payment on a store plan; total of payments in a store card ad; buy the tv for 25 a month; goods financed on a line, payment ad
1026.16(c)(1) | catalog with credit terms; website ad table of terms; multi-page ad, terms on one page; link to the terms in an online ad
1026.16(e) | radio ad for a card; tv spot for a line of credit; toll-free number instead of all the terms; thirty second radio commercial for open-end
1026.16(f) | fixed rate card ad; may we say fixed apr; the word fixed in a card advert; fixed for how long in the promotion
1026.16(g)(2)(i) | what is a promotional rate on a card; lower rate for a time; special rate meaning; sale rate on purchases
1026.16(g)(2)(ii) | what is an introductory rate; promo rate at account opening; intro rate versus promo rate; new customer teaser meaning
1026.16(g)(3) | write intro next to the teaser; the word introductory near the rate; each time the rate is listed in a card ad; intro apr label
1026.16(g)(4) | end date of the promo rate in an ad; later rate next to the zero percent; go-to apr in card advertising; when does the promo end in the ad
1026.16(g)(5) | envelope with zero percent; banner ad for a card promo; outside of the card mailer; pop-up ad promo terms
1026.16(h)(2) | what is deferred interest; same as cash meaning; no interest if paid in full offer; interest waived if paid by a date meaning
1026.16(h)(3) | how long is the same as cash period in the ad; no interest must have if paid in full; twelve months no interest ad; deferred period stated next to no interest
1026.16(h)(4) | interest back to the purchase date warning; same as cash ad small print; interest charged from the first day if not paid; pay it off or owe all the interest ad
1026.24(a) | advertise a car rate we do not have; bait rates closed-end; only offered terms in a loan ad; special for one customer, may we advertise
1026.24(c) | ad with interest rate, must say apr; simple rate in a mortgage ad; rate as large as apr; note rate advertised alone; 5 percent financing flyer
1026.24(d)(1) | which words in a loan ad trigger more; payment shown in the ad; 36 months financing ad; zero down, is it a trigger; triggering terms closed-end
1026.24(d)(1)(i) | ten percent down in the ad; small down payment words; 500 down and drive; no money down car ad
1026.24(d)(1)(ii) | sixty month loan ad; thirty year mortgage flyer; up to seven years to pay; number of payments in the ad
1026.24(d)(1)(iii) | only 199 a month ad; payment amount in the flyer; monthly payment example; per thousand payment
1026.24(d)(1)(iv) | finance charge less than 100 ad; 50 dollar origination fee in the ad; interest of five dollars a week; no finance charge statement
1026.24(d)(2) | what must the ad then say; down payment terms and apr; after a trigger term; full repayment terms in the ad; sample loan in ads
1026.24(e)(1) | loan website with a table; catalog of loan terms; car brochure several pages; link to the loan table
1026.24(f)(2)(i) | mortgage ad with two rates; teaser rate on a home loan ad; show each rate and how long; arm start rate advert
1026.24(f)(3)(i) | mortgage payment in an ad; several payments over time; low first payments advert; state taxes and insurance not included; actual payment will be higher sentence
1026.24(f)(3)(i)(C) | payment without taxes and insurance ad; first lien ad escrow statement; your payment will be greater; piti missing in the flyer
1026.24(f)(4) | mortgage mailer envelope; banner ad home loan; link from a short web ad; outside envelope rates
1026.24(g) | mortgage radio ad; tv commercial for loans; phone number instead of terms; say the apr on the radio; thirty second spot closed-end
1026.24(h) | loan above the home's worth ad; 125 percent loan ad tax note; interest not deductible over value; consult tax advisor in a loan ad
1026.24(i)(1) | fixed rate words for an arm ad; 5/1 arm called fixed; fixed payment in a variable ad; misuse of fixed in mortgage ads; step rate loan called fixed
1026.24(i)(2) | compare his old payment with our teaser; save 300 a month ad; comparison of rates ad; lower than your card payments claim
1026.24(i)(3) | looks like a government letter; says fha endorsed; government loan program claim; hud approved lender mailing; stimulus or relief program mailer
1026.24(i)(4) | use the borrower's bank name in a mailer; refinance letter that names the current lender; not affiliated with your lender statement; trick mailing with the lender's name; we know your loan with first bank
1026.24(i)(5) | wipe out your debt mortgage ad; eliminate debt claim; debt free mailer; forgive your loan promise
1026.24(i)(6) | call our loan officers counselors; the word counselor in a mortgage ad; credit counselor title by a broker; mortgage advisor named counselor
1026.24(i)(7) | ad half in Spanish; rates in Spanish and small print in English; foreign language mortgage ad; required terms only in English
`
