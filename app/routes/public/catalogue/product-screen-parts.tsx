// The parts of an example screen.
import type { ScreenPart } from '#app/features/texts/drawings.server.ts'
import { useSay } from '#app/languages/say.tsx'

type Of<Is extends ScreenPart['is']> = Extract<ScreenPart, { is: Is }>

export function ScreenPartBody({ part }: { part: ScreenPart }) {
  if (part.is === 'figures') return <Figures items={part.items} />
  if (part.is === 'table') return <PartTable {...part} />
  if (part.is === 'bars') return <Bars items={part.items} />
  if (part.is === 'steps') return <PartSteps items={part.items} />
  if (part.is === 'plan') return <Plan {...part} />
  return <Log lines={part.lines} />
}

const Figures = ({ items }: Pick<Of<'figures'>, 'items'>) => (
  <dl className="screen-figures">
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The last cell of a row gives its state, in words and in colour. */
const PartTable = ({ title, columns, rows }: Pick<Of<'table'>, 'title' | 'columns' | 'rows'>) => (
  <table className="screen-table" data-sums={rows.every(({ cells }) => Number(cells[2]) >= 0) ? '' : undefined}>
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells, state }) => (
        <tr key={cells.join()}>
          {cells.map((cell, place) => (
            <td key={columns[place]}>
              {place === cells.length - 1 && state ? <span data-state={state}>{cell}</span> : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Bars = ({ items }: Pick<Of<'bars'>, 'items'>) => (
  <dl className="screen-bars">
    {items.map(({ label, share, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {text}
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 2h100" />
            <path d={`M0 2h${share}`} />
          </svg>
        </dd>
      </div>
    ))}
  </dl>
)

const stateWords = { done: 'done', now: 'under way', next: 'still to come' } as const

function PartSteps({ items }: Pick<Of<'steps'>, 'items'>) {
  const say = useSay()
  return (
    <ol className="screen-steps">
      {items.map(({ label, state }) => (
        <li key={label} data-state={state}>
          {label}
          <span className="visually-hidden">, {say(stateWords[state])}</span>
        </li>
      ))}
    </ol>
  )
}

function Plan({ title, days, rooms }: Pick<Of<'plan'>, 'title' | 'days' | 'rooms'>) {
  const say = useSay()
  return (
    <table className="screen-table screen-plan">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Room')}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ label, stays }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {stays.map((stay) => (
              <td key={stay.from} colSpan={stay.nights}>
                {stay.label ? (
                  <span data-state={stay.state}>{stay.label}</span>
                ) : (
                  <span className="visually-hidden">{say('Free')}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Log = ({ lines }: Pick<Of<'log'>, 'lines'>) => (
  <ul className="screen-log">
    {lines.map(({ time, text }) => (
      <li key={time}>
        <span>{time}</span> {text}
      </li>
    ))}
  </ul>
)
