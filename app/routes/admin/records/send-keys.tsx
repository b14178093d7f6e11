import { useEffect } from 'react'

/** Ctrl+Enter sends the form; with Shift as well, it presses "Send and next", if the form has it. */
export function SendKeys({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      element.requestSubmit(event.shiftKey ? element.querySelector<HTMLElement>('[value=next]') : null)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [form])
  return null
}
