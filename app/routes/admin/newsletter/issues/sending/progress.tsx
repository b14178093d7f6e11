// How far an issue is: every mail in exactly one state, and the sum.
import { recipientLabels } from '#app/features/newsletter/issues/words.ts'
import type { RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Table } from '#app/ui/table.tsx'
import type { IssueRow, RecipientState } from '#db/tables/issues.ts'
import { issuePage } from '../words.ts'

type ProgressProps = { issue: IssueRow; counts: RecipientCounts; mayWrite: boolean }

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function Progress({ issue: { id, status, prepared, prepared_at }, counts, mayWrite }: ProgressProps) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const states = (Object.keys(recipientLabels) as RecipientState[]).filter((state) => counts[state] > 0)
  const total = states.reduce((sum, state) => sum + counts[state], 0)
  const share = (count: number) => `${((100 * count) / Math.max(1, total)).toLocaleString(locale, oneDigit)} %`
  const count = { count: prepared.toLocaleString(locale) }
  const words =
    prepared_at === null
      ? say('{count} recipients have been listed so far.', count)
      : say('{count} recipients. Each is counted once below.', count)
  return (
    <Panel id="progress" title={status === 'sent' || status === 'cancelled' ? say('Results') : say('Progress')}>
      <p>{words}</p>
      {total > 0 ? (
        <Table caption={say('Emails by state')} columns={['Status', 'Emails', 'Share|part', 'Chart']}>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{say(recipientLabels[state])}</th>
              <td data-label={say('Emails')}>{counts[state].toLocaleString(locale)}</td>
              <td data-label={say('Share|part')}>{share(counts[state])}</td>
              <td>
                <meter min={0} max={total} value={counts[state]} aria-hidden="true" />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{say('Total')}</th>
            <td data-label={say('Emails')}>{total.toLocaleString(locale)}</td>
            <td />
            <td />
          </tr>
        </Table>
      ) : null}
      {mayWrite && total > 0 ? (
        <Download href={`${issuePage(id)}/recipients.csv`}>{say('Download CSV')}</Download>
      ) : null}
    </Panel>
  )
}
