import { ButtonLink } from '../../site/frame/button-link.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { BarChart, ScoreRing, TrendChart } from '../../ui/charts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { BareInput } from '../../ui/field.tsx'
import { AnswerMessage, PersonMessage } from '../../workspace/assistant/chat-message.tsx'
import { RecentUpdates } from '../../workspace/dashboard/recent-updates.tsx'
import { PriorityBadge } from '../../workspace/updates/priority-badge.tsx'
import { DemoArticleCard } from './demo-article-card.tsx'
import {
  ARTICLES,
  CATEGORY_COUNTS,
  COMPLIANCE_SCORE,
  RISK_AREAS,
  SCORE_TREND,
  STAT_CARDS,
  UPDATES,
} from './sample-data.ts'
import { SampleStatCards } from './sample-stat-cards.tsx'

export function OverviewPanel() {
  return (
    <div className="grid gap-4">
      <SampleStatCards cards={STAT_CARDS} />
      <div className="grid items-start gap-4 lg:grid-cols-[1.75fr_1fr]">
        <SectionCard title="Recent Regulatory Updates">
          <RecentUpdates updates={UPDATES} />
        </SectionCard>
        <ScoreCard />
      </div>
    </div>
  )
}

export function ScoreCard() {
  return (
    <SectionCard title="Compliance Score">
      <div className="grid justify-items-center gap-6 px-5 pb-6">
        <ScoreRing percent={COMPLIANCE_SCORE} label="Compliance score" />
        <BarChart bars={RISK_AREAS} className="w-full" />
      </div>
    </SectionCard>
  )
}

export function LibraryPanel() {
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_1fr]">
      <section aria-labelledby="demo-categories">
        <h2 id="demo-categories" className="font-semibold">
          Categories
        </h2>
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {CATEGORY_COUNTS.map(({ label, count }) => (
            <li key={label} className="flex justify-between gap-4 py-2.5 text-[0.9375rem]">
              {label}
              <span className="tabular text-ink-faint">{count}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="demo-articles">
        <h2 id="demo-articles" className="font-semibold">
          Four of 45 articles
        </h2>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {ARTICLES.map((article) => (
            <DemoArticleCard key={article.id} article={article} />
          ))}
        </div>
      </section>
    </div>
  )
}

export function AlertsPanel() {
  return (
    <ul className="grid gap-4">
      {UPDATES.map((update) => (
        <li key={update.id}>
          <Card className="grid gap-x-8 gap-y-2 p-5 sm:grid-cols-[1fr_auto] sm:p-6">
            <div>
              <p className="eyebrow">{update.category}</p>
              <h2 className="mt-2 font-semibold text-lg">{update.title}</h2>
              <p className="mt-1.5 text-ink-soft">{update.description}</p>
              <p className="mt-2 font-medium text-brass text-sm">{update.citation}</p>
            </div>
            <div className="flex gap-4 sm:flex-col sm:items-end">
              <PriorityBadge priority={update.priority} />
              <DateText iso={update.dated} className="text-ink-faint text-sm" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

export function AnalyticsPanel() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_1.75fr]">
      <ScoreCard />
      <SectionCard title="Compliance Trend">
        <div className="px-5 pb-6">
          <TrendChart label="Compliance score" points={SCORE_TREND} />
        </div>
      </SectionCard>
    </div>
  )
}

/** A real answer of the assistant; its links are for members. */
const ANSWER = {
  paragraphs: [
    'The Loan Estimate is due within 3 business days.',
    'Exactly: it is delivered or placed in the mail no later than the third business day after the creditor receives the application. These are days on which the creditor’s offices are open to the public for substantially all of its business functions.',
  ],
  citations: ['12 CFR 1026.19(e)(1)(iii)(A)', '12 CFR 1026.2(a)(6)'],
}

export function AssistantPanel() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <SectionCard title="Sample conversation">
        <div className="grid gap-5 border-line border-t p-5 sm:p-6">
          <PersonMessage>When is the Loan Estimate due?</PersonMessage>
          <AnswerMessage answer={ANSWER} />
        </div>
        <div className="border-line border-t p-4">
          <BareInput
            label="Demo Mode - Chat available after login"
            placeholder="Demo Mode - Chat available after login"
            disabled
          />
        </div>
      </SectionCard>
      <section aria-labelledby="try-assistant" className="border-line border-t pt-6 lg:border-t-0 lg:pt-2">
        <h2 id="try-assistant" className="display text-2xl">
          Try the AI Assistant
        </h2>
        <p className="mt-3 mb-6 text-ink-soft">
          It answers from the facts that it knows, and says where each can be read. In your trial you ask it
          what you like.
        </p>
        <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
      </section>
    </div>
  )
}
