import { useEffect, useState } from 'react'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'

/** A time in the visitor's own zone, in brackets after a space. Only the browser knows the zone, so a script adds it. */
export function YourTime({ at }: { at: number }) {
  const [told, setTold] = useState('')
  const say = useSay()
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
  if (!told) return null
  return (
    <>
      {' '}
      <span className="your-time">{say('(your time: {time})', { time: told })}</span>
    </>
  )
}
