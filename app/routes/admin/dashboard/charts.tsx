import { type ChartWeek, WeekChart } from '#app/features/dashboard/week-chart.tsx'
import type { AnswerWeek, WeekFigures } from '#app/features/dashboard/weekly.server.ts'
import { Loaded, type Part } from './part.tsx'

type ChartParts = {
  enquiries: Part<WeekFigures[]>
  answers: Part<AnswerWeek[]>
  applications: Part<WeekFigures[]>
  subscribers: Part<WeekFigures[]>
}

export function OverviewCharts({ enquiries, answers, applications, subscribers }: ChartParts) {
  return (
    <div className="chart-cards">
      <ChartCard id="enquiries" title="Enquiries per week" part={enquiries} parts={['Enquiries']} />
      <ChartCard
        id={'answers'}
        title={'Answers in time and late'}
        noteHead={'Mean time to answer'}
        part={answers === null || answers === 'failed' ? answers : answers.map(answerWeek)}
        parts={['In time', 'Late']}
      />
      <ChartCard id="applications" title="Applications per week" part={applications} parts={['Applications']} />
      <ChartCard id="subscribers" title="New subscribers per week" part={subscribers} parts={['Subscribers']} />
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

const answerWeek = ({ monday, inTime, late, meanMinutes }: AnswerWeek): ChartWeek => ({
  monday,
  values: [inTime, late],
  note: meanMinutes === null ? undefined : timeInWords(meanMinutes),
})

function timeInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
