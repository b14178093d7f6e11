import { useEffect, useState } from 'react'

/** A moment by the visitor's own clock, in brackets. Only the browser knows the zone, so this is added by script. */
export function YourTime({ at }: { at: number }) {
  const [told, setTold] = useState('')
  useEffect(() => {
    const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
    setTold(new Intl.DateTimeFormat('en-GB', parts).format(at))
  }, [at])
  if (!told) return null
  return <span className="your-time">(in your time: {told})</span>
}
