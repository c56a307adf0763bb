import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { REFERRAL_LABELS } from '../../platform/forms/submission-labels.ts'

import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useRequestAction } from './request-action.ts'
import { RequestCard, RequestListFrame, type RequestListProps } from './request-list.tsx'

export function ApplicationList({
  address: { id: shownId, search, status, page },
  onPage,
  announce,
}: RequestListProps) {
  const { act, busyId } = useRequestAction(announce)
  const query = useQuery(
    api.requests.applications.queryOptions({
      input: { id: shownId || undefined, search, status, page },
      placeholderData: keepPreviousData,
    }),
  )
  const download = (id: string) =>
    act(
      id,
      apiClient.requests.resume({ id }).then((file) => saveFile(file)),
      'The resume was downloaded',
      'Failed to download the resume',
    )

  return (
    <RequestListFrame
      query={query}
      onPage={onPage}
      render={(application) => (
        <RequestCard
          key={application.id}
          title={`${application.firstName} ${application.lastName}`}
          subtitle={application.position}
          createdAt={application.createdAt}
          state={
            application.status === 'new'
              ? { tone: 'brass', label: 'New' }
              : { tone: 'success', label: 'Reviewed' }
          }
          facts={[
            ['Email', application.email],
            ['Phone', application.phone],
            ['Experience', `${application.experience} years`],
            ['LinkedIn', application.linkedin],
            ['GitHub', application.github],
            ['Heard of us', application.referralSource && REFERRAL_LABELS[application.referralSource]],
            ['Start', application.startDate ? longDateUtc(application.startDate) : ''],
            ['Salary', application.salaryExpectation],
          ]}
          text={application.coverLetter}
          actions={
            <>
              <Button size="small" busy={busyId === application.id} onClick={() => download(application.id)}>
                <Download className="size-4" aria-hidden />
                Resume
              </Button>
              <Button
                size="small"
                look="quiet"
                onClick={() =>
                  act(
                    application.id,
                    apiClient.requests.setApplicationReviewed({
                      id: application.id,
                      isReviewed: application.status === 'new',
                    }),
                    application.status === 'new'
                      ? 'The application is marked as reviewed'
                      : 'The application is new again',
                    'Failed to mark the application',
                  )
                }
              >
                {application.status === 'new' ? 'Mark as reviewed' : 'Mark as new'}
              </Button>
            </>
          }
        />
      )}
    />
  )
}
