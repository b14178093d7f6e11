// What is typed before a page is alive. React would give a text area back what the server drew, and no form would know.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const changed = new Set<Field>()

/** To be called before React takes the page over. */
export function watchEarlyInput() {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) if (isChanged(field)) keep(field)
  document.addEventListener('input', onInput, true)
}

/** To be called once it has: tells the forms what was typed, as if it were typed now. */
export function replayEarlyInput() {
  document.removeEventListener('input', onInput, true)
  for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }))
  changed.clear()
}

function onInput({ target }: Event) {
  if (isField(target)) keep(target)
}

function keep(field: Field) {
  changed.add(field)
  // React sets a text area anew only where its first text is still the one that was drawn.
  if (field instanceof HTMLTextAreaElement) field.defaultValue = field.value
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (field.value !== field.defaultValue) return true
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked
}
