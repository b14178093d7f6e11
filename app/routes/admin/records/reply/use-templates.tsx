import { useEffect, useRef } from 'react'
import { placeToWrite, translated, type Untouched } from '#app/features/records/reply/written.ts'
import type { Language } from '#db/tables/records.ts'
import type { Composer } from './composer.server.ts'

/** An untouched subject and text follow the chosen language, and the cursor begins where one writes. */
export function UseTemplates({ form, untouched }: { form: string } & Pick<Composer, 'untouched'>) {
  const isPlaced = useRef(false)
  useEffect(() => {
    const fields = (document.getElementById(form) as HTMLFormElement | null)?.elements
    const [subject, body, language] = ['subject', 'body', 'language'].map((name) => fields?.namedItem(name))
    if (!(subject instanceof HTMLInputElement) || !(body instanceof HTMLTextAreaElement)) return
    if (!(language instanceof HTMLSelectElement)) return
    let around: [string, string] | undefined
    const placeCursor = () => {
      isPlaced.current = true
      const place = placeToWrite(body.value, untouched.body)
      body.setSelectionRange(place, place)
      around = [body.value.slice(0, place), body.value.slice(place)]
    }
    // The first word that is typed there does not stick to the last one.
    const onInput = ({ isComposing }: Partial<InputEvent>) => {
      if (isComposing || !around) return
      const [before, after] = around
      around = undefined
      const { value } = body
      const typed = value.slice(before.length, value.length - after.length)
      const isThere = value === before + typed + after
      if (isThere && /\S$/.test(before) && /^[\p{L}\p{N}]/u.test(typed)) {
        body.setRangeText(' ', before.length, before.length, 'preserve')
      }
    }
    const onChange = () => {
      translate(subject, language.value as Language, untouched.subject)
      if (translate(body, language.value as Language, untouched.body)) placeCursor()
    }
    // A press of the mouse places it elsewhere right afterwards; a selection was made on purpose.
    const onFocus = () => {
      if (!isPlaced.current && body.selectionStart === body.selectionEnd) placeCursor()
    }
    body.addEventListener('focus', onFocus)
    body.addEventListener('input', onInput)
    body.addEventListener('compositionend', onInput)
    language.addEventListener('change', onChange)
    return () => {
      body.removeEventListener('focus', onFocus)
      body.removeEventListener('input', onInput)
      body.removeEventListener('compositionend', onInput)
      language.removeEventListener('change', onChange)
    }
  }, [form, untouched])
  return null
}

/** Returns whether the field's text changed. */
function translate(field: HTMLInputElement | HTMLTextAreaElement, language: Language, untouched: Untouched) {
  const words = translated(field.value, language, untouched)
  if (words === undefined || words === field.value) return false
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
