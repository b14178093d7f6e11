import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, true afterwards: for features that need JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** The same, but always false for a visitor who asked to save data: for automatic motion. */
export const useMoving = () =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.lite === undefined,
    () => false,
  )

/** An effect that runs before the browser takes the next key or click; none on the server. */
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

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
