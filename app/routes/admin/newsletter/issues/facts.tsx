import { handedOver, type RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import { frequencyLabels, topicLabels } from '#app/features/newsletter/topics.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { IssueRow } from '#db/tables/issues.ts'
import { issuePage } from './words.ts'

type IssueFactsProps = {
  issue: IssueRow
  /** The number of people who would get it now; null once it is being sent. */
  readers: number | null
  /** In the times of both offices. */
  sentAt: string | null
  zone: string
  mayWrite: boolean
}

/** There is no progress to show of an issue that was prepared for no reader. */
export const goesToNobody = ({ prepared, prepared_at }: Pick<IssueRow, 'prepared' | 'prepared_at'>) =>
  prepared_at !== null && prepared === 0

export function IssueFacts({ issue, readers, sentAt, zone, mayWrite }: IssueFactsProps) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const { number, topic, frequency, is_advertising, without_text, daily_ceiling, started_at, ended_at } = issue
  const moment = (at: number | null) => (at === null ? null : <Moment at={at} zone={zone} />)
  const recipientsOf = () => {
    if (readers === null) return goesToNobody(issue) ? say('None') : null
    return readers === 0
      ? say('None if sent now')
      : say('{count} if sent now', { count: readers.toLocaleString(locale) })
  }
  return (
    <Panel id="settings" title={say('Settings')}>
      <Facts
        of={{
          Number: number,
          Topic: say(topicLabels[topic]),
          Audience: say(frequencyLabels[frequency]),
          Advertising: is_advertising === 1 ? say('Yes, labelled (광고)') : say('No'),
          'Without a translation': without_text === 'English' ? say('Send English') : say('Leave out'),
          'Daily limit': daily_ceiling === null ? say('No limit') : daily_ceiling.toLocaleString(locale),
          [issue.status === 'scheduled' ? 'Scheduled for' : 'Send time']: sentAt,
          Recipients: recipientsOf(),
          Started: moment(started_at),
          Ended: moment(ended_at),
          'Created by': <Typed>{issue.created_by}</Typed>,
        }}
      />
      {mayWrite ? (
        <LinkButton to={`${issuePage(issue.id)}/settings`} variant="outline">
          {say('Edit settings')}
        </LinkButton>
      ) : null}
    </Panel>
  )
}

type SentProps = { counts: RecipientCounts; at: number; zone: string }

export function SentTo({ counts, at, zone }: SentProps) {
  const { locale } = pageLanguages[useLanguage()]
  const count = handedOver(counts)
  const values = { count: count.toLocaleString(locale), at: <Moment at={at} zone={zone} /> }
  return (
    <p>
      <Said
        phrase={
          count === 0
            ? 'Sent to no one, {at}'
            : count === 1
              ? 'Sent to 1 reader, {at}'
              : 'Sent to {count} readers, {at}'
        }
        values={values}
      />
    </p>
  )
}
