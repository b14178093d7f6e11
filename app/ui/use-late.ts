import { useEffect, useState } from 'react'

/** True once it has been waited for so many milliseconds, until the waiting ends. */
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
