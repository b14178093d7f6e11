import { useEffect, useRef } from 'react'
import { placeToWrite, translated, type Untouched } from '#app/features/records/reply/written.ts'
import type { Language } from '#db/tables/records.ts'

/** An untouched text follows the chosen language, and the cursor begins where one writes. */
export function UseTemplates({ form, untouched }: { form: string; untouched: Untouched }) {
  const isPlaced = useRef(false)
  useEffect(() => {
    const fields = (document.getElementById(form) as HTMLFormElement | null)?.elements
    const [body, language] = [fields?.namedItem('body'), fields?.namedItem('language')]
    if (!(body instanceof HTMLTextAreaElement) || !(language instanceof HTMLSelectElement)) return
    const placeCursor = () => {
      isPlaced.current = true
      const place = placeToWrite(body.value, untouched)
      body.setSelectionRange(place, place)
    }
    const onChange = () => {
      const words = translated(body.value, language.value as Language, untouched)
      if (words === undefined || words === body.value) return
      body.value = words
      body.dispatchEvent(new Event('input', { bubbles: true }))
      placeCursor()
    }
    // A press of the mouse places it elsewhere right afterwards; a selection was made on purpose.
    const onFocus = () => {
      if (!isPlaced.current && body.selectionStart === body.selectionEnd) placeCursor()
    }
    body.addEventListener('focus', onFocus)
    language.addEventListener('change', onChange)
    return () => {
      body.removeEventListener('focus', onFocus)
      language.removeEventListener('change', onChange)
    }
  }, [form, untouched])
  return null
}
