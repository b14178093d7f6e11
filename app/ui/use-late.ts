import { useEffect, useState } from 'react'

/** True once the wait has lasted this many milliseconds, until it ends. */
export function useLate(isWaiting: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(setLate, patience, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, patience])
  return isLate
}
