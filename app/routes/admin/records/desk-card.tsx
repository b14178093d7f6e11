// The staff's own data about a record, with the forms to change it.
import { Link } from '@remix-run/react'
import { isSnoozed } from '#app/features/records/overdue.ts'
import { shownTags, tagsOf } from '#app/features/records/tags/tags.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { wakeNow } from '#app/time/snooze-times.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { inboxPath } from '../inbox/query.ts'
import type { BesideRecord } from './route.server.ts'
import { useSnoozeTimes } from './snooze.tsx'
import { TagPopover } from './tag-fields.tsx'

type DeskCardProps = { reference: string; version: number; beside: BesideRecord }

export function DeskCard({ reference, version, beside }: DeskCardProps) {
  const say = useSay()
  const { desk, may, me, around, now, timeZone, colleagues, tagsInUse } = beside
  const { assignee, assignee_id, tags } = desk
  const path = (change: string) => `${inboxPath}/${reference}/${change}${around.query}`
  const snoozedUntil = isSnoozed(desk, now) ? desk.snoozed_until : null
  const assignees = [...colleagues.map(({ id, name }) => [id, name] as const), ['', say('Unassigned')] as const]
  const offered = useSnoozeTimes()
  const times = snoozedUntil ? [[wakeNow, say('End snooze')] as const, ...offered] : offered
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
      {tags || snoozedUntil ? (
        <Facts
          of={{
            Tags: tags ? <Typed>{shownTags(desk)}</Typed> : null,
            'Snoozed until': snoozedUntil ? <Moment at={snoozedUntil} zone={timeZone} /> : null,
          }}
        />
      ) : null}
      {may.move ? (
        <div className="button-row desk-acts">
          <Popover id="assign-choices" label={say('Assign')} opens="down">
            <Choices
              action={path('assign')}
              name="assignee"
              version={version}
              options={assignees}
              current={assignee_id ?? ''}
            />
          </Popover>
          <TagPopover action={path('tags')} version={version} tags={tagsOf(desk)} inUse={tagsInUse} />
          <Popover id="snooze-choices" label={say('Snooze')} opens="down">
            <Choices action={path('snooze')} name="until" version={version} options={times} />
            <LinkButton to={path('snooze')} variant="ghost" size="s">
              {say('Another day')}
            </LinkButton>
          </Popover>
        </div>
      ) : null}
      <p className="desk-link">
        <Link to={path('person')}>{say('All messages from this sender')}</Link>
      </p>
    </section>
  )
}

type ChoicesProps = {
  action: string
  name: string
  version: number
  options: readonly (readonly [value: string, label: string])[]
  /** The value that the record has. */
  current?: string
}

const Choices = ({ action, name, version, options, current }: ChoicesProps) => (
  <ul className="popover-choices">
    {options.map(([value, label]) => (
      <li key={value} dir="auto">
        <PostButton action={action} values={{ [name]: value, version }} variant="ghost" isCurrent={value === current}>
          {label}
        </PostButton>
      </li>
    ))}
  </ul>
)
