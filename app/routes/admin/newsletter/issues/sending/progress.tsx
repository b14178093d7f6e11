// How far an issue is: every mail in exactly one state, and the sum.
import { recipientLabels } from '#app/features/newsletter/issues/words.ts'
import type { RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Table } from '#app/ui/table.tsx'
import type { IssueRow, RecipientState } from '#db/tables/issues.ts'
import { issuePage } from '../words.ts'

type ProgressProps = { issue: IssueRow; counts: RecipientCounts; mayWrite: boolean }

export function Progress({ issue: { id, status, prepared, prepared_at }, counts, mayWrite }: ProgressProps) {
  const states = (Object.keys(recipientLabels) as RecipientState[]).filter((state) => counts[state] > 0)
  const total = states.reduce((sum, state) => sum + counts[state], 0)
  const share = (count: number) => `${((100 * count) / Math.max(1, total)).toFixed(1)} %`
  return (
    <Panel id="progress" title={status === 'sent' || status === 'cancelled' ? 'Results' : 'Progress'}>
      <p>
        {prepared_at === null
          ? `${prepared.toLocaleString('en')} recipients have been listed so far.`
          : `${prepared.toLocaleString('en')} recipients. Each is counted once below.`}
      </p>
      <Table caption="Emails by state" columns={['State', 'Emails', 'Share', 'Chart']}>
        {states.map((state) => (
          <tr key={state}>
            <th scope="row">{recipientLabels[state]}</th>
            <td data-label="Emails">{counts[state].toLocaleString('en')}</td>
            <td data-label="Share">{share(counts[state])}</td>
            <td>
              <meter min={0} max={total} value={counts[state]} aria-hidden="true" />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td data-label="Emails">{total.toLocaleString('en')}</td>
          <td />
          <td />
        </tr>
      </Table>
      {mayWrite ? <Download href={`${issuePage(id)}/recipients.csv`}>Download CSV</Download> : null}
    </Panel>
  )
}
