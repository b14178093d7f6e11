import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { releaseSchema } from '#app/features/newsletter/schema.ts'
import { type SubscriberState, stateOf } from '#app/features/newsletter/status.ts'
import { releaseSubscriber } from '#app/features/newsletter/subscribe.server.ts'
import { findSubscriber, withSaidReasons } from '#app/features/newsletter/subscribers.server.ts'
import { frequencyLabels, topicLabels, wantedTopics } from '#app/features/newsletter/topics.ts'
import { can } from '#app/features/staff/permissions.ts'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { doneAndMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Subscriber } from '#db/tables/newsletter.ts'
import { newsletterCrumb, SubscriberMoves, SubscriberPill } from './newsletter-parts.tsx'

export const handle = {
  permission: 'newsletter.read',
  actionPermission: 'newsletter.write',
  title: 'Subscriber',
} as const

export const loader = staffLoader(handle.permission, async ({ id, say, language, staff: { role, timeZone } }) => {
  const found = await findSubscriber(db, id)
  if (!found) return null
  const said = withSaidReasons(language, { ...found, state: stateOf(found) })
  const { seq, address_hash, link_key, search_text, request_digest, ...subscriber } = said
  const title = found.name ?? say('Name deleted')
  return { subscriber, title, mayWrite: can(role, 'newsletter.write'), timeZone }
})

export const action = staffAction(handle.actionPermission, releaseSchema, {
  form: 'release',
  run: ({ id, value, by }) => releaseSubscriber(db, { id, version: value.version }, by),
  done: async (sent, { email }) => ({
    to: newsletterCrumb.href + (sent.value.from === 'list' ? '?status=quarantined' : `/${sent.id}`),
    text: drawn(await doneAndMailed(db, 'The sign-up is released.', email ?? '', sent)),
  }),
  refusals: { 'wrong status': 'This sign-up isn’t in quarantine.' },
  record: ({ id }) => ({ kind: 'subscriber', id }),
})

export default function SubscriberPage() {
  const { subscriber, title, mayWrite, timeZone } = useLoaderData<typeof loader>()
  const pill = <SubscriberPill state={subscriber.state} />
  return (
    <StaffPage
      title={title}
      isTyped
      above={[newsletterCrumb]}
      pill={pill}
      beside={mayWrite ? <SubscriberMoves subscriber={subscriber} /> : null}
      ifRefused={{ state: pill, to: `${newsletterCrumb.href}/${subscriber.id}`, reload: 'Reload this subscriber' }}
    >
      <SubscriberFacts subscriber={subscriber} zone={timeZone} />
    </StaffPage>
  )
}

// A subscriber's data, with the receipts of consent.
type SubscriberFactsProps = {
  subscriber: Omit<Subscriber, 'seq' | 'address_hash' | 'link_key' | 'search_text' | 'request_digest'> & {
    state: SubscriberState
  }
  zone: string
}

function SubscriberFacts({ subscriber, zone }: SubscriberFactsProps) {
  const say = useSay()
  const { name, email, spam_reasons, source, language, declined_topics, frequency } = subscriber
  const { state, confirmed_at, ended_at } = subscriber
  const moment = (at: number | null) => (at === null ? '–' : <Moment at={at} zone={zone} />)
  return (
    <div className="stack">
      <Panel id="subscriber-heading" title={say('Subscriber')}>
        {spam_reasons ? (
          <p className="banner" data-kind="warning">
            {say('Quarantined: {reasons} No email was sent.', { reasons: spam_reasons })}
          </p>
        ) : null}
        {state === 'unsubscribed' ? (
          <p>
            {say(
              'The name and address have been deleted. We keep a one-way hash of the address, so we recognise it if it is entered again.',
            )}
          </p>
        ) : null}
        {state === 'complained' ? (
          <p>{say('An email from us was reported as spam, so we will never email this address again.')}</p>
        ) : null}
        <Facts
          of={{
            Name: <Typed>{name}</Typed>,
            Email: <Typed>{email}</Typed>,
            'Signed up': moment(subscriber.consented_at),
            'Signed up from': <Link to={source}>{source}</Link>,
            Language: say(languageNames[language]),
            Topics: wantedTopics(declined_topics)
              .map((topic) => say(topicLabels[topic]))
              .join(', '),
            Frequency: say(frequencyLabels[frequency]),
            'Confirmed|subscription': moment(confirmed_at),
            Ended: ended_at === null ? null : moment(ended_at),
          }}
        />
        <p className="soft">{say('Times are in {zone}.', { zone })}</p>
      </Panel>
      <Consents subscriber={subscriber} moment={moment} />
    </div>
  )
}

type ConsentsProps = Pick<SubscriberFactsProps, 'subscriber'> & { moment: (at: number | null) => ReactNode }

function Consents({ subscriber, moment }: ConsentsProps) {
  const say = useSay()
  return (
    <Panel id="consent-heading" title={say('Consent')}>
      <Facts
        of={{
          Newsletter: (
            <Receipt
              wording={subscriber.consent_wording}
              version={subscriber.consent_version}
              at={moment(subscriber.consented_at)}
            />
          ),
          Marketing:
            subscriber.marketing_at === null ? (
              say('Not opted in')
            ) : (
              <Receipt
                wording={subscriber.marketing_wording}
                version={subscriber.marketing_version}
                at={moment(subscriber.marketing_at)}
              />
            ),
        }}
      />
    </Panel>
  )
}

type ReceiptProps = { wording: string | null; version: string | null; at: ReactNode }

const Receipt = ({ wording, version, at }: ReceiptProps) => (
  <>
    {useSay()('Agreed')}
    <blockquote>{wording}</blockquote>
    <span className="row-note">
      <Said phrase="Version {version}, {time}" values={{ version, time: at }} />
    </span>
  </>
)
