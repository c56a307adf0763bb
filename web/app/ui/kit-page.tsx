import { type ReactNode, useState } from 'react'
import { Badge, type Tone } from './badge.tsx'
import { Banner } from './banner.tsx'
import { Button, IconButton } from './button.tsx'
import { Card, SectionCard } from './card.tsx'
import { BarChart, ScoreRing, ShareChart, TrendChart } from './charts.tsx'
import { Checkbox, Switch } from './choice.tsx'
import { RadioCard } from './choice-card.tsx'
import { DateText } from './date-text.tsx'
import { Dialog } from './dialog.tsx'
import { Select, TextArea, TextField } from './field.tsx'
import { Mark, Wordmark } from './mark.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'
import { Pager } from './pager.tsx'
import { Prose } from './prose.tsx'
import { Spinner } from './spinner.tsx'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { showToast } from './toast.tsx'

const TONES: readonly Tone[] = ['neutral', 'brand', 'brass', 'danger', 'warning', 'success', 'info']
const ROWS = [
  { id: '1', name: 'Loan Estimate', days: 3 },
  { id: '2', name: 'Closing Disclosure', days: 3 },
]

/** Every component in every state; development only. */
export default function KitPage() {
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState<'one' | 'two'>('one')
  const [isChecked, setChecked] = useState(true)
  return (
    <main className="wrap grid gap-12 py-12">
      <title>The kit</title>
      <h1 className="display text-5xl">The kit</h1>
      <Piece name="Mark and spinner">
        <Mark /> <Wordmark /> <Spinner label="Loading…" /> <Spinner size="small" />
      </Piece>
      <Piece name="Buttons">
        {(['primary', 'quiet', 'plain', 'danger'] as const).map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <IconButton label="An icon">
          <Mark className="h-5 w-4" />
        </IconButton>
      </Piece>
      <Piece name="Badges">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Piece>
      <Piece name="Fields" wide>
        <TextField label="Text" hint="A hint below." />
        <TextField label="With an error" defaultValue="wrong" error="This is not right." />
        <TextField label="Disabled" defaultValue="fixed" disabled />
        <TextArea label="Long text" optional />
        <Select label="Select">
          <option>One</option>
          <option>Two</option>
        </Select>
        <Checkbox label="Checkbox" checked={isChecked} onChange={setChecked} />
        <Switch label="Switch" hint="What it does." checked={isChecked} onChange={setChecked} />
        <RadioCard name="card" label="A card" hint="One of several." defaultChecked />
        <RadioCard name="card" label="Another card" />
      </Piece>
      <Piece name="Banners" wide>
        {(['success', 'danger', 'warning', 'info'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={tone} onDismiss={() => showToast('Dismissed')}>
            What happened, in words.
          </Banner>
        ))}
      </Piece>
      <Piece name="Overlays">
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button look="quiet" onClick={() => showToast('Saved', 'A few words more.')}>
          Show toast
        </Button>
        <Menu trigger={<Button look="quiet">Menu</Button>}>
          <MenuItem onSelect={() => {}}>First</MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={() => {}}>
            Dangerous
          </MenuItem>
        </Menu>
        {isOpen && (
          <Dialog
            open
            onClose={() => setOpen(false)}
            title="A dialog"
            description="Escape closes it; focus goes back to what opened it."
            actions={<Button onClick={() => setOpen(false)}>Done</Button>}
          >
            <TextField label="Inside" />
          </Dialog>
        )}
      </Piece>
      <Piece name="Tabs and pages" wide>
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'one', label: 'One', panel: <p>The first panel.</p> },
            { id: 'two', label: 'Two', panel: <p>The second panel.</p> },
          ]}
        />
        <Pager page={4} pageCount={12} href={(page) => `?page=${page}`} />
      </Piece>
      <Piece name="Table and cards" wide>
        <Card>
          <Table
            caption="Clocks"
            rows={ROWS}
            keyOf={({ id }) => id}
            columns={[
              { id: 'name', heading: 'Form', cell: ({ name }) => name },
              { id: 'days', heading: 'Days', align: 'end', cell: ({ days }) => days },
            ]}
          />
        </Card>
        <SectionCard title="A section" action={<a href="#top">An action</a>}>
          <p className="px-5 pb-5">
            Its content, on <DateText iso="2026-03-01" />.
          </p>
        </SectionCard>
      </Piece>
      <Piece name="States" wide>
        <Skeleton className="h-10 w-full" />
        <EmptyState title="Nothing here">And what to do about it.</EmptyState>
        <ErrorState title="It could not be loaded" onRetry={() => showToast('Tried again')} />
      </Piece>
      <Piece name="Charts" wide>
        <ScoreRing percent={98} label="Score" />
        <BarChart bars={[{ label: 'TRID', percent: 95 }]} />
        <TrendChart
          label="Trend"
          points={[
            { label: 'May', value: 92 },
            { label: 'June', value: 96 },
          ]}
        />
        <ShareChart
          label="Shares"
          shares={[
            { label: 'One', percent: 60 },
            { label: 'Two', percent: 40 },
          ]}
        />
      </Piece>
      <Piece name="Prose" wide>
        <Prose
          html="<h2>A heading</h2><p>Text with <strong>weight</strong> and a <a href='#top'>link</a>.</p>"
          large
        />
      </Piece>
    </main>
  )
}

function Piece({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section>
      <h2 className="eyebrow mb-4">{name}</h2>
      <div className={wide ? 'grid max-w-2xl gap-5' : 'flex flex-wrap items-center gap-4'}>{children}</div>
    </section>
  )
}
