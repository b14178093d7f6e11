import { type ChartWeek, WeekChart } from '#app/features/dashboard/week-chart.tsx'
import type { AnswerWeek, WeekFigures } from '#app/features/dashboard/weekly.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Loaded, type Part } from './part.tsx'

type ChartParts = {
  enquiries: Part<WeekFigures[]>
  answers: Part<AnswerWeek[]>
  applications: Part<WeekFigures[]>
  subscribers: Part<WeekFigures[]>
}

export function OverviewCharts({ enquiries, answers, applications, subscribers }: ChartParts) {
  const say = useSay()
  return (
    <div className="chart-cards">
      <ChartCard id="enquiries" title={say('Enquiries per week')} part={enquiries} parts={['Enquiries']} />
      <ChartCard
        id={'answers'}
        title={say('Answers in time and late')}
        noteHead={'Mean time to answer'}
        part={answers === null || answers === 'failed' ? answers : answers.map((week) => answerWeek(week, say))}
        parts={['In time', 'Late']}
      />
      <ChartCard id="applications" title={say('Applications per week')} part={applications} parts={['Applications']} />
      <ChartCard id="subscribers" title={say('New subscribers per week')} part={subscribers} parts={['Subscribers']} />
    </div>
  )
}

type ChartCardProps = {
  id: string
  title: string
  part: Part<readonly ChartWeek[]>
  parts: readonly string[]
  noteHead?: string
}

function ChartCard({ id, title, part, parts, noteHead }: ChartCardProps) {
  if (part === null) return null
  return (
    <section className="card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <Loaded part={part}>
        {(weeks) => <WeekChart caption={title} weeks={weeks} parts={parts} noteHead={noteHead} />}
      </Loaded>
    </section>
  )
}

const answerWeek = ({ monday, inTime, late, meanMinutes }: AnswerWeek, say: Say): ChartWeek => ({
  monday,
  values: [inTime, late],
  note: meanMinutes === null ? undefined : timeInWords(meanMinutes, say),
})

function timeInWords(minutes: number, say: Say): string {
  if (minutes < 60) return say('{count} min', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? say('{count} h', { count: hours }) : say('{count} days', { count: Math.round(hours / 24) })
}
