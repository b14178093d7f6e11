// The staff's own data about a record, with the forms to change it.
import { Form, Link } from '@remix-run/react'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { Button } from '#app/ui/button.tsx'
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
          <Link to={path('person')}>All from this address</Link>
        </li>
      </ul>
      {may.move ? (
        <>
          <ul className="inline-links">
            <li>
              <Link to={path('assign')}>Assign</Link>
            </li>
            <li>
              <Link to={path('tags')}>Tags</Link>
            </li>
            <li>
              <Link to={path('snooze')}>Snooze</Link>
            </li>
            <li>
              <Link to={path('address')}>Correct the address</Link>
            </li>
          </ul>
          {assignee_id === me ? null : (
            <Form method="post" action={path('assign')} id="assign-to-me">
              <input type="hidden" name="assignee" value={me} />
              <input type="hidden" name="version" value={version} />
              <Button type="submit" variant="outline" size="s">
                Assign to me
              </Button>
            </Form>
          )}
        </>
      ) : null}
    </section>
  )
}
