import type { LoanRule, RuleText } from '@plumbline/contract/lending/loan-rules.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationLink } from '../regulations/citation-link.tsx'
import { ruleScreenOf, screenOf } from './saved-tests.ts'

/** Every rule that is computed: what it answers, from which words of law, with which examples. */
export default function LoanRulesPage() {
  const answer = useQuery(api.loanRules.list.queryOptions({ staleTime: 300_000 }))
  const [params, update] = useAddressParams()
  const words = params.get('q') ?? ''
  const rules = (answer.data?.rules ?? []).filter((rule) => matches(rule, words))
  const changed = answer.data?.rules.filter(({ isTextChanged }) => isTextChanged) ?? []
  return (
    <>
      <title>Rules · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources" className="hover:underline">
          Resources
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">Rules</h1>
        <p className="max-w-2xl text-ink-soft">
          The loan tests as functions: each with the words of law that it was written from, when those words
          last changed, and examples that run before every release.
        </p>
        <div className="max-w-md">
          <SearchBox
            label="Search rules"
            placeholder="A question, a name, or a citation"
            value={words}
            onSearch={(text) =>
              update((next) => {
                if (text) next.set('q', text)
                else next.delete('q')
                return next
              })
            }
          />
        </div>
      </header>
      {answer.isPending && <Skeleton className="h-96 w-full" />}
      {answer.isError && (
        <ErrorState title="The rules could not be loaded" onRetry={() => answer.refetch()} />
      )}
      {changed.length > 0 && (
        <div className="mb-4">
          <Banner tone="warning" title="Text changed since a rule was checked">
            {changed.map(({ question }) => question).join(' ')} Until the rule is checked again, compare its
            answer with the new text.
          </Banner>
        </div>
      )}
      {answer.data && rules.length === 0 && (
        <EmptyState title="No rule matches">Clear the search to see all of them.</EmptyState>
      )}
      <div className="grid gap-4">
        {rules.map((rule) => (
          <Rule key={rule.name} rule={rule} />
        ))}
        {answer.data && words === '' && <Reference citations={answer.data.citations} />}
      </div>
    </>
  )
}

function matches({ name, question, cites, texts }: LoanRule, words: string) {
  const text = [name, question, cites, ...texts.map(({ citation }) => citation)].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function Rule({ rule }: { rule: LoanRule }) {
  const { name, question, cites, checkedOn, texts, isTextChanged, examples } = rule
  return (
    <section
      id={name}
      aria-labelledby={`rule-${name}`}
      className="rounded-card border border-line bg-surface px-5 py-4"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`rule-${name}`} className="font-display font-semibold text-xl">
          <Link to={ruleScreenOf(name)} className="hover:underline">
            {question}
          </Link>
        </h2>
        <code className="text-ink-soft text-sm">{name}</code>
        {isTextChanged && <Badge tone="warning">Text changed since it was checked</Badge>}
      </header>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {screenOf(name).title} · {cites === 'data/thresholds' ? 'the threshold register' : cites} · written
        from the text as of {longDateUtc(checkedOn)}
      </p>
      {texts.length === 0 && (
        <p className="mt-2 text-[0.9375rem]">
          Its figures and their citations stand in the{' '}
          <Link to="/resources/thresholds" className="font-semibold underline">
            threshold register
          </Link>
          .
        </p>
      )}
      <ul className="mt-2 grid gap-1 text-[0.9375rem]">
        {texts.map((text) => (
          <TextLine key={text.citation} text={text} />
        ))}
      </ul>
      <Disclosure
        className="mt-2 border-b-0!"
        title={`${examples.length} ${examples.length === 1 ? 'example' : 'examples'}`}
      >
        <ul className="grid gap-4 pb-2">
          {examples.map(({ id, source, kind, note, input, expected }) => (
            <li key={id} className="border-line border-t pt-3">
              <p className="text-[0.9375rem]">
                <b>{source}</b>{' '}
                <span className="text-ink-soft">
                  {kind === 'official' ? 'official example' : 'worked by hand'}
                </span>
                {note && <span className="block text-ink-soft text-sm">{note}</span>}
              </p>
              <div className="mt-2 grid gap-3 lg:grid-cols-2">
                <Code label={`Input of ${id}`} text={input} />
                <Code label={`Result of ${id}`} text={expected} />
              </div>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

function TextLine({ text: { citation, lastChangedOn, changed, statuses } }: { text: RuleText }) {
  const parsed = parseCitation(citation)
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="font-semibold text-brass">
        {parsed ? <CitationLink citation={parsed} text={citation} /> : citation}
      </span>
      {changed ? (
        <span className="text-warning">
          changed on {longDateUtc(changed.on)}, after the rule was checked
          {changed.what && `: ${changed.what}`}
          {changed.redline && (
            <>
              {' · '}
              <Link to={changed.redline} className="font-semibold underline">
                See what changed
              </Link>
            </>
          )}
        </span>
      ) : (
        <span className="text-ink-soft">
          {lastChangedOn
            ? `words last changed on ${longDateUtc(lastChangedOn)}`
            : 'no change of its words in the history we hold'}
        </span>
      )}
      {statuses.map((title) => (
        <span key={title} className="wrap-anywhere font-semibold text-danger">
          {title}
        </span>
      ))}
    </li>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled with the keyboard
      tabIndex={0}
      aria-label={label}
      className="max-h-72 overflow-auto rounded-control border border-line bg-canvas p-3 text-[0.8125rem] leading-relaxed"
    >
      <pre>{text}</pre>
    </section>
  )
}

interface ReferenceProps {
  citations: readonly { citation: string; address: string | null; rules: string[] }[]
}

function Reference({ citations }: ReferenceProps) {
  return (
    <SectionCard title="By paragraph">
      <p className="px-5 pb-3 text-[0.9375rem] text-ink-soft">
        Each paragraph that the workings of the examples cite, and the rules that cite it.
      </p>
      <ul className="divide-y divide-line border-line border-t">
        {citations.map(({ citation, address, rules }) => (
          <li key={citation} className="flex flex-wrap gap-x-4 gap-y-0.5 px-5 py-2 text-[0.9375rem]">
            <span className="w-72 max-w-full font-semibold text-brass">
              {address ? (
                <Link to={address} className="hover:underline">
                  {citation}
                </Link>
              ) : (
                citation
              )}
            </span>
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {rules.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <a href={`#${name}`} className="hover:underline">
                    {name}
                  </a>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
