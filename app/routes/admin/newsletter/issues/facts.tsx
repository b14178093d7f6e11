import { frequencyLabels, topicLabels } from '#app/features/newsletter/topics.ts'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { IssueRow } from '#db/tables/issues.ts'
import { issuePage } from './words.ts'

type IssueFactsProps = {
  issue: IssueRow
  /** In the times of both offices. */
  sentAt: string | null
  zone: string
  mayWrite: boolean
}

export function IssueFacts({ issue, sentAt, zone, mayWrite }: IssueFactsProps) {
  const { number, topic, frequency, is_advertising, without_text, daily_ceiling, started_at, ended_at } = issue
  const moment = (at: number | null) => (at === null ? null : <Moment at={at} zone={zone} />)
  return (
    <Panel id="settings" title="Settings">
      <Facts
        of={{
          Number: number,
          Topic: topicLabels[topic],
          Audience: frequencyLabels[frequency],
          Advertising: is_advertising === 1 ? 'Yes, labelled (광고)' : 'No',
          'No text in their language': without_text === 'English' ? 'Send English' : 'Leave out',
          'Daily limit': daily_ceiling === null ? 'No limit' : daily_ceiling.toLocaleString('en'),
          [issue.status === 'scheduled' ? 'Scheduled for' : 'Send time']: sentAt,
          Started: moment(started_at),
          Ended: moment(ended_at),
          'Created by': issue.created_by,
        }}
      />
      {mayWrite ? (
        <LinkButton to={`${issuePage(issue.id)}/settings`} variant="outline">
          Edit settings
        </LinkButton>
      ) : null}
    </Panel>
  )
}
