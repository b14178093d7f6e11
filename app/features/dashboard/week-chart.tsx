// A bar chart by week, of one series or two stacked ones, with the same numbers in a table.
import { useSay } from '#app/languages/say.tsx'
import { scaleFor } from './scale.ts'

export type ChartWeek = { monday: string; values: readonly number[]; note?: string }

type WeekChartProps = {
  /** The table's caption. */
  caption: string
  weeks: readonly ChartWeek[]
  /** The name of each series. */
  parts: readonly string[]
  /** The heading of the notes, which only the table shows. */
  noteHead?: string
}

export function WeekChart({ caption, weeks, parts, noteHead }: WeekChartProps) {
  const say = useSay()
  const total = weeks.reduce((sum, week) => sum + heightOf(week), 0)
  return (
    <figure className="chart-figure">
      <figcaption>
        {say('{total} in {length} weeks', { total: total.toLocaleString('en'), length: weeks.length })}
        {parts.length > 1 ? <Legend parts={parts} /> : null}
      </figcaption>
      <Bars weeks={weeks} />
      <details>
        <summary>{say('Show the numbers')}</summary>
        <Numbers caption={caption} weeks={weeks} parts={parts} noteHead={noteHead} />
      </details>
    </figure>
  )
}

const heightOf = ({ values }: ChartWeek) => values.reduce((sum, value) => sum + value, 0)

function Bars({ weeks }: { weeks: readonly ChartWeek[] }) {
  const scale = scaleFor(Math.max(0, ...weeks.map(heightOf)))
  const top = scale.at(-1) ?? 1
  const labelled = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)].filter((week) => week !== undefined)
  return (
    <div className="chart-frame" aria-hidden="true">
      <ol className="chart-scale">
        {scale.toReversed().map((value) => (
          <li key={value}>{value.toLocaleString('en')}</li>
        ))}
      </ol>
      <svg
        className="chart chart-weeks"
        viewBox={`0 0 ${weeks.length} ${top}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {scale.map((y) => (
          <line
            key={y}
            className="chart-grid"
            x1="0"
            x2={weeks.length}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {weeks.map((week, index) =>
          partsOf(week, top).map(({ part, y, height }) => (
            <rect
              key={`${week.monday} ${part}`}
              className="chart-bar"
              data-part={part}
              x={index + 0.15}
              y={y}
              width="0.7"
              height={height}
            />
          )),
        )}
      </svg>
      <p className="chart-axis">
        {labelled.map(({ monday }) => (
          <span key={monday} suppressHydrationWarning>
            {dayWords(monday)}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The segments of a bar, from the bottom up. */
function partsOf({ values }: ChartWeek, top: number) {
  let y = top
  return values.map((height, part) => {
    y -= height
    return { part, y, height }
  })
}

const Legend = ({ parts }: { parts: readonly string[] }) => (
  <span className="chart-legend">
    {parts.map((part, index) => (
      <span key={part} data-part={index}>
        {part}
      </span>
    ))}
  </span>
)

function Numbers({ caption, weeks, parts, noteHead }: WeekChartProps) {
  const say = useSay()
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="visually-hidden">{say('{caption}, newest first', { caption })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Week from')}</th>
            {[...parts, ...(noteHead ? [noteHead] : [])].map((head) => (
              <th key={head} scope="col" className="number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ monday, values, note }) => (
            <tr key={monday}>
              <th scope="row" data-label={say('Week from')}>
                <time dateTime={monday} suppressHydrationWarning>
                  {dayWords(monday)}
                </time>
              </th>
              {parts.map((part, index) => (
                <td key={part} className="number" data-label={part}>
                  {(values[index] ?? 0).toLocaleString('en')}
                </td>
              ))}
              {noteHead ? (
                <td className="number" data-label={noteHead}>
                  {note ?? '–'}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayWords = (day: string) => format.format(Date.parse(day))
