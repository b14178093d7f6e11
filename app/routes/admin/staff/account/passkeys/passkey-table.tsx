import { Link } from '@remix-run/react'
import type { listPasskeys } from '#app/features/staff/passkeys/passkeys.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { passkeysCrumb } from '../words.ts'

type Row = Awaited<ReturnType<typeof listPasskeys>>[number]

export const PasskeyTable = ({ passkeys, zone }: { passkeys: Row[]; zone: string }) => {
  const say = useSay()
  return (
    <RecordTable
      caption={say('Your passkeys, newest first')}
      rows={passkeys}
      columns={columnsOf(zone, say)}
      keyOf={({ id }) => id}
    />
  )
}

const pathOf = ({ id }: Row) => `${passkeysCrumb.href}/${id}`

const columnsOf = (zone: string, say: Say): Column<Row>[] => [
  {
    head: 'Name',
    cell: (row) => (
      <Link to={pathOf(row)} className="typed" dir="auto">
        {row.name}
      </Link>
    ),
  },
  { head: `Added (${zone})`, label: 'Added', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  {
    head: 'Last used',
    label: 'Last used',
    cell: ({ last_used_at: at }) => (at === null ? say('Never') : <Moment at={at} zone={zone} />),
  },
  {
    head: 'Revoke',
    isAction: true,
    cell: (row) => (
      <LinkButton to={`${pathOf(row)}/revoke`} variant="outline" size="s">
        {say('Revoke')}
        <span className="visually-hidden"> {row.name}</span>
      </LinkButton>
    ),
  },
]
