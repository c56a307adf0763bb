import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { ProxyDesk } from '../../tools/proxy/proxy-desk.tsx'

export const handle: PageHandle = { scripts: 'now' }

/** The surname and place proxy for everyone, in the browser. */
export default function ProxyToolPage() {
  return (
    <>
      <PageMeta
        title="BISG proxy"
        description="Probabilities of race and ethnicity from surname and place by the method that the CFPB published, for one application or a file. Nothing of it leaves your computer."
        path="/tools/proxy"
        card="proxy"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">BISG proxy</h1>
        <p className="mt-3 mb-8 max-w-3xl text-ink-soft">
          Applications for auto loans, credit cards, and most other products do not ask for race and
          ethnicity. To review such a product for fair lending, this tool estimates from census counts of
          surnames and places how many of your applications came from each group. The method is Bayesian
          Improved Surname Geocoding (BISG), as the CFPB published it. All work is done in your browser: names
          and places are not sent, stored, or kept in an address.
        </p>
        <Island name="proxy-desk" component={ProxyDesk} props={{}} />
        <div className="mt-12 grid gap-8 border-line border-t pt-8 lg:grid-cols-3">
          <Use />
          <Tables />
          <Method />
        </div>
      </div>
    </>
  )
}

const LIST = 'mt-3 grid list-disc gap-2 pl-5 text-ink-soft'

function Use() {
  return (
    <section aria-labelledby="proxy-use">
      <h2 id="proxy-use" className="font-display font-semibold text-xl">
        What it is for
      </h2>
      <ul className={LIST}>
        <li>
          A proxy describes groups of many applications. It says nothing certain about a person, so no row is
          given a label here.
        </li>
        <li>
          Never use it in a decision on an application: unless the law permits or requires it, a creditor may
          not consider race, color, religion, national origin, or sex in any aspect of a credit transaction
          (12 CFR 1002.6(b)(9)).
        </li>
        <li>Where applicants reported their race and ethnicity, use what they reported.</li>
        <li>
          Ask counsel first. The privilege of a self-test does not cover loan and application files and
          information derived from them (12 CFR 1002.15(b)(3)(ii)).
        </li>
      </ul>
    </section>
  )
}

function Tables() {
  return (
    <section aria-labelledby="proxy-tables">
      <h2 id="proxy-tables" className="font-display font-semibold text-xl">
        The tables and their years
      </h2>
      <ul className={LIST}>
        <li>
          Surnames: the 162,253 names that the 2010 census counted at least 100 times (Census Bureau). Shares
          that it withholds are filled as the CFPB does, and how American Indian or Alaska Native and
          multiracial people divide is estimated for some names. The 5,155 names that the CFPB adds from the
          list of 2000 are not held.
        </li>
        <li>
          Census tracts: adults of the 2010 census, with the numbers and borders of 2010. A tract that was
          drawn anew in 2020 is not found, or has the people of 2010.
        </li>
        <li>
          ZIP codes: adults of the 2020 census by ZIP code tabulation area, the table that the CFPB has used
          since April 2024.
        </li>
        <li>Block groups are not held. Puerto Rico is left out, as in the method.</li>
      </ul>
    </section>
  )
}

function Method() {
  return (
    <section aria-labelledby="proxy-method">
      <h2 id="proxy-method" className="font-display font-semibold text-xl">
        The method
      </h2>
      <ul className={LIST}>
        <li>
          A surname loses punctuation, spaces, initials, and suffixes. Accents stay, as in the CFPB’s
          programs, and the table has none: write Garcia, not García. Of a hyphenated name the first part in
          the table is used, then the co-applicant’s.
        </li>
        <li>
          For each group, its share among people of the surname is multiplied by the share of its people in
          the nation who live in the place; the results are scaled to a sum of one.
        </li>
        <li>
          Some other race is shared out among the groups without Hispanic origin. All groups but Hispanic are
          of people without Hispanic origin.
        </li>
        <li>
          The tract comes before the ZIP code. Without a surname in the table, or without a place, there is no
          proxy. Use where the applicant lives, not where a property is.
        </li>
        <li>
          Source: CFPB, “Using publicly available information to proxy for unidentified race and ethnicity”
          (September 2014), and its programs in cfpb/proxy-methodology. The example rows published there are
          met to five digits, with the surname shares of 2000 that they were made with.
        </li>
      </ul>
    </section>
  )
}
