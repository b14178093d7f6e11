import { useEffect, useState } from 'react'

/** A moment by the visitor's own clock, in brackets. Only the browser knows the zone, so this is added by script. */
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
