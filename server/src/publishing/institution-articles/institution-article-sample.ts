import type { SamplePart } from '../../platform/session/sample-part.ts'
import { insertInstitutionArticle } from './institution-article-store.ts'

const ARTICLES = [
  {
    title: 'Who checks a Loan Estimate before it goes out',
    summary: 'The two people of each branch who look, and what they look at.',
    category: 'trid' as const,
    body: `## Who looks

The loan officer prepares the Loan Estimate. A second person of the branch looks at it before it is sent and writes their initials in the loan file.

## What they look at

1. The day on which the six items of the application were complete, and the day by which the Loan Estimate is due under 12 CFR 1026.19(e)(1)(iii).
2. The fees against the fee sheet of the month.
3. The name and address of the consumer.

If the second person is away, the branch calls the compliance officer. Nothing is sent unchecked.
`,
  },
  {
    title: 'How we collect demographic information at the counter',
    summary: 'The words that we use, and what to do if an applicant does not answer.',
    category: 'hmda' as const,
    body: `## The words

We hand over the form and say that federal law asks for the information, and that the answer has no part in the decision.

## If an applicant does not answer

An applicant may decline. In person, the loan officer then records what visual observation or the surname suggests, as appendix B to 12 CFR part 1003 asks, and marks the form accordingly. Questions go to the compliance officer before the file is closed.
`,
  },
]

export const institutionArticleSample: SamplePart = {
  name: 'institution articles',
  async make({ institutionId, inInstitution, manager }) {
    await inInstitution(async (tx) => {
      for (const article of ARTICLES)
        await insertInstitutionArticle(tx, institutionId, { ...article, isPublished: true }, manager.fullName)
    })
  },
}
