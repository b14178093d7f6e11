import { useEffect, useState } from 'react'

/** A time in the visitor's own zone, in brackets. Only the browser knows the zone, so a script adds it. */
export function YourTime({ at }: { at: number }) {
  const [told, setTold] = useState('')
  useEffect(() => {
    const date = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
    const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
    setTold(`${date.format(at)}, ${time.format(at)}`)
  }, [at])
  if (!told) return null
  return <span className="your-time">(in your time: {told})</span>
}
