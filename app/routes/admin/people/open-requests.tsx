// The requests for erasure that wait, the first due first.
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type OpenRequest = { id: string; email: string; due_by: number; isOverdue: boolean; path: string }

export function OpenRequests({ requests, zone }: { requests: readonly OpenRequest[]; zone: string }) {
  if (requests.length === 0) return null
  return (
    <Panel id="requests" title="Requests for erasure">
      <ul>
        {requests.map(({ id, email, due_by, isOverdue, path }) => (
          <li key={id}>
            <bdi>{email}</bdi>, due by <Moment at={due_by} zone={zone} />{' '}
            {isOverdue ? <Pill status="warning">Overdue</Pill> : null}{' '}
            <LinkButton to={path} size="s" aria-label={`Open the data of ${email}`}>
              Open
            </LinkButton>{' '}
            <LinkButton
              to={`/dashboard/people/requests/${id}/close`}
              size="s"
              variant="outline"
              aria-label={`Close the request of ${email}`}
            >
              Close
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
