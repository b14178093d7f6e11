// The requests for erasure that wait, the first due first.
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type OpenRequest = { id: string; email: string; due_by: number; isOverdue: boolean; path: string }

export function OpenRequests({ requests, zone }: { requests: readonly OpenRequest[]; zone: string }) {
  const say = useSay()
  if (requests.length === 0) return null
  return (
    <Panel id="requests" title={say('Requests for erasure')}>
      <ul>
        {requests.map(({ id, email, due_by, isOverdue, path }) => (
          <li key={id} className="button-row">
            <span>
              <Said
                phrase="{email}, due by {time}"
                values={{ email: <bdi dir="auto">{email}</bdi>, time: <Moment at={due_by} zone={zone} /> }}
              />
            </span>
            {isOverdue ? <Pill status="warning">{say('Overdue')}</Pill> : null}
            <LinkButton to={path} size="s" variant="outline" aria-label={say('Open the data of {email}', { email })}>
              {say('Open')}
            </LinkButton>
            <Menu id={`request-${id}`} row={email}>
              <LinkButton
                to={`/dashboard/people/requests/${id}/close`}
                variant="outline"
                aria-label={say('Close the request of {email}', { email })}
              >
                {say('Close the request')}
              </LinkButton>
            </Menu>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
