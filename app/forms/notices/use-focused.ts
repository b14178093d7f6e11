import { useFormState } from '#app/forms/form-state.ts'
import { useFocusOnChange } from './focus-on-change.ts'

/** The focus is on what the answer is about: what the press changed or showed, or the text that is missing. */
export function useFocused<Element extends HTMLElement>(isMeant: boolean) {
  const { answer } = useFormState()
  return { ref: useFocusOnChange<Element>(isMeant ? answer : undefined), autoFocus: isMeant }
}
