import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { INQUIRY_LABELS } from '../../platform/forms/submission-labels.ts'

import { Button, buttonClass } from '../../ui/button.tsx'
import { useRequestAction } from './request-action.ts'
import { RequestCard, RequestListFrame, type RequestListProps } from './request-list.tsx'

export function MessageList({
  address: { id: shownId, search, status, page },
  onPage,
  announce,
}: RequestListProps) {
  const { act, busyId } = useRequestAction(announce)
  const query = useQuery(
    api.requests.messages.queryOptions({
      input: { id: shownId || undefined, search, status, page },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <RequestListFrame
      query={query}
      onPage={onPage}
      render={({
        id,
        firstName,
        lastName,
        email,
        phone,
        company,
        inquiryType,
        subject,
        message,
        status,
        createdAt,
      }) => (
        <RequestCard
          key={id}
          title={subject}
          subtitle={`${firstName} ${lastName}, ${company}`}
          createdAt={createdAt}
          state={status === 'new' ? { tone: 'brass', label: 'New' } : { tone: 'success', label: 'Done' }}
          facts={[
            ['Email', email],
            ['Phone', phone],
            ['Inquiry', INQUIRY_LABELS[inquiryType]],
          ]}
          text={message}
          actions={
            <>
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
                className={buttonClass('quiet', 'small')}
              >
                Answer by email
              </a>
              <Button
                size="small"
                look="quiet"
                busy={busyId === id}
                onClick={() =>
                  act(
                    id,
                    apiClient.requests.setMessageDone({ id, isDone: status === 'new' }),
                    status === 'new' ? 'The message is marked as done' : 'The message is new again',
                    'Failed to mark the message',
                  )
                }
              >
                {status === 'new' ? 'Mark as done' : 'Mark as new'}
              </Button>
            </>
          }
        />
      )}
    />
  )
}
