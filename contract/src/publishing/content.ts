import { z } from 'zod'
import { everyone } from '../platform/access.ts'
import { DayOfAnyYear } from '../platform/days.ts'

/** The public pages' claims about Plumbline; operators edit them in `content/site/claims.yaml`. */
const Claim = z.string().min(1).max(60)

const Testimonial = z.strictObject({
  statement: z.string().min(1).max(300),
  role: Claim,
  institution: Claim,
})

const InstitutionClaims = z.strictObject({ customers: Claim, average: Claim })

export const SiteClaims = z.strictObject({
  /** The pages say that the figures are samples, until the operator can prove them. */
  areSampleFigures: z.boolean().default(true),
  institutionsServed: Claim,
  complianceScore: Claim,
  monitoring: Claim,
  hoursSavedPerWeek: Claim,
  fewerIncidents: Claim,
  uptime: Claim,
  support: Claim,
  attestation: Claim,
  testimonials: z.strictObject({
    /** The page says so. */
    areSamples: z.boolean(),
    statements: z.array(Testimonial).min(1).max(12),
  }),
  institutionTypes: z.strictObject({
    creditUnions: InstitutionClaims,
    communityBanks: InstitutionClaims,
    mortgageCompanies: InstitutionClaims,
  }),
  supportedSystems: z.strictObject({
    coreBanking: z.array(Claim).min(1),
    loanOrigination: z.array(Claim).min(1),
    analyticsAndReporting: z.array(Claim).min(1),
    cloudInfrastructure: z.array(Claim).min(1),
  }),
})
export type SiteClaims = z.infer<typeof SiteClaims>

/** Contact details; operators edit them in `content/site/contact.yaml`. */
export const ContactDetails = z.strictObject({
  phone: z.string().min(5).max(30),
  office: z.array(Claim).min(1),
  hours: z.array(z.strictObject({ days: Claim, time: Claim })).min(1),
  /** Email addresses on the contact page. */
  email: z.strictObject({
    support: z.email(),
    sales: z.email(),
    technical: z.email(),
    careers: z.email(),
  }),
})
export type ContactDetails = z.infer<typeof ContactDetails>

export const FAQ_CATEGORIES = ['account', 'subscription', 'platform', 'compliance'] as const
export const FaqCategory = z.enum(FAQ_CATEGORIES)
export type FaqCategory = z.infer<typeof FaqCategory>

export const FaqEntry = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  question: z.string(),
  answerHtml: z.string(),
  /** The plain text of the answer, for search. */
  answerText: z.string(),
  category: FaqCategory,
  tags: z.array(z.string()),
})
export type FaqEntry = z.infer<typeof FaqEntry>

export const LegalPageName = z.enum(['privacy', 'terms', 'cookies'])
export type LegalPageName = z.infer<typeof LegalPageName>

export const LegalPage = z.object({
  title: z.string(),
  description: z.string(),
  updatedAt: DayOfAnyYear,
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type LegalPage = z.infer<typeof LegalPage>

export const content = {
  claims: everyone
    .route({ method: 'GET', path: '/content/claims', summary: 'What the public pages claim about Plumbline' })
    .output(SiteClaims),

  contact: everyone
    .route({ method: 'GET', path: '/content/contact', summary: 'How to reach us, and when' })
    .output(ContactDetails),

  faq: everyone
    .route({ method: 'GET', path: '/content/faq', summary: 'The questions of the help center, answered' })
    .output(z.array(FaqEntry)),

  legalPage: everyone
    .route({
      method: 'GET',
      path: '/content/legal/{name}',
      summary: 'The privacy policy, terms or cookie policy',
    })
    .input(z.object({ name: LegalPageName }))
    .output(LegalPage),
}
