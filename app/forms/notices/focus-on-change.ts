import { useEffect, useRef } from 'react'
import { useFormState } from '#app/forms/form-state.ts'
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

/** The focus is on what the answer is about: what the press changed or showed, or the text that is missing. */
export function useFocused<Element extends HTMLElement>(isMeant: boolean) {
  const { answer } = useFormState()
  return { ref: useFocusOnChange<Element>(isMeant ? answer : undefined), autoFocus: isMeant }
}
