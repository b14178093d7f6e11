// A bar chart by week, of one series or two stacked ones, with the same numbers in a table.
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { dateFormat } from '#app/time/date-format.ts'

export type ChartWeek = { monday: string; values: readonly number[]; note?: string }

type WeekChartProps = {
  /** The table's caption. */
  caption: string
  weeks: readonly ChartWeek[]
  /** The name of each series. */
  parts: readonly Phrase[]
  /** The heading of the notes, which only the table shows. */
  noteHead?: Phrase
}

export function WeekChart({ caption, weeks, parts, noteHead }: WeekChartProps) {
  const say = useSay()
  const { number } = useFormats()
  const total = weeks.reduce((sum, week) => sum + heightOf(week), 0)
  return (
    <figure className="stack chart-figure" data-gap="s">
      <figcaption>
        {say('{total} in {length} weeks', { total: number(total), length: weeks.length })}
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
  const { number, day } = useFormats()
  const scale = scaleFor(Math.max(0, ...weeks.map(heightOf)))
  const top = scale.at(-1) ?? 1
  const labelled = [weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)].filter((week) => week !== undefined)
  return (
    <div className="chart-frame" aria-hidden="true">
      <ol className="chart-scale">
        {scale.toReversed().map((value) => (
          <li key={value}>{number(value)}</li>
        ))}
      </ol>
      <svg
        className="chart"
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
            {day(monday)}
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

function Legend({ parts }: { parts: readonly Phrase[] }) {
  const say = useSay()
  return (
    <span className="cluster chart-legend">
      {parts.map((part, index) => (
        <span key={part} data-part={index}>
          {say(part)}
        </span>
      ))}
    </span>
  )
}

function Numbers({ caption, weeks, parts, noteHead }: WeekChartProps) {
  const say = useSay()
  const { number, day } = useFormats()
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="visually-hidden">{say('{caption}, newest first', { caption })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Week from')}</th>
            {[...parts, ...(noteHead ? [noteHead] : [])].map((head) => (
              <th key={head} scope="col" className="number">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ monday, values, note }) => (
            <tr key={monday}>
              <th scope="row" data-label={say('Week from')}>
                <time dateTime={monday} suppressHydrationWarning>
                  {day(monday)}
                </time>
              </th>
              {parts.map((part, index) => (
                <td key={part} className="number" data-label={say(part)}>
                  {number(values[index] ?? 0)}
                </td>
              ))}
              {noteHead ? (
                <td className="number" data-label={say(noteHead)}>
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

/** Numbers and days in the reader's language. */
function useFormats() {
  const { locale } = pageLanguages[useLanguage()]
  return {
    number: (value: number) => value.toLocaleString(locale),
    day: (day: string) =>
      dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day)),
  }
}

// The vertical scale of a chart: whole numbers in equal steps, from 0 to the first step at or above the highest value.

/** The labels of the axis, lowest first; the last one is the chart's top. */
export function scaleFor(highest: number): number[] {
  const step = stepFor(highest / 4)
  const steps = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least this number. */
function stepFor(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power
}
