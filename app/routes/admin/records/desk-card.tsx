// The staff's own data about a record, with the forms to change it.
import { Link } from '@remix-run/react'
import { PostButton } from '#app/forms/post-button.tsx'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { inboxPath } from '../inbox/query.ts'
import type { BesideRecord } from './route.server.ts'

type DeskCardProps = { reference: string; version: number; beside: BesideRecord }

export function DeskCard({ reference, version, beside }: DeskCardProps) {
  const { desk, may, me, around, now, timeZone } = beside
  const { assignee, assignee_id, tags, snoozed_until } = desk
  const path = (change: string) => `${inboxPath}/${reference}/${change}${around.query}`
  const isSnoozed = snoozed_until !== null && snoozed_until > now
  return (
    <section className="card" aria-labelledby="desk-heading">
      <h2 id="desk-heading">Assignment</h2>
      <div className="facts">
        <dl className="dl">
          <Fact label="Assigned to">{assignee === null ? 'Unassigned' : <Typed>{assignee}</Typed>}</Fact>
          {tags ? (
            <Fact label="Tags">
              <Typed>{`#${tags.split(',').join(' #')}`}</Typed>
            </Fact>
          ) : null}
          {isSnoozed ? (
            <Fact label="Snoozed until">
              <Moment at={snoozed_until} zone={timeZone} only="date" />
            </Fact>
          ) : null}
        </dl>
      </div>
      <ul className="inline-links">
        <li>
          <Link to={path('person')}>Everything from this address</Link>
        </li>
      </ul>
      {may.move ? (
        <>
          <ul className="inline-links">
            <li>
              <Link to={path('assign')} id="assign-link">
                Assign
              </Link>
            </li>
            <li>
              <Link to={path('tags')} id="tags-link">
                Tags
              </Link>
            </li>
            <li>
              <Link to={path('snooze')} id="snooze-link">
                Snooze
              </Link>
            </li>
            <li>
              <Link to={path('address')}>Edit email address</Link>
            </li>
          </ul>
          {assignee_id === me ? null : (
            <PostButton
              action={path('assign')}
              id="assign-to-me"
              values={{ assignee: me, version }}
              variant="outline"
              size="s"
            >
              Assign to me
            </PostButton>
          )}
        </>
      ) : null}
    </section>
  )
}
