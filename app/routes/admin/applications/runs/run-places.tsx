import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { RunPerson } from '#app/features/applications/places/places.server.ts'
import type { Announced } from '#app/features/applications/runs/announce.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { useSay } from '#app/languages/say.tsx'
import { breakable } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
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

type RunPeopleProps = { people: readonly Person[]; mailTo: string | null; children: ReactNode }

/** The people of a run, with their state and how to reach them. */
export const RunPeople = ({ people, mailTo, children }: RunPeopleProps) => {
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
      {children}
    </Panel>
  )
}

type AnnouncedMailsProps = { announced: readonly Announced[]; zone: string }

/** What was written to all of them, as the conversation with one of them has it. */
export function AnnouncedMails({ announced, zone }: AnnouncedMailsProps) {
  const say = useSay()
  if (announced.length === 0) return null
  return (
    <ul className="activity">
      {announced.map(({ at, people, reference }) => {
        const words = say('{count, plural, one {Email to # person} other {Email to # people}}', { count: people })
        return (
          <li key={at}>
            <p>
              <Link to={recordPath({ kind: 'application', reference })}>{words}</Link>
            </p>
            <p className="activity-foot">
              <Moment at={at} zone={zone} />
            </p>
          </li>
        )
      })}
    </ul>
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
