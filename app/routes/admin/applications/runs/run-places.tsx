import { Link } from '@remix-run/react'
import type { RunPerson } from '#app/features/applications/places/places.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { breakable } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { PlacePill } from '../places/place-pill.tsx'
import { placePage } from '../places/words.ts'
import { seatWords } from './words.ts'

/** The free seats, or those who wait, beside the title. */
export const SeatsPill = ({ run }: { run: Parameters<typeof seatWords>[0] }) => {
  const say = useSay()
  if (run.left > 0) return <Pill status="active">{seatWords(run, say)}</Pill>
  const full = run.waiting === 0 ? say('Full') : say('Full, {count} waiting', { count: run.waiting })
  return <Pill status="warning">{full}</Pill>
}

type Person = Pick<RunPerson, 'reference' | 'name' | 'email' | 'phone' | 'status' | 'run_id' | 'waiting_since'>

/** The people of a run, with their state and how to reach them. */
export const RunPeople = ({ people, mailTo }: { people: readonly Person[]; mailTo: string | null }) => {
  const say = useSay()
  return (
    <Panel id="run-people" title={say('People')}>
      {people.length === 0 ? (
        <p>{say('No places in this run yet')}</p>
      ) : (
        <RecordTable
          caption={say('People of this run')}
          columns={columns}
          rows={people}
          keyOf={({ reference }) => reference}
        />
      )}
      {mailTo && people.length > 0 ? (
        <div className="button-row">
          <LinkButton to={mailTo} variant="outline">
            {say('Write to all of them')}
          </LinkButton>
        </div>
      ) : null}
    </Panel>
  )
}

const columns: Column<Person>[] = [
  {
    head: 'Name',
    cell: (person) => (
      <Link to={placePage(person)} className="typed" dir="auto">
        {person.name}
      </Link>
    ),
  },
  { head: 'Status', cell: (person) => <PlacePill place={person} /> },
  {
    head: 'Email',
    cell: ({ email }) =>
      email ? (
        <a href={`mailto:${email}`} className="typed">
          {breakable(email)}
        </a>
      ) : (
        '–'
      ),
  },
  {
    head: 'Phone',
    cell: ({ phone }) =>
      phone ? (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="typed">
          {phone}
        </a>
      ) : (
        '–'
      ),
  },
]
