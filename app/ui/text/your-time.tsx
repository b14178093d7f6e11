import { useEffect, useState } from 'react'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'

/** A sentence whose moments have their words in the zones of the offices beside them. */
export type TimedSentence = readonly (string | { at: number; words: string })[]

/** A time in the visitor's own zone, in brackets after a space. Only the browser knows the zone, so a script adds it. */
export function YourTime({ at }: { at: number }) {
  const told = useYourTime(at)
  const say = useSay()
  if (!told) return null
  return (
    <>
      {' '}
      <span className="your-time">{say('(your time: {time})', { time: told })}</span>
    </>
  )
}

/** A sentence with its moments in the visitor's own zone, without a script in those of the offices. */
export function Timed({ sentence }: { sentence: TimedSentence }) {
  return sentence.map((part) => (typeof part === 'string' ? part : <YourMoment key={part.at} {...part} />))
}

/** The same, whose place is as high from the start as with the moments in the offices' zones. */
export function TimedLine({ sentence }: { sentence: TimedSentence }) {
  return (
    <span data-longest={sentence.map((part) => (typeof part === 'string' ? part : part.words)).join('')}>
      <span>
        <Timed sentence={sentence} />
      </span>
    </span>
  )
}

function YourMoment({ at, words }: { at: number; words: string }) {
  const told = useYourTime(at)
  const say = useSay()
  return (
    <time dateTime={new Date(at).toISOString()} title={told && words} data-scripted="">
      {told ? say('{time} (your time)', { time: told }) : words}
    </time>
  )
}

/** Empty until the browser has told it. */
function useYourTime(at: number): string {
  const [told, setTold] = useState('')
  const language = useLanguage()
  useEffect(() => {
    const date = new Intl.DateTimeFormat(pageLanguages[language].locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    })
    const time = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : pageLanguages[language].locale, {
      hour: 'numeric',
      minute: '2-digit',
    })
    const hours = time.format(at)
    setTold(`${date.format(at)}, ${language === 'fr' ? hours.replace(':', '\u00a0h\u00a0') : hours}`)
  }, [at, language])
  return told
}
