import type { SeatedDocument, SeatedExam, SeatedItem } from '@plumbline/contract/compliance/examiner.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ItemTalk } from './item-talk.tsx'
import { DAY, itemName } from './seat-text.ts'

interface SeatedItemCardProps {
  exam: SeatedExam
  item: SeatedItem
  onView: (document: SeatedDocument) => void
  onSave: (document: SeatedDocument) => void
  onChanged: () => Promise<unknown>
}

/** One delivered item: its documents, and what is asked of it. */
export function SeatedItemCard({ exam, item, onView, onSave, onChanged }: SeatedItemCardProps) {
  const Heading = item.section ? 'h3' : 'h2'
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <Heading className="wrap-anywhere font-semibold">
            {item.number && `${item.number}. `}
            {item.request}
          </Heading>
        </div>
        <span className="flex flex-wrap gap-2">
          {item.status === 'follow_up' && <Badge tone="warning">Follow-up</Badge>}
          {item.receivedAt && <Badge tone="success">Received</Badge>}
          {item.status === 'delivered' && !item.receivedAt && <Badge tone="info">Delivered</Badge>}
        </span>
      </div>
      <ul className="grid gap-2 text-sm">
        {item.documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere font-semibold">{document.fileName}</span>
              <span className="block text-ink-soft text-xs">
                {DAY.format(new Date(document.deliveredAt))}, SHA-256 {document.sha256.slice(0, 12)}…
              </span>
            </span>
            {document.isShownInline && (
              <Button
                size="small"
                look="quiet"
                aria-label={`View ${document.fileName} of ${itemName(item)}`}
                onClick={() => onView(document)}
              >
                View
              </Button>
            )}
            {!document.isShownInline && !exam.mayDownload && (
              <span className="text-ink-soft text-xs">
                Cannot be shown here. The institution can allow downloads.
              </span>
            )}
            {exam.mayDownload && (
              <Button
                size="small"
                look="quiet"
                aria-label={`Download ${document.fileName} of ${itemName(item)}`}
                onClick={() => onSave(document)}
              >
                Download
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ItemTalk examId={exam.id} item={item} onChanged={onChanged} />
    </Card>
  )
}
