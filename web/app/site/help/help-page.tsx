import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { questionsAndAnswers } from '../../platform/document/questions-and-answers.ts'
import { Island } from '../../platform/islands/island.tsx'
import { PageHero } from '../frame/page-hero.tsx'
import type { Route } from './+types/help-page'
import { readHelpFilter } from './help-address.ts'
import { HelpContact } from './help-contact.tsx'
import { HelpFinder } from './help-finder.tsx'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext)
  const [entries, { phone }] = await Promise.all([content.faq(), content.contact()])
  return { entries, phone, asked: readHelpFilter(new URL(request.url).searchParams) }
}

export default function HelpPage({ loaderData: { entries, phone, asked } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Help Center"
        description="Answers about accounts, subscriptions, the platform and compliance content, and the ways to reach a person."
        path="/help"
        card="help"
        about={[
          questionsAndAnswers(entries.map(({ question, answerText }) => ({ question, answer: answerText }))),
        ]}
      />
      <PageHero
        eyebrow="Help"
        title="Help Center"
        lead="Search the frequently asked questions, or contact us. We answer within one business day."
      />
      <Island name="help-finder" component={HelpFinder} props={{ entries, asked }} carried={{ asked }} />
      <HelpContact phone={phone} />
    </>
  )
}
