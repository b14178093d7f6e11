// The short form beside the moment of our answer and both clocks: the end of /contact, and /quick-inquiry.
import type { ReactNode } from 'react'
import { useLanguage } from '#app/languages/say.tsx'
import { type CityHours, TwoCities } from '#app/routes/public/two-cities.tsx'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import { Section } from '#app/ui/section.tsx'
import { TimedLine, type TimedSentence } from '#app/ui/text/your-time.tsx'

type AskBlockProps = { title: string; promise: TimedSentence; cities: CityHours; more?: ReactNode; children: ReactNode }

export function AskBlock({ title, promise, cities, more, children }: AskBlockProps) {
  const language = useLanguage()
  return (
    <Section tone="muted" labelledBy="ask-us-directly">
      <div className="columns split">
        <div>
          <h2 id="ask-us-directly">{title}</h2>
          <p className="lead-text">
            <TimedLine sentence={promise} />
          </p>
          <TwoCities {...cities} clock={(...time) => wallClockIn(language, ...time)} />
          {more}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  )
}
