import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while hydrating, true from then on: for what only makes sense with JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** The same, but never for a visitor who asked to save data: for what moves by itself. */
export const useMoving = () =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.lite === undefined,
    () => false,
  )
