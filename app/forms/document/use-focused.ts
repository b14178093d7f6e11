import { useFormState } from '#app/forms/form-state.ts'
import { useFocusOnChange } from '#app/forms/notices/focus-on-change.ts'

/** After a press that only redraws the form, the focus is on what the press changed or showed. */
export function useFocused<Element extends HTMLElement>(isMeant: boolean) {
  const { answer } = useFormState()
  return { ref: useFocusOnChange<Element>(isMeant ? answer : undefined), autoFocus: isMeant }
}
