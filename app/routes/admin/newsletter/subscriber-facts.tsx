// A subscriber's data, with the receipts of consent.
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import type { SubscriberState } from '#app/features/newsletter/status.ts'
import { frequencyLabels, topicLabels, wantedTopics } from '#app/features/newsletter/topics.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Subscriber } from '#db/tables/newsletter.ts'

type SubscriberFactsProps = {
  subscriber: Omit<Subscriber, 'seq' | 'address_hash' | 'link_key' | 'search_text' | 'request_digest'> & {
    state: SubscriberState
  }
  zone: string
}

export function SubscriberFacts({ subscriber, zone }: SubscriberFactsProps) {
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
            Confirmed: moment(confirmed_at),
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
