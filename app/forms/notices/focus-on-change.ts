import { useEffect, useRef } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * Moves the focus, which the form's button had, to the element that shows the answer, for every new answer. After a full
 * page load the focus stays where the user has put it before hydration.
 */
export function useFocusOnChange<Element extends HTMLElement = HTMLDivElement>(
  answer: unknown,
  { preventScroll = false }: FocusOptions = {},
) {
  const element = useRef<Element>(null)
  const isDrawnByServer = useRef(!useHydrated())
  useEffect(() => {
    const isTaken = isDrawnByServer.current && document.activeElement !== document.body
    isDrawnByServer.current = false
    if (answer && !isTaken) element.current?.focus({ preventScroll })
  }, [answer, preventScroll])
  return element
}
