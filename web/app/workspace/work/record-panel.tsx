import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CitationList } from './citation-list.tsx'
import { CommentThread } from './comment-thread.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { HistoryList } from './history-list.tsx'
import { LinkList } from './link-list.tsx'
import { PanelSection } from './panel-section.tsx'
import { SidePanel } from './side-panel.tsx'

interface UnloadedPanelProps {
  id: string
  /** In lower case: "finding". */
  noun: string
  query: Pick<UseQueryResult, 'isError' | 'isPending' | 'error' | 'refetch'>
  onClose: () => void
}

/** The panel while its record is loading, or where it cannot be shown. */
export function UnloadedPanel({ id, noun, query, onClose }: UnloadedPanelProps) {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1)
  return (
    <SidePanel
      id={id}
      title={query.isError ? `This ${noun} cannot be shown` : name}
      bar={null}
      onClose={onClose}
    >
      <div className="p-5">
        {query.isPending ? (
          <Spinner label={`Loading the ${noun}…`} />
        ) : (
          <>
            {problemText(query.error, 'It could not be loaded.')}{' '}
            <Button look="plain" size="small" onClick={() => query.refetch()}>
              Try again
            </Button>
          </>
        )}
      </div>
    </SidePanel>
  )
}

/** What every record has below its own facts. */
export function SharedSections({ subject, mayChange }: { subject: SubjectRef; mayChange: boolean }) {
  return (
    <>
      <CitationList subject={subject} mayChange={mayChange} />
      <EvidencePanel subject={subject} />
      <LinkList subject={subject} mayChange={mayChange} />
      <CommentThread subject={subject} />
      <HistoryList subject={subject} />
    </>
  )
}

export function LongText({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <PanelSection title={title}>
      <p className="wrap-anywhere whitespace-pre-wrap text-sm">{text}</p>
    </PanelSection>
  )
}
