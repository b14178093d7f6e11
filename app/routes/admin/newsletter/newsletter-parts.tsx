import { endableStatuses, type SubscriberState, stateLabels, statePill } from '#app/features/newsletter/status.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import type { Subscriber } from '#db/tables/newsletter.ts'

const parts = [
  { label: 'Subscribers', to: '/dashboard/newsletter' },
  { label: 'Issues', to: '/dashboard/newsletter/issues' },
] as const

export const NewsletterLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => {
  const say = useSay()
  return <PartLinks label={say('Newsletter')} parts={parts} current={current} />
}

export const SubscriberPill = ({ state }: { state: SubscriberState }) => (
  <Pill status={statePill[state]} label={stateLabels[state]} />
)

type NotSpamProps = {
  id: string
  version: number
  /** The subscriber's name, for lists with many such buttons. */
  name: string
  /** Returns to the list afterwards. */
  fromList?: boolean
}

/** Releases a quarantined sign-up and sends its mail. */
export function NotSpam({ id, version, name, fromList }: NotSpamProps) {
  const say = useSay()
  return (
    <PostButton
      action={`${newsletterCrumb.href}/${id}`}
      move="release"
      values={fromList ? { version, from: 'list' } : { version }}
      size={fromList ? 's' : undefined}
    >
      {say('Not spam')}
      {fromList ? (
        <span className="visually-hidden" dir="auto">
          : {name}
        </span>
      ) : null}
    </PostButton>
  )
}

type Movable = Pick<Subscriber, 'id' | 'name' | 'status' | 'version'> & { state: SubscriberState }

/** The buttons on a subscriber's page. */
export function SubscriberMoves({ subscriber: { id, name, status, version, state } }: { subscriber: Movable }) {
  const say = useSay()
  if (!endableStatuses.includes(status)) return null
  const unsubscribe = (
    <LinkButton to={`${newsletterCrumb.href}/${id}/unsubscribe`} variant="outline" data-loss>
      {say('Unsubscribe|person')}
    </LinkButton>
  )
  if (state !== 'quarantined') return unsubscribe
  return (
    <>
      <NotSpam id={id} version={version} name={name ?? ''} />
      <Menu id="subscriber-more">{unsubscribe}</Menu>
    </>
  )
}

export const newsletterCrumb = { label: 'Newsletter', href: '/dashboard/newsletter' } as const
