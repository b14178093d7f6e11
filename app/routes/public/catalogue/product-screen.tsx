// A fragment of a product's interface, marked as example data.
import type { ProductScreen, ScreenPart } from '#app/features/texts/drawings.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'

/** A small version for a card, hidden from screen readers because the card's text says the same. */
export function ScreenGlimpse({ screen }: { screen: ScreenOutline }) {
  return (
    <div className="screen-glimpse" data-hue={screen.hue} aria-hidden="true">
      <div className="screen">
        <ScreenBar title={screen.title} menu={screen.menu} />
        <div className="screen-parts">
          {screen.parts.map((part) => (
            <div key={part.title} className="screen-part" data-is={part.is}>
              <p className="screen-title">{part.title}</p>
              <ScreenPartBody part={part} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

export type ScreenOutline = Pick<ProductScreen, 'hue' | 'title' | 'menu'> & { parts: readonly ScreenPart[] }

/** The whole screen; its parts carry the numbers of the explanations beside it. */
export function ScreenShown({ screen, name }: { screen: ProductScreen; name: string }) {
  const say = useSay()
  return (
    <figure className="screen" aria-label={say('Example screen of {name}', { name })}>
      <ScreenBar title={screen.title} menu={screen.menu} />
      <div className="screen-parts">
        {screen.parts.map((part, place) => (
          <div key={part.title} className="screen-part" data-is={part.is}>
            <p className="screen-title">
              <span className="screen-mark" aria-hidden="true">
                {place + 1}
              </span>{' '}
              {part.title}
            </p>
            <ScreenPartBody part={part} />
          </div>
        ))}
      </div>
    </figure>
  )
}

function ScreenBar({ title, menu }: Pick<ProductScreen, 'title' | 'menu'>) {
  const say = useSay()
  return (
    <div className="screen-bar">
      <strong>{title}</strong>
      <ul aria-label={say('Menu of the example')}>
        {menu.map((entry) => (
          <li key={entry} data-here={entry === title ? '' : undefined}>
            {entry}
          </li>
        ))}
      </ul>
      <Badge tone="neutral">{say('Example data')}</Badge>
    </div>
  )
}

// The parts of an example screen.
type Of<Is extends ScreenPart['is']> = Extract<ScreenPart, { is: Is }>

function ScreenPartBody({ part }: { part: ScreenPart }) {
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
