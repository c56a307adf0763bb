import { PageMeta } from '../document/page-meta.tsx'
import { questionsAndAnswers } from '../document/questions-and-answers.ts'
import { apiContext } from '../entry.server.tsx'
import { Island } from '../islands/island.tsx'
import type { PageHandle } from '../root.tsx'
import { PageHero } from '../site/page-hero.tsx'
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
        eyebrow="Help Center"
        title="Answers, and people behind them."
        lead="Search what we are asked most, or write to us: we answer within one business day."
      />
      <Island name="help-finder" component={HelpFinder} props={{ entries, asked }} carried={{ asked }} />
      <HelpContact phone={phone} />
    </>
  )
}
