import { useEffect, useRef } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * For the element with which a form answers: it takes the focus, which the form's button had, with every new answer.
 * Where the server drew the answer and somebody was quicker than the scripts, the focus stays where they put it.
 */
export function useFocusOnChange(answer: unknown, { preventScroll = false }: FocusOptions = {}) {
  const element = useRef<HTMLDivElement>(null)
  const isDrawnByServer = useRef(!useHydrated())
  useEffect(() => {
    const isTaken = isDrawnByServer.current && document.activeElement !== document.body
    isDrawnByServer.current = false
    if (answer && !isTaken) element.current?.focus({ preventScroll })
  }, [answer, preventScroll])
  return element
}
