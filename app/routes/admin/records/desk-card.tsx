// The staff's own data about a record, with the forms to change it.
import { useRevalidator } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import { isSnoozed } from '#app/features/records/overdue.ts'
import { shownTags, tagsOf } from '#app/features/records/tags/tags.ts'
import { PostButton, TypedForm } from '#app/forms/post-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { snoozeLabels, snoozeTimes, wakeNow } from '#app/time/snooze-times.ts'
import { Button } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { inboxPath } from '../inbox/query.ts'
import { LinkOn, TagPopover } from './record-fields.tsx'
import type { BesideRecord } from './record-parts.server.ts'

type DeskCardProps = { reference: string; version: number; beside: BesideRecord }

export function DeskCard({ reference, version, beside }: DeskCardProps) {
  const say = useSay()
  const { desk, may, me, around, now, timeZone, colleagues, tagsInUse, composer } = beside
  const isHydrated = useHydrated()
  const { assignee, assignee_id, tags } = desk
  const path = (change: string) => `${inboxPath}/${reference}/${change}${around.query}`
  const snoozedUntil = isSnoozed(desk, now) ? desk.snoozed_until : null
  const assignees = [...colleagues.map(({ id, name }) => [id, name] as const), ['', say('Unassigned')] as const]
  const offered = useSnoozeTimes()
  const times = snoozedUntil ? [[wakeNow, say('End snooze')] as const, ...offered] : offered
  return (
    <section className="card" aria-labelledby="desk-heading">
      <h2 id="desk-heading">{say('Assignment')}</h2>
      <div className="cluster desk-line" data-align="ends">
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
          {composer === null || isHydrated ? (
            <TagPopover action={path('tags')} version={version} tags={tagsOf(desk)} inUse={tagsInUse} />
          ) : (
            <LinkOn to={path('tags')} variant="outline" size="s">
              {say('Tags')}
            </LinkOn>
          )}
          <Popover id="snooze-choices" label={say('Snooze')} opens="down">
            <Choices action={path('snooze')} name="until" version={version} options={times} />
            <LinkOn to={path('snooze')} variant="ghost" size="s">
              {say('Another day')}
            </LinkOn>
          </Popover>
        </div>
      ) : null}
      <LinkOn to={path('person')} variant="ghost" size="s">
        {say('All messages from this sender')}
      </LinkOn>
    </section>
  )
}

// How one record is snoozed: a press for each time that is offered, and one that ends the snooze.

export function useSnoozeTimes() {
  const say = useSay()
  return snoozeTimes.map((time) => [time, say(snoozeLabels[time])] as const)
}

type EndSnoozeProps = { action: string; values: Record<string, string | number>; preventScrollReset?: boolean }

export const EndSnooze = (props: EndSnoozeProps) => (
  <PostButton {...props} variant="outline" size="s">
    {useSay()('End snooze')}
  </PostButton>
)

type SnoozeAtOnceProps = { path: string; version: number; until: number | null; zone: string }

/** What stands above the field for another day. */
export function SnoozeAtOnce({ path, version, until, zone }: SnoozeAtOnceProps) {
  const say = useSay()
  const times = useSnoozeTimes()
  return (
    <>
      {until === null ? null : (
        <div className="button-row">
          <p>
            <Said phrase="Snoozed until {time}" values={{ time: <Moment at={until} zone={zone} /> }} />
          </p>
          <EndSnooze action={path} values={{ until: wakeNow, version }} />
        </div>
      )}
      <p>{say('The record leaves the “To answer” list until then, but can still become overdue.')}</p>
      <div className="button-row">
        {times.map(([time, label]) => (
          <PostButton key={time} action={path} values={{ until: time, version }} variant="outline">
            {label}
          </PostButton>
        ))}
      </div>
    </>
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

type MovesProps = {
  path: string
  /** The possible moves; some have a confirmation page. */
  moves: readonly { to: string; label: Phrase; isMinor?: boolean; asks?: string }[]
  /** The version that the page showed, so that another person's move is noticed. */
  version: number
  /** True on a page whose primary button is another one, such as that of the reply. */
  isSecondary?: boolean
  size?: 's'
  /** The address and the values that are sent, where that is not the record's own page. */
  post?: (to: string) => { action: string; values: Record<string, string>; preventScrollReset?: boolean }
}

/** One button for each status that a record may be moved to; the first is the page's primary button. */
export function Moves({ path, moves, version, isSecondary = false, size, post }: MovesProps) {
  const say = useSay()
  const [page, query] = path.split('?')
  return moves.map(({ to, label, isMinor, asks }, index) => {
    const variant = isSecondary || isMinor || index > 0 ? 'outline' : 'primary'
    if (asks) {
      return (
        <LinkOn
          key={to}
          to={`${page}/${asks}${query ? `?${query}` : ''}`}
          variant={variant}
          size={size}
          data-loss={losses.includes(to) || undefined}
        >
          {say(label)}
        </LinkOn>
      )
    }
    const sent = post?.(to) ?? { action: path, values: { to, version } }
    return (
      <PostButton key={to} move={to} variant={variant} size={size} {...sent}>
        {say(label)}
      </PostButton>
    )
  })
}

/** Moves that take something from a person. */
const losses = ['rejected', 'cancelled']

/** If it fails, the record correctly stays unread. @returns whether it is read now */
export const markAsRead = (reference: string): Promise<boolean> =>
  fetch(`${inboxPath}/${reference}/read`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(),
    redirect: 'manual',
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A script tells the server that the page is open; without scripts, the button does. */
export function MarkRead({ reference }: { reference: string }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const isHydrated = useHydrated()
  const typed = useContext(TypedForm)
  const path = `${inboxPath}/${reference}/read`
  useEffect(() => {
    markAsRead(reference).then((isRead) => isRead && revalidate())
  }, [reference, revalidate])
  return (
    <form method="post" action={path} id="read">
      <Button
        type="submit"
        variant="outline"
        size="s"
        form={isHydrated ? undefined : typed?.id}
        formAction={path}
        formNoValidate
      >
        {say('Mark as read')}
      </Button>
    </form>
  )
}
