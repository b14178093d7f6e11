// The staff's own data about a record, with the forms to change it.
import { Link } from '@remix-run/react'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { inboxPath } from '../inbox/query.ts'
import type { BesideRecord } from './route.server.ts'

type DeskCardProps = { reference: string; version: number; beside: BesideRecord }

export function DeskCard({ reference, version, beside }: DeskCardProps) {
  const say = useSay()
  const { desk, may, me, around, now, timeZone } = beside
  const { assignee, assignee_id, tags, snoozed_until } = desk
  const path = (change: string) => `${inboxPath}/${reference}/${change}${around.query}`
  const isSnoozed = snoozed_until !== null && snoozed_until > now
  return (
    <section className="card" aria-labelledby="desk-heading">
      <h2 id="desk-heading">{say('Assignment')}</h2>
      <div className="desk-line">
        <p>{assignee === null ? say('Unassigned') : <Typed>{assignee}</Typed>}</p>
        {may.move && assignee_id !== me ? (
          <PostButton
            action={path('assign')}
            id="assign-to-me"
            values={{ assignee: me, version }}
            variant="outline"
            size="s"
          >
            {say('Assign to me')}
          </PostButton>
        ) : null}
      </div>
      {tags || isSnoozed ? (
        <Facts
          of={{
            Tags: tags ? <Typed>{`#${tags.split(',').join(' #')}`}</Typed> : null,
            'Snoozed until': isSnoozed ? <Moment at={snoozed_until} zone={timeZone} only="date" /> : null,
          }}
        />
      ) : null}
      {may.move ? (
        <div className="button-row desk-acts">
          {(['assign', 'tags', 'snooze'] as const).map((change) => (
            <LinkButton key={change} to={path(change)} id={`${change}-link`} variant="outline" size="s">
              {say(labels[change])}
            </LinkButton>
          ))}
        </div>
      ) : null}
      <p className="desk-link">
        <Link to={path('person')}>{say('Everything from this address')}</Link>
      </p>
    </section>
  )
}

const labels = { assign: 'Assign', tags: 'Tags', snooze: 'Snooze' } as const
