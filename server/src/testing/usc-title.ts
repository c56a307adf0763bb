/** A section in the form of USLM XML; `body` is what is between its heading and its notes. */
function section(title: number, number: string, heading: string, body: string): string {
  return `<section style="-uslm-lc:I80" id="id${number}" identifier="/us/usc/t${title}/s${number}"><num value="${number}">§ ${number}.</num><heading> ${heading}</heading>
${body}
<sourceCredit id="sc${number}">(Added <ref href="/us/pl/98/369">Pub. L. 98–369</ref>.)</sourceCredit>
<notes type="uscNote" id="n${number}"><note topic="amendments" id="a${number}"><heading class="centered">Amendments</heading><p>The note quotes:</p>
<quotedContent><section><num value="9">“SEC. 9.</num><content>Words of an Act.”</content></section></quotedContent></note></notes>
</section>`
}

interface Changes {
  title?: number
  day?: string
  amount?: string
  /** Sections beside that on mortgage interest. */
  more?: string
}

/** Title 26 in the form of uscode.house.gov, cut down to two sections, one of them repealed. */
export function uscTitle({
  title = 26,
  day = '2026-10-14',
  amount = '$600',
  more = '',
}: Changes = {}): string {
  const interest = section(
    title,
    '6050H',
    'Returns relating to mortgage interest received in trade or business from individuals',
    `<subsection class="indent0" identifier="/us/usc/t${title}/s6050H/a"><num value="a">(a)</num><heading> Mortgage interest of ${amount} or more</heading>
<chapeau class="indent0">Any person—</chapeau>
<paragraph class="indent1"><num value="1">(1)</num><content> who is engaged in a trade or business, and</content></paragraph>
<paragraph class="indent1"><num value="2">(2)</num><content> who, in the course of such trade or business, receives from any individual interest aggregating ${amount} or more for any calendar year on any mortgage,<ref class="footnoteRef" idref="fn1">1</ref><note type="footnote" id="fn1"><num>1</num> So in original.</note> to be reported</content></paragraph>
<continuation class="indent0">shall make the return described in subsection (b).</continuation></subsection>
<subsection class="indent0"><num value="b">(b)</num><heading> Form and manner of returns</heading>
<chapeau>A return is described in this subsection if such return—</chapeau>
<paragraph><num value="1">(1)</num><content> is in such form as the Secretary may prescribe,</content></paragraph>
<paragraph><num value="2">(2)</num><chapeau> contains—</chapeau>
<subparagraph><num value="A">(A)</num><content> the name &amp; address of the individual, and</content></subparagraph></paragraph></subsection>`,
  )
  const repealed = `<section id="r" identifier="/us/usc/t${title}/s6050J–1" status="repealed"><num value="6050J–1">[§ 6050J–1.</num><heading> Repealed. Pub. L. 99–514]</heading></section>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" xml:lang="en" identifier="/us/usc/t${title}">
<meta><dc:title>Title ${title}</dc:title><dc:type>USCTitle</dc:type><docNumber>${title}</docNumber><docPublicationName>Online@119-36</docPublicationName><dcterms:created>${day}T09:10:37</dcterms:created></meta>
<main><title id="t" identifier="/us/usc/t${title}"><num value="${title}">Title ${title}—</num><heading>INTERNAL REVENUE CODE</heading>
<chapter id="c" identifier="/us/usc/t${title}/stF/ch61"><num value="61">CHAPTER 61—</num><heading>INFORMATION AND RETURNS</heading>
<toc><layout><tocItem><column>6050H.</column></tocItem></layout></toc>
${interest}
${more}
</chapter>
<chapter id="d" identifier="/us/usc/t${title}/stF/ch62"><num value="62">CHAPTER 62—</num><heading>TIME AND PLACE</heading>
${repealed}
</chapter>
</title></main></uscDoc>
`
}

/** A section more, for a title that the library has already. */
export const literacySection = (title: number): string =>
  section(
    title,
    '992',
    'Financial literacy training: financial services',
    '<subsection><num value="a">(a)</num><content> The Secretary concerned shall carry out a program to provide training on financial literacy to members of the armed forces.</content></subsection>',
  )
