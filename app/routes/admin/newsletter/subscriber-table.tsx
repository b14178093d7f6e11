import { Link } from '@remix-run/react'
import type { SubscriberState } from '#app/features/newsletter/status.ts'
import type { SubscriberRow } from '#app/features/newsletter/subscribers.server.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Table } from '#app/ui/table.tsx'
import { SubscriberPill } from './subscriber-pill.tsx'
import { NotSpam } from './subscriber-release.tsx'

type SubscriberTableProps = {
  rows: readonly (SubscriberRow & { state: SubscriberState })[]
  zone: string
  /** Shown with the reason and the way out. */
  areHeld: boolean
  mayWrite: boolean
}

export function SubscriberTable({ rows, zone, areHeld, mayWrite }: SubscriberTableProps) {
  const columns = [
    ...['Name and email', `Asked (${zone})`],
    ...(areHeld ? ['Why it is held back'] : ['Confirmed', 'Marketing']),
    ...(areHeld && mayWrite ? ['Release'] : []),
    'State',
  ]
  return (
    <Table caption="Subscribers, who asked last first" columns={columns} asCards>
      {rows.map(({ id, name, email, source, state, suspicion, version, ...row }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/dashboard/newsletter/${id}`} className="typed clamp" dir="auto">
              {name ?? 'Name deleted'}
            </Link>
            <div className="typed clamp table-second" dir="auto">
              {email ?? 'Only a hash is kept'}
            </div>
          </th>
          <td>
            <div>
              <span className="card-only">Asked: </span>
              <Moment at={row.consented_at} zone={zone} />
              <div className="typed clamp">on {source}</div>
            </div>
          </td>
          {areHeld ? (
            <td>{suspicion}</td>
          ) : (
            <>
              <td>
                <span>
                  <span className="card-only">Confirmed: </span>
                  {row.confirmed_at ? <Moment at={row.confirmed_at} zone={zone} /> : '–'}
                </span>
              </td>
              <td>
                <span>
                  {row.marketing_at ? 'Agreed' : 'Not agreed'}
                  <span className="card-only"> to marketing</span>
                </span>
              </td>
            </>
          )}
          {areHeld && mayWrite ? (
            <td>
              <NotSpam {...{ id, version }} name={name ?? ''} fromList />
            </td>
          ) : null}
          <td>
            <SubscriberPill state={state} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
