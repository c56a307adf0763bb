/** Part 229 in the form of the eCFR's XML, cut down to three sections and an appendix. */
export function part229(changes: { title?: number; deposit?: string; isEmpty?: boolean } = {}): string {
  const { title = 12, deposit = '$275', isEmpty = false } = changes
  const place = (rest: string, citation: string) =>
    `hierarchy_metadata="{&quot;path&quot;:&quot;/on/_SUBSTITUTE_DATE_/title-${title}/${rest}&quot;,&quot;citation&quot;:&quot;${title} CFR ${citation}&quot;}"`
  const body = isEmpty
    ? ''
    : `<DIV6 N="A" TYPE="SUBPART">
<HEAD>Subpart A&#x2014;General</HEAD>
<DIV8 N="229.1" TYPE="SECTION" ${place('section-229.1', '229.1')}>
<HEAD>&#xA7; 229.1 Authority and purpose; organization.</HEAD>
<P>(a) <I>Authority and purpose.</I> This part is issued by the Board of Governors of the Federal Reserve System.</P>
<P>(b) <I>Organization.</I> This part is divided into subparts and appendices as follows&#x2014;</P>
<P>(1) Subpart A contains general information. It sets forth&#x2014;</P>
<P>(i) The authority, purpose, and organization;</P>
</DIV8>
</DIV6>
<DIV6 N="B" TYPE="SUBPART">
<HEAD>Subpart B&#x2014;Availability of Funds and Disclosure of Funds Availability Policies</HEAD>
<DIV8 N="229.10" TYPE="SECTION" ${place('section-229.10', '229.10')}>
<HEAD>&#xA7; 229.10 Next-day availability.</HEAD>
<P>(a) <I>Cash deposits.</I> (1) A bank shall make funds deposited in an account by cash available for withdrawal not later than the business day after the banking day on which the cash is deposited, see &#xA7; 229.1(b).</P>
<P>(c) <I>Certain check deposits</I>&#x2014;(1) <I>General rule.</I> A depositary bank shall make funds deposited in an account by check available for withdrawal not later than the business day after the banking day on which the funds are deposited, in the case of&#x2014;</P>
<P>(i) A check drawn on the Treasury of the United States and deposited in an account held by a payee of the check;</P>
<P>(ii) A U.S. Postal Service money order;</P>
<P>(iii) A check drawn on a Federal Reserve Bank or Federal Home Loan Bank;</P>
<P>(iv) A check drawn by a state or a unit of general local government;</P>
<P>(v) A cashier's, certified, or teller's check deposited&#x2014;</P>
<P>(A) In an account held by a payee of the check;</P>
<P>(B) In person to an employee of the depositary bank; and</P>
<P>(C) With a special deposit slip or deposit envelope, if such slip or envelope is required by the bank;</P>
<P>(vi) A check deposited in a branch of the depositary bank and drawn on a branch of the same bank; and</P>
<P>(vii) The lesser of&#x2014;</P>
<P>(A) ${deposit}; or</P>
</DIV8>
</DIV6>
<DIV9 N="Appendix A to Part 229" TYPE="APPENDIX" ${place('part-229/appendix-A', '229')}>
<HEAD>Appendix A to Part 229&#x2014;Routing Number Guide to Next-Day Availability Checks</HEAD>
<P>A. Each bank is assigned a routing number by an agent of the American Bankers Association.</P>
</DIV9>`
  return `<?xml version="1.0"?>
<DIV5 N="229" TYPE="PART" VOLUME="3" ${place('part-229', 'Part 229').replaceAll('&quot;', '&amp;quot;')}>
<HEAD>PART 229&#x2014;AVAILABILITY OF FUNDS AND COLLECTION OF CHECKS (REGULATION CC)
</HEAD>
<AUTH>
<HED>Authority:</HED><PSPACE>12 U.S.C. 4001-4010, 12 U.S.C. 5001-5018.
</PSPACE></AUTH>
${body}
</DIV5>
`
}
