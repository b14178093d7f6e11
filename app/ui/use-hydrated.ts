import { useSyncExternalStore } from 'react'

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
